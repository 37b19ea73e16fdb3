package app.likeness.compare.index;

/// The bytes of a stored index are not what was written: it must be made anew from the documents.
public final class DamagedIndexException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public DamagedIndexException(String what) {
        super(what);
    }
}
