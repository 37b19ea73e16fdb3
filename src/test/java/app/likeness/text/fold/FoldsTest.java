package app.likeness.text.fold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.FoldKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FoldsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # text                                   | suspicious folds: kind, span, what it stands for
            a plаgiаrism                             | LOOK_ALIKE 4-5 a, LOOK_ALIKE 7-8 a
            Соpy of Αthens                           | LOOK_ALIKE 0-1 C, LOOK_ALIKE 1-2 o, LOOK_ALIKE 8-9 A
            эта кoпия                                | LOOK_ALIKE 5-6 о
            we saw the ореn реасе of the long valley | LOOK_ALIKE 11-12 o, LOOK_ALIKE 12-13 p, LOOK_ALIKE 13-14 e, \
            LOOK_ALIKE 16-17 p, LOOK_ALIKE 17-18 e, LOOK_ALIKE 18-19 a, LOOK_ALIKE 19-20 c, LOOK_ALIKE 20-21 e
            他们エ作很久                              | LOOK_ALIKE 2-3 工
            大⼈和⽊头                                | RADICAL 1-2 人, RADICAL 3-4 木
            pl\\u200bagi\\u2060\\u2060arism          | INVISIBLE 2-3 '', INVISIBLE 6-8 ''
            中\\u200b国人\\u00ad民                    | INVISIBLE 1-2 '', INVISIBLE 4-5 ''
            p\\u00ad\\u200dla                        | INVISIBLE 1-3 ''
            pl\\udb40\\udc61an                       | INVISIBLE 2-4 ''
            中\\u0003国                               | INVISIBLE 1-2 ''
            the p l a g i a r i s m is               | SPACED 4-23 plagiarism
            'p.l.a.g.i.a.r.i.s.m'                    | SPACED 0-19 plagiarism
            pla·gia·rism and                         | SPACED 0-12 plagiarism
            plag\\u2009iarism and                     | SPACED 0-11 plagiarism
            这 是 一 段 抄 来 的 文 字                | SPACED 0-17 这是一段抄来的文字
            这·是·一·段·抄·来·的·文·字                | SPACED 0-17 这是一段抄来的文字
            we \\u202emsiraigalp\\u202c here         | REVERSED 3-15 plagiarism
            看\\u202e字文\\u202c吧                     | REVERSED 1-5 文字
            pl\\ud835\\udc1agi\\ud835\\udc1arism      | STYLED 2-4 a, STYLED 6-8 a
            \\ud835\\udc29\\ud835\\udc25\\ud835\\udc1a\\ud835\\udc27\\ud835\\udc2c | STYLED 0-10 plans
            pʟᴀɢiarism plɑgiarism                    | STYLED 1-4 lag, STYLED 13-14 a
            plａgiarism                              | WIDTH 2-3 a
            z\\u0300\\u0316\\u0317\\u0318\\u0319a     | MARKS 1-6 ''
            s\\u0336t\\u0336o\\u0336p                | MARKS 1-2 '', MARKS 3-4 '', MARKS 5-6 ''
            seen \\ufdd0white words\\ufdd1 here      | HIDDEN 5-18 ''
            """)
    void disguisesAreNamedWithTheirPlace(String text, String expected) {
        String real = unescaped(text);
        assertEquals(expected.replace("''", ""), described(folds(real).suspicious()), text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            國務院與ＡＢＣ２０    | SCRIPT 0-2 国务, SCRIPT 3-4 与, WIDTH 4-9 ABC20
            二〇二六年 ﬁsh 5㎏     | DIGITS 0-4 2026, COMPATIBILITY 6-7 fi, COMPATIBILITY 11-12 kg
            so\\u00adft           | INVISIBLE 2-3 ''
            目 录 A B S T R A C T  | SPACED 4-19 ABSTRACT
            """)
    void ordinaryFoldsAreListedAndRaiseNoAlarm(String text, String expected) {
        Folds folds = folds(unescaped(text));
        assertEquals(List.of(), folds.suspicious());
        assertEquals(expected.replace("''", ""), described(folds.all()));
    }

    static Stream<String> cleanTexts() {
        return Stream.of(
                "The family \ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67 sent \u2764\ufe0f and \ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc65\udb40\udc6e\udb40\udc67\udb40\udc7f.",
                "می\u200cخواهم کتاب\u200cها را بخوانم؛ نامه\u200cای نوشتم.",
                "क्\u200dष और श्री\u200cमान की हिन्दी भाषा",
                "The word שָׁלוֹם means peace; \u200fמִלִּים\u200e follow \u2067עברית\u2069 here.",
                "Новый iPhone и Windows 11, а также USB-кабель; IT-отдел, Wi-Fi и 5G.",
                "Let α, β and γ be angles; ν = c/λ, μA, ΔT = 5 K, ρ and αn of the ο-notation.",
                "ภาษา\u200bไทย\u200bง่าย ๆ กำ",
                "한국어 단어와 English, 漢字도 있다.",
                "Tiếng Việt có dấu: đường phố, quê hương; decomposed: tie\u0302\u0301ng Vie\u0323\u0302t.",
                "«\u202fBonjour\u202f! »\u00a010\u202f000 euros, c’est l’été\u00a0; M.\u202fDupont",
                "The ﬁrst ﬂoor oﬃce; co\u00adop\u00ader\u00ada\u00adtion and hyphen\u00adation.",
                "\ufeffTitle\n\ufeffSecond file\u200b\nhttp://www.example.org/\u200bpath java.util.List file.txt e.g. i.e. U.S.A.",
                "| a | b | c |\n|---|---|---|\nx y z\na b c d e f g h\nfor (i = 0; i < n; i++) { a[i] = b; }",
                "A B S T R A C T\n目　录\n摘 要\n新 闻 联 播\nJ. R. R. Tolkien",
                "國務院關於進一步優化營商環境的實施意見，著名的乾隆年間。",
                "作者钱鍾書，字默存，《管锥编》的作者。他和杨絳在清华读书，后来去了牛津。".repeat(3),
                "東京で発売される図書館の本は、日本語の学習に対応している。中国語の簡体字も並ぶ。".repeat(3),
                "二○○八年八月八日，农村一二三产业；三四个人，七嘴八舌，一些。Ⅲ级 ℃ ①②③ ㎡",
                "ＩＢＭ与ＡＴ＆Ｔ的２０２６年，价格：１，２３４元。ｱﾙﾌｧ",
                "p̃, ñ, ỹ and q̄; Yorùbá: ẹ̀kọ́ wà; /ˌɪntəˈnæʃənəl/ [ˈɡʊd] n̩ t̪",
                "Dotted·lists col·lega paral·lel Brand™ Name℠ 25℃ x² H₂O ½",
                "The radicals ⼀ ⼁ ⼂ and ⼿",
                "http://news.pol.bg/rss press@susu.ac.ru brag.wiki.to blog.del.icio.us /foo/bar.inc.html",
                "М. М е ч н и к о в а, Т. А в е р и н а, В. В е л и к о в");
    }

    @ParameterizedTest
    @MethodSource("cleanTexts")
    void cleanTextsRaiseNoAlarm(String text) {
        assertEquals("", described(folds(text).suspicious()), text);
    }

    @Test
    void aTextOfBothScriptsIsSuspiciousOnlyWhereTheyMix() {
        String simplified = "这时候国内的经济学家们认为，东方的书应该说给门外的马车听。";
        String traditional = "這時候國內的經濟學家們認為，東方的書應該說給門外的馬車聽。";
        StringBuilder mixed = new StringBuilder();
        for (int i = 0; i < simplified.length(); i++) {
            mixed.append(i % 3 == 0 ? traditional.charAt(i) : simplified.charAt(i));
        }
        assertTrue(folds(mixed.toString().repeat(8)).counts().containsKey(FoldKind.SCRIPT));
        assertEquals(
                Map.of(), folds(simplified.repeat(8) + traditional.repeat(8)).counts());
    }

    @Test
    void severalDoubtfulWordsAreNoHeadingsAndNoNames() {
        assertEquals(Map.of(), folds("see info.cern.ch and T r a v e l s").counts());
        assertEquals(
                Map.of(FoldKind.SPACED, 3),
                folds("pla.gia.rism is cop.yi.ng or ste.al.ing of words").counts());
    }

    @Test
    void unmaskedTextReadsAsIfNothingWasDisguised() {
        String clean = "Nobody plans the plagiarism of 工人们 twice";
        String stored =
                "Nоbody \u202esnalp\u202c the p l а g i a r i s m of \ufdd0secret words\ufdd1エ⼈\u200b们 tw\u0336\u0336\u0336\u0336ice";
        assertEquals(clean, Unmasked.text(stored, folds(stored).suspicious()));
    }

    @ParameterizedTest
    @MethodSource("disguises")
    void everyDisguiseIsNamedAndCanBeUndone(String disguise) {
        String english = "Harbour pilots board every vessel before dawn, because the channel shifts after storms.";
        String chinese = "山门外的长车站，清晨时分总有人带着书和电话走过水边，大学生说这一方石桥见证了国家经济的发展";
        for (String clean : List.of(english, chinese.repeat(6))) {
            String disguised = Disguises.disguised(disguise, clean, new Random(7));
            Folds folds = folds(disguised);
            boolean letters = clean.equals(english);
            boolean applies = letters ? !CHINESE_ONLY.contains(disguise) : !ENGLISH_ONLY.contains(disguise);
            assertEquals(applies, !folds.suspicious().isEmpty(), disguise + ": " + disguised);
            String plain = Unmasked.text(disguised, folds.suspicious());
            if (applies) {
                assertEquals(
                        FoldedText.of(clean).characters(), FoldedText.of(plain).characters(), disguise);
                assertEquals(Map.of(), folds(plain).counts(), disguise);
            }
        }
    }

    static Stream<String> disguises() {
        return Disguises.all().keySet().stream();
    }

    /// Swapping punctuation is no disguise that anybody could tell from ordinary writing.
    private static final List<String> CHINESE_ONLY = List.of("radicals", "traditional", "punctuation");

    private static final List<String> ENGLISH_ONLY =
            List.of("cyrillic", "greek", "mathematical", "wide", "punctuation");

    @Test
    void hostileTextsAreLookedThroughInTime() {
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            assertEquals(1, folds("a" + "\u200b".repeat(1_000_000) + "b").all().size());
            assertFalse(folds("\u202ea".repeat(300_000)).all().isEmpty());
            assertFalse(folds("\ufdd0a".repeat(300_000)).all().isEmpty());
            assertFalse(folds("a" + "\u0336".repeat(100_000)).suspicious().isEmpty());
            assertEquals(300_000, folds("aа ".repeat(300_000)).suspicious().size());
            assertFalse(folds("字 ".repeat(300_000)).suspicious().isEmpty());
            assertEquals(Map.of(), folds("\ud800\udc00\ud800".repeat(100_000)).counts());
        });
    }

    @Tag("corpora")
    @Test
    void cleanBroadcastNewsRaisesHardlyAnAlarm() throws IOException {
        Path folder = Path.of("../shared/data/zh-broadcast");
        Assumptions.assumeTrue(Files.isDirectory(folder));
        int texts = 0;
        List<String> alarms = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>)
                    files.filter(each -> each.toString().endsWith(".txt")).sorted()::iterator) {
                texts++;
                String text = Files.readString(file);
                if (!folds(text).suspicious().isEmpty()) {
                    alarms.add(file.getFileName().toString());
                }
            }
        }
        assertTrue(texts > 5_000 && alarms.size() <= texts / 1_000, alarms.toString());
    }

    private static Folds folds(String text) {
        return Folds.of(text, FoldedText.of(text));
    }

    private static String described(List<Fold> folds) {
        return folds.stream()
                .map(fold -> fold.kind() + " " + fold.span().start() + "-"
                        + fold.span().end() + " " + fold.stands())
                .collect(Collectors.joining(", "));
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
