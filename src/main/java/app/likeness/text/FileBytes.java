package app.likeness.text;

/// The bytes of a file, 1 to `TextExtractors.LIMIT_BYTES` of them. Holds on to the array that it is given.
public final class FileBytes {
    private final byte[] bytes;

    public FileBytes(byte[] bytes) {
        this.bytes = bytes;
    }

    /// The bytes themselves: not to be written to.
    public byte[] bytes() {
        return bytes;
    }
}
