package app.likeness.ui.pair.model;

import app.likeness.text.Span;
import app.likeness.text.fold.FoldedForm;
import app.likeness.text.fold.FoldedText;
import app.likeness.ui.pair.text.PairText;
import java.util.ArrayList;
import java.util.List;

/// Finds words in one text however they are written there: in any case, width and Chinese script, and with disguises
/// between their letters. What has no letter or digit is looked for as it stands.
final class TextSearch {
    private final String text;
    private final FoldedForm form;

    /// O(text).
    TextSearch(PairText searched) {
        text = searched.text();
        form = searched.form();
    }

    /// Where `wanted` stands, by start, without overlaps; nowhere when it is blank. O(text).
    List<Span> find(String wanted) {
        String stripped = wanted.strip();
        if (stripped.isEmpty()) {
            return List.of();
        }
        String folded =
                FoldedForm.of(stripped, FoldedText.of(stripped)).written().strip();
        List<Span> found = new ArrayList<>();
        String searched = folded.isEmpty() ? text : form.written();
        String looked = folded.isEmpty() ? stripped : folded;
        for (int at = searched.indexOf(looked); at >= 0; at = searched.indexOf(looked, at + looked.length())) {
            int end = at + looked.length();
            found.add(folded.isEmpty() ? new Span(at, end) : new Span(form.inText(at), end(at, end)));
        }
        return found;
    }

    /// Behind the last letter, not behind the punctuation up to the next one.
    private int end(int from, int to) {
        int start = form.inText(from);
        int end = form.inText(to);
        while (end > start && !Character.isLetterOrDigit(text.codePointBefore(end))) {
            end -= Character.charCount(text.codePointBefore(end));
        }
        return end == start ? form.inText(to) : end;
    }
}
