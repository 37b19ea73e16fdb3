package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.help.HelpPage;
import app.likeness.ui.support.ViewWindow;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.MessagesTest;
import app.likeness.ui.words.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.Test;

/// The help says what every number means, in the words that the number itself says it with.
final class HelpPageTest {
    private static final List<Locale> LANGUAGES =
            List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE, Locale.TRADITIONAL_CHINESE);

    /// Where the help has what a number says of itself: the entry, and the keys.
    private static final Map<String, String> PLACES = places("""
            number.share explain.share
            number.line explain.headline results.line.tip
            number.usual results.usual.unknown.explained
            number.level explain.level
            number.passage explain.passageNumber explain.differences groups.common.explained
            number.characters explain.characters explain.same explain.changed explain.counted methods.label.part.explained
            number.counts explain.counts explain.news explain.rootDocuments explain.rows explain.shown explain.place explain.scan
            number.counts explain.export explain.files groups.keep.count.meaning scan.notice.meaning
            number.state explain.state review.confirmed.tip review.acceptable.tip review.later.tip
            number.state review.left.tip
            number.notCounted leftOut.template.meaning leftOut.quotation.meaning leftOut.references.meaning
            number.notCounted leftOut.boilerplate.meaning leftOut.short.meaning leftOut.sameAuthor.meaning
            number.group explain.weakest groups.weakest.explained
            number.members explain.member explain.higher explain.near groups.grid.explained
            number.members groups.common.limited.explained
            number.parts explain.part explain.part.original explain.part.shared explain.part.changed
            number.parts explain.part.quoted
            number.parts explain.part.template explain.part.tooShort report.part.tip
            number.sources explain.sources explain.source
            number.disguise pair.action.unmask.tip pair.action.asCompared.tip report.asCompared.tip
            advanced.distance pair.why.numbers.meaning results.column.distance.meaning methods.label.found.tip
            advanced.distance groups.distances.meaning near.explained pair.bits.band.meaning pair.bits.explained
            advanced.distance methods.spread.explained
            advanced.sentenceGroup results.column.sentenceGroup.meaning
            advanced.precision methods.measured.explained methods.basis.combined.tip methods.basis.complete.tip
            advanced.precision methods.basis.labelled.tip methods.column.agreement.tip methods.column.mean.tip
            advanced.precision methods.column.now.tip methods.column.pairs.tip methods.column.precision.tip
            advanced.precision methods.column.recall.tip methods.column.time.tip methods.label.how
            advanced.precision methods.label.unfound.tip
            start.roles folders.role.check.meaning folders.role.compareWith.meaning folders.role.leftOut.meaning
            start.roles folders.role.template.meaning
            """);

    /// What ends like an explanation and is about no number.
    private static final Pattern OTHERS = Pattern.compile(
            "error\\.rescue\\.tooltip|export\\..*|folders\\.root\\.remove\\.meaning|help\\..*|status\\..*|results\\.(document|pair)\\.tooltip");

    private static final Pattern EXPLANATION =
            Pattern.compile("explain\\.(?!showCharacters).*|.*\\.(meaning|explained|tip|tooltip|how)");

    private static final Pattern USED = Pattern.compile("\"(help\\.(?:number|advanced)\\.[a-zA-Z]+)\\.meaning\"");
    private static final Path SOURCES = Path.of("src/main/java/app/likeness/ui");

    @Test
    void everyNumberThatExplainsItselfHasItsPlaceInTheHelp() {
        Set<String> explained = keys().stream()
                .filter(key -> EXPLANATION.matcher(key).matches()
                        && !OTHERS.matcher(key).matches())
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(explained, new TreeSet<>(PLACES.keySet()));
    }

    @Test
    void everyEntryStandsForSomethingThatTheWindowShows() throws IOException {
        Set<String> shown = new HashSet<>(PLACES.values());
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                    .filter(each -> !each.endsWith("HelpPage.java"))
                    .toList()) {
                Matcher used = USED.matcher(Files.readString(file));
                while (used.find()) {
                    shown.add(used.group(1));
                }
            }
        }
        List<String> entries = keys().stream()
                .filter(key -> key.matches("help\\.(number|advanced)\\.[a-zA-Z]+"))
                .toList();
        // The pair shows both percentages, each with the fraction behind it; resemblance stands beside the distance.
        assertEquals(
                List.of("help.advanced.methods", "help.advanced.resemblance", "help.number.twoShares"),
                entries.stream()
                        .filter(entry -> !shown.contains(entry))
                        .sorted()
                        .toList());
        assertTrue(entries.containsAll(PLACES.values().stream()
                .filter(place -> !place.startsWith("help.start"))
                .toList()));
    }

    @Test
    void aNumberAndItsPlaceInTheHelpSpeakOfTheSameInTheSameWords() {
        List<String> strangers = new ArrayList<>();
        for (Locale language : LANGUAGES) {
            Messages messages = new Messages(language);
            PLACES.forEach((key, place) -> {
                Set<String> said = words(raw(messages, key));
                said.retainAll(words(raw(messages, place) + " " + raw(messages, place + ".meaning")));
                if (said.isEmpty()) {
                    strangers.add(language + " " + key + " and " + place);
                }
            });
        }
        assertEquals(List.of(), strangers);
    }

    @Test
    void thePageShowsEveryEntryInEveryLanguageAndFindsItByItsWords() {
        Messages messages = new Messages(Locale.ENGLISH);
        try (ViewWindow window =
                ViewWindow.open(messages, Theme.LIGHT, 900, 600, () -> HelpPage.make(messages, () -> {}))) {
            List<String> entries = keys().stream()
                    .filter(key -> key.matches("help\\.(number|advanced|start|trust)\\.[a-zA-Z]+"))
                    .toList();
            for (Locale language : LANGUAGES) {
                window.run(() -> messages.setLocale(language));
                List<String> shown = window.ask(() -> labels(window));
                for (String entry : entries) {
                    assertTrue(shown.contains(messages.get(entry)), language + " " + entry);
                    assertTrue(shown.contains(messages.get(entry + ".meaning")), language + " " + entry);
                }
                TextField search = window.node("sheet-search", TextField.class);
                for (String entry : entries) {
                    window.run(() -> search.setText(messages.get(entry)));
                    assertTrue(window.ask(() -> labels(window)).contains(messages.get(entry)), language + " " + entry);
                }
                window.run(search::clear);
            }
        }
    }

    private static List<String> labels(ViewWindow window) {
        return window.scene().getRoot().lookupAll(".sheet-column .label").stream()
                .filter(HelpPageTest::isShown)
                .map(each -> ((Label) each).getText())
                .toList();
    }

    private static boolean isShown(Node node) {
        for (Node each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private static Map<String, String> places(String lines) {
        Map<String, String> places = new LinkedHashMap<>();
        lines.lines().forEach(line -> {
            String[] parts = line.split(" ", -1);
            for (int i = 1; i < parts.length; i++) {
                places.put(parts[i], "help." + parts[0]);
            }
        });
        return places;
    }

    private static List<String> keys() {
        return MessagesTest.lines("messages.properties").stream()
                .filter(line -> line.contains("=") && !line.startsWith("#"))
                .map(line -> line.substring(0, line.indexOf('=')).strip())
                .toList();
    }

    private static String raw(Messages messages, String key) {
        return messages.get(key, 0, 0, 0, 0, 0);
    }

    /// Words of four letters and more without their endings, and pairs of Chinese characters.
    private static Set<String> words(String text) {
        Set<String> words = new HashSet<>();
        Matcher latin = Pattern.compile("[a-z0-9]{4,}").matcher(text.toLowerCase(Locale.ROOT));
        while (latin.find()) {
            words.add(latin.group().replaceAll("(?:ies|y|s|ed|ing)$", ""));
        }
        words.removeAll(
                Set.of("have", "that", "this", "with", "from", "here", "what", "them", "thi", "other", "those"));
        Matcher chinese = Pattern.compile("(?=(\\p{IsHan}{2}))").matcher(text);
        while (chinese.find()) {
            words.add(chinese.group(1));
        }
        words.removeAll(Set.of("一篇", "文章", "没有", "沒有", "有的", "这一", "這一", "的文"));
        return words;
    }
}
