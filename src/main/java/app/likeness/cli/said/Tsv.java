package app.likeness.cli.said;

import app.likeness.report.names.PathNames;
import java.io.IOException;

/// Writes tab-separated lines; names are escaped, so that each stays in its cell.
public final class Tsv {
    private final Appendable out;

    /// Begins a file with the header `columns`.
    public Tsv(Appendable out, String... columns) throws IOException {
        this.out = out;
        line(columns);
    }

    public void line(String... cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            out.append(i == 0 ? "" : "\t").append(PathNames.escape(cells[i]));
        }
        out.append('\n');
    }
}
