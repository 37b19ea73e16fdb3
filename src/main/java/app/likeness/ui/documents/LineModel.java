package app.likeness.ui.documents;

import app.likeness.compare.findings.DrawnLine;
import app.likeness.compare.findings.Line;
import app.likeness.compare.findings.Stop;
import app.likeness.ui.corpus.Shown;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;

/// Where the line is drawn, and how it is moved: in whole percent, and onto a stop from one percent away.
public final class LineModel {
    private static final double SNAP = 0.01;

    private final ObservableValue<Shown> shown;
    private final Consumer<Line> move;
    private final Consumer<Line> draw;

    /// @param move shows a line that is being dragged
    /// @param draw shows a line and keeps it
    public LineModel(ObservableValue<Shown> shown, Consumer<Line> move, Consumer<Line> draw) {
        this.shown = shown;
        this.move = move;
        this.draw = draw;
    }

    ObservableValue<Shown> shownProperty() {
        return shown;
    }

    /// Where the line stands, 0…1.
    double share() {
        return shown.getValue().least();
    }

    /// Whether a pair left of the line is shown all the same when it has a long passage.
    boolean showsLongPassages() {
        Shown now = shown.getValue();
        return now.line().showsLongPassages(now.usual().share());
    }

    /// Where a stop stands, 0…1.
    double share(Stop stop) {
        return shown.getValue().share(stop);
    }

    /// Shows the line near `share` while it is dragged.
    void drag(double share) {
        move.accept(near(share));
    }

    /// Draws the line near `share`.
    void drop(double share) {
        draw.accept(near(share));
    }

    void draw(Stop stop) {
        draw.accept(stop);
    }

    /// Draws the line `percent` further right, or left if that is negative.
    void step(int percent) {
        draw.accept(drawn(Math.round(share() * 100) + percent));
    }

    /// The stop that is within one percent of `share`, else whole percent.
    private Line near(double share) {
        for (Stop stop : Stop.values()) {
            if (Math.abs(share(stop) - share) <= SNAP) {
                return stop;
            }
        }
        return drawn(Math.round(share * 100));
    }

    private Line drawn(long percent) {
        double share = Math.clamp(percent, 0L, 100L) / 100.0;
        for (Stop stop : Stop.values()) {
            if (Math.round(share(stop) * 100) == Math.round(share * 100)) {
                return stop;
            }
        }
        return new DrawnLine(share);
    }
}
