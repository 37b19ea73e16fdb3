package app.likeness.text.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// [Metadata] as text, to be kept or passed on: one line a value, `field TAB origin TAB certainty TAB value`, with
/// backslashes and line ends in values escaped. The first line is the title.
///
/// Example: `PUBLISHED TAB JSON_LD TAB SURE TAB 2026-03-05T09:12+08:00`.
public final class MetadataLines {
    private static final String TITLE = "TITLE";
    private static final String AUTHOR = "AUTHOR";
    private static final String SOURCE = "SOURCE";

    private MetadataLines() {}

    public static String write(Metadata metadata) {
        var lines = new StringBuilder();
        add(lines, TITLE, metadata.title());
        metadata.author().ifPresent(author -> add(lines, AUTHOR, author));
        metadata.source().ifPresent(source -> add(lines, SOURCE, source));
        metadata.dates().forEach(date -> add(lines, date.kind().name(), date.stated()));
        return lines.toString();
    }

    private static void add(StringBuilder lines, String field, Stated<?> stated) {
        lines.append(lines.isEmpty() ? "" : "\n")
                .append(field)
                .append('\t')
                .append(stated.origin().name())
                .append('\t')
                .append(stated.certainty().name())
                .append('\t')
                .append(escaped(String.valueOf(stated.value())));
    }

    /// What [#write] wrote.
    public static Metadata read(String written) {
        Stated<String> title = null;
        Stated<String> author = null;
        Stated<String> source = null;
        List<StatedDate> dates = new ArrayList<>();
        for (int start = 0, end; start <= written.length(); start = end + 1) {
            end = endOf('\n', written, start, written.length());
            int origin = endOf('\t', written, start, end) + 1;
            int certainty = endOf('\t', written, origin, end) + 1;
            int value = endOf('\t', written, certainty, end) + 1;
            if (value > end) {
                throw new IllegalArgumentException("written must be lines of four parts, from " + start + " on");
            }
            String field = written.substring(start, origin - 1);
            var stated = new Stated<>(
                    unescaped(written.substring(value, end)),
                    Origin.valueOf(written.substring(origin, certainty - 1)),
                    Certainty.valueOf(written.substring(certainty, value - 1)));
            switch (field) {
                case TITLE -> title = stated;
                case AUTHOR -> author = stated;
                case SOURCE -> source = stated;
                default ->
                    dates.add(new StatedDate(
                            DateKind.valueOf(field),
                            Moment.parse(stated.value()),
                            stated.origin(),
                            stated.certainty()));
            }
        }
        return new Metadata(titled(title), Optional.ofNullable(author), Optional.ofNullable(source), dates);
    }

    /// Where `mark` stands first in `text[from, to)`, or `to`; `to` where that is empty.
    private static int endOf(char mark, String text, int from, int to) {
        int at = from < to ? text.indexOf(mark, from, to) : -1;
        return at < 0 ? to : at;
    }

    private static Stated<String> titled(@Nullable Stated<String> title) {
        if (title == null) {
            throw new IllegalArgumentException("written must have a title");
        }
        return title;
    }

    private static String escaped(String value) {
        return value.replace("\\", "\\\\").replace("\n", "\\n");
    }

    private static String unescaped(String value) {
        if (value.indexOf('\\') < 0) {
            return value;
        }
        var plain = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            boolean isEscape = c == '\\' && i + 1 < value.length();
            plain.append(!isEscape ? c : value.charAt(++i) == 'n' ? '\n' : value.charAt(i));
        }
        return plain.toString();
    }
}
