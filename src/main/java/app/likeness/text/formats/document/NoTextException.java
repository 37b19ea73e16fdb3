package app.likeness.text.formats.document;

import app.likeness.text.SkipReason;

/// A document has no text to give, for a reason that is not damage.
public final class NoTextException extends Exception {
    private static final long serialVersionUID = 1;

    private final SkipReason reason;
    private final String detail;

    public NoTextException(SkipReason reason, String detail) {
        super(detail);
        this.reason = reason;
        this.detail = detail;
    }

    public static NoTextException encrypted() {
        return new NoTextException(SkipReason.ENCRYPTED, "");
    }

    public SkipReason reason() {
        return reason;
    }

    public String detail() {
        return detail;
    }
}
