package app.likeness.ui.pair;

import app.likeness.compare.Comparison;
import app.likeness.compare.Match;
import app.likeness.compare.Pair;
import app.likeness.compare.exclude.Counting;
import app.likeness.text.Span;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.fold.Letters;
import app.likeness.ui.pair.model.OpenedPair;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/// Two texts with their matches written into them: `{1|…}` is the passage of match 1, `<…>` a changed stretch in it.
/// The runs of a passage are what is between its changed stretches, the first with the first and so on.
///
/// Example: `{1|The tide brings <noise>, and ships.}`
public final class MarkedText {
    private record Passage(Span span, List<Span> runs) {}

    private final StringBuilder text = new StringBuilder();
    private final Map<Integer, Passage> passages = new TreeMap<>();

    private MarkedText(String marked) {
        int number = 0;
        int start = 0;
        int run = 0;
        List<Span> runs = new ArrayList<>();
        for (int i = 0; i < marked.length(); i++) {
            char c = marked.charAt(i);
            switch (c) {
                case '{' -> {
                    int bar = marked.indexOf('|', i);
                    number = Integer.parseInt(marked.substring(i + 1, bar));
                    i = bar;
                    start = text.length();
                    run = start;
                    runs = new ArrayList<>();
                }
                case '<', '}' -> {
                    if (text.length() > run) {
                        runs.add(new Span(run, text.length()));
                    }
                    if (c == '}') {
                        passages.put(number, new Passage(new Span(start, text.length()), runs));
                    }
                }
                case '>' -> run = text.length();
                default -> text.append(c);
            }
        }
    }

    /// The pair of two marked texts; the matches whose numbers are in `moved` are moved.
    public static OpenedPair pair(
            Document left, Document right, String markedLeft, String markedRight, List<Integer> moved) {
        return OpenedPair.of(
                new Pair(left.id(), right.id(), 11, 0.58, 0.6, 0.7, 100, 100),
                left,
                right,
                plain(markedLeft),
                plain(markedRight),
                Counting.everything(),
                Set.of(),
                (left0, right0) -> comparison(markedLeft, markedRight, moved));
    }

    public static String plain(String marked) {
        return new MarkedText(marked).text.toString();
    }

    public static Comparison comparison(String markedLeft, String markedRight, List<Integer> moved) {
        var left = new MarkedText(markedLeft);
        var right = new MarkedText(markedRight);
        var matches = new ArrayList<Match>();
        for (int number : left.passages.keySet()) {
            Passage a = Objects.requireNonNull(left.passages.get(number));
            Passage b = Objects.requireNonNull(right.passages.get(number));
            if (a.runs().size() != b.runs().size()) {
                throw new IllegalArgumentException("match " + number + " has " + a.runs() + " and " + b.runs());
            }
            var runs = new ArrayList<Match.Run>();
            for (int i = 0; i < a.runs().size(); i++) {
                runs.add(new Match.Run(
                        a.runs().get(i),
                        b.runs().get(i),
                        new Letters(FoldedText.of(left.text.toString()))
                                .count(a.runs().get(i))));
            }
            Match.Kind kind = moved.contains(number)
                    ? Match.Kind.REORDERED
                    : runs.size() > 1 || a.span().length() != b.span().length() ? Match.Kind.EDITED : Match.Kind.SAME;
            matches.add(new Match(a.span(), b.span(), kind, runs));
        }
        matches.sort((one, other) -> one.left().compareTo(other.left()));
        int shared = matches.stream().mapToInt(Match::sharedCharacters).sum();
        return new Comparison(matches, letters(left), letters(right), shared, shared, 0.58);
    }

    public static Document document(long id, String title, String path) {
        return new Document(
                id, Path.of(path), Metadata.titled(title, Origin.TEXT, Certainty.LIKELY), 4000, Instant.EPOCH, 1000);
    }

    private static int letters(MarkedText marked) {
        return new Letters(FoldedText.of(marked.text.toString())).count(new Span(0, marked.text.length()));
    }
}
