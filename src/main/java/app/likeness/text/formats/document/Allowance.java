package app.likeness.text.formats.document;

/// What reading one document may take: how many bytes are unpacked of it, and how many characters its text may have.
/// Readers ask for that of the document at hand, so that nobody hands it on.
public final class Allowance {
    private static final ScopedValue<Allowance> AT_HAND = ScopedValue.newInstance();

    private static final long MEGABYTE = 1_000_000;

    private final boolean isSmall;
    private final long bytes;
    private final int characters;
    private boolean isReached;

    private Allowance(boolean isSmall, long bytes, int characters) {
        this.isSmall = isSmall;
        this.bytes = bytes;
        this.characters = characters;
    }

    /// The most of all: 400 MB, and ten million characters, which are some 30 novels.
    public static Allowance full() {
        return new Allowance(false, 400 * MEGABYTE, 10_000_000);
    }

    /// What an essay takes and a chapter, but no book: 4 MB, and a million characters.
    public static Allowance small() {
        return new Allowance(true, 4 * MEGABYTE, 1_000_000);
    }

    /// That of the document at hand.
    public static Allowance atHand() {
        return AT_HAND.isBound() ? AT_HAND.get() : full();
    }

    /// What `reading` makes of a document that may take this.
    public <T, X extends Exception> T given(ScopedValue.CallableOp<T, X> reading) throws X {
        return ScopedValue.where(AT_HAND, this).call(reading);
    }

    /// Whether the document is read in the program's own process.
    public boolean isSmall() {
        return isSmall;
    }

    /// How many bytes all its parts together may unpack to.
    long bytes() {
        return bytes;
    }

    /// How long its text may be.
    public int characters() {
        return characters;
    }

    /// Says that there is more than it may take.
    public void reach() {
        isReached = true;
    }

    /// Whether there was more than it may take.
    public boolean isReached() {
        return isReached;
    }
}
