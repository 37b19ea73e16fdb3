package app.likeness.text.formats;

/// As much text as is read was read. Unchecked, so that it passes through parsers that call back.
final class TextLimitException extends RuntimeException {
    private static final long serialVersionUID = 1;

    TextLimitException() {
        super("the limit of text is reached", null, false, false);
    }
}
