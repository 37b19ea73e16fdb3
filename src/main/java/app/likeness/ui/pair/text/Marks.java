package app.likeness.ui.pair.text;

import app.likeness.compare.Match;
import app.likeness.text.Span;
import app.likeness.text.fold.Letters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;

/// What is marked in one text of a pair: the runs of every match as shared, and what stands between the runs of a
/// match as changed. A character that neither is a letter nor a digit is not changed, because only those are compared.
public final class Marks {
    static final Marks NONE = new Marks(List.of());

    // By start.
    private final List<Mark> marks;
    // The largest end of all marks up to this one: where to stop looking to the left.
    private final int[] reach;

    private Marks(List<Mark> marks) {
        this.marks = marks;
        reach = new int[marks.size()];
        int largest = 0;
        for (int i = 0; i < reach.length; i++) {
            largest = Math.max(largest, marks.get(i).end());
            reach[i] = largest;
        }
    }

    /// The marks of one side. O(runs × log(text)).
    public static Marks of(List<Match> matches, Side side, Letters letters) {
        var marks = new ArrayList<Mark>();
        for (int number = 0; number < matches.size(); number++) {
            Match match = matches.get(number);
            Span whole = side.span(match);
            int done = whole.start();
            for (Span run : match.runs().stream().map(side::span).sorted().toList()) {
                addChanged(marks, letters, done, run.start(), number);
                marks.add(new Mark(run.start(), run.end(), number, true));
                done = Math.max(done, run.end());
            }
            addChanged(marks, letters, done, whole.end(), number);
        }
        marks.sort(Comparator.comparingInt(Mark::start));
        return new Marks(marks);
    }

    /// The same marks at other places; one that is empty there is none.
    Marks moved(UnaryOperator<Span> places) {
        List<Mark> moved = marks.stream()
                .map(mark -> {
                    Span span = places.apply(new Span(mark.start(), mark.end()));
                    return new Mark(span.start(), span.end(), mark.match(), mark.shared());
                })
                .filter(mark -> mark.start() < mark.end())
                .toList();
        return new Marks(moved);
    }

    List<Mark> all() {
        return marks;
    }

    /// The marks of `[from, to)`, cut to it and free of overlaps, by start. Where matches overlap, a shared
    /// character is shown as shared, and as the one of the match `preferred` before all others (-1: none), else of
    /// the first.
    List<Mark> within(int from, int to, int preferred) {
        List<Mark> touching = touching(from, to);
        if (touching.size() <= 1) {
            return touching.stream().map(mark -> cut(mark, from, to)).toList();
        }
        // For each character the mark that it is drawn with, by its place in the list; -1: none.
        var owner = new int[to - from];
        Arrays.fill(owner, -1);
        for (int i = 0; i < touching.size(); i++) {
            Mark mark = touching.get(i);
            for (int c = Math.max(from, mark.start()) - from; c < Math.min(to, mark.end()) - from; c++) {
                if (owner[c] < 0 || rank(mark, preferred) < rank(touching.get(owner[c]), preferred)) {
                    owner[c] = i;
                }
            }
        }
        return stretches(touching, owner, from);
    }

    /// The number of the match at `offset`, `preferred` before all others; -1 where there is none.
    int matchAt(int offset, int preferred) {
        List<Mark> here = within(offset, offset + 1, preferred);
        return here.isEmpty() ? -1 : here.getFirst().match();
    }

    /// From the first to behind the last mark of a match; empty where there is none.
    Span extent(int match) {
        int start = Integer.MAX_VALUE;
        int end = 0;
        for (Mark mark : marks) {
            if (mark.match() == match) {
                start = Math.min(start, mark.start());
                end = Math.max(end, mark.end());
            }
        }
        return end == 0 ? new Span(0, 0) : new Span(start, end);
    }

    private List<Mark> touching(int from, int to) {
        int first = firstReaching(from);
        var touching = new ArrayList<Mark>();
        for (int i = first; i < marks.size() && marks.get(i).start() < to; i++) {
            if (marks.get(i).end() > from) {
                touching.add(marks.get(i));
            }
        }
        return touching;
    }

    private int firstReaching(int from) {
        int found = Arrays.binarySearch(reach, from + 1);
        int first = found >= 0 ? found : -found - 1;
        while (first > 0 && reach[first - 1] > from) {
            first--;
        }
        return first;
    }

    private static List<Mark> stretches(List<Mark> touching, int[] owner, int from) {
        var stretches = new ArrayList<Mark>();
        int start = 0;
        while (start < owner.length) {
            int end = start + 1;
            while (end < owner.length && owner[end] == owner[start]) {
                end++;
            }
            if (owner[start] >= 0) {
                Mark mark = touching.get(owner[start]);
                stretches.add(new Mark(from + start, from + end, mark.match(), mark.shared()));
            }
            start = end;
        }
        return stretches;
    }

    private static int rank(Mark mark, int preferred) {
        return (mark.shared() ? 0 : 2) + (mark.match() == preferred ? 0 : 1);
    }

    private static Mark cut(Mark mark, int from, int to) {
        return new Mark(Math.max(from, mark.start()), Math.min(to, mark.end()), mark.match(), mark.shared());
    }

    private static void addChanged(List<Mark> marks, Letters letters, int from, int to, int match) {
        Span changed = letters.trimmed(from, to);
        if (!changed.isEmpty()) {
            marks.add(new Mark(changed.start(), changed.end(), match, false));
        }
    }
}
