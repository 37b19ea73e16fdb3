package app.likeness.text.formats;

import app.likeness.text.SkipReason;

/// A document has no text to give, for a reason that is not damage.
final class NoTextException extends Exception {
    private static final long serialVersionUID = 1;

    private final SkipReason reason;
    private final String detail;

    NoTextException(SkipReason reason, String detail) {
        super(detail);
        this.reason = reason;
        this.detail = detail;
    }

    static NoTextException encrypted() {
        return new NoTextException(SkipReason.ENCRYPTED, "");
    }

    SkipReason reason() {
        return reason;
    }

    String detail() {
        return detail;
    }
}
