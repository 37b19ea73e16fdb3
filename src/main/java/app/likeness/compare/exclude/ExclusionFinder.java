package app.likeness.compare.exclude;

import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Exclusion;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.List;

/// Finds what may be left out of a text, as far as the text itself, the templates and what is known to stand in
/// many documents tell. Immutable.
public final class ExclusionFinder {
    private final Templates templates;
    private final Boilerplate boilerplate;

    public ExclusionFinder(Templates templates) {
        this(templates, new Boilerplate(new long[0], new int[0]));
    }

    private ExclusionFinder(Templates templates, Boilerplate boilerplate) {
        this.templates = templates;
        this.boilerplate = boilerplate;
    }

    /// What finds `known`, too.
    public ExclusionFinder with(Boilerplate known) {
        return new ExclusionFinder(templates, known);
    }

    /// `folded`, the folded form of `text`, with all that may be left out of it.
    public ExcludedText excluded(String text, FoldedText folded) {
        List<ExcludedSpan> spans = new ArrayList<>(templates.in(folded));
        spans.addAll(Quotations.of(text, folded));
        spans.addAll(ReferenceLists.of(text));
        if (!boilerplate.isEmpty()) {
            boilerplate.runs(folded).forEach(run -> spans.add(new ExcludedSpan(Exclusion.BOILERPLATE, run.span())));
        }
        return new ExcludedText(folded, spans);
    }
}
