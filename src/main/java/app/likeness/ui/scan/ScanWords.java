package app.likeness.ui.scan;

import app.likeness.scan.progress.ScanSummary;
import app.likeness.scan.progress.Stage;
import app.likeness.ui.corpus.ScanModel;
import app.likeness.ui.corpus.ScanProgress;
import app.likeness.ui.words.Messages;

/// What a scan is doing or has done, in words.
public final class ScanWords {
    private final Messages messages;
    private final ScanModel model;

    public ScanWords(Messages messages, ScanModel model) {
        this.messages = messages;
        this.model = model;
    }

    static String name(Stage stage) {
        return switch (stage) {
            case FIND -> "scan.stage.find";
            case READ -> "scan.stage.read";
            case COMPARE -> "scan.stage.compare";
            case GROUP -> "scan.stage.group";
        };
    }

    /// The stage's name; while it is the current one, with how far it is.
    String stage(Stage stage) {
        ScanProgress progress = model.progress();
        String name = messages.get(name(stage));
        boolean current = model.isRunning() && progress.stage() == stage;
        if (!current || (progress.total() == 0 && progress.done() == 0)) {
            return name;
        }
        return progress.total() == 0
                ? messages.get("scan.stage.soFar", name, progress.done())
                : messages.get("scan.stage.of", name, progress.done(), progress.total());
    }

    /// Rate and time left while a scan runs, else how it ended.
    public String state() {
        return switch (model.state()) {
            case NONE -> "";
            case RUNNING -> pace();
            case PAUSED -> messages.get("scan.state.paused");
            case STOPPING -> messages.get("scan.state.stopping");
            case STOPPED -> ended("scan.state.stopped");
            case DONE -> ended("scan.state.done");
            case FAILED -> messages.get("scan.state.failed");
        };
    }

    private String ended(String key) {
        ScanSummary summary = model.summaryProperty().get();
        return summary == null
                ? ""
                : messages.get(
                        key,
                        summary.documents(),
                        summary.read(),
                        summary.clusters(),
                        summary.hidden(),
                        summary.leftOut());
    }

    private String pace() {
        ScanProgress progress = model.progress();
        long left = progress.secondsLeft();
        if (left < 0) {
            return "";
        }
        double rate = progress.perSecond();
        return left >= 60
                ? messages.get("scan.pace.minutes", Math.round(rate), (left + 59) / 60)
                : messages.get("scan.pace.seconds", Math.round(rate), left);
    }
}
