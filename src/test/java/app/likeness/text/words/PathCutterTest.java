package app.likeness.text.words;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.huaban.analysis.jieba.JiebaSegmenter;
import com.huaban.analysis.jieba.JiebaSegmenter.SegMode;
import com.huaban.analysis.jieba.SegToken;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Holds the words to jieba-analysis itself, token by token. What differs on purpose is undone in [#words]: jieba
/// 1.0.2 gives a character beyond the BMP as two tokens of one half each.
class PathCutterTest {
    private static final JiebaSegmenter JIEBA = new JiebaSegmenter();

    private final PathCutter cutter = WordModel.standard().cutter();

    private static Stream<String> samples() {
        return Stream.of(
                "",
                "中",
                "a",
                "。",
                "\0",
                "中国",
                "。！？……——",
                "   \t\r\n　",
                "我来到北京清华大学",
                "小明硕士毕业于中国科学院计算所，后在日本京都大学深造",
                "李小福是创新办主任也是云计算方面的专家",
                "工信处女干事每月经过下属科室都要亲口交代24口交换机等技术性器件的安装工作",
                "结婚的和尚未结婚的，研究生命起源，南京市长江大桥，乒乓球拍卖完了",
                "他说的确实在理。这事的确定不下来",
                "著名的研究包括3.14和C++程序，c#，AT&T，T恤，A股，ＩＰ地址，4S店，阿Q，大S",
                "1.2.3.4 3a.5 a.b.c .5 5. +-+ a_b-c.d#e&f ++c++ --- 3.14abc abc3.14 1.5中2.5",
                "ＡＢＣ ａｂｃ １２３ ＧＤＰ增长１０．５％ ＡＡ制 ａａ制 ＋＃＆．＿－ 中Ａ国b",
                "γ射线和β粒子，〇一二三，㐀㐁䶵，龥龦鿿，々〆",
                "圖書館延長開放時間，電腦與資訊產業",
                "日本語テスト カタカナ 한국어 ภาษาไทย мама fête ½ ² ٣",
                "😀中国😀😀人民👨‍👩‍👧 𠮷野家𠀀𠀁",
                "\ud800中\udc00国\udc00\ud800\ud83d",
                "龘靐齉爩鱻麤灪爨癵籱饢驫鲡鹂鸾",
                "哈哈哈哈哈哈哈哈哈哈哈哈哈哈哈哈哈哈哈哈",
                "欧阳娜娜与王小丫在莱温斯基塔说克里姆林宫的斯捷潘诺维奇与阿卜杜拉希",
                "的的的了了了是是是不不不一一一在在在",
                "2026年5月31日 12:30 http://example.com/a?b=c&d=e#f name@mail.org",
                "中\u200b国\u00ad人\ufeff民");
    }

    @Test
    void wordsOfTheSamplesAreThoseOfJieba() {
        samples().forEach(text -> assertSameWords(jiebaWords(text), words(text), text));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void wordsOfRandomTextsAreThoseOfJieba(long seed) {
        Random random = new Random(seed);
        List<String> dictionary = dictionaryWords(random, 2_000);
        for (int round = 0; round < 1_000; round++) {
            StringBuilder text = new StringBuilder();
            int pieces = random.nextInt(30);
            for (int i = 0; i < pieces; i++) {
                text.append(piece(random, dictionary));
            }
            assertSameWords(
                    jiebaWords(text.toString()),
                    words(text.toString()),
                    "seed " + seed + " round " + round + ": " + text);
        }
    }

    private static String piece(Random random, List<String> dictionary) {
        return switch (random.nextInt(8)) {
            case 0, 1 -> dictionary.get(random.nextInt(dictionary.size()));
            case 2, 3, 4 -> Character.toString(0x4E00 + random.nextInt(0x9FA5 - 0x4E00 + 1));
            case 5 -> Character.toString(0x20 + random.nextInt(0x5F));
            case 6 -> Character.toString(0xFF00 + random.nextInt(0x60));
            default -> Character.toString(random.nextInt(0x20000));
        };
    }

    private static List<String> dictionaryWords(Random random, int count) {
        List<String> words = new ArrayList<>();
        DictionaryText text = new DictionaryText(DictionaryText.resource("/dict.txt"));
        while (text.next() && words.size() < count) {
            if (random.nextInt(150) == 0) {
                words.add(new String(text.word(), 0, text.length()));
            }
        }
        return words;
    }

    @Test
    void wordsOfALongSentenceAreThoseOfJieba() {
        String text = samples().filter(sample -> sample.length() > 10).reduce("", String::concat);
        String sentence = text.replaceAll("[^一-龥a-z0-9.]", "").repeat(30);
        assertTrue(sentence.length() > 10_000);
        assertSameWords(jiebaWords(sentence), words(sentence), "the long sentence");
        assertSameWords(jiebaWords("哈".repeat(3_000)), words("哈".repeat(3_000)), "a repeated character");
    }

    @Test
    void everyWordOfTheDictionaryIsCutAsByJieba() {
        DictionaryText text = new DictionaryText(DictionaryText.resource("/dict.txt"));
        StringBuilder line = new StringBuilder();
        for (int i = 1; text.next(); i++) {
            line.append(text.word(), 0, text.length());
            if (i % 7 == 0) {
                line.append('，');
            }
            if (line.length() > 20_000) {
                assertSameWords(jiebaWords(line.toString()), words(line.toString()), "the dictionary");
                line.setLength(0);
            }
        }
        assertSameWords(jiebaWords(line.toString()), words(line.toString()), "the dictionary");
    }

    @Tag("corpora")
    @ParameterizedTest
    @CsvSource({"zh-broadcast/docs, UTF-8", "zh-news-gbk/docs, GBK"})
    void wordsOfACorpusAreThoseOfJieba(String folder, Charset charset) throws IOException {
        Path path = Path.of("../shared/data", folder);
        assumeTrue(Files.isDirectory(path), "the corpora are not here");
        try (Stream<Path> walk = Files.walk(path)) {
            for (Path file : walk.filter(Files::isRegularFile).sorted().toList()) {
                String text = new String(Files.readAllBytes(file), charset);
                assertSameWords(jiebaWords(text), words(text), file.toString());
            }
        }
    }

    @Test
    void characterBeyondTheBmpIsOneToken() {
        assertEquals(3, cutter.cut("中𠮷国".toCharArray(), 4));
        assertArrayEquals(new int[] {1, 3}, new int[] {cutter.start(1), cutter.end(1)});
        assertEquals(1, cutter.cut("𠮷".toCharArray(), 1));
    }

    @Test
    void tokensCoverALongTextWithoutPunctuation() {
        char[] text = "中国科学家在北京大学研究了大量的数据并且认为王小丫这个问题可以解决".repeat(60_000).toCharArray();
        int count = cutter.cut(text, text.length);
        for (int i = 0; i < count; i++) {
            assertTrue(cutter.start(i) < cutter.end(i));
            assertEquals(i == 0 ? 0 : cutter.end(i - 1), cutter.start(i));
        }
        assertEquals(text.length, cutter.end(count - 1));
    }

    @Test
    void cutterForgetsTheTextBefore() {
        cutter.cut("我来到北京清华大学".toCharArray(), 9);
        assertEquals(0, cutter.cut(new char[0], 0));
        assertEquals(words("北京"), List.of("0 2 北京"));
    }

    @Test
    void weightIsThatOfTheLexicon() {
        char[] text = "北京的斯捷潘诺维奇".toCharArray();
        Lexicon lexicon = WordModel.standard().lexicon();
        for (int i = cutter.cut(text, text.length) - 1; i >= 0; i--) {
            String word = new String(text, cutter.start(i), cutter.end(i) - cutter.start(i));
            assertEquals(lexicon.weight(word), cutter.weight(i), word);
        }
    }

    @Test
    void wordsOfTheUserAreFoundAsByJieba(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("own.dict"), "龘靐齉 100 n\nX爩鱻 5\n麤灪c++ 3.5\n清华 1\n文痕 9999\n");
        PathCutter own = WordModel.with(UserWords.read(file).all()).cutter();
        try (URLClassLoader classes = jiebaAlone()) {
            Object jieba = jiebaWith(file, classes);
            for (String text : List.of("这是龘靐齉的爩鱻", "x爩鱻和X爩鱻与麤灪C++", "龘靐", "齉龘靐齉齉", "来到清华大学看文痕迹")) {
                assertSameWords(jiebaWords(jieba, text), words(own, text), text);
            }
        }
        assertEquals(List.of("0 3 龘靐齉"), words(own, "龘靐齉"));
    }

    /// The classes of jieba once more: it has one dictionary for the whole process, and the other tests use that.
    private static URLClassLoader jiebaAlone() {
        URL jar = JiebaSegmenter.class.getProtectionDomain().getCodeSource().getLocation();
        return new URLClassLoader(new URL[] {jar}, ClassLoader.getPlatformClassLoader());
    }

    private static Object jiebaWith(Path dictionary, ClassLoader classes) throws ReflectiveOperationException {
        Class<?> type = classes.loadClass("com.huaban.analysis.jieba.WordDictionary");
        Object words = type.getMethod("getInstance").invoke(null);
        type.getMethod("loadUserDict", Path.class).invoke(words, dictionary);
        return classes.loadClass(JiebaSegmenter.class.getName())
                .getConstructor()
                .newInstance();
    }

    private static List<String> jiebaWords(Object jieba, String text) throws ReflectiveOperationException {
        Class<?> mode = jieba.getClass().getClassLoader().loadClass(SegMode.class.getName());
        Method process = jieba.getClass().getMethod("process", String.class, mode);
        List<String> words = new ArrayList<>();
        for (Object token :
                (List<?>) process.invoke(jieba, text, mode.getField("SEARCH").get(null))) {
            Class<?> type = token.getClass();
            words.add(type.getField("startOffset").get(token) + " "
                    + type.getField("endOffset").get(token) + " "
                    + type.getField("word").get(token));
        }
        return words;
    }

    /// As `assertEquals`, with a message of one line however long the texts are.
    private static void assertSameWords(List<String> expected, List<String> actual, String text) {
        for (int i = 0; i < Math.min(expected.size(), actual.size()); i++) {
            assertEquals(expected.get(i), actual.get(i), "token " + i + " of " + text);
        }
        assertEquals(expected.size(), actual.size(), "number of tokens of " + text);
    }

    private List<String> words(String text) {
        return words(cutter, text);
    }

    /// "start end word" of each token; what is half of a pair for jieba is made so here.
    private static List<String> words(PathCutter cutter, String text) {
        List<String> words = new ArrayList<>();
        int count = cutter.cut(text.toCharArray(), text.length());
        for (int i = 0; i < count; i++) {
            int start = cutter.start(i);
            int end = cutter.end(i);
            if (end == start + 2 && Character.isHighSurrogate(text.charAt(start))) {
                words.add(word(text, start, start + 1));
                start++;
            }
            words.add(word(text, start, end));
        }
        return words;
    }

    private static String word(String text, int start, int end) {
        StringBuilder word =
                new StringBuilder().append(start).append(' ').append(end).append(' ');
        for (int i = start; i < end; i++) {
            char c = CharacterCodes.regular(text.charAt(i));
            word.append(CharacterCodes.kind(c) < 0 ? text.charAt(i) : c);
        }
        return word.toString();
    }

    private static List<String> jiebaWords(String text) {
        List<String> words = new ArrayList<>();
        for (SegToken token : JIEBA.process(text, SegMode.SEARCH)) {
            words.add(token.startOffset + " " + token.endOffset + " " + token.word);
        }
        return words;
    }
}
