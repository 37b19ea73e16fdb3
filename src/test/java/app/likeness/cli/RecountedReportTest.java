package app.likeness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.cli.PlainJson.Value;
import app.likeness.scan.ClassHandIn;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whoever has a report and its manifest, and nothing else, can count every percentage again: of pairs, of groups, of
/// documents, in JSON and in HTML. Nothing of the program is used for it.
final class RecountedReportTest {
    private static final Pattern ROW = Pattern.compile(
            "<tr><th scope=\"row\" class=\"number\">.*?<span class=\"path\"><bdi>(.*?)</bdi>.*?<span class=\"path\"><bdi>(.*?)"
                    + "</bdi>.*?<b>(.*?)</b>(.*?)</td>.*?<b>(.*?)</b>(.*?)</td>");
    private static final Pattern CHANGED = Pattern.compile("<span class=\"small\">\\+(.*?)</span>");
    private static final Pattern OF_ALL = Pattern.compile(
            ">(<?&?l?t?;?\\d+%) of this text also stands in .*?: ([\\d,]+) of ([\\d,]+) characters that count");

    @TempDir
    private Path folder;

    @Test
    void everyPercentageOfAClassIsCountedAgain() throws IOException {
        Path hand = ClassHandIn.in(Files.createDirectory(folder.resolve("class")));
        ClassHandIn.late(hand);
        Path sheet = Files.writeString(folder.resolve("sheet.txt"), ClassHandIn.SHEET);
        assertEquals(5, recount(hand, "--template", sheet));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void everyPercentageOfTextsMadeByChanceIsCountedAgain(int seed) throws IOException {
        assertTrue(recount(made(seed)) > 3);
    }

    /// Twelve texts of sentences by chance; most take stretches of others, with words replaced, quoted or left out.
    private Path made(int seed) throws IOException {
        var random = new Random(seed);
        Path made = Files.createDirectory(folder.resolve("made"));
        List<List<String>> all = new ArrayList<>();
        for (int text = 0; text < 12; text++) {
            List<String> words = new ArrayList<>();
            for (int i = 0; i < 150 + random.nextInt(200); i++) {
                words.add(word(random));
            }
            for (int taken = 0; !all.isEmpty() && taken < random.nextInt(3); taken++) {
                List<String> source = all.get(random.nextInt(all.size()));
                int from = random.nextInt(source.size() - 60);
                List<String> stretch = new ArrayList<>(source.subList(from, from + 30 + random.nextInt(30)));
                for (int edits = random.nextInt(5); edits > 0; edits--) {
                    stretch.set(random.nextInt(stretch.size()), word(random));
                }
                if (random.nextInt(4) == 0) {
                    stretch.set(0, "“" + stretch.getFirst());
                    stretch.set(stretch.size() - 1, stretch.getLast() + "”");
                }
                words.addAll(random.nextInt(words.size()), stretch);
            }
            all.add(words);
            Files.writeString(made.resolve("text " + text + ".txt"), String.join(" ", words));
        }
        return made;
    }

    private static String word(Random random) {
        var word = new StringBuilder();
        for (int letter = 1 + random.nextInt(8); letter >= 0; letter--) {
            word.append((char) ('a' + random.nextInt(26)));
        }
        return word + (random.nextInt(9) == 0 ? "." : "");
    }

    /// Counts everything again; gives the number of pairs.
    private int recount(Path documents, Object... options) throws IOException {
        Path json = report("all.json", documents, options);
        Path html = report("all.html", documents, options);
        Value manifest = PlainJson.of(Files.readString(json.resolveSibling("all.json.manifest.json")));
        Value report = PlainJson.of(Files.readString(json));
        assertEquals(
                manifest.get("pairs").all().size(), report.get("pairs").all().size());
        Map<String, Counted> byNames = new HashMap<>();
        Map<String, BitSet> held = new TreeMap<>();
        Map<String, Letters> letters = new HashMap<>();
        for (Value counts : manifest.get("pairs").all()) {
            Counted counted = Counted.of(manifest, counts);
            byNames.put(counted.left + "\n" + counted.right, counted);
            Value pair = pair(report, counted);
            letters.computeIfAbsent(counted.left, name -> new Letters()).learn(pair, "left");
            letters.computeIfAbsent(counted.right, name -> new Letters()).learn(pair, "right");
            check(pair, counts, counted, letters);
            held.computeIfAbsent(counted.left, name -> new BitSet()).or(places(counts.get("counted_left")));
            held.computeIfAbsent(counted.right, name -> new BitSet()).or(places(counts.get("counted_right")));
        }
        checkGroups(report, byNames);
        checkTable(Files.readString(html), byNames);
        for (String name : held.keySet().stream().limit(3).toList()) {
            checkCase(name, known(held, name), known(letters, name), byNames, documents, options);
        }
        return byNames.size();
    }

    private static void check(Value pair, Value counts, Counted counted, Map<String, Letters> letters) {
        for (String side : List.of("left", "right")) {
            Letters text = known(letters, side.equals("left") ? counted.left : counted.right);
            int shared = text.count(places(counts.get("counted_" + side)));
            int changed = text.count(places(counts.get("changed_spans_" + side)));
            int characters = counts.get("characters_" + side).number();
            assertEquals(counts.get("shared_" + side).number(), shared, "letters and digits in the spans of " + pair);
            assertEquals(counts.get("changed_" + side).number(), changed, "those changed of " + pair);
            assertEquals(
                    fourDecimals(shared, characters),
                    pair.get("containment_" + side).text());
            assertEquals(
                    fourDecimals(changed, characters),
                    pair.get("changed_" + side).text());
            // What the passages tint as the same is what was counted.
            BitSet tinted = new BitSet();
            for (Value passage : pair.get("passages").all()) {
                if (passage.get("counted").value().equals(true)) {
                    tinted.or(places(passage.get(side).get("same")));
                }
            }
            BitSet differing = text.only(places(counts.get("counted_" + side)));
            differing.xor(text.only(tinted));
            assertEquals(
                    "{}",
                    differing.toString(),
                    side + " " + counts.value() + pair.get("passages").value());
        }
    }

    private static void checkGroups(Value report, Map<String, Counted> byNames) {
        for (Value group : report.get("clusters").all()) {
            Set<String> members = new TreeSet<>();
            group.get("documents").all().forEach(member -> members.add(member.text()));
            List<Counted> links = byNames.values().stream()
                    .filter(pair -> members.contains(pair.left) && members.contains(pair.right))
                    .sorted(Comparator.comparing(Counted::strongest).reversed())
                    .toList();
            assertEquals(
                    links.getFirst().strongest().toPlainString(),
                    group.get("strongest_share").text());
            // The weakest link that is needed to hold the group together.
            Map<String, Integer> part = new HashMap<>();
            members.forEach(member -> part.put(member, part.size()));
            BigDecimal weakest = BigDecimal.ONE;
            for (Counted link : links) {
                int from = known(part, link.left);
                int to = known(part, link.right);
                if (from != to) {
                    weakest = link.strongest();
                    part.replaceAll((member, in) -> in == from ? to : in);
                }
            }
            assertEquals(weakest.toPlainString(), group.get("weakest_share").text(), "of " + members);
        }
    }

    private static void checkTable(String html, Map<String, Counted> byNames) {
        Matcher row = ROW.matcher(html.substring(html.indexOf("id=\"pairs\"")));
        int rows = 0;
        while (row.find()) {
            Counted pair = known(byNames, row.group(1) + "\n" + row.group(2));
            assertEquals(percent(pair.sharedLeft, pair.charactersLeft), plain(row.group(3)), row.group());
            assertEquals(percent(pair.sharedRight, pair.charactersRight), plain(row.group(5)), row.group());
            checkChanged(row.group(4), pair.changedLeft, pair.charactersLeft);
            checkChanged(row.group(6), pair.changedRight, pair.charactersRight);
            rows++;
        }
        assertEquals(byNames.size(), rows);
    }

    private static void checkChanged(String cell, int changed, int characters) {
        Matcher said = CHANGED.matcher(cell);
        assertEquals(changed > 0, said.find(), cell);
        if (changed > 0) {
            assertEquals(percent(changed, characters), plain(said.group(1)), cell);
        }
    }

    /// The share of a document that stands in any other, in its case file.
    private void checkCase(
            String name, BitSet held, Letters letters, Map<String, Counted> byNames, Path documents, Object... options)
            throws IOException {
        Object[] more = new Object[options.length + 2];
        System.arraycopy(options, 0, more, 0, options.length);
        more[options.length] = "--case";
        more[options.length + 1] = name;
        Matcher said = OF_ALL.matcher(Files.readString(report("case.html", documents, more)));
        assertTrue(said.find(), name);
        int shared = letters.count(held);
        int characters = byNames.values().stream()
                .mapToInt(pair -> pair.charactersOf(name))
                .max()
                .orElseThrow();
        assertEquals(shared, Integer.parseInt(said.group(2).replace(",", "")), name);
        assertEquals(characters, Integer.parseInt(said.group(3).replace(",", "")), name);
        assertEquals(percent(shared, characters), plain(said.group(1)), name);
    }

    private Path report(String file, Path documents, Object... options) {
        Path report = folder.resolve(file);
        List<Object> arguments =
                new ArrayList<>(List.of("scan", "--quiet", "--corpus", folder.resolve("corpus.likeness")));
        arguments.addAll(List.of(options));
        arguments.addAll(List.of("--report", report, documents));
        CommandRun run = CommandRun.of(arguments.toArray());
        assertEquals(0, run.exitCode(), run.err());
        return report;
    }

    private static Value pair(Value report, Counted counted) {
        return report.get("pairs").all().stream()
                .filter(each -> each.get("left").text().equals(counted.left)
                        && each.get("right").text().equals(counted.right))
                .findFirst()
                .orElseThrow();
    }

    private static <K, V> V known(Map<K, V> map, K key) {
        return Objects.requireNonNull(map.get(key), () -> "nobody knows " + key);
    }

    private static BitSet places(Value spans) {
        var places = new BitSet();
        spans.all()
                .forEach(span -> places.set(
                        span.all().getFirst().number(), span.all().getLast().number()));
        return places;
    }

    private static String fourDecimals(int part, int all) {
        return BigDecimal.valueOf((double) part / all)
                .setScale(4, RoundingMode.HALF_EVEN)
                .toPlainString();
    }

    private static String percent(int part, int all) {
        int whole = (int) (100L * part / all);
        return whole == 0 && part > 0 ? "<1%" : whole + "%";
    }

    private static String plain(String html) {
        return html.replace("&lt;", "<");
    }

    /// What stands at which place of a document, as far as passages show it.
    private static final class Letters {
        private final Map<Integer, Character> known = new HashMap<>();

        void learn(Value pair, String side) {
            for (Value passage : pair.get("passages").all()) {
                int start = passage.get(side).get("start").number();
                String text = passage.get(side).get("text").text();
                for (int i = 0; i < text.length(); i++) {
                    known.put(start + i, text.charAt(i));
                }
            }
        }

        /// Between two passages that follow each other stands no letter: were it one, the counts would differ.
        BitSet only(BitSet places) {
            var letters = new BitSet();
            places.stream()
                    .filter(place -> Character.isLetterOrDigit(known.getOrDefault(place, ' ')))
                    .forEach(letters::set);
            return letters;
        }

        int count(BitSet places) {
            return only(places).cardinality();
        }
    }

    /// What the manifest counts of a pair.
    private record Counted(
            String left,
            String right,
            int charactersLeft,
            int charactersRight,
            int sharedLeft,
            int sharedRight,
            int changedLeft,
            int changedRight) {
        static Counted of(Value manifest, Value pair) {
            List<Value> documents = manifest.get("documents").all();
            return new Counted(
                    documents.get(pair.get("left").number()).get("document").text(),
                    documents.get(pair.get("right").number()).get("document").text(),
                    pair.get("characters_left").number(),
                    pair.get("characters_right").number(),
                    pair.get("shared_left").number(),
                    pair.get("shared_right").number(),
                    pair.get("changed_left").number(),
                    pair.get("changed_right").number());
        }

        BigDecimal strongest() {
            return new BigDecimal(fourDecimals(sharedLeft, charactersLeft))
                    .max(new BigDecimal(fourDecimals(sharedRight, charactersRight)));
        }

        int charactersOf(String name) {
            return name.equals(left) ? charactersLeft : name.equals(right) ? charactersRight : 0;
        }
    }
}
