package app.likeness.ui.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.ui.intake.DataFolder;
import app.likeness.ui.settings.Purpose;
import app.likeness.ui.support.RunningBackground;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class WorkspaceTest {
    @TempDir
    Path folder;

    private final RunningBackground threads = new RunningBackground();

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @AfterEach
    void close() {
        threads.close();
    }

    /// However short it is: the window waits for that end to show what was found.
    @Test
    void whoOpensACorpusHearsHowItsScanEnds() throws IOException, TimeoutException {
        Path essays = Files.createDirectories(folder.resolve("essays"));
        Files.writeString(essays.resolve("tide.txt"), "The tide brings salt, noise and strangers.");
        ScanModel scan = new ScanModel(threads.background());
        Workspace workspace = new Workspace(
                threads.background(),
                new DataFolder(folder.resolve("data")),
                new SimpleObjectProperty<>(Purpose.ESSAYS),
                scan,
                new MethodsModel(),
                System::nanoTime);
        List<String> heard = new ArrayList<>();
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
            scan.stateProperty().subscribe(state -> heard.add(state.name()));
            heard.clear();
            workspace.open(List.of(essays), () -> heard.add("opened"));
        });
        threads.await(() -> scan.state() == ScanModel.State.DONE);
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> workspace.open(List.of(essays), () -> heard.add("again")));
        threads.await(() -> heard.size() == 6);
        assertEquals(List.of("opened", "RUNNING", "DONE", "again", "RUNNING", "DONE"), heard);
        WaitForAsyncUtils.waitForAsyncFx(10_000, workspace::close);
    }
}
