package app.likeness.bench;

import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.List;

/// Two texts, the left one with a stretch of the right one in its middle, more or less changed.
///
/// @param passages what was copied, exactly: UTF-16 offsets into the two texts
public record PartialCopy(Kind kind, String left, String right, List<PartialCopy.Passage> passages) {
    /// How the stretch was changed. `CHANGED_…`: that share of its characters. `SHUFFLED`: the clauses of each
    /// paragraph stand in another order. `SWAPPED`: a quarter of the characters changed places with their
    /// neighbour. `PARAGRAPH`: one paragraph as it is. `EMBEDDED`: half of the text as it is.
    public enum Kind {
        UNRELATED,
        CHANGED_10,
        CHANGED_20,
        CHANGED_30,
        SHUFFLED,
        PARAGRAPH,
        EMBEDDED,
        SWAPPED
    }

    /// A stretch of the left text and the one of the right text that it was made from.
    public record Passage(Span left, Span right) {}

    /// No stretch is shorter than this where the text is not.
    private static final int LEAST_CHARACTERS = 150;

    /// Nor a paragraph than this: where there is none as long, several are copied.
    private static final int LEAST_PARAGRAPH = 60;

    public PartialCopy {
        passages = List.copyOf(passages);
    }

    /// Copies a part of `original` into `host`, between two of its paragraphs.
    ///
    /// @param writer puts characters in the place of others
    public static PartialCopy of(Kind kind, Article original, Article host, Articles writer, Dice dice) {
        List<List<Span>> stretch = kind == Kind.UNRELATED ? List.of() : stretch(kind, original, dice);
        if (stretch.isEmpty()) {
            return new PartialCopy(kind, host.text(), original.text(), List.of());
        }
        String text = original.text();
        List<List<String>> copied = stretch.stream()
                .map(part ->
                        text.substring(part.getFirst().start(), part.getLast().end()))
                .map(part -> List.of(edited(kind, part, writer, dice)))
                .toList();
        List<List<String>> paragraphs = new ArrayList<>(host.paragraphs());
        int at = dice.between(0, paragraphs.size());
        paragraphs.addAll(at, copied);
        Article left = host.with(paragraphs);
        List<List<Span>> spans = left.spans();
        Span inLeft = new Span(
                spans.get(at).getFirst().start(),
                spans.get(at + copied.size() - 1).getLast().end());
        Span inRight = new Span(
                stretch.getFirst().getFirst().start(),
                stretch.getLast().getLast().end());
        return new PartialCopy(kind, left.text(), text, List.of(new Passage(inLeft, inRight)));
    }

    private static String edited(Kind kind, String text, Articles writer, Dice dice) {
        return switch (kind) {
            case CHANGED_10 -> Edits.changed(text, 10, writer, dice);
            case CHANGED_20 -> Edits.changed(text, 20, writer, dice);
            case CHANGED_30 -> Edits.changed(text, 30, writer, dice);
            case SHUFFLED -> Edits.shuffledClauses(text, dice);
            case SWAPPED -> Edits.swapped(text, 15, dice);
            case UNRELATED, PARAGRAPH, EMBEDDED -> text;
        };
    }

    /// Consecutive sentences, in their paragraphs.
    private static List<List<Span>> stretch(Kind kind, Article article, Dice dice) {
        List<List<Span>> paragraphs = article.spans();
        List<Span> whole = kind == Kind.PARAGRAPH ? paragraph(paragraphs, dice) : List.of();
        if (kind == Kind.PARAGRAPH && length(whole) >= LEAST_PARAGRAPH) {
            return List.of(whole);
        }
        List<Span> sentences = paragraphs.stream().flatMap(List::stream).toList();
        int all = sentences.getLast().end() - sentences.getFirst().start();
        int percent = kind == Kind.EMBEDDED ? 50 : dice.between(30, 80);
        int length = Math.max(LEAST_CHARACTERS, all * percent / 100);
        int first = 0;
        int last = sentences.size() - 1;
        while (first < last) {
            boolean front = dice.percent(50);
            int shorterFirst = front ? first + 1 : first;
            int shorterLast = front ? last : last - 1;
            if (sentences.get(shorterLast).end() - sentences.get(shorterFirst).start() < length) {
                break;
            }
            first = shorterFirst;
            last = shorterLast;
        }
        Span stretch =
                new Span(sentences.get(first).start(), sentences.get(last).end());
        return paragraphs.stream()
                .map(paragraph -> paragraph.stream().filter(stretch::overlaps).toList())
                .filter(paragraph -> !paragraph.isEmpty())
                .toList();
    }

    /// One of the paragraphs that are long enough, or the longest.
    private static List<Span> paragraph(List<List<Span>> paragraphs, Dice dice) {
        List<List<Span>> enough = paragraphs.stream()
                .filter(paragraph -> length(paragraph) >= LEAST_CHARACTERS)
                .toList();
        return enough.isEmpty()
                ? paragraphs.stream()
                        .max((one, other) -> Integer.compare(length(one), length(other)))
                        .orElseThrow()
                : dice.pick(enough);
    }

    private static int length(List<Span> paragraph) {
        return paragraph.getLast().end() - paragraph.getFirst().start();
    }
}
