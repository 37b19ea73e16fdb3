package app.likeness.text.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TextTitleTest {
    private static final String BODY = "\n码头上的灯从六点亮到天明，守灯的人换了三代。";

    @Test
    void linesAboutWhereATextComesFromAreNoTitle() {
        assertEquals("守灯人的三代", TextTitle.ofPlainText("来源：江城日报\n记者 高西广\n\n守灯人的三代" + BODY));
        assertEquals("守灯人的三代", TextTitle.ofPlainText("本报记者 张三 北京报道\n守灯人的三代" + BODY));
        assertEquals("守燈人的三代", TextTitle.ofPlainText("責任編輯：王五｜日期：3月5日\n守燈人的三代" + BODY));
        assertEquals("", TextTitle.ofPlainText("来源：江城日报" + BODY));
        assertEquals(
                "Three keepers", TextTitle.ofPlainText("Source: The Harbour Post\nThree keepers\nThe lamp burns."));
    }

    @Test
    void aLabelIsNoPartOfATitle() {
        assertEquals("另有说法", TextTitle.ofPlainText("标题：另有说法" + BODY));
        assertEquals("论标题：一点看法", TextTitle.ofPlainText("论标题：一点看法" + BODY));
    }

    @Test
    void wordsThatOnlyBeginSoMayBeATitle() {
        assertEquals("记者节的来历", TextTitle.ofPlainText("记者节的来历" + BODY));
        assertEquals("日期变更线", TextTitle.ofPlainText("日期变更线" + BODY));
        assertEquals("Source of the river", TextTitle.ofPlainText("Source of the river\nIt rises in the hills."));
    }
}
