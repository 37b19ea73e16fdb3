package app.likeness.ui.pair.text;

import app.likeness.compare.LeftOutSpan;
import app.likeness.text.Chunks;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedForm;
import org.jspecify.annotations.Nullable;

/// One text of a pair as a pane shows it, with its marks: as it is stored, or as it was compared. Everything in it
/// counts in offsets of `text`, which are those of the stored text where `form` is null.
///
/// @param form maps the two where the text is shown as it was compared
public record ShownText(
        String text,
        Chunks chunks,
        Marks marks,
        Disguises disguises,
        LeftOut leftOut,
        @Nullable FoldedForm form) {
    static final ShownText NONE =
            new ShownText("", Chunks.of(""), Marks.NONE, Disguises.NONE, LeftOut.NONE, /* form= */ null);

    public static ShownText asStored(PairText text) {
        return new ShownText(
                text.text(), text.chunks(), text.marks(), text.disguises(), text.leftOut(), /* form= */ null);
    }

    /// Without disguises: in what was compared there are none. O(text).
    public static ShownText asCompared(PairText text) {
        FoldedForm form = text.form();
        return new ShownText(
                form.written(),
                Chunks.of(form.written()),
                text.marks().moved(form::inWritten),
                Disguises.NONE,
                new LeftOut(text.leftOut().spans().stream()
                        .map(each -> new LeftOutSpan(
                                form.inWritten(each.span()), each.kinds(), each.isAcceptable(), each.isSurplus()))
                        .filter(each -> !each.span().isEmpty())
                        .toList()),
                form);
    }

    /// Where the character at an offset of the stored text is shown, or the next one that is.
    int shown(int offset) {
        return form == null ? offset : form.inWritten(offset);
    }

    Span shown(Span span) {
        return form == null ? span : form.inWritten(span);
    }

    /// Where what is shown at an offset stands in the stored text.
    int stored(int offset) {
        return form == null ? offset : form.inText(offset);
    }
}
