package app.likeness.text.fold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.Span;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoldedFormTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # text                          | written
            «Ａ Fête 2026, 電腦»             | a fete 2026 电脑
            p l а g i a r i s m!             | plagiarism
            One.\\n\\n  Two – three\\nfour   | one\\ntwo three\\nfour
            第一，「看」；第二：讀。          | 第一看第二读
            5㎏ of 米                        | 5kg of 米
            don't, re\u200bad               | dont read
            ……                              | ''
            """)
    void unitsAreWrittenAsTheyAreCompared(String text, String expected) {
        String stored = text.translateEscapes();
        assertEquals(
                expected.replace("''", "").translateEscapes(),
                FoldedForm.of(stored, FoldedText.of(stored)).written());
    }

    @Test
    void aSpanKeepsExactlyItsUnits() {
        String text = "Ça va? 國務院（二〇二六）的文件，\n第２號：“ｏｐｅｎ　ｄａｔａ”。";
        FoldedText folded = FoldedText.of(text);
        FoldedForm form = FoldedForm.of(text, folded);
        for (int from = 0; from < folded.units(); from++) {
            for (int to = from + 1; to <= folded.units(); to++) {
                int first = folded.unitStart(from);
                int last = folded.unitStart(to) - 1;
                Span shown = form.inWritten(new Span(folded.start(first), folded.end(last)));
                assertEquals(
                        folded.characters().substring(first, last + 1),
                        form.written().substring(shown.start(), shown.end()).replaceAll("\\s", ""));
                assertEquals(folded.start(first), form.inText(shown.start()));
            }
        }
        int mark = text.indexOf('（');
        assertTrue(form.inWritten(new Span(mark, mark + 1)).isEmpty());
    }

    @Test
    void whatIsMarkedInTheTextIsMarkedInItsForm() {
        String text = "作者Ann O’Neil，𠮷田：５㎏ o\u0301f";
        FoldedForm form = FoldedForm.of(text, FoldedText.of(text)).masked("作者### #’####，##田：#㎏ #\u0301f", '#');
        assertEquals("作者 ### ##### ##田 #kg #f", form.written());
        assertEquals(text.indexOf('田'), form.inText(form.written().indexOf('田')));
    }

    @Test
    void offsetsNeverFallAndComeBack() {
        var random = new Random(20261121);
        String letters = "ab é中國二〇ｘ·.\n\u200b\u202e\u202c㎏ ";
        for (int round = 0; round < 300; round++) {
            var text = new StringBuilder();
            for (int i = random.nextInt(40); i > 0; i--) {
                text.append(letters.charAt(random.nextInt(letters.length())));
            }
            String stored = text.toString();
            FoldedForm form = FoldedForm.of(stored, FoldedText.of(stored));
            int before = 0;
            for (int i = 0; i <= form.written().length(); i++) {
                assertTrue(form.inText(i) >= before, stored);
                before = form.inText(i);
                assertTrue(form.inWritten(before) <= i, stored);
            }
            assertEquals(stored.length(), before);
            for (int i = 0; i < stored.length(); i++) {
                assertTrue(form.inWritten(i) <= form.inWritten(i + 1), stored);
            }
        }
    }
}
