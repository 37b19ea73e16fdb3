package app.likeness.bench;

import app.likeness.compare.Candidate;
import app.likeness.compare.MethodSearch;
import app.likeness.compare.MethodThresholds;
import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Fingerprinter;
import app.likeness.fingerprint.Fingerprinters;
import app.likeness.fingerprint.Method;
import app.likeness.text.FoldedText;
import app.likeness.text.JiebaWordSegmenter;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// Which reposts each classic method finds by its fingerprints alone, and how many wrong pairs: generated articles, of
/// which some are published again in each of the sixteen ways of `Repost`. Prints a table: found reposts of each kind,
/// of all, and wrong pairs for every million of pairs that have nothing to do with each other.
///
/// `java … app.likeness.bench.MethodQuality articles=4000 originals=150 distance=3`
final class MethodQuality {
    private static final Set<String> NAMES = Set.of("articles", "originals", "distance", "seed");

    /// An article of the collection: the number of the article that it is made from, and how.
    private record Published(long origin, Optional<Repost> repost, String text) {}

    private MethodQuality() {}

    public static void main(String[] args) {
        Arguments arguments = Arguments.of(args, NAMES);
        int articles = arguments.number("articles", 4000);
        int originals = arguments.number("originals", 150);
        List<Published> published = published(articles, originals, arguments.number("seed", 1));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        StringBuilder head = new StringBuilder("method\tall\twrong");
        for (Repost repost : Repost.values()) {
            head.append('\t').append(repost.name().toLowerCase(Locale.ROOT));
        }
        out.println(head);
        for (Method method : Method.values()) {
            if (MethodSearch.isSearched(method) && method != Method.SIMHASH_RECORDS) {
                out.println(row(method, published, arguments.number("distance", 3)));
            }
        }
    }

    private static List<Published> published(int articles, int originals, int seed) {
        Articles writer = new ChineseNews(seed);
        List<Published> published = new ArrayList<>();
        for (long i = 0; i < articles; i++) {
            published.add(new Published(i, Optional.empty(), writer.article(i).text()));
        }
        // What is added to reposts comes from articles that are not in the collection.
        long other = articles;
        for (long i = 0; i < originals; i++) {
            for (Repost repost : Repost.values()) {
                other++;
                Dice dice = new Dice(seed, other);
                Article made = repost.of(writer.article(i), writer.article(other), writer, dice);
                published.add(new Published(i, Optional.of(repost), made.text()));
            }
        }
        return published;
    }

    private static String row(Method method, List<Published> published, int distance) {
        Fingerprinter fingerprinter =
                Fingerprinters.of(method, JiebaWordSegmenter::new).orElseThrow();
        List<Optional<Fingerprint>> fingerprints = published.stream()
                .map(each -> fingerprinter.fingerprint(each.text, FoldedText.of(each.text)))
                .toList();
        var thresholds = new MethodThresholds(distance, OptionalDouble.empty());
        Map<Repost, Integer> found = new EnumMap<>(Repost.class);
        long wrong = 0;
        for (Candidate pair : new MethodSearch(method, thresholds, () -> false).find(fingerprints, new BitSet())) {
            Published left = published.get(pair.left());
            Published right = published.get(pair.right());
            if (left.origin != right.origin) {
                wrong++;
            } else if (left.repost.isEmpty()) {
                right.repost.ifPresent(repost -> found.merge(repost, 1, Integer::sum));
            }
        }
        return line(method, published, found, wrong);
    }

    private static String line(Method method, List<Published> published, Map<Repost, Integer> found, long wrong) {
        double reposts =
                published.stream().filter(each -> each.repost.isPresent()).count();
        double size = published.size();
        double family = Repost.values().length + 1.0;
        double originals = reposts / Repost.values().length;
        double unrelated = size * (size - 1) / 2 - originals * family * (family - 1) / 2;
        int all = found.values().stream().mapToInt(Integer::intValue).sum();
        StringBuilder line = new StringBuilder(
                String.format(Locale.ROOT, "%s\t%.3f\t%.1f", method.label(), all / reposts, wrong * 1e6 / unrelated));
        for (Repost repost : Repost.values()) {
            line.append(String.format(Locale.ROOT, "\t%.2f", found.getOrDefault(repost, 0) / originals));
        }
        return line.toString();
    }
}
