package app.likeness.ui;

import app.likeness.compare.Pair;
import app.likeness.text.Document;
import app.likeness.ui.pair.PairModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Opens pairs over the view that they were chosen in.
final class PairOpener implements OpenPair {
    private final Workspace workspace;
    private final Runnable show;
    private final PairModel model;
    private Map<Long, Document> documents = Map.of();

    /// @param show brings the pair into sight
    PairOpener(Workspace workspace, Background background, Runnable show) {
        this.workspace = workspace;
        this.show = show;
        model = new PairModel(background, workspace.texts(), id -> Objects.requireNonNull(documents.get(id)));
    }

    PairModel model() {
        return model;
    }

    /// The documents are those of now. A pair of which one is gone is left out: a scan is about to replace the
    /// rows.
    @Override
    public void open(List<Pair> pairs, int index) {
        List<Document> now = workspace.snapshotProperty().get().findings().documents();
        documents = HashMap.newHashMap(now.size());
        now.forEach(document -> documents.put(document.id(), document));
        List<Pair> present = pairs.stream().filter(this::isPresent).toList();
        int place = present.indexOf(pairs.get(index));
        if (place >= 0) {
            model.open(present, place);
            show.run();
        }
    }

    private boolean isPresent(Pair pair) {
        return documents.containsKey(pair.leftId()) && documents.containsKey(pair.rightId());
    }
}
