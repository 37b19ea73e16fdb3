package app.likeness.bench;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Arguments of the form `name=value` of the programs in this package.
record Arguments(Map<String, String> values) {
    static Arguments of(String[] args, Set<String> names) {
        Map<String, String> values = Arrays.stream(args)
                .map(arg -> arg.split("=", 2))
                .collect(Collectors.toMap(arg -> arg[0], arg -> arg.length == 2 ? arg[1] : ""));
        if (!names.containsAll(values.keySet())) {
            throw new IllegalArgumentException("arguments are name=value, and the names are " + names);
        }
        return new Arguments(values);
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    String text(String name) {
        String value = values.get(name);
        if (value == null || value.isEmpty()) {
            throw new IllegalArgumentException(name + "=… is needed");
        }
        return value;
    }

    int number(String name, int otherwise) {
        String value = values.get(name);
        return value == null ? otherwise : Integer.parseInt(value);
    }
}
