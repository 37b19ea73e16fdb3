package app.likeness.cli;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Reads JSON as somebody would who has the files and nothing of this program: objects as maps, arrays as lists,
/// numbers as [BigDecimal], for well-formed files alone.
final class PlainJson {
    private final String json;
    private int at;

    private PlainJson(String json) {
        this.json = json;
    }

    static PlainJson.Value of(String json) {
        return new Value(new PlainJson(json).value());
    }

    /// A value with its kind asked for.
    record Value(Object value) {
        Value get(String name) {
            return new Value(Objects.requireNonNull(((Map<?, ?>) value).get(name), name));
        }

        List<Value> all() {
            return ((List<?>) value).stream().map(each -> new Value(each)).toList();
        }

        int number() {
            return ((BigDecimal) value).intValueExact();
        }

        String text() {
            return value instanceof BigDecimal number ? number.toPlainString() : (String) value;
        }
    }

    private Object value() {
        skip();
        return switch (json.charAt(at)) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", "");
            default -> number();
        };
    }

    private Object word(String word, Object meaning) {
        at += word.length();
        return meaning;
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        at++;
        for (skip(); json.charAt(at) != '}'; skip()) {
            if (json.charAt(at) == ',') {
                at++;
                skip();
            }
            String name = string();
            skip();
            at++;
            members.put(name, value());
        }
        at++;
        return members;
    }

    private List<Object> array() {
        List<Object> values = new ArrayList<>();
        at++;
        for (skip(); json.charAt(at) != ']'; skip()) {
            if (json.charAt(at) == ',') {
                at++;
            }
            values.add(value());
        }
        at++;
        return values;
    }

    private String string() {
        var text = new StringBuilder();
        for (at++; json.charAt(at) != '"'; at++) {
            char c = json.charAt(at);
            if (c == '\\') {
                at++;
                switch (json.charAt(at)) {
                    case 'n' -> c = '\n';
                    case 't' -> c = '\t';
                    case 'r' -> c = '\r';
                    case 'b' -> c = '\b';
                    case 'f' -> c = '\f';
                    case 'u' -> {
                        c = (char) Integer.parseInt(json.substring(at + 1, at + 5), 16);
                        at += 4;
                    }
                    default -> c = json.charAt(at);
                }
            }
            text.append(c);
        }
        at++;
        return text.toString();
    }

    private BigDecimal number() {
        int start = at;
        while (at < json.length() && "+-.eE0123456789".indexOf(json.charAt(at)) >= 0) {
            at++;
        }
        return new BigDecimal(json.substring(start, at));
    }

    private void skip() {
        while (Character.isWhitespace(json.charAt(at))) {
            at++;
        }
    }
}
