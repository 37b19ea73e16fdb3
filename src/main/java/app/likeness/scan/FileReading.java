package app.likeness.scan;

import app.likeness.store.KnownFile;
import app.likeness.store.Reading;
import app.likeness.text.ExtractedText;
import app.likeness.text.Extraction;
import app.likeness.text.FileBytes;
import app.likeness.text.FileContent;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.TextExtractors;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/// Makes a document of a file: what workers do. Never throws for a file. Safe for use by several threads.
final class FileReading {
    private static final int MEGABYTE = 1_000_000;

    private final BiFunction<Path, FileBytes, Extraction> extractor;
    private final Fingerprinting fingerprinting;
    private final MemoryGate memory;
    private final StepTimes times;

    FileReading(
            BiFunction<Path, FileBytes, Extraction> extractor,
            Fingerprinting fingerprinting,
            MemoryGate memory,
            StepTimes times) {
        this.extractor = extractor;
        this.fingerprinting = fingerprinting;
        this.memory = memory;
        this.times = times;
    }

    /// Reads `file`; `known` is the document that the corpus has at its path, if any.
    ReadOutcome read(FoundFile file, @Nullable KnownFile known) {
        if (file.bytes() > memory.largest()) {
            return tooLarge(file);
        }
        memory.enter(file.bytes());
        try {
            return readNow(file, known);
        } finally {
            memory.leave(file.bytes());
        }
    }

    private ReadOutcome readNow(FoundFile file, @Nullable KnownFile known) {
        long start = System.nanoTime();
        FileContent content = TextExtractors.content(file.path());
        start = times.add(ReadingStep.EXTRACT, start);
        if (content instanceof Skip skip) {
            return new ReadOutcome.Not(skip);
        }
        FileBytes bytes = (FileBytes) content;
        String sha256 = sha256(bytes);
        start = times.add(ReadingStep.DIGEST, start);
        if (known != null && known.sha256().equals(sha256) && known.how().equals(TextExtractors.VERSION)) {
            return new ReadOutcome.Same(known);
        }
        Extraction extraction = extractor.apply(file.path(), bytes);
        times.add(ReadingStep.EXTRACT, start);
        return switch (extraction) {
            case Skip skip -> new ReadOutcome.Not(skip);
            case ExtractedText text -> document(file, sha256, text);
        };
    }

    private ReadOutcome document(FoundFile file, String sha256, ExtractedText text) {
        Taken taken = fingerprinting.of(text.text());
        if (taken.prints().characters() == 0) {
            return new ReadOutcome.Not(new Skip(file.path(), SkipReason.EMPTY, ""));
        }
        var reading = new Reading(
                file.path(),
                text.metadata().writtenBy(file.modifiedAt()),
                file.bytes(),
                file.modifiedAt(),
                sha256,
                TextExtractors.VERSION,
                text.text(),
                taken.prints());
        return new ReadOutcome.Text(reading, taken);
    }

    /// A file that the extractors would refuse for its size is theirs to refuse; memory may set a lower limit.
    private ReadOutcome tooLarge(FoundFile file) {
        if (file.bytes() > TextExtractors.LIMIT_BYTES && TextExtractors.content(file.path()) instanceof Skip skip) {
            return new ReadOutcome.Not(skip);
        }
        return new ReadOutcome.Not(new Skip(
                file.path(),
                SkipReason.TOO_LARGE,
                (file.bytes() + MEGABYTE - 1) / MEGABYTE + " MB, there is memory for " + memory.largest() / MEGABYTE
                        + " MB"));
    }

    /// The SHA-256 of a file's bytes as 64 hexadecimal digits; empty when it cannot be read.
    static String sha256(Path file) {
        return TextExtractors.content(file) instanceof FileBytes content ? sha256(content) : "";
    }

    private static String sha256(FileBytes content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content.bytes()));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
