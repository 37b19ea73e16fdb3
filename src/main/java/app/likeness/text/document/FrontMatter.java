package app.likeness.text.document;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The block of settings that Markdown texts for site makers begin with: YAML between two lines of `---`, or TOML
/// between two of `+++`. Of both, only `name: value`, lists of plain values and quotes are read.
public final class FrontMatter {
    private static final int MOST_LINES = 200;

    private static final Pattern SETTING = Pattern.compile("^([A-Za-z_][\\w-]*)\\s*[:=]\\s*(.*)$");
    private static final Pattern ENTRY = Pattern.compile("^\\s*-\\s+(.+)$");
    private static final Pattern NAME = Pattern.compile("^(?:-\\s+)?name\\s*:\\s*");

    private FrontMatter() {}

    /// Adds what `text` states in such a block, if it begins with one that ends.
    public static void collect(String text, MetadataDraft draft) {
        Map<String, List<String>> settings = settings(text);
        first(settings, "title").forEach(title -> draft.title(title, Origin.FRONT_MATTER, Certainty.SURE));
        for (String name : List.of("author", "authors")) {
            draft.author(
                    String.join(", ", settings.getOrDefault(name, List.of())), Origin.FRONT_MATTER, Certainty.SURE);
        }
        for (String name : List.of("source", "publisher", "publication")) {
            first(settings, name).forEach(source -> draft.source(source, Origin.FRONT_MATTER, Certainty.SURE));
        }
        for (String name : List.of("date", "published", "publishdate", "pubdate")) {
            first(settings, name)
                    .forEach(date -> draft.date(DateKind.PUBLISHED, date, Origin.FRONT_MATTER, Certainty.SURE));
        }
        first(settings, "created")
                .forEach(date -> draft.date(DateKind.CREATED, date, Origin.FRONT_MATTER, Certainty.SURE));
        for (String name : List.of("updated", "lastmod", "modified", "last_modified_at")) {
            first(settings, name)
                    .forEach(date -> draft.date(DateKind.MODIFIED, date, Origin.FRONT_MATTER, Certainty.SURE));
        }
    }

    private static List<String> first(Map<String, List<String>> settings, String name) {
        return settings.getOrDefault(name, List.of()).stream().limit(1).toList();
    }

    /// The values of each setting by its name in lower case; empty when there is no such block.
    private static Map<String, List<String>> settings(String text) {
        String fence = text.startsWith("---") ? "---" : text.startsWith("+++") ? "+++" : "";
        if (fence.isEmpty()) {
            return Map.of();
        }
        List<String> lines = text.lines().limit(MOST_LINES).toList();
        int end = 1;
        while (end < lines.size() && !lines.get(end).strip().equals(fence)) {
            end++;
        }
        if (end >= lines.size() || !lines.getFirst().strip().equals(fence)) {
            return Map.of();
        }
        Map<String, List<String>> settings = new HashMap<>();
        List<String> values = new ArrayList<>();
        for (String line : lines.subList(1, end)) {
            Matcher setting = SETTING.matcher(line);
            Matcher entry = ENTRY.matcher(line);
            if (setting.matches()) {
                values = new ArrayList<>();
                settings.putIfAbsent(setting.group(1).toLowerCase(Locale.ROOT), values);
                values.addAll(list(setting.group(2)));
            } else if (entry.matches()) {
                values.addAll(list(NAME.matcher(entry.group(1)).replaceFirst("")));
            }
        }
        return settings;
    }

    /// `[a, "b"]` has two values, everything else one, if it is not blank.
    private static List<String> list(String written) {
        String value = written.strip();
        List<String> parts = value.startsWith("[") && value.endsWith("]")
                ? List.of(value.substring(1, value.length() - 1).split(","))
                : List.of(value);
        return parts.stream()
                .map(FrontMatter::unquoted)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    private static String unquoted(String written) {
        String value = written.strip();
        boolean isQuoted = value.length() > 1
                && (value.charAt(0) == '"' || value.charAt(0) == '\'')
                && value.charAt(value.length() - 1) == value.charAt(0);
        return isQuoted ? value.substring(1, value.length() - 1).strip() : value.replaceFirst("\\s+#.*$", "");
    }
}
