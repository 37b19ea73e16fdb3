package app.likeness.compare.exclude;

import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Exclusion;
import app.likeness.compare.Match;
import app.likeness.compare.align.Aligner;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.List;

/// Finds what a text took over from texts that everybody was given. The aligner looks for it, so that it is found
/// where somebody edited it a little, too. Immutable.
public final class Templates {
    private final List<FoldedText> templates;
    private final Aligner aligner = new Aligner();

    public Templates(List<FoldedText> templates) {
        this.templates = List.copyOf(templates);
    }

    /// The stretches of `text` that stand in any of the templates. A comparison for each of them.
    public List<ExcludedSpan> in(FoldedText text) {
        List<ExcludedSpan> found = new ArrayList<>();
        for (FoldedText template : templates) {
            for (Match match : aligner.compare(text, template).matches()) {
                if (match.kind() != Match.Kind.SUMMARISED) {
                    found.add(new ExcludedSpan(Exclusion.TEMPLATE, match.left()));
                }
            }
        }
        return found;
    }
}
