package app.likeness.ui.pair;

import app.likeness.text.Span;
import app.likeness.ui.Background;
import app.likeness.ui.Latest;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
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
final class FindModel {
    /// Where the words stand, by side and place.
    ///
    /// @param left the places in A, by start
    /// @param right the places in B, by start
    record Hits(List<Span> left, List<Span> right) {
        static final Hits NONE = new Hits(List.of(), List.of());

        Hits {
            left = List.copyOf(left);
            right = List.copyOf(right);
        }

        List<Span> of(Side side) {
            return side == Side.LEFT ? left : right;
        }

        int count() {
            return left.size() + right.size();
        }

        Side side(int hit) {
            return hit < left.size() ? Side.LEFT : Side.RIGHT;
        }

        Span span(int hit) {
            return hit < left.size() ? left.get(hit) : right.get(hit - left.size());
        }
    }

    /// The texts of a pair made ready to be searched. Made and asked on the background lane.
    private static final class Searched {
        private final Map<Side, TextSearch> texts = new EnumMap<>(Side.class);
        private final OpenedPair pair;

        Searched(OpenedPair pair) {
            this.pair = pair;
        }

        Hits find(String wanted) {
            return new Hits(of(Side.LEFT).find(wanted), of(Side.RIGHT).find(wanted));
        }

        private TextSearch of(Side side) {
            return texts.computeIfAbsent(side, each -> new TextSearch(pair.text(each)));
        }
    }

    private final PairModel pairs;
    private final Background background;
    private final BooleanProperty open = new SimpleBooleanProperty();
    private final StringProperty wanted = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<Hits> hits = new ReadOnlyObjectWrapper<>(Hits.NONE);
    private final ReadOnlyIntegerWrapper current = new ReadOnlyIntegerWrapper(-1);
    private final Latest requests = new Latest();
    private @Nullable Searched searched;

    FindModel(PairModel pairs, Background background) {
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
    BooleanProperty openProperty() {
        return open;
    }

    StringProperty wantedProperty() {
        return wanted;
    }

    ReadOnlyObjectProperty<Hits> hitsProperty() {
        return hits.getReadOnlyProperty();
    }

    /// The number of the place that the user is at, from 0; -1: none.
    ReadOnlyIntegerProperty currentProperty() {
        return current.getReadOnlyProperty();
    }

    void next() {
        step(1);
    }

    void previous() {
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
            hits.set(Hits.NONE);
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

    /// The places on one side that touch `[from, to)`. O(log places + found).
    List<Span> within(Side side, int from, int to) {
        List<Span> all = hits.get().of(side);
        int low = 0;
        int high = all.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (all.get(middle).end() <= from) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        List<Span> found = new ArrayList<>();
        for (int i = low; i < all.size() && all.get(i).start() < to; i++) {
            found.add(all.get(i));
        }
        return found;
    }

    /// The place on one side that the user is at; empty when it is on the other one.
    Span currentOf(Side side) {
        int hit = current.get();
        return hit >= 0 && hit < hits.get().count() && hits.get().side(hit) == side
                ? hits.get().span(hit)
                : new Span(0, 0);
    }
}
