package app.likeness.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/// The ways in which an article is published again.
public enum Repost {
    SAME,
    RETITLED,
    BYLINE,
    CHANGED_1,
    CHANGED_5,
    CHANGED_10,
    DROPPED_10,
    DROPPED_30,
    APPENDED_10,
    APPENDED_30,
    ADVERTISEMENTS,
    REORDERED,
    TRADITIONAL,
    PUNCTUATION,
    WIDTH,
    ALL;

    /// The article as it is published again. Titles, bylines and appended sentences are taken from `other`, which
    /// has nothing to do with it; `writer` puts characters in the place of others.
    public Article of(Article original, Article other, Articles writer, Dice dice) {
        return switch (this) {
            case SAME -> original;
            case RETITLED -> original.titled(other.title());
            case BYLINE -> original.signed(other.opening(), other.closing());
            case CHANGED_1 -> each(original, sentence -> Edits.changed(sentence, 1, writer, dice));
            case CHANGED_5 -> each(original, sentence -> Edits.changed(sentence, 5, writer, dice));
            case CHANGED_10 -> each(original, sentence -> Edits.changed(sentence, 10, writer, dice));
            case DROPPED_10 -> dropped(original, 10, dice);
            case DROPPED_30 -> dropped(original, 30, dice);
            case APPENDED_10 -> appended(original, other, 10);
            case APPENDED_30 -> appended(original, other, 30);
            case ADVERTISEMENTS -> advertised(original, dice);
            case REORDERED -> reordered(original, dice);
            case TRADITIONAL -> each(original, Edits::toTraditional);
            case PUNCTUATION -> each(original, sentence -> Edits.punctuated(sentence, dice));
            case WIDTH -> each(original, Edits::fullWidth);
            case ALL -> all(original, other, writer, dice);
        };
    }

    private static Article all(Article original, Article other, Articles writer, Dice dice) {
        Article article = original;
        for (Repost step : List.of(
                CHANGED_5, DROPPED_10, REORDERED, APPENDED_10, ADVERTISEMENTS, RETITLED, BYLINE, PUNCTUATION, WIDTH)) {
            article = step.of(article, other, writer, dice);
        }
        return TRADITIONAL.of(article, other, writer, dice);
    }

    private static Article each(Article article, UnaryOperator<String> edit) {
        return new Article(
                edit.apply(article.title()),
                edit.apply(article.opening()),
                article.paragraphs().stream()
                        .map(paragraph -> paragraph.stream().map(edit).toList())
                        .toList(),
                edit.apply(article.closing()));
    }

    /// Without whole sentences of `percent` of its characters, one at least, any; one sentence always stays.
    private static Article dropped(Article article, int percent, Dice dice) {
        List<String> sentences = article.sentences();
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, sentences.size()).boxed().toList());
        dice.shuffle(order);
        int toDrop = characters(sentences) * percent / 100;
        boolean[] drop = new boolean[sentences.size()];
        for (int i = 0; i + 1 < order.size() && toDrop > 0; i++) {
            int length = sentences.get(order.get(i)).length();
            if (i == 0 || length <= toDrop) {
                drop[order.get(i)] = true;
                toDrop -= length;
            }
        }
        List<List<String>> paragraphs = new ArrayList<>();
        int at = 0;
        for (List<String> paragraph : article.paragraphs()) {
            List<String> kept = new ArrayList<>();
            for (String sentence : paragraph) {
                if (!drop[at++]) {
                    kept.add(sentence);
                }
            }
            if (!kept.isEmpty()) {
                paragraphs.add(kept);
            }
        }
        return article.with(paragraphs);
    }

    /// With sentences of another article behind it, until `percent` of its own characters are reached.
    private static Article appended(Article article, Article other, int percent) {
        int toAppend = characters(article.sentences()) * percent / 100;
        List<String> more = new ArrayList<>();
        for (String sentence : other.sentences()) {
            if (characters(more) >= toAppend) {
                break;
            }
            more.add(sentence);
        }
        List<List<String>> paragraphs = new ArrayList<>(article.paragraphs());
        paragraphs.add(more);
        return article.with(paragraphs);
    }

    private static int characters(List<String> sentences) {
        return sentences.stream().mapToInt(String::length).sum();
    }

    /// Three different advertisements, as paragraphs of their own.
    private static Article advertised(Article article, Dice dice) {
        List<String> advertisements = new ArrayList<>(NewsPhrases.ADVERTISEMENTS);
        dice.shuffle(advertisements);
        List<List<String>> paragraphs = new ArrayList<>(article.paragraphs());
        for (String advertisement : advertisements.subList(0, 3)) {
            paragraphs.add(dice.between(0, paragraphs.size()), List.of(advertisement));
        }
        return article.with(paragraphs);
    }

    /// The paragraphs in another order; of a single paragraph the sentences.
    private static Article reordered(Article article, Dice dice) {
        List<List<String>> paragraphs = new ArrayList<>(article.paragraphs());
        if (paragraphs.size() == 1) {
            List<String> sentences = new ArrayList<>(paragraphs.getFirst());
            Collections.rotate(sentences, sentences.size() / 2);
            return article.with(List.of(sentences));
        }
        dice.shuffle(paragraphs);
        if (paragraphs.equals(article.paragraphs())) {
            Collections.rotate(paragraphs, 1);
        }
        return article.with(paragraphs);
    }
}
