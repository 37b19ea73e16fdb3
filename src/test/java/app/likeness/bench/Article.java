package app.likeness.bench;

import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.List;

/// A text in its parts: a title, what stands before the first sentence (the byline of a newspaper, or nothing),
/// paragraphs of sentences with their marks, and a closing line or nothing.
public record Article(String title, String opening, List<List<String>> paragraphs, String closing) {
    public Article {
        paragraphs = paragraphs.stream().map(List::copyOf).toList();
    }

    /// Title, paragraphs and closing, a line each.
    public String text() {
        StringBuilder text = new StringBuilder(title).append('\n').append(opening);
        for (List<String> paragraph : paragraphs) {
            paragraph.forEach(text::append);
            text.append('\n');
        }
        return text.append(closing).append(closing.isEmpty() ? "" : "\n").toString();
    }

    /// The sentences alone, paragraph after paragraph.
    public List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        paragraphs.forEach(sentences::addAll);
        return sentences;
    }

    /// Where the sentences stand in the text, in the shape of the paragraphs.
    List<List<Span>> spans() {
        List<List<Span>> spans = new ArrayList<>();
        int at = title.length() + 1 + opening.length();
        for (List<String> paragraph : paragraphs) {
            List<Span> of = new ArrayList<>();
            for (String sentence : paragraph) {
                of.add(new Span(at, at + sentence.length()));
                at += sentence.length();
            }
            spans.add(of);
            at++;
        }
        return spans;
    }

    public Article titled(String other) {
        return new Article(other, opening, paragraphs, closing);
    }

    public Article signed(String otherOpening, String otherClosing) {
        return new Article(title, otherOpening, paragraphs, otherClosing);
    }

    public Article with(List<List<String>> otherParagraphs) {
        return new Article(title, opening, otherParagraphs, closing);
    }
}
