package app.likeness.report.manifest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads JSON (RFC 8259) as it is written, to the letter. Objects are maps, arrays lists; strings, numbers and truth
/// values are strings. O(length).
final class JsonText {
    /// Deeper than a manifest ever is.
    private static final int DEEPEST = 20;

    private final String json;
    private int at;

    private JsonText(String json) {
        this.json = json;
    }

    /// @throws IllegalArgumentException when it is no JSON
    static Object parse(String json) {
        var text = new JsonText(json);
        Object value = text.value(0);
        text.skipSpace();
        if (text.at < json.length()) {
            throw text.wrong();
        }
        return value;
    }

    private Object value(int depth) {
        skipSpace();
        if (at >= json.length() || depth > DEEPEST) {
            throw wrong();
        }
        return switch (json.charAt(at)) {
            case '{' -> object(depth);
            case '[' -> array(depth);
            case '"' -> string();
            default -> word();
        };
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> object = new LinkedHashMap<>();
        at++;
        if (isNext('}')) {
            return object;
        }
        do {
            skipSpace();
            String name = string();
            expect(':');
            object.put(name, value(depth + 1));
        } while (isNext(','));
        expect('}');
        return object;
    }

    private List<Object> array(int depth) {
        List<Object> array = new ArrayList<>();
        at++;
        if (isNext(']')) {
            return array;
        }
        do {
            array.add(value(depth + 1));
        } while (isNext(','));
        expect(']');
        return array;
    }

    private String string() {
        expect('"');
        var string = new StringBuilder();
        while (at < json.length() && json.charAt(at) != '"') {
            char c = json.charAt(at++);
            string.append(c == '\\' ? escaped() : c);
        }
        expect('"');
        return string.toString();
    }

    private char escaped() {
        if (at >= json.length()) {
            throw wrong();
        }
        char c = json.charAt(at++);
        int plain = "\"\\/bfnrt".indexOf(c);
        if (plain >= 0) {
            return "\"\\/\b\f\n\r\t".charAt(plain);
        }
        if (c != 'u' || at + 4 > json.length()) {
            throw wrong();
        }
        at += 4;
        return (char) Integer.parseInt(json, at - 4, at, 16);
    }

    private String word() {
        int start = at;
        while (at < json.length() && ",:]}\"[{ \n\r\t".indexOf(json.charAt(at)) < 0) {
            at++;
        }
        if (at == start) {
            throw wrong();
        }
        return json.substring(start, at);
    }

    private void expect(char c) {
        if (!isNext(c)) {
            throw wrong();
        }
    }

    /// Whether `c` comes next, behind any space; then it is passed.
    private boolean isNext(char c) {
        skipSpace();
        if (at < json.length() && json.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private void skipSpace() {
        while (at < json.length() && " \n\r\t".indexOf(json.charAt(at)) >= 0) {
            at++;
        }
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("no JSON at " + at);
    }
}
