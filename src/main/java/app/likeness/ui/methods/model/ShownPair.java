package app.likeness.ui.methods.model;

import app.likeness.compare.Comparison;
import app.likeness.compare.Match;
import app.likeness.compare.align.Aligner;
import app.likeness.report.names.NameMask;
import app.likeness.scan.study.PairIds;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import app.likeness.ui.corpus.Texts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/// Two texts to be labelled, with what they share.
public record ShownPair(PairIds pair, Excerpt left, Excerpt right) {
    /// What is shared is looked for in so many characters from the beginning of each text: a book would take
    /// seconds.
    private static final int LOOKED_AT = 60_000;

    /// Reads the two texts; on the lane `read`.
    public static ShownPair read(PairIds pair, Texts texts) throws CorpusException {
        String left = texts.text(pair.leftId());
        String right = texts.text(pair.rightId());
        Comparison found = new Aligner().compare(FoldedText.of(beginning(left)), FoldedText.of(beginning(right)));
        return new ShownPair(
                pair,
                Excerpt.of(left, spans(found, Match.Run::left, Match::left)),
                Excerpt.of(right, spans(found, Match.Run::right, Match::right)));
    }

    /// The same without names.
    public ShownPair masked(NameMask mask) {
        return new ShownPair(pair, left.masked(mask), right.masked(mask));
    }

    private static String beginning(String text) {
        int end = Math.min(text.length(), LOOKED_AT);
        return text.substring(0, end > 0 && Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end);
    }

    /// What is the very same, sorted and without overlaps.
    private static List<Span> spans(Comparison found, Function<Match.Run, Span> side, Function<Match, Span> whole) {
        List<Span> all = new ArrayList<>();
        for (Match match : found.matches()) {
            if (match.runs().isEmpty()) {
                all.add(whole.apply(match));
            }
            match.runs().forEach(run -> all.add(side.apply(run)));
        }
        all.sort(Comparator.comparingInt(Span::start));
        List<Span> merged = new ArrayList<>();
        for (Span span : all) {
            if (!merged.isEmpty() && span.start() <= merged.getLast().end()) {
                Span last = merged.removeLast();
                merged.add(new Span(last.start(), Math.max(last.end(), span.end())));
            } else {
                merged.add(span);
            }
        }
        return merged;
    }
}
