package app.likeness.ui.frame;

import app.likeness.ui.documents.ResultsView;
import app.likeness.ui.originality.OriginalityModel;
import app.likeness.ui.originality.OriginalityView;

/// The report of one document. Who goes there without saying whose is shown that of what the results have chosen.
final class ReportPart {
    private final OriginalityView view;

    ReportPart(WindowState state, SharedModels models, ResultsView results, DocumentFiles files) {
        OriginalityModel report = models.report();
        new ReportChoice(results::chosen, results::strongest, report)
                .follow(state.window().viewProperty());
        view = new OriginalityView(
                state.messages(),
                report,
                models.pairs(),
                () -> state.window().show(Navigation.RESULTS),
                files::chooseCharset,
                state.reviewing()
                        .bar("report", Reviewing.of(report), models.found().documentStatesProperty()));
    }

    OriginalityView view() {
        return view;
    }
}
