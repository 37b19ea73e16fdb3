package app.likeness.store.kept;

import app.likeness.text.FoldKind;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;

/// How many disguises of each kind a document has, as one short text: `INVISIBLE 12,LOOK_ALIKE 3`; empty for none.
public final class DisguiseCounts {
    private DisguiseCounts() {}

    public static String write(Map<FoldKind, Integer> counts) {
        if (counts.isEmpty()) {
            return "";
        }
        return Arrays.stream(FoldKind.values())
                .filter(counts::containsKey)
                .map(kind -> kind.name() + " " + counts.get(kind))
                .collect(Collectors.joining(","));
    }

    public static Map<FoldKind, Integer> read(String counts) {
        Map<FoldKind, Integer> read = new EnumMap<>(FoldKind.class);
        for (String each : counts.isEmpty() ? new String[0] : counts.split(",")) {
            int space = each.indexOf(' ');
            read.put(FoldKind.valueOf(each.substring(0, space)), Integer.parseInt(each.substring(space + 1)));
        }
        return read;
    }
}
