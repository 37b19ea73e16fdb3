package app.likeness.ui.pair.text;

import java.util.Arrays;
import java.util.List;
import javafx.scene.text.TextLineInfo;

/// Where the lines of one laid-out chunk are: for each its first character, counted from the start of the chunk, and
/// its upper and lower edge in the coordinates of the cell.
final class Lines {
    private final int[] starts;
    private final double[] tops;
    private final double[] bottoms;

    /// @param shift what is above the text inside the cell, in pixels
    Lines(List<TextLineInfo> lines, double shift) {
        starts = lines.stream().mapToInt(TextLineInfo::start).toArray();
        tops = lines.stream()
                .mapToDouble(line -> line.bounds().getMinY() + shift)
                .toArray();
        bottoms = lines.stream()
                .mapToDouble(line -> line.bounds().getMaxY() + shift)
                .toArray();
    }

    double top(int character) {
        return tops[line(character)];
    }

    double bottom(int character) {
        return bottoms[line(character)];
    }

    /// The first character of the line at the height `y`.
    int startAt(double y) {
        int line = 0;
        while (line + 1 < tops.length && tops[line + 1] <= y) {
            line++;
        }
        return starts[line];
    }

    private int line(int character) {
        int found = Arrays.binarySearch(starts, character);
        return Math.clamp(found >= 0 ? found : -found - 2, 0, starts.length - 1);
    }
}
