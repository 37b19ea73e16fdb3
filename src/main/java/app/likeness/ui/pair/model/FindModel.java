package app.likeness.ui.pair.model;

import app.likeness.ui.pair.text.FoundPlaces;
import app.likeness.ui.pair.text.Side;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.Latest;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// What is looked for in both texts of the open pair, where it stands, and at which place the user is: first those of
/// A, then those of B, and round again.
public final class FindModel {
    /// The texts of a pair made ready to be searched. Made and asked on the background lane.
    private static final class Searched {
        private final Map<Side, TextSearch> texts = new EnumMap<>(Side.class);
        private final OpenedPair pair;

        Searched(OpenedPair pair) {
            this.pair = pair;
        }

        FoundPlaces find(String wanted) {
            return new FoundPlaces(of(Side.LEFT).find(wanted), of(Side.RIGHT).find(wanted));
        }

        private TextSearch of(Side side) {
            return texts.computeIfAbsent(side, each -> new TextSearch(pair.text(each)));
        }
    }

    private final PairModel pairs;
    private final Background background;
    private final BooleanProperty open = new SimpleBooleanProperty();
    private final StringProperty wanted = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<FoundPlaces> hits = new ReadOnlyObjectWrapper<>(FoundPlaces.NONE);
    private final ReadOnlyIntegerWrapper current = new ReadOnlyIntegerWrapper(-1);
    private final Latest requests = new Latest();
    private @Nullable Searched searched;

    public FindModel(PairModel pairs, Background background) {
        this.pairs = pairs;
        this.background = background;
        pairs.openedProperty().subscribe(pair -> {
            searched = pair == null ? null : new Searched(pair);
            look();
        });
        open.subscribe(this::look);
        wanted.subscribe(this::look);
    }

    /// Whether somebody looks for something; what is found is marked as long.
    public BooleanProperty openProperty() {
        return open;
    }

    public StringProperty wantedProperty() {
        return wanted;
    }

    public ReadOnlyObjectProperty<FoundPlaces> hitsProperty() {
        return hits.getReadOnlyProperty();
    }

    /// The number of the place that the user is at, from 0; -1: none.
    public ReadOnlyIntegerProperty currentProperty() {
        return current.getReadOnlyProperty();
    }

    public void next() {
        step(1);
    }

    public void previous() {
        step(-1);
    }

    private void step(int by) {
        int count = hits.get().count();
        if (count > 0) {
            goTo(current.get() < 0 && by < 0 ? count - 1 : Math.floorMod(current.get() + by, count));
        }
    }

    private void look() {
        Searched now = searched;
        String words = wanted.get();
        BooleanSupplier isWanted = requests.next();
        if (now == null || !open.get() || words.isBlank()) {
            current.set(-1);
            hits.set(FoundPlaces.NONE);
            return;
        }
        background.compute(() -> now.find(words), found -> {
            if (isWanted.getAsBoolean()) {
                current.set(-1);
                hits.set(found);
                if (found.count() > 0) {
                    goTo(0);
                }
            }
        });
    }

    /// Brings a place into sight, and what faces it in the other text.
    private void goTo(int hit) {
        OpenedPair pair = pairs.openedProperty().get();
        current.set(hit);
        if (pair != null) {
            Side side = hits.get().side(hit);
            int start = hits.get().span(hit).start();
            int opposite = pair.alignment().opposite(side, start);
            pairs.go(side == Side.LEFT ? start : opposite, side == Side.LEFT ? opposite : start);
        }
    }
}
