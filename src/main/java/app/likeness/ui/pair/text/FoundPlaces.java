package app.likeness.ui.pair.text;

import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.List;

/// Where the words that somebody looks for stand in the two texts of a pair, numbered from 0: first those of A, then
/// those of B.
///
/// @param left the places in A, by start
/// @param right the places in B, by start
public record FoundPlaces(List<Span> left, List<Span> right) {
    public static final FoundPlaces NONE = new FoundPlaces(List.of(), List.of());

    public FoundPlaces {
        left = List.copyOf(left);
        right = List.copyOf(right);
    }

    public List<Span> of(Side side) {
        return side == Side.LEFT ? left : right;
    }

    public int count() {
        return left.size() + right.size();
    }

    public Side side(int place) {
        return place < left.size() ? Side.LEFT : Side.RIGHT;
    }

    public Span span(int place) {
        return place < left.size() ? left.get(place) : right.get(place - left.size());
    }

    /// The places on one side that touch `[from, to)`. O(log places + found).
    public List<Span> within(Side side, int from, int to) {
        List<Span> all = of(side);
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

    /// The place with this number where it is on this side; empty when it is on the other one, or there is none.
    public Span at(int place, Side side) {
        return place >= 0 && place < count() && side(place) == side ? span(place) : new Span(0, 0);
    }
}
