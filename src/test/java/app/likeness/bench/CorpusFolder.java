package app.likeness.bench;

import app.likeness.text.Span;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// A folder of generated documents, `docs`, in sub-folders of at most a thousand, and beside it the truth about them as
/// tables, with paths relative to `docs`.
final class CorpusFolder {
    private static final int MOST_IN_A_FOLDER = 1000;

    /// The lengths of the quotes, in characters.
    private static final List<Integer> QUOTES = List.of(60, 120, 250);

    private final Path folder;
    private int quotes;

    CorpusFolder(Path folder) {
        this.folder = folder;
    }

    /// A document that is the repost of another, or quotes it.
    ///
    /// @param kind how it was made
    /// @param original the path of the other
    /// @param copy its own path
    record Copy(String kind, String original, String copy) {}

    Path docs() {
        return folder.resolve("docs");
    }

    /// Articles number `from` to `until` − 1, under `name`.
    void articles(String name, Articles articles, long from, long until) throws IOException {
        for (long number = from; number < until; number++) {
            write(path(name, number), articles.article(number).text());
        }
    }

    static String path(String name, long number) {
        return String.format(Locale.ROOT, "%s/%04d/%07d.txt", name, number / MOST_IN_A_FOLDER, number);
    }

    /// Every kind of repost of articles 0 to `originals` − 1, which stand under `name`, as documents under
    /// `reposts`.
    List<Copy> reposts(String name, Articles articles, Articles others, int originals, long seed) throws IOException {
        List<Copy> copies = new ArrayList<>();
        long made = 0;
        for (int number = 0; number < originals; number++) {
            Article original = articles.article(number);
            for (Repost kind : Repost.values()) {
                Dice dice = new Dice(seed, made);
                String path = path("reposts", made);
                write(
                        path,
                        kind.of(original, others.article(-1 - made), articles, dice)
                                .text());
                copies.add(new Copy(kind.name().toLowerCase(Locale.ROOT), path(name, number), path));
                made++;
            }
        }
        table("reposts.tsv", "kind\tleft\tright", copies);
        return copies;
    }

    /// `each` quotes of every length out of articles `first` and up that are long enough, each in a new article of
    /// `others`, as documents under `quotes`.
    List<Copy> quotes(String name, Articles articles, long first, Articles others, int each, long seed)
            throws IOException {
        List<Copy> copies = new ArrayList<>();
        for (int length : QUOTES) {
            long number = first;
            for (int i = 0; i < each; i++) {
                while (characters(articles.article(number)) < length) {
                    number++;
                }
                // Numbers far below those that reposts take.
                Article host = others.article(-1_000_000_000L - quotes);
                String path = path("quotes", quotes);
                Quote quote = Quote.of(articles.article(number), host, length, new Dice(seed, -1 - quotes));
                write(path, quote.host());
                copies.add(new Copy(String.valueOf(length), path(name, number), path));
                number++;
                quotes++;
            }
        }
        table("quotes.tsv", "length\tleft\tright", copies);
        return copies;
    }

    private static int characters(Article article) {
        return article.sentences().stream().mapToInt(String::length).sum();
    }

    /// Articles 0 to `originals` − 1 in every disguise, as documents under `disguised`, with the place of every
    /// trick.
    void disguised(String name, Articles articles, int originals, long seed) throws IOException {
        Path table = folder.resolve("disguised.tsv");
        try (BufferedWriter out = Files.newBufferedWriter(table, StandardCharsets.UTF_8)) {
            out.write("kind\tleft\tright\tstart\tend\n");
            long made = 0;
            for (int number = 0; number < originals; number++) {
                for (Disguise kind : Disguise.values()) {
                    Disguised disguised = Disguised.of(kind, articles.article(number), new Dice(seed, made));
                    String file = path("disguised", made++);
                    String path = kind == Disguise.HIDDEN ? file.replace(".txt", ".html") : file;
                    write(path, disguised.text());
                    for (Span trick : disguised.tricks()) {
                        out.write(kind.name().toLowerCase(Locale.ROOT) + "\t" + path(name, number) + "\t" + path + "\t"
                                + trick.start() + "\t" + trick.end() + "\n");
                    }
                }
            }
        }
    }

    /// Removes a folder with all that is in it.
    static void delete(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            for (Path path : walk.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private void write(String path, String text) throws IOException {
        Path file = docs().resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void table(String name, String header, List<Copy> copies) throws IOException {
        Path table = folder.resolve(name);
        try (BufferedWriter out = Files.newBufferedWriter(table, StandardCharsets.UTF_8)) {
            out.write(header + "\n");
            for (Copy copy : copies) {
                out.write(copy.kind() + "\t" + copy.original() + "\t" + copy.copy() + "\n");
            }
        }
    }
}
