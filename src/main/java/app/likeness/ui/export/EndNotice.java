package app.likeness.ui.export;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.stage.Window;

/// Lets the system say that long work is done, when somebody has gone to another window meanwhile. The system's own
/// program for it is started; where there is none, nothing is said.
public final class EndNotice {
    private static final System.Logger LOG = System.getLogger(EndNotice.class.getName());

    /// Who waits for less is still looking.
    private static final Duration LONG = Duration.ofSeconds(10);

    /// What is around the program.
    ///
    /// @param isInFront whether the user looks at the window
    /// @param name of the operating system
    /// @param starter takes a command to be run, away from the FX thread
    public record Surroundings(
            BooleanSupplier isInFront, LongSupplier nanoTime, String name, Consumer<List<String>> starter) {}

    private final BooleanSupplier isWanted;
    private final Supplier<Surroundings> around;
    private long startedAt;

    /// @param isWanted whether the user wants to be told at all
    /// @param around asked anew each time
    public EndNotice(BooleanSupplier isWanted, Supplier<Surroundings> around) {
        this.isWanted = isWanted;
        this.around = around;
    }

    public void started() {
        startedAt = around.get().nanoTime.getAsLong();
    }

    /// Says it, if the work was long and the user has gone to another window.
    public void ended(String title, String sentence) {
        Surroundings now = around.get();
        boolean isLong = now.nanoTime.getAsLong() - startedAt >= LONG.toNanos();
        if (isLong && isWanted.getAsBoolean() && !now.isInFront.getAsBoolean()) {
            command(now.name.toLowerCase(Locale.ROOT), title, sentence).ifPresent(now.starter);
        }
    }

    /// Whether a window of the program has the focus: the main one, or one in front of it.
    public static boolean isInFront() {
        return Window.getWindows().stream().anyMatch(Window::isFocused);
    }

    /// Starts a program and waits for nothing.
    ///
    /// @return whether there is such a program
    public static boolean run(List<String> command) {
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException e) {
            LOG.log(System.Logger.Level.INFO, "the system has no program for notifications", e);
            return false;
        }
    }

    private static Optional<List<String>> command(String system, String title, String sentence) {
        if (system.contains("mac")) {
            // The words are arguments, never part of the script.
            return Optional.of(List.of(
                    "osascript",
                    "-e",
                    "on run {title, words}",
                    "-e",
                    "display notification words with title title",
                    "-e",
                    "end run",
                    title,
                    sentence));
        }
        if (system.contains("linux")) {
            return Optional.of(List.of("notify-send", "--app-name=Likeness", "--", title, sentence));
        }
        if (system.contains("win")) {
            String shown = "Add-Type -AssemblyName System.Windows.Forms,System.Drawing;"
                    + "$n=New-Object System.Windows.Forms.NotifyIcon;"
                    + "$n.Icon=[System.Drawing.SystemIcons]::Information;$n.Visible=$true;"
                    + "$n.ShowBalloonTip(5000," + quoted(title) + "," + quoted(sentence) + ",'Info');"
                    + "Start-Sleep -Seconds 6;$n.Dispose()";
            return Optional.of(List.of("powershell", "-NoProfile", "-NonInteractive", "-Command", shown));
        }
        return Optional.empty();
    }

    /// A literal of PowerShell: nothing in it is read as code.
    private static String quoted(String words) {
        return "'" + words.replaceAll("['\u2018\u2019\u201A\u201B]", "$0$0") + "'";
    }
}
