package app.likeness.text.fold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.Span;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FoldedTextTest {
    @Test
    void workedExampleOfTheDocumentation() {
        FoldedText folded = FoldedText.of("«Ａ  Fête 2026, 電腦»");
        assertEquals("afete2026电脑", folded.characters());
        assertEquals(List.of("a", "fete", "2026", "电", "脑"), units(folded));
        assertEquals(List.of(false, false, false, true, true), characterUnits(folded));
        assertEquals(1, folded.start(0));
        assertEquals(2, folded.end(0));
        assertEquals(4, folded.start(1));
        assertEquals(15, folded.start(9));
        assertEquals(11, folded.length());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            # the text with escapes            | its units
            The quick-brown fox                | the quick brown fox
            don't and don’t and don＇t         | dont and dont and dont
            'quoted' rock''n                   | quoted rock n
            1,234.5 x²                         | 1 234 5 x2
            ５㎏ of ﬁsh ½ ㍿                    | 5kg of fish 1 2 株 式 会 社
            ＡＢＣ　１２３ ｱｶﾞ                    | abc 123 ア ガ
            \\u0065\\u0301te\\u0301 Å           | ete a
            İstanbul ΣΊΣΥΦΟΣ ſtraße            | istanbul σισυφοσ straße
            zero\\u200bwidth so\\u00adft b\\ufeffom | zerowidth soft bom
            z\\u0338a\\u0321\\u035clgo           | zalgo
            e\\u200b\\u0301                     | e
            二〇二六年第①章                      | 2026 年 第 1 章
            iPhone手机5G网                      | iphone 手 机 5g 网
            里程 里程裏程                        | 里 程 里 程 里 程
            ⼈⼯智能 ⻅⻔⻢                      | 人 工 智 能 见 门 马
            \\uf9d0\\ufa19                       | 类 神
            ภาษาไทย กำ                          | ภ า ษ า ไ ท ย กํ า
            हिन्दी भाषा                            | हिन्दी भाषा
            한국어 \\u1112\\u1161\\u11ab\\u1100\\u116e\\u11a8 | 한국어 한국
            שָׁלוֹם مُحَمَّد كـــتاب             | שלום محمد كتاب
            ティー々ー                           | テ ィ ー 々 ー
            \\ud840\\udc00\\ud842\\udfb7吉        | \\ud840\\udc00 \\ud842\\udfb7 吉
            \\ud800x\\udc00y                     | x y
            \\ud835\\udc00\\ud835\\udfd9 \\ud83d\\ude00 | a1
            """)
    void unitsOf(String text, String expected) {
        assertEquals(List.of(unescaped(expected).split(" ")), units(FoldedText.of(unescaped(text))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # Cyrillic and Greek letters among Latin ones, and the other way round
            \\u0430ppl\\u0435 \\u0420\\u0430ris      | apple paris
            \\u03a4h\\u03b5 m\\u03bfney              | tһε money
            \\u0422HE wоrd                        | the word
            # words of one script stay
            сор мама сор123                       | сор мама сор123
            αβγ ΝΕΟ                               | αβγ νεο
            # Latin letters in a Cyrillic or Greek word
            пpивeт Mосквa                         | привет москва
            λόγoς                                 | λογοσ
            # no twin for every letter: left as it is
            βcarotene 5μA                         | βcarotene 5μa
            # a wide letter beside a foreign one
            \\uff41\\u0440\\u0440le                 | apple
            """)
    void wordsOfMixedScriptsBecomeOneScript(String text, String expected) {
        String wanted = unescaped(expected).replace("tһε", FoldedText.of("Τhε").characters());
        assertEquals(List.of(wanted.split(" ")), units(FoldedText.of(unescaped(text))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            國務院關於進一步優化營商環境的實施意見 | 国务院关于进一步优化营商环境的实施意见
            電腦軟體的開發與應用，後來發現裡面         | 电脑软体的开发与应用，后来发现里面
            乾淨的麵條和乾燥的髮絲                   | 干净的面条和干燥的发丝
            看著著名的鐘錶，瞭解覆雜情況             | 看着著名的钟表，了解复杂情况
            瀋陽於徵收憑藉餘額                       | 沈阳于征收凭借余额
            ＡＢＣ１２３，。                         | ABC123,.
            ｶﾞｷﾞｸﾞ                                 | ガギグ
            """)
    void bothWritingsFoldToTheSame(String one, String other) {
        assertEquals(FoldedText.of(one).characters(), FoldedText.of(other).characters());
    }

    /// OpenCC's table of the opposite direction names first, for each Simplified character, the Traditional one
    /// that a converter writes. Both must meet in the fold, or a converted copy differs from its model.
    @Test
    void everyTraditionalCharacterMeetsItsSimplifiedOne() throws IOException {
        CharsetEncoder common = Charset.forName("GB2312").newEncoder();
        List<String> apart = new ArrayList<>();
        try (InputStream in = getClass().getResourceAsStream("/data/dictionary/STCharacters.txt");
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] parts = line.strip().split("[\t ]", -1);
                if (common.canEncode(parts[0]) && !fold(parts[1]).equals(fold(parts[0]))) {
                    apart.add(parts[0] + parts[1]);
                }
            }
        }
        assertEquals(List.of(), apart);
    }

    @Test
    void spansCoverTheWholeCharacterTheyComeFrom() {
        assertSpan("e\u0301x", 0, 0, 2);
        assertSpan("e\u200b\u0301x", 0, 0, 3);
        assertSpan("e\u0301x", 1, 2, 3);
        assertSpan("㎏", 0, 0, 1);
        assertSpan("㎏", 1, 0, 1);
        assertSpan("\ud842\udfb7吉", 0, 0, 2);
        assertSpan("\ud842\udfb7吉", 1, 0, 2);
        assertSpan("\ud842\udfb7吉", 2, 2, 3);
        assertSpan("a\u200bb", 1, 2, 3);
    }

    @Test
    void textWithoutLettersFoldsToNothing() {
        for (String text : List.of("", " \t\n", "。，！", "\u200b\u200b", "\u0301", "😀🎉", "\ud800", "'’")) {
            FoldedText folded = FoldedText.of(text);
            assertEquals("", folded.characters(), text);
            assertEquals(0, folded.units(), text);
            assertEquals(0, folded.unitStart(0), text);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void randomTextsKeepTheInvariants(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 400; round++) {
            String text = randomText(random, 60);
            assertInvariants(text, FoldedText.of(text), "seed " + seed + " round " + round);
        }
    }

    @Test
    void everyCharacterKeepsTheInvariants() {
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            String text = Character.toString(codePoint);
            FoldedText folded = FoldedText.of(text);
            for (int i = 0; i < folded.length(); i++) {
                assertEquals(0, folded.start(i));
                assertEquals(text.length(), folded.end(i));
            }
            assertEquals(folded.characters(), fold(folded.characters()), Integer.toHexString(codePoint));
            String normal = Normalizer.normalize(text, Normalizer.Form.NFKC);
            assertEquals(folded.characters(), fold(normal), Integer.toHexString(codePoint));
        }
    }

    @Test
    void hostileTextsFoldInTime() {
        String marks = "\u0323\u0301".repeat(500_000);
        String vowels = "ㅠ".repeat(1_000_000);
        String ligature = "\ufdfa".repeat(200_000);
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            assertEquals(1, FoldedText.of("a" + marks).length());
            assertEquals(
                    1,
                    FoldedText.of("a" + "\u200d".repeat(1_000_000) + "\u0301").length());
            assertEquals(1_000_000, FoldedText.of(vowels).length());
            assertEquals(15 * 200_000, FoldedText.of(ligature).length());
            assertEquals(1_000_000, FoldedText.of("a".repeat(1_000_000)).length());
        });
    }

    private static void assertInvariants(String text, FoldedText folded, String message) {
        assertEquals(0, folded.unitStart(0) + (folded.length() - folded.unitStart(folded.units())), message);
        for (int i = 0; i < folded.length(); i++) {
            assertTrue(folded.start(i) < folded.end(i), message);
            assertTrue(folded.end(i) <= text.length(), message);
            assertTrue(i == 0 || folded.start(i - 1) <= folded.start(i), message);
            assertTrue(i == 0 || folded.end(i - 1) <= folded.end(i), message);
            assertTrue(Character.isLetterOrDigit(folded.characters().codePointAt(i))
                    || Character.isSurrogate(folded.characters().charAt(i))
                    || Character.getType(folded.characters().charAt(i)) != Character.OTHER_PUNCTUATION);
        }
        for (int unit = 0; unit < folded.units(); unit++) {
            assertTrue(folded.unitStart(unit) < folded.unitStart(unit + 1), message);
        }
        if (text.chars().anyMatch(c -> isOfContext((char) c))) {
            return;
        }
        for (int first = 0; first < folded.units(); first += 3) {
            for (int last = first; last < folded.units(); last += 2) {
                int from = folded.unitStart(first);
                int to = folded.unitStart(last + 1);
                boolean whole = (from == 0 || folded.end(from - 1) <= folded.start(from))
                        && (to == folded.length() || folded.end(to - 1) <= folded.start(to));
                if (whole) {
                    String part = text.substring(folded.start(from), folded.end(to - 1));
                    assertEquals(folded.characters().substring(from, to), fold(part), message);
                }
            }
        }
    }

    /// Whether what `c` folds to depends on the words around it.
    private static boolean isOfContext(char c) {
        byte kind = CharacterFolds.STANDARD.kind(c);
        return kind == CharacterFolds.TWIN
                || kind == CharacterFolds.KANA_TWIN
                || kind == CharacterFolds.NUMERAL
                || c == Directions.RLO;
    }

    /// Characters that work on each other are drawn often: accents, invisible ones, jamo, surrogates, twins.
    private static String randomText(Random random, int length) {
        String[] stock = {
            "a", "e", "I", "Z", "0", "9", " ", " ", ".", "'", "’", "\u0301", "\u0323", "\u0308", "\u200b", "\u00ad",
            "\ufe0f", "中", "國", "电", "々", "か", "ｽ", "ﾞ", "\u3099", "\u1100", "\u1161", "\u11a8", "가", "ㄱ", "ㅏ", "ก",
            "ำ", "\u0e49", "\u0e34", "क", "\u093c", "\u094d", "ि", "ﬁ", "㎏", "½", "㍿", "ﷺ", "😀", "𠮷", "𝐀", "\ud83d",
            "\ude00", "\n", "·", "№"
        };
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(length); i >= 0; i--) {
            if (random.nextInt(8) == 0) {
                text.appendCodePoint(random.nextInt(0x3100));
            } else {
                text.append(stock[random.nextInt(stock.length)]);
            }
        }
        return text.toString();
    }

    private static void assertSpan(String text, int index, int start, int end) {
        FoldedText folded = FoldedText.of(text);
        assertEquals(new Span(start, end), new Span(folded.start(index), folded.end(index)), text);
        assertFalse(new Span(start, end).isEmpty());
    }

    private static String fold(String text) {
        return FoldedText.of(text).characters();
    }

    private static List<String> units(FoldedText folded) {
        List<String> units = new ArrayList<>();
        for (int i = 0; i < folded.units(); i++) {
            units.add(folded.characters().substring(folded.unitStart(i), folded.unitStart(i + 1)));
        }
        return units;
    }

    private static List<Boolean> characterUnits(FoldedText folded) {
        List<Boolean> units = new ArrayList<>();
        for (int i = 0; i < folded.units(); i++) {
            units.add(folded.isCharacterUnit(i));
        }
        return units;
    }

    /// Undoes `\\uXXXX`.
    private static String unescaped(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (text.startsWith("\\u", i)) {
                out.append((char) Integer.parseInt(text.substring(i + 2, i + 6), 16));
                i += 5;
            } else {
                out.append(text.charAt(i));
            }
        }
        return out.toString();
    }
}
