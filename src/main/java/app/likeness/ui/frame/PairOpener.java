package app.likeness.ui.frame;

import app.likeness.compare.Pair;
import app.likeness.ui.corpus.DocumentsById;
import app.likeness.ui.corpus.OpenPair;
import app.likeness.ui.corpus.Texts;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.pair.model.PairModel;
import app.likeness.ui.parts.Background;
import java.util.List;
import java.util.Objects;

/// Opens pairs over the view that they were chosen in.
final class PairOpener implements OpenPair {
    private final Workspace workspace;
    private final Runnable show;
    private final Runnable leave;
    private final PairModel model;
    private DocumentsById documents = DocumentsById.NONE;

    /// @param show brings the pair into sight
    /// @param leave goes back to where it was opened from
    PairOpener(Workspace workspace, Background background, Runnable show, Runnable leave) {
        this.workspace = workspace;
        this.show = show;
        this.leave = leave;
        Texts texts = workspace.texts();
        model = new PairModel(background, texts, id -> Objects.requireNonNull(documents.get(id)));
        texts.maskProperty().addListener((ignored, before, now) -> rename());
    }

    PairModel model() {
        return model;
    }

    /// The documents are those of now. A pair of which one is gone is left out: a scan is about to replace the
    /// rows.
    @Override
    public void open(List<Pair> pairs, int index) {
        look();
        List<Pair> present = pairs.stream().filter(this::isPresent).toList();
        int place = present.indexOf(pairs.get(index));
        if (place >= 0) {
            model.open(present, place);
            show.run();
        }
    }

    /// Names were hidden or are shown again. A pair whose documents are gone has no other names: it is left.
    private void rename() {
        look();
        Pair shown = model.pairProperty().get();
        if (shown != null && isPresent(shown)) {
            model.rename();
        } else if (shown != null) {
            model.close();
            leave.run();
        }
    }

    /// Shows the open pair anew, because its passages were judged otherwise.
    void showAnew() {
        look();
        Pair shown = model.pairProperty().get();
        if (shown != null && isPresent(shown)) {
            model.showAnew();
        }
    }

    private void look() {
        documents = workspace.snapshotProperty().get().byId();
    }

    private boolean isPresent(Pair pair) {
        return documents.place(pair.leftId()) >= 0 && documents.place(pair.rightId()) >= 0;
    }
}
