package app.likeness.report.manifest;

import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Shares;
import app.likeness.report.manifest.Manifest.PairEntry;
import app.likeness.report.manifest.Manifest.ReportFile;
import app.likeness.report.manifest.Manifest.TextEntry;
import app.likeness.text.Span;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Reads what [ManifestFile] wrote.
public final class ManifestReader {
    /// The name of the last member: the SHA-256 of everything before it.
    static final String SEAL = "sealed";

    private ManifestReader() {}

    /// The manifest in `json`; empty when it is none, or one of another layout.
    public static Optional<Manifest> read(String json) {
        try {
            Members all = new Members(JsonText.parse(json));
            if (all.number("manifest") != Manifest.LAYOUT) {
                return Optional.empty();
            }
            Members settings = new Members(all.value("settings"));
            Members report = new Members(all.value("report"));
            return Optional.of(new Manifest(
                    all.string("program"),
                    all.number("folding"),
                    new ReportFile(report.string("file"), report.string("sha256")),
                    Exclusions.labelled(settings.list("left_out").stream()
                            .map(String::valueOf)
                            .collect(Collectors.joining(","))),
                    all.list("documents").stream()
                            .map(each -> text(new Members(each)))
                            .toList(),
                    all.list("pairs").stream()
                            .map(each -> pair(new Members(each)))
                            .toList(),
                    isWhole(json, all.string(SEAL))));
        } catch (IllegalArgumentException | IndexOutOfBoundsException noManifest) {
            return Optional.empty();
        }
    }

    private static boolean isWhole(String json, String seal) {
        int end = json.lastIndexOf(",\n  \"" + SEAL + "\": ");
        return end >= 0 && Sha256.of(json.substring(0, end)).equals(seal);
    }

    private static TextEntry text(Members text) {
        return new TextEntry(
                text.string("document"),
                text.string("sha256"),
                text.string("text_sha256"),
                text.number("characters"),
                text.list("left_out").stream()
                        .map(each -> leftOut(new Members(each)))
                        .toList());
    }

    private static ExcludedSpan leftOut(Members span) {
        Exclusion kind = Exclusion.named(span.string("kind"))
                .orElseThrow(() -> new IllegalArgumentException("no kind of what is left out"));
        return new ExcludedSpan(kind, new Span(span.number("start"), span.number("end")));
    }

    private static PairEntry pair(Members pair) {
        return new PairEntry(
                pair.number("left"),
                pair.number("right"),
                Boolean.parseBoolean(pair.string("turned")),
                pair.list("accepted").stream()
                        .map(each -> Integer.valueOf(String.valueOf(each)))
                        .collect(Collectors.toSet()),
                List.of(pair.string("containment_left"), pair.string("containment_right")),
                new Shares(
                        pair.number("characters_left"),
                        pair.number("characters_right"),
                        pair.number("shared_left"),
                        pair.number("shared_right"),
                        pair.number("changed_left"),
                        pair.number("changed_right"),
                        pair.number("longest_passage")),
                spans(pair.list("counted_left")),
                spans(pair.list("counted_right")),
                spans(pair.list("changed_spans_left")),
                spans(pair.list("changed_spans_right")));
    }

    private static List<Span> spans(List<?> spans) {
        return spans.stream()
                .map(each -> {
                    if (!(each instanceof List<?> both) || both.size() != 2) {
                        throw new IllegalArgumentException("a span has a start and an end");
                    }
                    return new Span(
                            Integer.parseInt(String.valueOf(both.getFirst())),
                            Integer.parseInt(String.valueOf(both.getLast())));
                })
                .toList();
    }

    /// The members of an object.
    private record Members(Object object) {
        Object value(String name) {
            Object value = object instanceof Map<?, ?> map ? map.get(name) : null;
            if (value == null) {
                throw new IllegalArgumentException("no member " + name);
            }
            return value;
        }

        String string(String name) {
            return String.valueOf(value(name));
        }

        int number(String name) {
            return Integer.parseInt(string(name));
        }

        List<?> list(String name) {
            if (value(name) instanceof List<?> list) {
                return list;
            }
            throw new IllegalArgumentException("no list " + name);
        }
    }
}
