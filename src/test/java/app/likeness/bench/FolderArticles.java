package app.likeness.bench;

import app.likeness.text.Attempt;
import app.likeness.text.SentenceSplitter;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.extract.TextExtractors;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The texts of a folder as articles: the first line is the title, every other one a paragraph. Texts of under 200
/// characters are left out. All of them are kept in memory.
public final class FolderArticles implements Articles {
    private static final int LEAST_CHARACTERS = 200;

    private final List<Article> articles = new ArrayList<>();
    private final Articles writer;

    /// @param writer whose words replace others
    public FolderArticles(Path folder, Articles writer) throws IOException {
        this.writer = writer;
        TextExtractors extractors = TextExtractors.standard();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                if (extractors.extract(file) instanceof Attempt.Got<ExtractedText> extracted) {
                    add(extracted.value().text());
                }
            }
        }
        if (articles.isEmpty()) {
            throw new IllegalArgumentException("no text of " + LEAST_CHARACTERS + " characters in " + folder);
        }
    }

    private void add(String text) {
        List<String> lines =
                text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        List<List<String>> paragraphs = lines.stream()
                .skip(1)
                .map(line -> SentenceSplitter.split(line).stream()
                        .map(span -> line.substring(span.start(), span.end()))
                        .toList())
                .filter(paragraph -> !paragraph.isEmpty())
                .toList();
        if (paragraphs.stream().flatMap(List::stream).mapToInt(String::length).sum() >= LEAST_CHARACTERS) {
            articles.add(new Article(lines.getFirst(), "", paragraphs, ""));
        }
    }

    public int size() {
        return articles.size();
    }

    @Override
    public Article article(long number) {
        return articles.get(Math.floorMod(number, articles.size()));
    }

    @Override
    public String replacement(Dice dice) {
        return writer.replacement(dice);
    }
}
