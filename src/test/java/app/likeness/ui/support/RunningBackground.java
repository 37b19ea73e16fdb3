package app.likeness.ui.support;

import app.likeness.ui.parts.Background;
import java.util.Collection;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.testfx.util.WaitForAsyncUtils;

/// The real lanes, for tests in other packages.
public final class RunningBackground {
    private final Background background = Background.start();

    /// A background whose work for the views waits in `work` until somebody runs it.
    public static Background waiting(Collection<Runnable> work) {
        return new Background(Runnable::run, work::add, work::add, Runnable::run, Runnable::run);
    }

    public Background background() {
        return background;
    }

    /// Waits until the condition holds on the FX thread.
    public void await(Callable<Boolean> condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                30, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition).get());
    }

    public void close() {
        background.close();
    }
}
