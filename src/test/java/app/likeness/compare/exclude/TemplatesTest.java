package app.likeness.compare.exclude;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Exclusion;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import java.util.List;
import org.junit.jupiter.api.Test;

class TemplatesTest {
    private static final String GIVEN = "请根据课堂讨论的内容，任选一座你熟悉的桥，说明它的结构和它给两岸居民的生活带来的变化，不少于六百字。";

    @Test
    void findsTheTemplateAlsoWhereItWasEdited() {
        String edited = GIVEN.replace("六百", "八百").replace("任选一座", "选择一座");
        String text = "王同学的作业。" + edited + "我选的是家门口的石拱桥，它很短，但是很老。";
        List<ExcludedSpan> found = in(text, GIVEN);
        assertEquals(1, found.size());
        Span span = found.getFirst().span();
        assertEquals(Exclusion.TEMPLATE, found.getFirst().kind());
        assertEquals(7, span.start());
        assertEquals(7 + edited.length() - 1, span.end());
    }

    @Test
    void aTemplateThatIsTheDocumentCoversIt() {
        assertEquals(List.of(new ExcludedSpan(Exclusion.TEMPLATE, new Span(0, GIVEN.length() - 1))), in(GIVEN, GIVEN));
    }

    @Test
    void aTemplateLongerThanTheDocumentIsNoProblem() {
        String part = GIVEN.substring(0, 30);
        List<ExcludedSpan> found = in(part, GIVEN.repeat(40));
        assertEquals(new Span(0, 30), found.getFirst().span());
        assertTrue(found.stream().allMatch(each -> each.span().end() <= part.length()));
    }

    @Test
    void everyTemplateIsLookedFor() {
        String other = "作业须在周五放学以前交到教研室门口的蓝色信箱里，迟交的同学请附上说明并由家长签字。";
        assertEquals(2, in(GIVEN + "\n正文。\n" + other, other, GIVEN).size());
        assertEquals(0, in("完全是另外一回事，与谁都没有关系的一段话。", other, GIVEN).size());
        assertEquals(0, in("", other).size());
        assertEquals(0, in(GIVEN, "").size());
    }

    private static List<ExcludedSpan> in(String text, String... templates) {
        return new Templates(List.of(templates).stream().map(FoldedText::of).toList()).in(FoldedText.of(text));
    }
}
