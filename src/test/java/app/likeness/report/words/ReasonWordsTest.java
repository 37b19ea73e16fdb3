package app.likeness.report.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import app.likeness.compare.Exclusion;
import app.likeness.compare.LeftOutSpan;
import app.likeness.compare.Match;
import app.likeness.compare.OtherDocuments;
import app.likeness.compare.Shares;
import app.likeness.compare.count.PairReason;
import app.likeness.compare.count.PassageReason;
import app.likeness.text.Span;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReasonWordsTest {
    private static final ReasonWords ENGLISH = new ReasonWords(Locale.ENGLISH);
    private static final ReasonWords CHINESE = new ReasonWords(Locale.SIMPLIFIED_CHINESE);

    @Test
    void aPassageHasOneSentence() {
        PassageReason reason = new PassageReason(
                Match.Kind.EDITED, 121, 120, 0, 118, 3, 2, 0, 120, Set.of(), Optional.of(new OtherDocuments(0, 0)));
        assertEquals(
                "Same 118 characters in the same order; 3 changed in 2 places; word for word in no other document.",
                ENGLISH.sentence(reason));
        assertEquals("相同的 118 个字，顺序一致；改动 3 个字，共 2 处；其他文章中没有原样的文字。", CHINESE.sentence(reason));
    }

    @Test
    void everyKindHasItsOwnSentence() {
        assertEquals(
                "Same 1,200 characters in the same order; nothing changed.", ENGLISH.sentence(of(Match.Kind.SAME, 0)));
        assertEquals(
                "Same 1,200 characters, in another order; 1 changed.", ENGLISH.sentence(of(Match.Kind.REORDERED, 1)));
        assertEquals(
                "1,200 characters say briefly what 1,300 characters say at length; 1,200 are the same; nothing changed.",
                ENGLISH.sentence(of(Match.Kind.SUMMARISED, 0)));
        assertEquals("相同的 1,200 个字，顺序不同；改动 1 个字。", CHINESE.sentence(of(Match.Kind.REORDERED, 1)));
    }

    @Test
    void whatTheLongerSideHasBeyondTheOtherIsSaidNotToCount() {
        PassageReason reason =
                new PassageReason(Match.Kind.EDITED, 400, 100, 300, 80, 20, 2, 0, 100, Set.of(), Optional.empty());
        assertEquals(
                "Same 80 characters in the same order; 20 changed in 2 places; 300 characters of the longer side do not"
                        + " count, as the other is so much shorter.",
                ENGLISH.sentence(reason));
        assertEquals("相同的 80 个字，顺序一致；改动 20 个字，共 2 处；较长一侧的 300 个字不计入，因为另一侧短得多。", CHINESE.sentence(reason));
        assertEquals(
                "One passage with 100 characters that are the same; 300 characters do not count, as the other side of the passage is so"
                        + " much shorter.",
                ENGLISH.sentence(new PairReason(
                        new Shares(500, 200, 100, 100, 0, 0, 100), false, 1, 0, Set.of(), false, 300, 0)));
        assertEquals(
                "quotation, the other side of the passage is so much shorter",
                ENGLISH.why(new LeftOutSpan(new Span(0, 9), Set.of(Exclusion.QUOTATION), false, true)));
    }

    @Test
    void whereElseAPassageStandsIsSaidAsFarAsItStandsThere() {
        assertEquals("in 2 other documents; parts of it in 1 other document.", elsewhere(ENGLISH, 2, 1));
        assertEquals("parts of it in 3 other documents.", elsewhere(ENGLISH, 0, 3));
        assertEquals("另有 2 篇文章也有；另有 1 篇文章有其中一部分。", elsewhere(CHINESE, 2, 1));
    }

    private static String elsewhere(ReasonWords words, int whole, int parts) {
        String sentence = words.sentence(new PassageReason(
                Match.Kind.SAME, 40, 40, 0, 40, 0, 0, 0, 40, Set.of(), Optional.of(new OtherDocuments(whole, parts))));
        return sentence.replaceFirst("^.*nothing changed; ", "").replaceFirst("^.*没有改动；", "");
    }

    @Test
    void otherPunctuationIsNamed() {
        PassageReason reason =
                new PassageReason(Match.Kind.SAME, 40, 40, 0, 40, 0, 0, 6, 40, Set.of(), Optional.empty());
        assertEquals(
                "Same 40 characters in the same order; nothing changed; other punctuation in 6 places.",
                ENGLISH.sentence(reason));
        assertEquals("相同的 40 个字，顺序一致；没有改动；标点不同 6 处。", CHINESE.sentence(reason));
    }

    @Test
    void whatIsLeftOutIsNamed() {
        Set<Exclusion> kinds = Set.of(Exclusion.QUOTATION);
        assertEquals(
                "Same 40 characters in the same order; nothing changed; in 2 other documents; left out (quotation).",
                ENGLISH.sentence(new PassageReason(
                        Match.Kind.SAME, 40, 40, 0, 40, 0, 0, 0, 0, kinds, Optional.of(new OtherDocuments(2, 0)))));
        assertEquals(
                "相同的 40 个字，顺序一致；没有改动；其中 15 个字不计入（引文）。",
                CHINESE.sentence(
                        new PassageReason(Match.Kind.SAME, 40, 40, 0, 40, 0, 0, 0, 25, kinds, Optional.empty())));
    }

    @Test
    void aPairHasOneSentence() {
        Shares shares = new Shares(300, 200, 150, 140, 12, 15, 90);
        assertEquals(
                "3 passages with 140 characters that are the same, the longest passage 90 long; inside them 12"
                        + " characters of the one and 15 of the other text are changed.",
                ENGLISH.sentence(new PairReason(shares, false, 3, 0, Set.of(), false, 0, 0)));
        assertEquals(
                "One passage with 140 characters that are the same; inside it 12 characters of the one and 15 of the"
                        + " other text are changed; 60 characters of both texts left out (template); 2 more passages do"
                        + " not count (template).",
                ENGLISH.sentence(new PairReason(shares, false, 1, 2, Set.of(Exclusion.TEMPLATE), false, 0, 60)));
        assertEquals("没有相同的段落。", CHINESE.sentence(new PairReason(shares, false, 0, 0, Set.of(), false, 0, 0)));
        assertEquals(
                "None of the 2 passages that they share counts; 9 characters of both texts left out (too short to"
                        + " count).",
                ENGLISH.sentence(new PairReason(shares, false, 0, 2, Set.of(Exclusion.SHORT), false, 0, 9)));
    }

    @Test
    void bothLanguagesHaveTheSameKeysAndEveryKindAName() {
        ResourceBundle english = bundle(Locale.ENGLISH);
        ResourceBundle chinese = bundle(Locale.SIMPLIFIED_CHINESE);
        assertEquals(english.keySet(), chinese.keySet());
        for (Exclusion kind : Exclusion.values()) {
            assertFalse(ENGLISH.name(kind).isBlank());
            assertFalse(CHINESE.name(kind).equals(ENGLISH.name(kind)));
        }
    }

    private static PassageReason of(Match.Kind kind, int changed) {
        return new PassageReason(kind, 1_300, 1_200, 0, 1_200, changed, changed, 0, 1_200, Set.of(), Optional.empty());
    }

    private static ResourceBundle bundle(Locale locale) {
        return ResourceBundle.getBundle(
                "app.likeness.report.words.reasons",
                locale,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }
}
