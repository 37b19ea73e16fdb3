package app.likeness.ui.corpus;

import app.likeness.report.content.ReportException;
import app.likeness.store.kept.CorpusException;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.ShownPath;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Something that did not go as the user wanted, as a sentence that names what, to what, and what to do.
public sealed interface Problem {
    /// The sentence in the language of now.
    String sentence(Messages messages);

    /// The path that the sentence names.
    default Optional<Path> path() {
        return switch (this) {
            case CorpusFailure failure -> Optional.of(failure.file);
            case CorpusGone gone -> Optional.of(gone.file);
            case BadWords words -> Optional.of(words.file);
            case NoWords words -> Optional.of(words.file);
            case NotPasted pasted -> Optional.of(pasted.folder);
            case NothingReadable nothing -> Optional.of(nothing.paths.getFirst());
            case NoSample sample -> Optional.of(sample.folder);
            case NotWritten written -> Optional.of(written.file);
            case CannotOpen open -> Optional.of(open.named);
            case NoCharset charset -> Optional.of(charset.file);
            case MemoryFailure memory -> Optional.of(memory.file);
            case MemoryDamaged memory -> Optional.of(memory.aside);
            case NotJudged ignored -> Optional.empty();
            case NamesHidden ignored -> Optional.empty();
        };
    }

    /// A corpus file cannot be used.
    record CorpusFailure(CorpusException.Reason reason, Path file) implements Problem {
        public CorpusFailure(CorpusException cause) {
            this(cause.reason(), cause.file());
        }

        @Override
        public String sentence(Messages messages) {
            return messages.get(
                    switch (reason) {
                        case IN_USE -> "error.corpus.inUse";
                        case OTHER_VERSION -> "error.corpus.otherVersion";
                        case NOT_A_CORPUS -> "error.corpus.notACorpus";
                        case NO_ACCESS -> "error.corpus.noAccess";
                        case GONE -> "error.corpus.gone";
                        case DISK_FULL -> "error.corpus.diskFull";
                        case FAILED -> "error.corpus.failed";
                    },
                    ShownPath.of(file));
        }
    }

    /// There is no such corpus file any more.
    record CorpusGone(Path file) implements Problem {
        @Override
        public String sentence(Messages messages) {
            return messages.get("error.corpus.gone", ShownPath.of(file));
        }
    }

    /// Lines of a list of words are no words.
    ///
    /// @param lines their numbers, not empty
    record BadWords(Path file, List<Integer> lines) implements Problem {
        public BadWords {
            lines = List.copyOf(lines);
        }

        @Override
        public String sentence(Messages messages) {
            return messages.get("error.words.lines", ShownPath.of(file), lines.getFirst(), lines.size() - 1);
        }
    }

    /// A list of words cannot be read, or is not UTF-8.
    record NoWords(Path file) implements Problem {
        @Override
        public String sentence(Messages messages) {
            return messages.get("error.words.unreadable", ShownPath.of(file));
        }
    }

    /// A pasted text cannot be made a file.
    record NotPasted(Path folder) implements Problem {
        @Override
        public String sentence(Messages messages) {
            return messages.get("error.paste", ShownPath.of(folder));
        }
    }

    /// None of the dropped or chosen things can be read, or they are gone.
    ///
    /// @param paths not empty
    record NothingReadable(List<Path> paths) implements Problem {
        public NothingReadable {
            paths = List.copyOf(paths);
        }

        @Override
        public String sentence(Messages messages) {
            return messages.get("error.drop.unreadable", ShownPath.of(paths.getFirst()), paths.size() - 1);
        }
    }

    /// The sample cannot be unpacked.
    record NoSample(Path folder) implements Problem {
        @Override
        public String sentence(Messages messages) {
            return messages.get("error.sample.unpack", ShownPath.of(folder));
        }
    }

    /// A report cannot be written.
    record NotWritten(ReportException.Reason reason, Path file) implements Problem {
        @Override
        public String sentence(Messages messages) {
            return messages.get(
                    switch (reason) {
                        case NO_FOLDER -> "error.export.noFolder";
                        case IS_A_FOLDER -> "error.export.isAFolder";
                        case NO_ACCESS -> "error.export.noAccess";
                        case DISK_FULL -> "error.export.diskFull";
                        case CORPUS -> "error.export.corpus";
                        case NO_DOCX -> "error.export.noDocx";
                        case CHANGED -> "error.export.changed";
                        case TOO_LARGE -> "error.export.tooLarge";
                        case FAILED -> "error.export.failed";
                    },
                    ShownPath.of(file));
        }
    }

    /// What the system has no program for, or what is no longer there.
    record CannotOpen(Path named) implements Problem {
        @Override
        public String sentence(Messages messages) {
            return messages.get("error.open.failed", ShownPath.of(named));
        }
    }

    /// A file is read the same in every character set.
    record NoCharset(Path file) implements Problem {
        @Override
        public String sentence(Messages messages) {
            return messages.get("error.charset.none", ShownPath.of(file));
        }
    }

    /// A verdict was given on something of which a document is no longer in the corpus.
    record NotJudged() implements Problem {
        @Override
        public String sentence(Messages messages) {
            return messages.get("error.review.gone");
        }
    }

    /// What was judged before, in any corpus, cannot be read or written; the open corpus keeps its own verdicts.
    record MemoryFailure(CorpusException.Reason reason, Path file) implements Problem {
        @Override
        public String sentence(Messages messages) {
            return messages.get(
                    switch (reason) {
                        case IN_USE -> "error.memory.inUse";
                        case OTHER_VERSION -> "error.memory.newerVersion";
                        case NO_ACCESS, NOT_A_CORPUS, GONE -> "error.memory.noAccess";
                        case DISK_FULL -> "error.memory.diskFull";
                        case FAILED -> "error.memory.failed";
                    },
                    ShownPath.of(file));
        }
    }

    /// Some of what was judged before could not be read.
    ///
    /// @param aside where the file was put as it was
    record MemoryDamaged(int entries, Path aside) implements Problem {
        @Override
        public String sentence(Messages messages) {
            return messages.get("error.memory.damaged", entries, ShownPath.of(aside));
        }
    }

    /// What was asked for would show the name of a document, and names are hidden.
    record NamesHidden() implements Problem {
        @Override
        public String sentence(Messages messages) {
            return messages.get("error.namesHidden");
        }
    }
}
