package app.likeness.scan.read;

import app.likeness.scan.held.Fingerprinting;
import app.likeness.scan.held.Taken;
import app.likeness.scan.progress.ReadingStep;
import app.likeness.scan.progress.StepTimes;
import app.likeness.store.kept.KnownFile;
import app.likeness.store.kept.Reading;
import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.charset.Mojibake;
import app.likeness.text.container.Containers;
import app.likeness.text.container.TableRow;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.extract.CharsetChoices;
import app.likeness.text.extract.TextExtractors;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Makes a document of a file: what workers do. Never throws for a file. Safe for use by several threads.
public final class FileReading {
    private static final int MEGABYTE = 1_000_000;
    private static final int BLOCK = 1 << 16;

    /// Characters: a longer text is not kept beyond its turn.
    private static final int LONGEST_KNOWN = 20_000;

    private final TimedReading contents = new TimedReading(TextExtractors::content);
    private final BiFunction<Path, FileBytes, Attempt<ExtractedText>> extractor;
    private final CharsetChoices charsets;
    private final Containers containers;
    private final Fingerprinting fingerprinting;
    private final MemoryGate memory;
    private final StepTimes times;

    /// Rows of a table may be the same over and over, and so may the files of a folder of copies.
    private volatile @Nullable Known last;

    private record Known(String text, Taken taken) {}

    public FileReading(
            BiFunction<Path, FileBytes, Attempt<ExtractedText>> extractor,
            CharsetChoices charsets,
            Containers containers,
            Fingerprinting fingerprinting,
            MemoryGate memory,
            StepTimes times) {
        this.extractor = extractor;
        this.charsets = charsets;
        this.containers = containers;
        this.fingerprinting = fingerprinting;
        this.memory = memory;
        this.times = times;
    }

    /// Reads `file`; `known` is the document that the corpus has at its path, if any.
    ReadOutcome read(FoundFile file, @Nullable KnownFile known) {
        if (file.bytes() > memory.largest()) {
            return large(file);
        }
        memory.enter(file.bytes());
        try {
            return readNow(file, known);
        } finally {
            memory.leave(file.bytes());
        }
    }

    /// Reads a file inside a container: `file` is where it stands, `bytes` what it is.
    ReadOutcome read(FoundFile file, FileBytes bytes, @Nullable KnownFile known) {
        memory.enter(file.bytes());
        try {
            long start = System.nanoTime();
            String sha256 = sha256(bytes);
            times.add(ReadingStep.DIGEST, start);
            return known != null && isSame(file, known, sha256)
                    ? new ReadOutcome.Same(known)
                    : read(file, bytes, sha256);
        } finally {
            memory.leave(file.bytes());
        }
    }

    /// Reads a row of a table: `file` is where it stands.
    ReadOutcome read(FoundFile file, TableRow row, @Nullable KnownFile known) {
        if (file.bytes() > memory.largest()) {
            return tooLarge(file);
        }
        memory.enter(file.bytes());
        try {
            String sha256 = HexFormat.of().formatHex(digest().digest(row.content()));
            if (known != null && isSame(file, known, sha256)) {
                return new ReadOutcome.Same(known);
            }
            return outcome(file, sha256, row.extract());
        } finally {
            memory.leave(file.bytes());
        }
    }

    private ReadOutcome readNow(FoundFile file, @Nullable KnownFile known) {
        long start = System.nanoTime();
        Attempt<FileBytes> content = contents.read(file.path());
        long read = times.add(ReadingStep.EXTRACT, start);
        return switch (content) {
            case Attempt.Got<FileBytes> bytes -> readNow(file, known, bytes.value(), read);
            case Attempt.Not<FileBytes> not -> new ReadOutcome.Not(not.skip());
        };
    }

    private ReadOutcome readNow(FoundFile file, @Nullable KnownFile known, FileBytes bytes, long start) {
        String sha256 = sha256(bytes);
        times.add(ReadingStep.DIGEST, start);
        if (containers.isContainer(file.path(), bytes)) {
            return new ReadOutcome.Opens(sha256);
        }
        return known != null && isSame(file, known, sha256) ? new ReadOutcome.Same(known) : read(file, bytes, sha256);
    }

    private boolean isSame(FoundFile file, KnownFile known, String sha256) {
        return known.sha256().equals(sha256) && known.how().equals(charsets.how(file.path()));
    }

    private ReadOutcome read(FoundFile file, FileBytes bytes, String sha256) {
        long start = System.nanoTime();
        Attempt<ExtractedText> extraction = extractor.apply(file.path(), bytes);
        times.add(ReadingStep.EXTRACT, start);
        return outcome(file, sha256, extraction);
    }

    private ReadOutcome outcome(FoundFile file, String sha256, Attempt<ExtractedText> extraction) {
        return switch (extraction) {
            case Attempt.Not<ExtractedText> not -> new ReadOutcome.Not(not.skip());
            case Attempt.Got<ExtractedText> text -> document(file, sha256, text.value());
        };
    }

    /// A document of a packed format may hold far more text than the file has bytes.
    private ReadOutcome document(FoundFile file, String sha256, ExtractedText text) {
        long characters = text.text().length();
        if (characters > memory.largest()) {
            return new ReadOutcome.Not(new Skip(
                    file.path(),
                    SkipReason.TOO_LARGE,
                    Math.ceilDiv(characters, MEGABYTE) + " million characters, there is memory for "
                            + memory.largest() / MEGABYTE + " million"));
        }
        if (characters <= file.bytes()) {
            return fingerprinted(file, sha256, text);
        }
        memory.exchange(file.bytes(), characters);
        try {
            return fingerprinted(file, sha256, text);
        } finally {
            memory.exchange(characters, file.bytes());
        }
    }

    private ReadOutcome fingerprinted(FoundFile file, String sha256, ExtractedText text) {
        Taken taken = taken(text.text());
        if (taken.prints().characters() == 0) {
            return new ReadOutcome.Not(new Skip(file.path(), SkipReason.EMPTY, ""));
        }
        var reading = new Reading(
                file.path(),
                text.metadata().writtenBy(file.modifiedAt()),
                file.bytes(),
                file.modifiedAt(),
                sha256,
                charsets.how(file.path()),
                text.text(),
                taken.prints());
        return new ReadOutcome.Text(reading, taken, notices(text, file.path()));
    }

    /// What is to be said of a text all the same. One that reads like garbage is certain to be uncertain.
    private static List<Skip> notices(ExtractedText text, Path file) {
        if (!Mojibake.isIn(text.text())) {
            return text.notices();
        }
        return Stream.concat(
                        text.notices().stream().filter(skip -> skip.reason() != SkipReason.CHARSET_UNCERTAIN),
                        Stream.of(new Skip(file, SkipReason.GARBLED, text.charset())))
                .toList();
    }

    /// The fingerprints of a text; where it is that of the file before it, they are not taken again.
    private Taken taken(String text) {
        Known before = last;
        if (before != null && before.text.equals(text)) {
            return before.taken;
        }
        Taken taken = fingerprinting.of(text);
        if (text.length() <= LONGEST_KNOWN) {
            last = new Known(text, taken);
        }
        return taken;
    }

    /// Containers are read piece by piece, however large. A file that the extractors would refuse for its size is
    /// theirs to refuse; memory may set a lower limit.
    private ReadOutcome large(FoundFile file) {
        if (containers.isContainer(file.path())) {
            String sha256 = sha256(file.path());
            if (!sha256.isEmpty()) {
                return new ReadOutcome.Opens(sha256);
            }
        }
        if (file.bytes() > TextExtractors.LIMIT_BYTES
                && TextExtractors.content(file.path()) instanceof Attempt.Not<FileBytes> not) {
            return new ReadOutcome.Not(not.skip());
        }
        return tooLarge(file);
    }

    private ReadOutcome tooLarge(FoundFile file) {
        return new ReadOutcome.Not(new Skip(
                file.path(),
                SkipReason.TOO_LARGE,
                (file.bytes() + MEGABYTE - 1) / MEGABYTE + " MB, there is memory for " + memory.largest() / MEGABYTE
                        + " MB"));
    }

    /// The SHA-256 of a file's bytes as 64 hexadecimal digits; empty when it cannot be read.
    static String sha256(Path file) {
        MessageDigest digest = digest();
        byte[] block = new byte[BLOCK];
        try (InputStream in = Files.newInputStream(file)) {
            for (int count = in.read(block); count >= 0; count = in.read(block)) {
                digest.update(block, 0, count);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (IOException unreadable) {
            return "";
        }
    }

    private static String sha256(FileBytes content) {
        return HexFormat.of().formatHex(digest().digest(content.bytes()));
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
