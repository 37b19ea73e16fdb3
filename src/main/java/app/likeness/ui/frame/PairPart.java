package app.likeness.ui.frame;

import app.likeness.ui.pair.PairView;
import javafx.beans.binding.Bindings;

/// The pair that covers the view it was opened from.
final class PairPart {
    private final PairView view;

    PairPart(WindowState state, SharedModels models, DocumentFiles files) {
        MainWindow window = state.window();
        PairOpener pairs = models.pairs();
        view = new PairView(
                state.messages(),
                pairs.model(),
                window::back,
                files::open,
                state.reviewing().judging(pairs.model(), models.found().pairStatesProperty()));
        view.originProperty()
                .bind(Bindings.createStringBinding(
                        () -> state.messages().get(window.viewProperty().get().key()),
                        state.messages().localeProperty(),
                        window.viewProperty()));
    }

    PairView view() {
        return view;
    }
}
