package app.likeness.ui.pair;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Pair;
import app.likeness.compare.exclude.Counting;
import app.likeness.ui.corpus.Texts;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.parts.Background;
import app.likeness.ui.words.Messages;
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
                (ignored, other, cancelled) -> MarkedText.comparison(sample.left(), sample.right(), sample.moved()));
        model.open(List.of(new Pair(1, 2, 11, 0.58, 0.65, 0.77, 250, 250)), 0);
        return new Opened(model, new Messages(locale));
    }

    /// Two texts that share a quotation, which does not count, and a passage that does.
    static Opened quoted() {
        String quotation = "“The sea keeps no ledger, and so the harbour must keep two: one for what came in with the"
                + " tide, and another for what the town said had come in with it.”";
        String copied =
                "The council answered with a market hall of glass, which was to bring the people back, and which"
                        + " has stood empty since the second year.";
        String left = "Old Alder wrote it down.\n" + quotation
                + "\nI read it as a joke about taxes, as most people in the trade would, and left"
                + " the book on a train between two towns of which neither has a port. Years later it came back by post,"
                + " without a letter and with a stamp that nobody could place.\n\n" + copied + "\n";
        String right = quotation + "\nSo says what we were given. My grandmother, who sold rope for forty winters,"
                + " never opened such a thing; she had a pencil behind one ear, a pipe behind the other, and whoever owed"
                + " her money knew it from the way she closed the door.\n\n" + copied + "\n";
        var texts = new Texts() {
            @Override
            public String text(long documentId) {
                return documentId == 1 ? left : right;
            }

            @Override
            public Counting counting() {
                return new Counting(Counting.everything().finder(), Exclusions.of(Exclusion.QUOTATION));
            }
        };
        var model = new PairModel(
                Background.direct(), texts, id -> MarkedText.document(id, "Text " + id, "/texts/" + id + ".txt"));
        model.open(List.of(new Pair(1, 2, 11, 0.58, 0.65, 0.77, 250, 250)), 0);
        return new Opened(model, new Messages(Locale.ENGLISH));
    }

    static Opened of(LargePair large) {
        var model = new PairModel(
                Background.direct(),
                id -> id == 1 ? large.left() : large.right(),
                id -> MarkedText.document(id, "Text " + id, "/texts/" + id + ".txt"),
                (left, right, cancelled) -> large.comparison());
        model.open(List.of(new Pair(1, 2, 30, 0.4, 0.5, 0.5, 1000, 1000)), 0);
        return new Opened(model, new Messages(Locale.ENGLISH));
    }
}
