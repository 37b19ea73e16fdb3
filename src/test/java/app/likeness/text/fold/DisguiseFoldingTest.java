package app.likeness.text.fold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import app.likeness.text.HiddenText;
import app.likeness.text.Span;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// A disguised copy folds to what the clean text folds to.
class DisguiseFoldingTest {
    private static final String ENGLISH =
            "Harbour pilots board every vessel before dawn, because the channel shifts after storms. Their logs mention"
                    + " Perth, Oslo and Naples; nobody else writes such patient prose about water and silence.";

    private static final String CHINESE =
            "山门外的长车站，清晨时分总有人带着书和电话走过水边。大学生说：这一方石桥见证了国家经济的发展，" + "也见证了东方马队与文人的会面！老人立在木门前，用手指着白日下的工地，心里想着女儿。";

    private static final String MIXED = "今年春天，团队把 Harbour 项目搬到山下的新楼。 The review panel, chaired by Perth,"
            + " asked why 47 drawings were missing；电子表格里只有 Naples 的一份。";

    static Stream<String> names() {
        return Disguises.all().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void aDisguisedCopyFoldsToTheCleanText(String disguise) {
        for (long seed = 0; seed < 30; seed++) {
            for (String clean : List.of(ENGLISH, CHINESE, MIXED)) {
                Random random = new Random(seed);
                String disguised = Disguises.disguised(disguise, clean, random);
                assertEquals(units(clean), units(disguised), disguise + ", seed " + seed + ": " + disguised);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = true, textBlock = """
            # set apart                          | its units
            p l a g i a r i s m                  | plagiarism
            pla.gia.rism                         | plagiarism
            plag·iarism                          | plagiarism
            p-l-a-g-i-a-r-i-s-m                  | plagiarism
            t h e  c a t  i s  a  p e t          | the cat is a pet
            'T.h.e c.a.t i.s'                    | the cat is
            U.S.A. and U.S.                      | usa and u s
            # not set apart
            A B C, x y                           | a b c x y
            e.g. done.Next file.txt              | e g done next file txt
            Dr Who n=5 1 2 3 4                   | dr who n 5 1 2 3 4
            # numbers
            二〇二六年                            | 2026 年
            二零二六年 一九四九                     | 2026 年 1949
            二○○八年 二OO八年 二0一六年             | 2008 年 2008 年 2016 年
            九八年 零八年 三四年                    | 98 年 08 年 三 四 年
            贰零贰陆                              | 2026
            # words that are no numbers
            一些 三四个 一一 七八百 二三十            | 一 些 三 四 个 一 一 七 八 百 二 三 十
            十一五 一百零五 一年零三               | 十 一 五 一 百 零 五 一 年 零 三
            Ⅻ XII ❶ ٣                            | xii xii 1 3
            ○ 李○○                                | 李
            # katakana among Chinese characters
            エ作ニ〇ニ六年                         | 工 作 2026 年
            カメラの力                             | カ メ ラ の 力
            # words of look-alikes alone, in a text of Latin words
            аn ор еd with а сор of the peace     | an op ed with a cop of the peace
            ореn α and ν of the long formula      | open α and ν of the long formula
            # other alphabets
            ոօte ꓧome ⲥopy ᎪTE                   | note home copy ate
            # letters of one kind or another
            pʟᴀɢɪᴀʀɪꜱᴍ łóđź 🅟🅛🅐🅝                  | plagiarism lodz plan
            説明 対応 発展                          | 说 明 对 应 发 展
            """)
    void unitsOf(String text, String expected) {
        assertEquals(List.of(expected.split(" ")), units(text.replaceAll("^'|'$", "")));
    }

    @Test
    void spansOfDisguisedTextAreThoseOfTheStoredText() {
        assertEquals(List.of("p:0-1", "l:2-3", "a:4-5", "n:6-7"), spans("p l a n"));
        assertEquals(List.of("工:0-1", "作:2-3"), spans("エ\u200b作"));
        assertEquals(List.of("a:0-1", "b:7-8"), spans("a" + HiddenText.marked("了 c!") + "b"));
        // What is shown as "plan" takes the places of what is stored as "nalp", one by one.
        assertEquals(List.of("p:1-2", "l:2-3", "a:3-4", "n:4-5"), spans("\u202enalp\u202c"));
    }

    @Test
    void onlyWhatAnOverrideShowsBackwardsIsTurned() {
        assertEquals("abcdef", fold("\u202efedcba"));
        assertEquals("abcde", fold("\u202eed\u202dbc\u202ca\u202c").replace("bc", "bc"));
        assertEquals("ab\ncd".replace("\n", ""), fold("\u202eba\ncd"));
        assertEquals(fold("שלום"), fold("\u202eשלום\u202c"));
        assertEquals("abc", fold("a\u202cb\u2069c\u202c"));
        assertEquals(
                "e\u0301tudex".replace("\u0301", ""),
                fold("\u202exedute\u0301\u202c").replace("\u0301", ""));
        assertEquals("𠮷野", fold("\u202e野𠮷\u202c"));
        assertEquals("abc", fold("\u2067ab\u2069c"));
    }

    @Test
    void whatExtractorsMarkAsHiddenIsNotCompared() {
        String text = "seen " + HiddenText.marked("not seen") + "again";
        assertEquals("seenagain", fold(text));
        assertEquals(List.of(new Span(6, 14)), HiddenText.spans(text));
        assertEquals("openab", fold("open\ufdd0 ab"));
        assertEquals("openab", fold("open\ufdd1 ab"));
        assertEquals("x\ufffdy\ufffd", HiddenText.withoutMarks("x\ufdd0y\ufdd1"));
    }

    @Test
    void hostileTextsFoldInTime() {
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            assertEquals("ab", fold("a" + "\u200b".repeat(1_000_000) + "b"));
            assertEquals("", fold("\u202e\u202d".repeat(500_000)));
            assertEquals(1_000_000, fold("\u202ea".repeat(1_000_000)).length());
            assertEquals("", fold("\ufdd0".repeat(1_000_000)));
            assertEquals("a", fold("a" + "\u0336".repeat(100_000)));
            assertEquals(1, units("a ".repeat(500_000)).size());
            assertEquals(1, units("一二三四五".repeat(200_000)).size());
            assertEquals(500_000, units("一 十".repeat(250_000)).size());
            assertEquals(300_000, fold("ニ中\ud800".repeat(150_000)).length());
            assertEquals(500_000, fold("a.".repeat(500_000)).length());
            assertEquals(1_000_000, fold("ab.".repeat(500_000)).length());
        });
    }

    private static String fold(String text) {
        return FoldedText.of(text).characters();
    }

    private static List<String> units(String text) {
        FoldedText folded = FoldedText.of(text);
        List<String> units = new ArrayList<>();
        for (int i = 0; i < folded.units(); i++) {
            units.add(folded.characters().substring(folded.unitStart(i), folded.unitStart(i + 1)));
        }
        return units;
    }

    private static List<String> spans(String text) {
        FoldedText folded = FoldedText.of(text);
        List<String> spans = new ArrayList<>();
        for (int i = 0; i < folded.length(); i++) {
            spans.add(folded.characters().charAt(i) + ":" + folded.start(i) + "-" + folded.end(i));
        }
        return spans;
    }
}
