package app.likeness.report.html;

import java.io.IOException;

/// Writes HTML: elements are opened and closed by the caller, every text and attribute value is escaped.
final class Html {
    private final Appendable out;

    Html(Appendable out) {
        this.out = out;
    }

    /// Appends markup of our own as it is.
    Html markup(String markup) throws IOException {
        out.append(markup);
        return this;
    }

    /// `<name attribute="value" …>`; `attributes` are names and values in turn.
    Html open(String name, String... attributes) throws IOException {
        out.append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ').append(attributes[i]).append("=\"");
            text(attributes[i + 1]);
            out.append('"');
        }
        out.append('>');
        return this;
    }

    Html close(String name) throws IOException {
        out.append("</").append(name).append('>');
        return this;
    }

    /// An element that holds nothing but text.
    Html element(String name, String text, String... attributes) throws IOException {
        return open(name, attributes).text(text).close(name);
    }

    Html line() throws IOException {
        out.append('\n');
        return this;
    }

    /// Text with everything escaped that means something to HTML. Control characters, which HTML forbids, become
    /// their visible pictures (`␀`), lone surrogates the replacement character.
    Html text(String text) throws IOException {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                case '\n', '\t' -> out.append(c);
                case '\r' -> {
                    if (i + 1 == text.length() || text.charAt(i + 1) != '\n') {
                        out.append('\n');
                    }
                }
                default -> {
                    if (Character.isHighSurrogate(c)
                            && i + 1 < text.length()
                            && Character.isLowSurrogate(text.charAt(i + 1))) {
                        out.append(c).append(text.charAt(++i));
                    } else {
                        out.append(allowed(c));
                    }
                }
            }
        }
        return this;
    }

    private static char allowed(char c) {
        if (c < 0x20) {
            return (char) (0x2400 + c);
        }
        boolean forbidden = Character.isSurrogate(c) || (c >= 0x7F && c < 0xA0) || c >= 0xFFFE;
        return forbidden ? '\uFFFD' : c;
    }
}
