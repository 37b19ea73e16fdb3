package app.likeness.cli;

import app.likeness.report.PathNames;
import java.io.IOException;

/// Writes tab-separated lines; names are escaped, so that each stays in its cell.
final class Tsv {
    private final Appendable out;

    /// Begins a file with the header `columns`.
    Tsv(Appendable out, String... columns) throws IOException {
        this.out = out;
        line(columns);
    }

    void line(String... cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            out.append(i == 0 ? "" : "\t").append(PathNames.escape(cells[i]));
        }
        out.append('\n');
    }
}
