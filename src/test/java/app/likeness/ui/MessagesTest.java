package app.likeness.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;
import org.junit.jupiter.api.Test;

class MessagesTest {
    private static final Path RESOURCES = Path.of("src/main/resources/app/likeness/ui");
    private static final Path SOURCES = Path.of("src/main/java/app/likeness/ui");
    /// A key in Java is a literal of at least two parts in lower camel case.
    private static final Pattern LITERAL = Pattern.compile("\"([a-z][a-zA-Z]*(?:\\.[a-z][a-zA-Z]*)+)\"");
    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d)");

    private final Messages messages = new Messages(Locale.ENGLISH);

    @Test
    void bothLanguagesHaveTheSameKeys() throws IOException {
        Map<String, String> english = bundle("messages.properties");
        Map<String, String> chinese = bundle("messages_zh_CN.properties");
        assertEquals(List.of(), lines(without(english, chinese)), "missing in messages_zh_CN.properties");
        assertEquals(List.of(), lines(without(chinese, english)), "missing in messages.properties");
    }

    @Test
    void noKeyStandsTwice() throws IOException {
        for (String file : List.of("messages.properties", "messages_zh_CN.properties")) {
            List<String> keys = keys(file);
            Set<String> seen = new TreeSet<>();
            assertEquals(List.of(), keys.stream().filter(key -> !seen.add(key)).toList(), "twice in " + file);
        }
    }

    @Test
    void everyKeyInJavaHasAMessageAndEveryMessageIsUsed() throws IOException {
        Set<String> used = literals();
        Set<String> defined = bundle("messages.properties").keySet();
        // Other literals look alike: names of system properties, of style sheets and of settings.
        Set<String> rooms =
                new TreeSet<>(defined.stream().map(MessagesTest::room).toList());
        assertEquals(
                List.of(),
                used.stream()
                        .filter(key -> rooms.contains(room(key)) && !defined.contains(key) && !isAnotherName(key))
                        .map(key -> key + " = ")
                        .toList(),
                "missing in messages.properties");
        assertEquals(
                List.of(), defined.stream().filter(key -> !used.contains(key)).toList(), "not used in Java");
    }

    @Test
    void everyMessageIsAFormatThatUsesTheSameArgumentsInBothLanguages() throws IOException {
        Map<String, String> english = bundle("messages.properties");
        Map<String, String> chinese = bundle("messages_zh_CN.properties");
        List<String> wrong = new ArrayList<>();
        english.forEach((key, text) -> {
            new MessageFormat(text, Locale.ENGLISH);
            String other = chinese.getOrDefault(key, "");
            new MessageFormat(other, Locale.SIMPLIFIED_CHINESE);
            Set<String> more = arguments(other);
            more.removeAll(arguments(text));
            if (!more.isEmpty()) {
                wrong.add(key + " " + more);
            }
        });
        assertEquals(List.of(), wrong);
    }

    @Test
    void noMessageHasTheApostropheThatTheFormatSwallows() throws IOException {
        for (String file : List.of("messages.properties", "messages_zh_CN.properties")) {
            bundle(file).forEach((key, text) -> assertFalse(text.contains("'"), key));
        }
    }

    @Test
    void whatIsBoundFollowsTheLanguageAndItsArguments() {
        SimpleIntegerProperty count = new SimpleIntegerProperty(1);
        ObservableValue<String> text = messages.text("groups.documents", count);
        assertEquals("1 document", text.getValue());
        count.set(1204);
        assertEquals("1,204 documents", text.getValue());
        messages.setLocale(Locale.TRADITIONAL_CHINESE);
        assertEquals("1,204 篇", text.getValue());
    }

    @Test
    void pluralsAreWordsOfTheirOwn() {
        assertEquals("1 file not read", messages.get("folders.root.skipped", 1));
        assertEquals("Everything was read", messages.get("folders.root.skipped", 0));
        assertEquals("essays", messages.get("corpus.name", "essays", 0));
        assertEquals("essays and 1 more", messages.get("corpus.name", "essays", 1));
        assertEquals("essays and 3 more", messages.get("corpus.name", "essays", 3));
        assertEquals(
                "23 of 186 documents share text with others, in 8 groups.",
                messages.get("results.headline.found", 23, 186, 8));
        assertEquals(
                "23 of 186 documents share text with others; 2 of them form 1 group.",
                messages.get("results.headline.some", 23, 186, 1, 2));
        assertEquals(
                "3 are almost the same text. 1 is an edited copy. For the other 163, nothing stands out.",
                messages.get("results.bands", 3, 1, 0, 0, 163));
    }

    @Test
    void aShareIsRoundedDownSoThatAllMeansAll() {
        assertEquals("99%", messages.percent(0.9999));
        assertEquals("100%", messages.percent(1));
        assertEquals("29%", messages.percent(0.29));
        assertEquals("<1%", messages.percent(0.004));
        assertEquals("0%", messages.percent(0));
    }

    private static boolean isAnotherName(String key) {
        return key.startsWith("window.") || key.endsWith(".css");
    }

    private static String room(String key) {
        return key.substring(0, key.indexOf('.'));
    }

    private static Set<String> arguments(String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = ARGUMENT.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }

    private static Set<String> literals() throws IOException {
        Set<String> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                Matcher matcher = LITERAL.matcher(Files.readString(file));
                while (matcher.find()) {
                    found.add(matcher.group(1));
                }
            }
        }
        return found;
    }

    private static Map<String, String> without(Map<String, String> all, Map<String, String> others) {
        Map<String, String> rest = new TreeMap<>(all);
        rest.keySet().removeAll(others.keySet());
        return rest;
    }

    private static List<String> lines(Map<String, String> entries) {
        return entries.entrySet().stream()
                .map(entry -> entry.getKey() + " = " + entry.getValue())
                .toList();
    }

    private static Map<String, String> bundle(String file) throws IOException {
        Map<String, String> entries = new TreeMap<>();
        for (String line : Files.readAllLines(RESOURCES.resolve(file))) {
            if (!line.isBlank() && !line.startsWith("#")) {
                int equals = line.indexOf('=');
                entries.put(
                        line.substring(0, equals).strip(),
                        line.substring(equals + 1).strip());
            }
        }
        return entries;
    }

    private static List<String> keys(String file) throws IOException {
        return Files.readAllLines(RESOURCES.resolve(file)).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.substring(0, line.indexOf('=')).strip())
                .toList();
    }
}
