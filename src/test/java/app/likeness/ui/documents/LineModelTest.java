package app.likeness.ui.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.compare.findings.DrawnLine;
import app.likeness.compare.findings.Line;
import app.likeness.compare.findings.Stop;
import app.likeness.compare.findings.UsualShare;
import app.likeness.ui.corpus.Shown;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

class LineModelTest {
    private final ObjectProperty<Shown> shown = new SimpleObjectProperty<>(Shown.AT_FIRST);
    private final List<Line> kept = new ArrayList<>();
    private final LineModel model = new LineModel(shown, this::show, line -> {
        show(line);
        kept.add(line);
    });

    @Test
    void whatIsDraggedIsShownAndOnlyWhatIsDroppedIsKept() {
        model.drag(0.3349);
        assertEquals(new DrawnLine(0.33), shown.get().line());
        model.drag(0.62);
        assertEquals(List.of(), kept);
        model.drop(0.6249);
        assertEquals(List.of(new DrawnLine(0.62)), kept);
    }

    @Test
    void onePercentFromAStopTheLineStandsOnIt() {
        model.drop(0.159);
        model.drop(0.141);
        model.drop(0.161);
        assertEquals(List.of(Stop.BALANCED, Stop.BALANCED, new DrawnLine(0.16)), kept);
    }

    @Test
    void stepsLeaveAStopAndComeBackToIt() {
        model.step(1);
        assertEquals(new DrawnLine(0.16), shown.get().line());
        model.step(-1);
        assertEquals(Stop.BALANCED, shown.get().line());
        model.step(-100);
        assertEquals(new DrawnLine(0), shown.get().line());
        model.step(500);
        assertEquals(new DrawnLine(1), shown.get().line());
    }

    @Test
    void stopsMoveUpWithWhatIsUsual() {
        shown.set(new Shown(Shown.AT_FIRST.leftOut(), Stop.BALANCED, new UsualShare(0.28, 2_000)));
        assertEquals(0.33, model.share(), 1e-9);
        model.drop(0.05);
        assertEquals(new DrawnLine(0.05), shown.get().line());
    }

    private void show(Line line) {
        shown.set(new Shown(shown.get().leftOut(), line, shown.get().usual()));
    }
}
