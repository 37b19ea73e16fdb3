package app.likeness.ui.frame;

import app.likeness.compare.findings.SheetForAll;
import app.likeness.ui.corpus.LeftOutChips;
import app.likeness.ui.corpus.Workspace;
import app.likeness.ui.documents.LineModel;
import app.likeness.ui.documents.ResultsModel;
import app.likeness.ui.documents.ResultsView;
import app.likeness.ui.near.NearDialog;
import app.likeness.ui.near.NearModel;
import app.likeness.ui.parts.Latest;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// The results: documents or pairs, and the line between what is listed and what is not.
final class ResultsPart {
    private final ResultsView view;

    ResultsPart(WindowState state, SharedModels models, DocumentFiles files) {
        Workspace workspace = state.workspace();
        ResultsModel found = models.found();
        Reviewing reviewing = state.reviewing();
        view = new ResultsView(
                state.messages(),
                found,
                new LineModel(workspace.shownProperty(), workspace::moveLine, workspace::drawLine),
                state.corpus(),
                state.arriving(),
                List.of(new LeftOutChips(state.messages(), models.leftOut(), "results")),
                new ResultsView.StateFilters(
                        reviewing.chips("documents", found.documentStatesProperty()),
                        reviewing.chips("pairs", found.pairStatesProperty())),
                models.pairs(),
                files::chooseCharset);
        view.showSentenceGroups(workspace.sentenceGroupsProperty());
        view.showFingerprints(state.preferences().showsFingerprintsProperty());
        view.follow(models.pairs().model().pairProperty());
        view.showUnread(
                workspace.snapshotProperty().map(now -> now.findings().unread()),
                () -> state.window().show(Navigation.FOLDERS));
        view.showNews(workspace.news());
        view.offerTemplate(sheet(state), document -> workspace.takeForTemplate(document.id()));
        view.onReport(models::showReport);
        view.onNear(document -> new NearDialog(
                        state.messages(),
                        state.stage(),
                        new NearModel(
                                document,
                                workspace.snapshotProperty(),
                                workspace.texts(),
                                state.background(),
                                models.pairs()))
                .open());
    }

    /// The document that may be the template, once a scan has ended.
    private static ObservableValue<Optional<SheetForAll>> sheet(WindowState state) {
        var sheet = new SimpleObjectProperty<Optional<SheetForAll>>(Optional.empty());
        var wanted = new Latest();
        state.workspace().snapshotProperty().subscribe(now -> {
            BooleanSupplier isWanted = wanted.next();
            state.background()
                    .computeBehind(
                            () -> now.isComplete() ? SheetForAll.of(now.tallies()) : Optional.<SheetForAll>empty(),
                            found -> {
                                if (isWanted.getAsBoolean()) {
                                    sheet.set(found);
                                }
                            });
        });
        return sheet;
    }

    ResultsView view() {
        return view;
    }
}
