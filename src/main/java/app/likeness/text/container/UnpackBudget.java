package app.likeness.text.container;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.extract.TextExtractors;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;

/// Counts what is unpacked of one file and all that is in it, and unpacks no more than the limits allow: whatever an
/// archive says of sizes, only bytes that came out count.
final class UnpackBudget {
    private static final int HEAD = 1 << 12;
    private static final int BLOCK = 1 << 16;
    private static final long MEGABYTE = 1_000_000;

    private final ContainerLimits limits;
    private final long most;
    private long unpacked;
    private int members;

    /// @param bytes the size of the file
    UnpackBudget(ContainerLimits limits, long bytes) {
        this.limits = limits;
        this.most = Math.min(limits.bytes(), Math.max(ContainerLimits.FREE_BYTES, bytes * limits.ratio()));
    }

    ContainerLimits limits() {
        return limits;
    }

    /// Counts one more file.
    void member() {
        members++;
    }

    /// Counts bytes that were unpacked and are no part of a file.
    void count(long bytes) {
        unpacked += bytes;
    }

    boolean isSpent() {
        return members > limits.members() || unpacked > most;
    }

    /// Why no more is unpacked.
    String reason() {
        return members > limits.members()
                ? "it holds more than " + limits.members() + " files"
                : most < limits.bytes() && most > ContainerLimits.FREE_BYTES
                        ? "it unpacks to more than " + limits.ratio() + " times its size"
                        : "it unpacks to more than " + most / MEGABYTE + " MB";
    }

    /// Unpacks the file `path` from `in`, up to its end or the limit of its kind.
    ///
    /// @param stated the size that the archive states, -1 for none
    Attempt<FileBytes> unpack(Path path, InputStream in, long stated) throws IOException {
        byte[] head = in.readNBytes(HEAD);
        unpacked += head.length;
        long limit = ArchiveFormat.of(head).isPresent() || Tables.mayBeTable(path)
                ? Math.max(limits.memberBytes(), limits.nestedBytes())
                : limits.memberBytes();
        if (stated > limit) {
            return Attempt.not(TextExtractors.tooLarge(path, stated, limit));
        }
        byte[] bytes = head;
        int length = head.length;
        while (length == bytes.length) {
            if (length > limit) {
                return Attempt.not(
                        new Skip(path, SkipReason.TOO_LARGE, "more than the limit of " + limit / MEGABYTE + " MB"));
            }
            if (isSpent()) {
                return Attempt.not(new Skip(path, SkipReason.TOO_LARGE, reason()));
            }
            long wanted = Math.min(limit + 1, Math.max(Math.min(stated + 1, BLOCK * 16L), length * 2L + 1));
            bytes = Arrays.copyOf(bytes, (int) Math.max(wanted, length + 1L));
            int read = in.readNBytes(bytes, length, bytes.length - length);
            unpacked += read;
            length += read;
        }
        if (length > limit) {
            return Attempt.not(
                    new Skip(path, SkipReason.TOO_LARGE, "more than the limit of " + limit / MEGABYTE + " MB"));
        }
        return length == 0
                ? Attempt.not(new Skip(path, SkipReason.EMPTY, ""))
                : Attempt.got(new FileBytes(length == bytes.length ? bytes : Arrays.copyOf(bytes, length)));
    }

    /// Reads `in` to its end or until nothing more may be unpacked.
    void pass(InputStream in) throws IOException {
        byte[] block = new byte[BLOCK];
        for (int count = in.read(block); count >= 0 && !isSpent(); count = in.read(block)) {
            unpacked += count;
        }
    }
}
