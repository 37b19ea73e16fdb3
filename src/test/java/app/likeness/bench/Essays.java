package app.likeness.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Essays of students: one to thirty articles under a title each, so 2 to 60 thousand characters, every third one in
/// Chinese. The same seed and number give the same essay on every machine.
final class Essays {
    private static final int MOST = 30;

    private final Articles english;
    private final Articles chinese;

    /// An essay: its title and its paragraphs.
    record Essay(String title, List<String> paragraphs) {
        Essay {
            paragraphs = List.copyOf(paragraphs);
        }

        /// Each paragraph between two strings of markup, its special characters written as XML demands.
        String marked(String before, String behind) {
            return paragraphs.stream()
                    .map(paragraph -> before
                            + paragraph
                                    .replace("&", "&amp;")
                                    .replace("<", "&lt;")
                                    .replace("\n", " ")
                            + behind)
                    .collect(Collectors.joining("\n"));
        }
    }

    Essays(long seed) {
        english = new EnglishNews(seed);
        chinese = new ChineseNews(seed);
    }

    Essay essay(int number) {
        return essay(number, number % 3 == 2 ? chinese : english);
    }

    /// For formats whose libraries write no Chinese without a font for it.
    Essay englishEssay(int number) {
        return essay(number, english);
    }

    private static Essay essay(int number, Articles articles) {
        List<String> paragraphs = new ArrayList<>();
        int parts = 1 + number * 7 % MOST;
        for (int part = 0; part < parts; part++) {
            Article article = articles.article((long) number * MOST + part);
            article.text().lines().filter(line -> !line.isBlank()).forEach(paragraphs::add);
        }
        return new Essay(String.format(Locale.ROOT, "Essay %d", number), paragraphs);
    }
}
