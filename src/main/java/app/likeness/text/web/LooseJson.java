package app.likeness.text.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads JSON as pages contain it: with line ends inside strings, commas too many or too few, comments around it, or
/// cut off in the middle. What cannot be read ends the reading; what was read until then counts. Objects are maps,
/// arrays lists, everything else is a string. Time in proportion to the length.
final class LooseJson {
    /// What is nested deeper is left empty.
    private static final int DEEPEST = 40;

    private final String json;
    private int at;

    private LooseJson(String json) {
        this.json = json;
    }

    /// A [Map] from strings, a [List] or a string; an empty string when there is nothing.
    static Object parse(String json) {
        var reader = new LooseJson(json);
        while (reader.at < json.length() && "{[".indexOf(json.charAt(reader.at)) < 0) {
            reader.at++;
        }
        return reader.value(0);
    }

    private Object value(int depth) {
        skipSpace();
        if (at >= json.length()) {
            return "";
        }
        return switch (json.charAt(at)) {
            case '{', '[' -> depth == DEEPEST ? passedOver() : json.charAt(at) == '{' ? object(depth) : array(depth);
            case '"' -> string();
            default -> word();
        };
    }

    private Object object(int depth) {
        Map<String, Object> object = new LinkedHashMap<>();
        at++;
        while (goesOn('}')) {
            int before = at;
            String name = json.charAt(at) == '"' ? string() : word();
            skipSpace();
            if (at < json.length() && json.charAt(at) == ':') {
                at++;
                object.putIfAbsent(name, value(depth + 1));
            }
            at += at == before ? 1 : 0;
        }
        return object;
    }

    private Object array(int depth) {
        List<Object> array = new ArrayList<>();
        at++;
        while (goesOn(']')) {
            int before = at;
            array.add(value(depth + 1));
            at += at == before ? 1 : 0;
        }
        return array;
    }

    /// Goes behind the end of the object or array that begins here.
    private String passedOver() {
        int open = 0;
        do {
            switch (json.charAt(at)) {
                case '{', '[' -> open++;
                case '}', ']' -> open--;
                case '"' -> {
                    string();
                    at--;
                }
                default -> {}
            }
            at++;
        } while (open > 0 && at < json.length());
        return "";
    }

    /// Whether something else than `end` follows; passes over white space, commas and `end`.
    private boolean goesOn(char end) {
        skipSpace();
        while (at < json.length() && json.charAt(at) == ',') {
            at++;
            skipSpace();
        }
        if (at >= json.length()) {
            return false;
        }
        boolean isEnd = json.charAt(at) == end;
        at += isEnd ? 1 : 0;
        return !isEnd;
    }

    private String string() {
        var text = new StringBuilder();
        at++;
        while (at < json.length() && json.charAt(at) != '"') {
            char c = json.charAt(at++);
            if (c == '\\' && at < json.length()) {
                text.append(escape(json.charAt(at++)));
            } else {
                text.append(c);
            }
        }
        at++;
        return text.toString();
    }

    private char escape(char c) {
        switch (c) {
            case 'n', 'r', 't', 'b', 'f' -> {
                return ' ';
            }
            case 'u' -> {
                int code = 0;
                int end = Math.min(at + 4, json.length());
                while (at < end && Character.digit(json.charAt(at), 16) >= 0) {
                    code = code * 16 + Character.digit(json.charAt(at++), 16);
                }
                return (char) code;
            }
            default -> {
                return c;
            }
        }
    }

    /// A number, `true` or whatever else stands without quotes.
    private String word() {
        int start = at;
        while (at < json.length() && "{}[]:,\"".indexOf(json.charAt(at)) < 0 && json.charAt(at) > ' ') {
            at++;
        }
        String word = json.substring(start, at);
        return word.equals("null") ? "" : word;
    }

    private void skipSpace() {
        while (at < json.length() && (json.charAt(at) <= ' ' || Character.isSpaceChar(json.charAt(at)))) {
            at++;
        }
    }
}
