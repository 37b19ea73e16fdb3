package app.likeness.text.formats.document;

import app.likeness.text.SkipReason;
import app.likeness.text.archive.ZipDirectory;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/// The parts of a document that is a ZIP archive. All together unpack to a limited size, whatever they say they do.
public final class ZipParts implements AutoCloseable {
    private static final long MEGABYTE = 1_000_000;

    private final Allowance allowance = Allowance.atHand();
    private final ZipDirectory zip;
    private @Nullable OpenLock lock;
    private long unpacked;

    public ZipParts(byte[] content) {
        this.zip = ZipDirectory.of(content);
    }

    @Override
    public void close() {
        zip.close();
    }

    /// From now on parts are opened with this lock; null for none.
    public void unlock(@Nullable OpenLock opened) {
        this.lock = opened;
    }

    public boolean contains(String name) {
        return zip.contains(name);
    }

    /// The part with this name, which must be there.
    public InputStream open(String name) throws IOException, NoTextException {
        ZipDirectory.Entry entry = zip.entry(name);
        if (entry == null) {
            throw new ZipException("a part is missing: " + name);
        }
        if (entry.isEncrypted()) {
            throw NoTextException.encrypted();
        }
        InputStream in = zip.open(entry);
        return new Counted(lock == null ? in : lock.open(name, in));
    }

    /// The part with this name, or null when there is none.
    @Nullable
    public InputStream openIfThere(String name) throws IOException, NoTextException {
        return zip.contains(name) ? open(name) : null;
    }

    /// Says so when the limit was what ended reading; parsers wrap the exception that told them.
    public void checkLimit() throws NoTextException {
        if (unpacked > allowance.bytes()) {
            throw new NoTextException(
                    SkipReason.TOO_LARGE, "it unpacks to more than " + allowance.bytes() / MEGABYTE + " MB");
        }
    }

    private final class Counted extends FilterInputStream {
        Counted(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int read = super.read();
            count(read < 0 ? 0 : 1);
            return read;
        }

        @Override
        public int read(byte[] bytes, int start, int length) throws IOException {
            int read = super.read(bytes, start, length);
            count(Math.max(0, read));
            return read;
        }

        private void count(int read) throws IOException {
            unpacked += read;
            if (unpacked > allowance.bytes()) {
                allowance.reach();
                throw new ZipException("the limit of what is unpacked is reached");
            }
        }
    }
}
