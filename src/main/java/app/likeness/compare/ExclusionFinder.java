package app.likeness.compare;

import app.likeness.text.FoldedText;
import java.util.ArrayList;
import java.util.List;

/// Finds what may be left out of a text, as far as the text itself and the templates tell. Immutable.
public final class ExclusionFinder {
    private final Templates templates;

    public ExclusionFinder(Templates templates) {
        this.templates = templates;
    }

    /// `folded`, the folded form of `text`, with its templates, quotations and reference lists.
    public ExcludedText excluded(String text, FoldedText folded) {
        List<ExcludedSpan> spans = new ArrayList<>(templates.in(folded));
        spans.addAll(Quotations.of(text, folded));
        spans.addAll(ReferenceLists.of(text));
        return new ExcludedText(folded, spans);
    }
}
