package app.likeness.ui.corpus;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.findings.SheetForAll;
import app.likeness.scan.ClassHandIn;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.text.container.Zip;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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

    private Workspace workspace(ScanModel scan) {
        return new Workspace(
                threads.background(),
                new DataFolder(folder.resolve("data")),
                new SimpleObjectProperty<>(Purpose.ESSAYS),
                scan,
                new MethodsModel(),
                System::nanoTime);
    }

    @Test
    void aDamagedCorpusIsMadeAnewFromItsFolders() throws Exception {
        Path essays = Files.createDirectories(folder.resolve("essays"));
        Files.writeString(essays.resolve("tide.txt"), "The tide brings salt, noise and strangers.");
        var data = new DataFolder(folder.resolve("data"));
        Path file = data.corpus(List.of(essays));
        Files.createDirectories(file.getParent());
        Path onDisk = file.resolveSibling(file.getFileName() + ".mv.db");
        Files.write(onDisk, new byte[9_000]);
        ScanModel scan = new ScanModel(threads.background());
        Workspace workspace = workspace(scan);
        List<String> heard = new ArrayList<>();
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> workspace.open(List.of(essays), () -> heard.add("opened")));
        threads.await(() -> workspace.rescuableProperty().getValue());
        assertEquals(
                new Problem.CorpusFailure(CorpusException.Reason.NOT_A_CORPUS, file),
                workspace.problemProperty().get());
        WaitForAsyncUtils.waitForAsyncFx(10_000, workspace::rescue);
        threads.await(() -> scan.state() == ScanModel.State.DONE);
        assertEquals(List.of("opened"), heard);
        assertEquals(null, workspace.problemProperty().get());
        assertEquals(false, workspace.rescuableProperty().getValue());
        assertArrayEquals(
                new byte[9_000], Files.readAllBytes(onDisk.resolveSibling(onDisk.getFileName() + ".damaged-1")));
        WaitForAsyncUtils.waitForAsyncFx(10_000, workspace::close);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theSheetThatMostHaveIsOfferedAndTakenForTheTemplate(boolean isInArchive) throws Exception {
        Path hand = ClassHandIn.in(Files.createDirectories(folder.resolve("class")));
        if (isInArchive) {
            Files.write(
                    hand.resolve("given.zip"),
                    new Zip().with("sheet.txt", ClassHandIn.SHEET).bytes());
        } else {
            Files.writeString(hand.resolve("sheet.txt"), ClassHandIn.SHEET);
        }
        ScanModel scan = new ScanModel(threads.background());
        Workspace workspace = workspace(scan);
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> workspace.open(List.of(hand), () -> {}));
        threads.await(
                () -> scan.state() == ScanModel.State.DONE && workspace.known().isComplete());
        SheetForAll sheet = SheetForAll.of(workspace.known().tallies()).orElseThrow();
        assertEquals("sheet.txt", String.valueOf(sheet.document().path().getFileName()));
        assertEquals(19, sheet.documents());
        assertEquals(21, sheet.of());
        WaitForAsyncUtils.waitForAsyncFx(
                10_000, () -> workspace.takeForTemplate(sheet.document().id()));
        threads.await(() -> scan.state() == ScanModel.State.DONE
                && workspace.known().roots().stream().anyMatch(root -> root.role() == Role.TEMPLATE)
                && workspace.known().findings().pairs().size() == 3
                && SheetForAll.of(workspace.known().tallies()).isEmpty());
        WaitForAsyncUtils.waitForAsyncFx(10_000, workspace::close);
    }

    @Test
    void whatCameChangedAndWentSinceTheLastLookIsTold() throws Exception {
        Path essays = Files.createDirectories(folder.resolve("essays"));
        for (String name : List.of("tide", "moon", "quay")) {
            Files.writeString(essays.resolve(name + ".txt"), "The " + name + " brings salt, noise and strangers.");
        }
        ScanModel scan = new ScanModel(threads.background());
        Workspace first = workspace(scan);
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> first.open(List.of(essays), () -> {}));
        threads.await(
                () -> scan.state() == ScanModel.State.DONE && first.known().isComplete());
        assertTrue(first.news().newsProperty().get().isNone(), "there was nothing before");
        WaitForAsyncUtils.waitForAsyncFx(10_000, first::close);

        Files.writeString(essays.resolve("moon.txt"), "The moon was rewritten over night, in other words altogether.");
        Files.writeString(essays.resolve("late.txt"), "This one came a day late.");
        Files.delete(essays.resolve("quay.txt"));
        ScanModel again = new ScanModel(threads.background());
        Workspace next = workspace(again);
        // The first one closes its file behind what it still does.
        do {
            WaitForAsyncUtils.waitForAsyncFx(10_000, () -> {
                next.problemProperty().set(null);
                next.open(List.of(essays), () -> {});
            });
            threads.await(() -> again.state() == ScanModel.State.DONE
                    || next.problemProperty().get() != null);
        } while (next.problemProperty().get() != null);
        threads.await(() -> next.news().newsProperty().get().isAny()
                && next.news().newsProperty().get().gone() == 1);
        News news = next.news().newsProperty().get();
        assertEquals(1, news.count(News.Kind.NEW));
        assertEquals(1, news.count(News.Kind.CHANGED));
        WaitForAsyncUtils.waitForAsyncFx(10_000, next.news()::seen);
        threads.await(() -> next.news().newsProperty().get().isNone());
        WaitForAsyncUtils.waitForAsyncFx(10_000, next::close);
    }

    @Test
    void aCorpusThatIsGoneAndOfWhichNothingIsKnownCannotBeMadeAnew() throws Exception {
        Workspace workspace = workspace(new ScanModel(threads.background()));
        Path file = folder.resolve("gone.likeness");
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> workspace.openCorpus(file, () -> {}));
        threads.await(() -> workspace.problemProperty().get() != null);
        assertEquals(new Problem.CorpusGone(file), workspace.problemProperty().get());
        assertEquals(false, workspace.rescuableProperty().getValue());
    }

    /// However short it is: the window waits for that end to show what was found.
    @Test
    void whoOpensACorpusHearsHowItsScanEnds() throws IOException, TimeoutException {
        Path essays = Files.createDirectories(folder.resolve("essays"));
        Files.writeString(essays.resolve("tide.txt"), "The tide brings salt, noise and strangers.");
        ScanModel scan = new ScanModel(threads.background());
        Workspace workspace = workspace(scan);
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
