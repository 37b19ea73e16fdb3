package app.likeness.text.words;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.huaban.analysis.jieba.WordDictionary;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class LexiconTest {
    private final Lexicon lexicon = Lexicon.of(List.of());

    @Test
    void everyWordHasTheProbabilityThatJiebaGivesIt() {
        WordDictionary jieba = WordDictionary.getInstance();
        Map<String, Double> wrong = new TreeMap<>();
        jieba.freqs.forEach((word, logarithm) -> {
            int weight = lexicon.weight(word);
            if (weight == 0 || lexicon.logarithms()[weight] != logarithm) {
                wrong.put(word, logarithm);
            }
        });
        assertEquals(Map.of(), wrong);
        assertEquals(jieba.getFreq("no such word"), lexicon.unknown());
    }

    @Test
    void wordsAreNotFoundInPart() {
        assertTrue(lexicon.weight("科学家") > 0);
        for (String text :
                List.of("", "科学家们好", "学家科", "AT&T", "·中国", "é", "中国é", "ａt&t", "\0", "no such word", "中".repeat(400))) {
            assertEquals(0, lexicon.weight(text), text);
        }
        assertTrue(lexicon.weight("at&t") > 0);
        assertTrue(lexicon.weight("γ射线") > 0);
    }

    @Test
    void unknownTermsHaveTheMeanIdf() {
        double mean = WordDictionary.getInstance().freqs.values().stream()
                .mapToDouble(logarithm -> -logarithm)
                .average()
                .orElseThrow();
        assertEquals(mean, lexicon.idf(0), 1e-3);
        // −ln(318825 / 60101878): the frequency of 的 and the sum of all in jieba's dictionary
        assertEquals(-Math.log(318825.0 / 60101878), lexicon.idf(lexicon.weight("的")), 1e-9);
    }

    @Test
    void wordOfTheUserReplacesThatOfTheDictionary() {
        Lexicon own = Lexicon.of(List.of(new UserWord("中国", 7), new UserWord("X文痕", 2.5), new UserWord("文", 1)));
        assertEquals(Math.log(7 / 60101878.0), own.logarithms()[own.weight("中国")]);
        assertEquals(Math.log(2.5 / 60101878.0), own.logarithms()[own.weight("x文痕")]);
        assertEquals(0, own.weight("x文"));
        assertEquals(lexicon.unknown(), own.unknown());
        assertEquals(lexicon.idf(0), own.idf(0));
        assertEquals(lexicon.idf(lexicon.weight("中国人")), own.idf(own.weight("中国人")));
    }

    @Test
    void emissionsAreThoseOfTheTable() {
        String table = new String(DictionaryText.resource("/prob_emit.txt"), UTF_8);
        EmissionText text = new EmissionText(DictionaryText.resource("/prob_emit.txt"));
        int state = -1;
        for (String line : table.lines().toList()) {
            if (line.length() == 1) {
                state = "BMES".indexOf(line);
            } else {
                assertTrue(text.next());
                assertEquals(state, text.state());
                assertEquals(line.charAt(0), text.character());
                assertEquals(Double.parseDouble(line.substring(2)), text.logarithm(), line);
            }
        }
        assertFalse(text.next());
    }

    @Test
    void fileHoldsWhatTheDictionarySays() {
        WordModel built = WordModel.with(List.of());
        WordModel read = WordModelFile.parse(WordModelFile.bytes(built));
        assertSame(built, read);
        assertSame(built, WordModelFile.load().orElseThrow());
    }

    private static void assertSame(WordModel left, WordModel right) {
        assertArrayEquals(left.lexicon().cells(), right.lexicon().cells());
        assertArrayEquals(left.lexicon().logarithms(), right.lexicon().logarithms());
        assertArrayEquals(
                left.lexicon().codes().characters(), right.lexicon().codes().characters());
        assertEquals(
                left.lexicon().codes().sentenceCodes(), right.lexicon().codes().sentenceCodes());
        assertEquals(left.lexicon().longest(), right.lexicon().longest());
        assertEquals(left.lexicon().unknown(), right.lexicon().unknown());
        assertEquals(left.lexicon().idf(0), right.lexicon().idf(0));
        assertArrayEquals(left.unknownWords().emissions(), right.unknownWords().emissions());
    }
}
