package app.likeness.ui.parts;

import app.likeness.ui.words.Messages;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.Window;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

/// The one handler of bugs: says in a dialog that something unexpected happened, with a short code that is the same
/// for the same bug, and lets the user copy the details.
public final class UnexpectedErrors implements Thread.UncaughtExceptionHandler {
    private static final System.Logger LOG = System.getLogger(UnexpectedErrors.class.getName());

    private final Messages messages;
    private final Window owner;
    private final AtomicBoolean showing = new AtomicBoolean();

    public UnexpectedErrors(Messages messages, Window owner) {
        this.messages = messages;
        this.owner = owner;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable error) {
        String code = code(error);
        LOG.log(System.Logger.Level.ERROR, "unexpected error " + code + " on thread " + thread.getName(), error);
        // One dialog at a time: a bug in a listener would otherwise open hundreds.
        if (showing.compareAndSet(false, true)) {
            Platform.runLater(() -> show(code, error));
        }
    }

    /// Four hexadecimal digits from the innermost cause's type and the first line of ours that it came through.
    static String code(Throwable error) {
        Throwable cause = error;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        int hash = 17;
        for (int i = 0; i < cause.getClass().getName().length(); i++) {
            hash = 31 * hash + cause.getClass().getName().charAt(i);
        }
        for (StackTraceElement frame : cause.getStackTrace()) {
            if (frame.getClassName().startsWith("app.likeness.")) {
                String place = frame.getClassName() + "." + frame.getMethodName();
                for (int i = 0; i < place.length(); i++) {
                    hash = 31 * hash + place.charAt(i);
                }
                break;
            }
        }
        return String.format(Locale.ROOT, "%04X", (hash ^ (hash >>> 16)) & 0xFFFF);
    }

    private void show(String code, Throwable error) {
        DialogWindow window = new DialogWindow(messages, owner, "app.name");
        window.say(messages.text("unexpected.title"));
        window.sign(MaterialDesignA.ALERT_OUTLINE);
        window.show(DialogWindow.words(messages.text("unexpected.sentence", code), "dialog-notice"));
        Button copy = window.answer("unexpected.copy", ButtonData.LEFT, () -> copy(code, error));
        copy.setId("unexpected-copy");
        Button close = window.answer("common.close", ButtonData.CANCEL_CLOSE, () -> {});
        close.setDefaultButton(true);
        window.focus(close);
        window.stage().showingProperty().subscribe((before, isShown) -> showing.set(isShown));
        window.open();
    }

    private static void copy(String code, Throwable error) {
        StringWriter trace = new StringWriter();
        error.printStackTrace(new PrintWriter(trace, true));
        ClipboardContent content = new ClipboardContent();
        content.putString("Likeness " + code + "\nJava " + Runtime.version() + ", " + System.getProperty("os.name")
                + " " + System.getProperty("os.version") + "\n" + trace);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
