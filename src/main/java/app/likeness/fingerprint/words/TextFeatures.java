package app.likeness.fingerprint.words;

import app.likeness.text.SentenceSplitter;
import app.likeness.text.Span;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/// The parts of a text whose words vote, see [Feature].
public final class TextFeatures {
    /// The longest first, of equal ones the first.
    private static final Comparator<Span> LONGEST_FIRST =
            Comparator.comparingInt((Span span) -> span.start() - span.end()).thenComparingInt(Span::start);

    private final String text;
    private final BitSet chosen = new BitSet();

    private TextFeatures(String text) {
        this.text = text;
    }

    /// The UTF-16 offsets of `text` that belong to any of `features`. O(length · log sentences).
    ///
    /// @param sentences how many of the longest sentences belong to [Feature#LONGEST]
    public static BitSet of(String text, Set<Feature> features, int sentences) {
        var parts = new TextFeatures(text);
        if (features.contains(Feature.TEXT)) {
            parts.chosen.set(0, text.length());
            return parts.chosen;
        }
        List<Span> split = SentenceSplitter.split(text);
        for (Feature feature : features) {
            switch (feature) {
                case TITLE -> parts.title();
                case LONGEST ->
                    split.stream().sorted(LONGEST_FIRST).limit(sentences).forEach(parts::choose);
                case ENDS -> parts.ends(split);
                case TEXT -> {}
            }
        }
        return parts.chosen;
    }

    private void title() {
        int start = 0;
        for (int at = 0; at <= text.length(); at++) {
            if (at == text.length() || isLineEnd(text.charAt(at))) {
                if (text.substring(start, at).codePoints().anyMatch(Character::isLetterOrDigit)) {
                    chosen.set(start, at);
                    return;
                }
                start = at + 1;
            }
        }
    }

    private void ends(List<Span> sentences) {
        for (int i = 0; i < sentences.size(); i++) {
            boolean isFirst = i == 0 || isBetweenLines(sentences.get(i - 1), sentences.get(i));
            boolean isLast = i == sentences.size() - 1 || isBetweenLines(sentences.get(i), sentences.get(i + 1));
            if (isFirst || isLast) {
                choose(sentences.get(i));
            }
        }
    }

    private boolean isBetweenLines(Span before, Span behind) {
        return text.substring(before.end(), behind.start()).chars().anyMatch(unit -> isLineEnd((char) unit));
    }

    private void choose(Span span) {
        chosen.set(span.start(), span.end());
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029';
    }
}
