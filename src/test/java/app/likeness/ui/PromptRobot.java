package app.likeness.ui;

import com.sun.javafx.tk.Toolkit;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// A robot that goes on when the windows have answered. TestFX's own rests fifty milliseconds after every key and every
/// step, in which three pulses come by themselves and the program reads what it has to; this one gives the three pulses
/// and rests only while something is read. What is laid out is drawn when the clock of the toolkit says so. On a real
/// display a key comes back through the system, and this one rests as well.
public final class PromptRobot extends FxRobot {
    private static final int PULSES = 3;
    private static final int REST_MILLIS = 50;
    private static final boolean IS_HEADLESS = "Headless".equals(System.getProperty("glass.platform"));

    private final Consumer<Runnable> whenRead;

    public PromptRobot() {
        this(Runnable::run);
    }

    /// @param whenRead runs on the FX thread what it is given there, once everything that was asked before is answered
    PromptRobot(Consumer<Runnable> whenRead) {
        this.whenRead = whenRead;
    }

    @Override
    public FxRobot interact(Runnable action) {
        interactNoWait(action);
        settle();
        return this;
    }

    @Override
    public <T> FxRobot interact(Callable<T> action) {
        interactNoWait(action);
        settle();
        return this;
    }

    @Override
    public FxRobot push(KeyCode... combination) {
        for (KeyCode key : combination) {
            robotContext().getKeyboardRobot().pressNoWait(key);
            settle();
        }
        for (KeyCode key : List.of(combination).reversed()) {
            robotContext().getKeyboardRobot().releaseNoWait(key);
            settle();
        }
        return this;
    }

    @Override
    public FxRobot write(String text) {
        return write(text, 0);
    }

    @Override
    public FxRobot write(String text, int sleepMillis) {
        Scene scene = window(Window::isFocused).getScene();
        text.chars().forEach(letter -> {
            robotContext().getBaseRobot().typeKeyboard(scene, KeyCode.UNDEFINED, Character.toString(letter));
            settle();
        });
        return this;
    }

    /// Waits until what was given to the FX thread is done, what was asked is answered, and everything is laid out.
    void settle() {
        settle(whenRead);
    }

    /// Waits until what was given to the FX thread is done and everything is laid out.
    public static void layOut() {
        settle(Runnable::run);
    }

    private static void settle(Consumer<Runnable> whenRead) {
        if (!IS_HEADLESS) {
            WaitForAsyncUtils.waitForFxEvents();
            return;
        }
        if (Platform.isFxApplicationThread()) {
            return;
        }
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(REST_MILLIS);
        for (int i = 0; i < PULSES; i++) {
            var answered = new CompletableFuture<Boolean>();
            WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> {
                Toolkit.getToolkit().firePulse();
                whenRead.accept(() -> answered.complete(true));
            }));
            answered.completeOnTimeout(false, end - System.nanoTime(), TimeUnit.NANOSECONDS)
                    .join();
        }
        WaitForAsyncUtils.waitFor(
                WaitForAsyncUtils.asyncFx(() -> Toolkit.getToolkit().firePulse()));
    }
}
