package app.likeness.ui.pair;

import app.likeness.compare.Pair;
import app.likeness.ui.Background;
import app.likeness.ui.Messages;
import java.util.List;
import java.util.Locale;

/// A model with one of the [Samples] open, and what a view needs besides.
record Opened(PairModel model, Messages messages) {
    static Opened of(Samples sample, Locale locale) {
        var model = new PairModel(
                Background.direct(),
                id -> id == 1 ? sample.leftText() : sample.rightText(),
                id -> id == 1
                        ? MarkedText.document(1, sample.leftTitle(), "/home/reader/Texts/March/a/first.txt")
                        : MarkedText.document(2, sample.rightTitle(), "/home/reader/Texts/March/b/second.txt"),
                (ignored, other) -> MarkedText.comparison(sample.left(), sample.right(), sample.moved()));
        model.open(List.of(new Pair(1, 2, 11, 0.58, 0.65, 0.77, 250, 250)), 0);
        return new Opened(model, new Messages(locale));
    }

    static Opened of(LargePair large) {
        var model = new PairModel(
                Background.direct(),
                id -> id == 1 ? large.left() : large.right(),
                id -> MarkedText.document(id, "Text " + id, "/texts/" + id + ".txt"),
                (left, right) -> large.comparison());
        model.open(List.of(new Pair(1, 2, 30, 0.4, 0.5, 0.5, 1000, 1000)), 0);
        return new Opened(model, new Messages(Locale.ENGLISH));
    }
}
