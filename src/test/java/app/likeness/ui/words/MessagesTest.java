package app.likeness.ui.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
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

public class MessagesTest {
    private static final String ENGLISH = "messages.properties";
    private static final List<String> CHINESE = List.of("messages_zh_CN.properties", "messages_zh_TW.properties");
    private static final List<String> ALL = List.of(ENGLISH, CHINESE.get(0), CHINESE.get(1));
    private static final Path RESOURCES = Path.of("src/main/resources/app/likeness/ui/words");
    private static final Path SOURCES = Path.of("src/main/java/app/likeness/ui");
    /// A key in Java is a literal of at least two parts in lower camel case.
    private static final Pattern LITERAL = Pattern.compile("\"([a-z][a-zA-Z]*(?:\\.[a-z][a-zA-Z]*)+)\"");
    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d)");

    /// Words of computing on the mainland, each of which is said otherwise in Taiwan.
    private static final List<String> MAINLAND = List.of(
            "文件夾", "打開", "保存", "默認", "窗口", "鼠標", "搜索", "粘貼", "程序", "設置", "信息", "軟件", "磁盤", "內存", "網絡", "數據", "字符", "列表",
            "屏幕", "菜單", "鏈接", "添加", "高級", "全角", "半角", "識別", "壓縮包", "模板");

    private final Messages messages = new Messages(Locale.ENGLISH);

    @Test
    void allLanguagesHaveTheSameKeysInTheSameOrder() throws IOException {
        Map<String, String> english = bundle(ENGLISH);
        for (String file : CHINESE) {
            Map<String, String> chinese = bundle(file);
            assertEquals(List.of(), lines(without(english, chinese)), "missing in " + file);
            assertEquals(List.of(), lines(without(chinese, english)), "missing in " + ENGLISH);
            assertEquals(keys(ENGLISH), keys(file), "the order of " + file);
        }
    }

    @Test
    void theTraditionalWordsAreWrittenInTaiwan() throws IOException {
        CharsetEncoder big5 = Charset.forName("Big5").newEncoder();
        List<String> wrong = new ArrayList<>();
        bundle(CHINESE.get(1)).forEach((key, text) -> {
            boolean isMainland = MAINLAND.stream().anyMatch(text::contains);
            boolean isSimplified = text.chars().anyMatch(c -> c >= 0x4E00 && c < 0xA000 && !big5.canEncode((char) c));
            if (!key.equals("menu.view.language.simplified") && (isMainland || isSimplified)) {
                wrong.add(key + " = " + text);
            }
        });
        assertEquals(List.of(), wrong);
    }

    @Test
    void noKeyStandsTwice() throws IOException {
        for (String file : ALL) {
            List<String> keys = keys(file);
            Set<String> seen = new TreeSet<>();
            assertEquals(List.of(), keys.stream().filter(key -> !seen.add(key)).toList(), "twice in " + file);
        }
    }

    @Test
    void everyKeyInJavaHasAMessageAndEveryMessageIsUsed() throws IOException {
        Set<String> used = literals();
        Set<String> defined = bundle(ENGLISH).keySet();
        // Other literals look alike: names of system properties, of style sheets and of settings.
        Set<String> rooms =
                new TreeSet<>(defined.stream().map(MessagesTest::room).toList());
        assertEquals(
                List.of(),
                used.stream()
                        .filter(key -> rooms.contains(room(key)) && !defined.contains(key) && !isAnotherName(key))
                        .map(key -> key + " = ")
                        .toList(),
                "missing in " + ENGLISH);
        assertEquals(
                List.of(), defined.stream().filter(key -> !used.contains(key)).toList(), "not used in Java");
    }

    @Test
    void everyMessageIsAFormatThatUsesTheSameArgumentsInAllLanguages() throws IOException {
        Map<String, String> english = bundle(ENGLISH);
        List<String> wrong = new ArrayList<>();
        for (String file : CHINESE) {
            Map<String, String> chinese = bundle(file);
            english.forEach((key, text) -> {
                new MessageFormat(text, Locale.ENGLISH);
                String other = chinese.getOrDefault(key, "");
                new MessageFormat(other, Locale.CHINESE);
                Set<String> more = arguments(other);
                more.removeAll(arguments(text));
                if (!more.isEmpty()) {
                    wrong.add(file + " " + key + " " + more);
                }
            });
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void noMessageHasTheApostropheThatTheFormatSwallows() throws IOException {
        for (String file : ALL) {
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
        messages.setLocale(Locale.SIMPLIFIED_CHINESE);
        assertEquals("1,204 篇", text.getValue());
        ObservableValue<String> menu = messages.text("menu.file");
        assertEquals("文件", menu.getValue());
        messages.setLocale(Locale.TRADITIONAL_CHINESE);
        assertEquals("檔案", menu.getValue());
        messages.setLocale(Locale.FRENCH);
        assertEquals("File", menu.getValue());
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
                "3 are almost the same as another, or one stands in the other. 1 is an edited copy. For the other 163,"
                        + " nothing stands out.",
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
        return key.startsWith("window.") || key.endsWith(".css") || key.endsWith(".properties");
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

    /// The lines of a bundle that hold a message.
    public static List<String> lines(String file) {
        try {
            return Files.readAllLines(RESOURCES.resolve(file)).stream()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
