package app.likeness.ui.pair.text;

import app.likeness.compare.LeftOutSpan;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What of one text of a pair does not count, by place, apart.
public record LeftOut(List<LeftOutSpan> spans) {
    static final LeftOut NONE = new LeftOut(List.of());

    public LeftOut {
        spans = List.copyOf(spans);
    }

    /// Those that touch `[from, to)`. O(log spans + found).
    public List<LeftOutSpan> within(int from, int to) {
        int first = firstEndingBehind(from);
        int end = first;
        while (end < spans.size() && spans.get(end).span().start() < to) {
            end++;
        }
        return spans.subList(first, end);
    }

    /// The one that the character at `offset` is in.
    @Nullable
    LeftOutSpan at(int offset) {
        List<LeftOutSpan> here = within(offset, offset + 1);
        return here.isEmpty() ? null : here.getFirst();
    }

    private int firstEndingBehind(int offset) {
        int low = 0;
        int high = spans.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (spans.get(middle).span().end() <= offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
