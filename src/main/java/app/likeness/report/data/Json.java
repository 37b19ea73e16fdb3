package app.likeness.report.data;

import app.likeness.report.words.Figures;
import java.io.IOException;
import java.util.HexFormat;

/// Writes JSON (RFC 8259), member by member, in the order of the calls. The two outer levels have a line for each
/// member, what is deeper stands in one line: easy to read, and easy to compare line by line.
///
/// ```
/// json.object().name("pairs").array().object().name("distance").value(3).end().end().end();
/// ```
public final class Json {
    private static final int LINED_LEVELS = 2;

    private final Appendable out;
    private final StringBuilder open = new StringBuilder();
    private boolean first = true;
    private boolean named;

    public Json(Appendable out) {
        this.out = out;
    }

    public Json object() throws IOException {
        return begin('{', '}');
    }

    public Json array() throws IOException {
        return begin('[', ']');
    }

    /// Closes the innermost object or array; after the outermost one a line ends.
    public Json end() throws IOException {
        int last = open.length() - 1;
        char bracket = open.charAt(last);
        open.setLength(last);
        if (!first && last < LINED_LEVELS) {
            newLine();
        }
        out.append(bracket);
        first = false;
        if (last == 0) {
            out.append('\n');
        }
        return this;
    }

    public Json name(String name) throws IOException {
        separate();
        string(name);
        out.append(": ");
        named = true;
        return this;
    }

    public Json value(String value) throws IOException {
        separate();
        string(value);
        return this;
    }

    public Json value(long value) throws IOException {
        separate();
        out.append(Long.toString(value));
        return this;
    }

    public Json value(boolean value) throws IOException {
        separate();
        out.append(Boolean.toString(value));
        return this;
    }

    /// A share from 0 to 1, with four decimals.
    public Json share(double value) throws IOException {
        separate();
        out.append(Figures.fourDecimals(value));
        return this;
    }

    public Json nothing() throws IOException {
        separate();
        out.append("null");
        return this;
    }

    private Json begin(char opening, char closing) throws IOException {
        separate();
        out.append(opening);
        open.append(closing);
        first = true;
        return this;
    }

    private void separate() throws IOException {
        if (named) {
            named = false;
            return;
        }
        if (!first) {
            out.append(open.length() > LINED_LEVELS ? ", " : ",");
        }
        if (!open.isEmpty() && open.length() <= LINED_LEVELS) {
            newLine();
        }
        first = false;
    }

    private void newLine() throws IOException {
        out.append('\n').append("  ".repeat(open.length()));
    }

    /// Control characters and lone surrogates are escaped: a lone surrogate has no form in UTF-8.
    private void string(String value) throws IOException {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (Character.isHighSurrogate(c)
                    && i + 1 < value.length()
                    && Character.isLowSurrogate(value.charAt(i + 1))) {
                out.append(value, i, i + 2);
                i++;
            } else {
                character(c);
            }
        }
        out.append('"');
    }

    private void character(char c) throws IOException {
        switch (c) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> {
                if (c < 0x20 || c == 0x7F || c == '\u2028' || c == '\u2029' || Character.isSurrogate(c)) {
                    out.append("\\u").append(hex(c));
                } else {
                    out.append(c);
                }
            }
        }
    }

    private static String hex(char c) {
        return HexFormat.of().toHexDigits(c);
    }
}
