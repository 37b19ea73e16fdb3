package app.likeness.text.formats.document;

/// As much text as is read was read. Unchecked, so that it passes through parsers that call back.
public final class TextLimitException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public TextLimitException() {
        super("the limit of text is reached", null, false, false);
    }
}
