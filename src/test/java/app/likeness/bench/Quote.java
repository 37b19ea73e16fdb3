package app.likeness.bench;

import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.List;

/// A stretch of one article that stands in the middle of another one, which is otherwise its own.
///
/// @param host the text that quotes
/// @param inHost where the quote stands in it
/// @param inOriginal where it stands in the text quoted
public record Quote(String host, Span inHost, Span inOriginal) {
    /// Cuts `length` characters out of the body of `original`, from the beginning of a clause, and puts them
    /// between two sentences of `host`, without marks of quotation. The body must have that many characters.
    public static Quote of(Article original, Article host, int length, Dice dice) {
        List<Span> sentences = original.spans().stream().flatMap(List::stream).toList();
        String text = original.text();
        int first = sentences.getFirst().start();
        int last = sentences.getLast().end() - length;
        if (last < first) {
            throw new IllegalArgumentException("length must be at most that of the body: " + length);
        }
        int start = dice.between(first, last);
        while (start > first && "，。；！？”".indexOf(text.charAt(start - 1)) < 0) {
            start--;
        }
        String quoted = text.substring(start, start + length);
        int paragraph = dice.below(host.paragraphs().size());
        int sentence = dice.between(0, host.paragraphs().get(paragraph).size());
        List<List<String>> paragraphs = new ArrayList<>(host.paragraphs());
        List<String> quoting = new ArrayList<>(paragraphs.get(paragraph));
        quoting.add(sentence, quoted);
        paragraphs.set(paragraph, quoting);
        Article changed = host.with(paragraphs);
        return new Quote(changed.text(), changed.spans().get(paragraph).get(sentence), new Span(start, start + length));
    }
}
