package app.likeness.bench;

import app.likeness.ui.support.Heartbeat;
import app.likeness.ui.support.RunningApp;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import org.testfx.util.WaitForAsyncUtils;

/// How quick the window is with a large corpus: the whole program scans it, and then its line is moved, its chips are
/// switched, its tables are sorted, searched and scrolled, and its longest pairs are opened. On the headless platform,
/// which copies each pixel of what is drawn on the FX thread, and in Java; or in a display, as users see it.
///
/// `java -Xmx600m … app.likeness.bench.WindowBenchmark in=FOLDER`
///
/// | Argument | What |
/// |---|---|
/// | `in` | the folder for the documents, made if there are none in it, and for the corpus |
/// | `documents` | how many (default 100000); two thirds of them share text with others, in more than 50 pairs for 100
/// |
/// | `parts` | which of `tables`, `chips` alone, and `pairs` (`tables,pairs`) |
/// | `rounds` | how often everything is done (7), once more if that is odd; the median counts |
/// | `on` | `headless`, or `display`: where `DISPLAY` says (`headless`) |
/// | `stacks` | of how many of the longest stalls it is told where the thread was (0) |
///
/// All times are in milliseconds. *wall* is what a user waits, up to the beginning of the pulse after the one that laid
/// out what changed; *cpu* is the processor time of the threads that the user waits for, and *fx* that of the FX thread
/// alone; neither depends on what else the machine does.
public final class WindowBenchmark {
    /// How many of the longest waits are told.
    private static final int LONGEST = 6;

    private static final Set<String> NAMES = Set.of("in", "documents", "rounds", "parts", "stacks", "on");

    /// Of a thousand documents: how many groups there are with two, three, four and five members: 690 pairs, of
    /// which one in five stands below the line.
    private static final int[] GROUPS = {110, 60, 40, 16};

    private final RunningApp app;
    private final int rounds;
    private final String parts;
    private final int stacks;
    /// Looking for a node takes a while.
    private final Map<String, TableView<?>> tables = new ConcurrentHashMap<>();
    private final long readThread;
    private @Nullable Node pairBody;

    private WindowBenchmark(RunningApp app, Arguments arguments) {
        this.parts = arguments.has("parts") ? arguments.text("parts") : "tables,pairs";
        this.rounds = arguments.number("rounds", 7);
        this.stacks = arguments.number("stacks", 0);
        this.app = app;
        readThread = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("read"))
                .findFirst()
                .orElseThrow()
                .threadId();
    }

    public static void main(String[] args) throws IOException, TimeoutException {
        Arguments arguments = Arguments.of(args, NAMES);
        if (!arguments.has("on") || arguments.text("on").equals("headless")) {
            System.setProperty("glass.platform", "Headless");
        }
        System.setProperty("prism.order", "sw");
        System.setProperty("testfx.robot", "glass");
        System.setProperty("java.awt.headless", "true");
        Path in = Path.of(arguments.text("in"));
        Path documents = in.resolve("documents");
        if (!Files.exists(documents)) {
            write(documents, arguments.number("documents", 100_000));
        }
        Path data = Files.createDirectories(in.resolve("data"));
        Files.writeString(data.resolve("settings.properties"), """
                language = english
                theme = light
                window.width = 980
                window.height = 900
                """);
        RunningApp app = new RunningApp(data);
        try {
            new WindowBenchmark(app, arguments).run(documents);
        } catch (RuntimeException e) {
            // Threads of the window would keep the process.
            e.printStackTrace();
            System.exit(1);
        } finally {
            app.close();
        }
        System.exit(0);
    }

    /// Articles of which half are in groups that share a part of their text, and two pairs of long ones.
    private static void write(Path folder, int count) throws IOException {
        ChineseNews news = new ChineseNews(5);
        long number = 0;
        for (int thousand = 0; thousand * 1000 < count; thousand++) {
            Path part = Files.createDirectories(folder.resolve(String.format(Locale.ROOT, "%03d", thousand)));
            List<String> texts = new ArrayList<>();
            for (int members = 2; members <= 5; members++) {
                for (int group = 0; group < GROUPS[members - 2]; group++) {
                    Article first = news.article(number++);
                    texts.add(first.text());
                    for (int copy = 1; copy < members; copy++) {
                        // From a fifth of the article up to all of it.
                        int kept = Math.max(1, first.sentences().size() * (1 + (group + copy) % 5) / 5);
                        texts.add(String.join("", first.sentences().subList(0, kept))
                                + news.article(number++).text());
                    }
                }
            }
            while (texts.size() < 1000) {
                texts.add(news.article(number++).text());
            }
            for (int i = 0; i < texts.size(); i++) {
                Files.writeString(
                        part.resolve(String.format(Locale.ROOT, "%06d.txt", thousand * 1000 + i)), texts.get(i));
            }
        }
        Path longOnes = Files.createDirectories(folder.resolve("long"));
        for (int characters : new int[] {20_000, 500_000}) {
            StringBuilder left = new StringBuilder();
            StringBuilder right = new StringBuilder();
            while (left.length() < characters) {
                String shared = news.article(number++).text();
                left.append(shared)
                        .append('\n')
                        .append(news.article(number++).text())
                        .append('\n');
                right.append(news.article(number++).text())
                        .append('\n')
                        .append(shared)
                        .append('\n');
            }
            Files.writeString(longOnes.resolve("long " + characters + " left.txt"), "long " + characters + "\n" + left);
            Files.writeString(
                    longOnes.resolve("long " + characters + " right.txt"), "long " + characters + "\n" + right);
        }
    }

    private void run(Path documents) {
        // Nobody finds a folder and drops it sooner.
        pause(2_000);
        try (Heartbeat heart = new Heartbeat(25)) {
            long start = System.nanoTime();
            app.drop(documents);
            await("the scan", () -> app.isScanning());
            await("its end", () -> !app.isScanning());
            settle();
            System.out.printf(Locale.ROOT, "%-44s %.1f s%n", "scan", (System.nanoTime() - start) / 1e9);
            await("what is usual here", app::knowsUsual);
            settle();
            stalls("the scan", heart);
        }
        // A corpus keeps what an earlier run switched.
        onFx(app::showAsAtFirst);
        settle();
        System.out.printf(
                Locale.ROOT, "%s; %d pairs in the corpus%n%s%n", app.text("results-headline"), app.pairs(), load());
        heap("after the scan");
        if (parts.contains("tables")) {
            tables();
        }
        if (parts.contains("chips")) {
            chips();
        }
        if (parts.contains("pairs")) {
            open("long 20000");
            open("long 500000");
        }
        heap("at the end");
        System.out.printf(Locale.ROOT, "%s%n", load());
    }

    private void tables() {
        try (Heartbeat heart = new Heartbeat(25)) {
            threshold();
            chips();
            search();
            sort();
            stalls("threshold, filter, search, sort", heart);
        }
        scroll("documents-table");
        fire("show-pairs");
        scroll("pairs-table");
        fire("show-documents");
    }

    private void threshold() {
        measure("line to another stop", "documents-table", i -> fireNow(i % 2 == 0 ? "line-strict" : "line-wide"));
        measure("line by the arrow keys", "documents-table", i -> key(i % 2 == 0 ? KeyCode.RIGHT : KeyCode.PAGE_UP));
        fire("line-balanced");
        pause(500);
    }

    private void chips() {
        measure("chip", "documents-table", i -> fireNow("results-leave-out-short"));
        pause(500);
    }

    private void search() {
        String[] words = {"0001", "", "000123", "", "09", "", "51", "", "0012", ""};
        measure(
                "search",
                "documents-table",
                i -> app.node("results-search", TextField.class).setText(words[i % words.length]));
        onFx(() -> app.node("results-search", TextField.class).clear());
        pause(500);
    }

    private void sort() {
        measure("sort by title", "documents-table", i -> {
            TableView<?> table = table("documents-table");
            sortBy(table, 0, i % 2 == 0);
        });
        measure(
                "line to another stop, sorted by title",
                "documents-table",
                i -> fireNow(i % 2 == 0 ? "line-strict" : "line-wide"));
        onFx(() -> table("documents-table").getSortOrder().clear());
        fire("line-balanced");
        pause(500);
    }

    private static <S> void sortBy(TableView<S> table, int column, boolean ascending) {
        var sorted = table.getColumns().get(column);
        sorted.setSortType(
                ascending
                        ? javafx.scene.control.TableColumn.SortType.ASCENDING
                        : javafx.scene.control.TableColumn.SortType.DESCENDING);
        if (table.getSortOrder().isEmpty()) {
            table.getSortOrder().add(sorted);
        }
    }

    private void key(KeyCode code) {
        if (!app.isShown("histogram")) {
            app.node("line-fold", javafx.scene.control.Button.class).fire();
        }
        app.node("histogram", javafx.scene.layout.Region.class)
                .fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
    }

    private interface Change {
        void make(int round);
    }

    /// From a change on the FX thread until the table has other rows and they are drawn.
    private void measure(String what, String table, Change change) {
        List<double[]> times = new ArrayList<>();
        // An even number leaves a chip as it was.
        for (int i = 0; i < rounds + 2 + rounds % 2; i++) {
            int round = i;
            settle();
            CountDownLatch done = new CountDownLatch(1);
            double[] time = new double[3];
            Platform.runLater(() -> {
                Clock clock = new Clock();
                Object before = signature(table);
                change.make(round);
                onPulse(() -> !signature(table).equals(before), () -> {
                    time[0] = clock.wall();
                    time[1] = clock.worked();
                    time[2] = clock.both();
                    done.countDown();
                });
            });
            finish(what, done);
            if (i >= 2) {
                times.add(time);
            }
            pause(150);
        }
        report(what, times, 100);
    }

    /// What tells whether a table has other rows: how many, and the first ones.
    private Object signature(String id) {
        List<?> rows = table(id).getItems();
        return List.of(rows.size(), List.copyOf(rows.subList(0, Math.min(40, rows.size()))));
    }

    /// Each frame three rows further, for a second that is not counted, as the first rounds of all else, and for three.
    private void scroll(String id) {
        List<Double> frames = new ArrayList<>();
        CountDownLatch done = new CountDownLatch(1);
        long start = System.nanoTime();
        Platform.runLater(() -> new AnimationTimer() {
            private int row;

            @Override
            public void handle(long now) {
                long passed = System.nanoTime() - start;
                if (passed > 4_000_000_000L) {
                    stop();
                    done.countDown();
                    return;
                }
                row += 3;
                Clock clock = new Clock();
                table(id).scrollTo(row);
                Runnable[] self = new Runnable[1];
                self[0] = () -> {
                    if (passed > 1_000_000_000L) {
                        frames.add(clock.worked());
                    }
                    app.scene().removePostLayoutPulseListener(self[0]);
                };
                app.scene().addPostLayoutPulseListener(self[0]);
            }
        }.start());
        finish("scroll", done);
        double[] sorted = frames.stream().mapToDouble(each -> each).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%-44s frames %d in 3 s, fx median %.1f, 95 of 100 %.1f, longest %.1f (limit 16.7)%n",
                "scroll " + id,
                sorted.length,
                sorted[sorted.length / 2],
                sorted[sorted.length * 95 / 100],
                sorted[sorted.length - 1]);
    }

    private void open(String title) {
        onFx(() -> app.node("results-search", TextField.class).setText(title + " left"));
        await(
                title,
                () -> table("documents-table").getItems().size() == 1
                        || table("documents-table").getItems().size() == 2);
        List<double[]> times = new ArrayList<>();
        for (int i = 0; i < rounds; i++) {
            CountDownLatch done = new CountDownLatch(1);
            double[] time = new double[3];
            Platform.runLater(() -> {
                TableView<?> table = table("documents-table");
                table.requestFocus();
                table.getSelectionModel().clearAndSelect(0);
                Clock clock = new Clock();
                table.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
                onPulse(this::isPairDrawn, () -> {
                    time[0] = clock.wall();
                    time[1] = clock.worked();
                    time[2] = clock.both();
                    done.countDown();
                });
            });
            finish(title, done);
            times.add(time);
            onFx(() -> app.node("pair-back", ButtonBase.class).fire());
            pause(400);
        }
        report("open a pair, " + title, times, title.endsWith("500000") ? 2_000 : 150);
        onFx(() -> app.node("results-search", TextField.class).clear());
        pause(500);
    }

    private boolean isPairDrawn() {
        // Cheap until there is something: it is asked in every pulse.
        if (pairBody == null) {
            pairBody = app.scene().lookup(".pair-body");
        }
        return pairBody.isVisible()
                && app.isShown("pair-view")
                && app.scene().getRoot().lookupAll(".text-pane .chunk").size() > 4;
    }

    /// When the condition holds after a layout, the action at the beginning of the pulse after that.
    private void onPulse(Supplier<Boolean> condition, Runnable action) {
        Runnable[] self = new Runnable[1];
        self[0] = () -> {
            if (condition.get()) {
                app.scene().removePostLayoutPulseListener(self[0]);
                Platform.requestNextPulse();
                Runnable[] next = new Runnable[1];
                next[0] = () -> {
                    app.scene().removePreLayoutPulseListener(next[0]);
                    action.run();
                };
                app.scene().addPreLayoutPulseListener(next[0]);
            } else {
                Platform.requestNextPulse();
            }
        };
        app.scene().addPostLayoutPulseListener(self[0]);
        Platform.requestNextPulse();
    }

    /// To be made and asked on the FX thread.
    private final class Clock {
        private final long nanos = System.nanoTime();
        private final long cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        private final long reading = ManagementFactory.getThreadMXBean().getThreadCpuTime(readThread);

        /// The time of both threads that a user waits for.
        double both() {
            return worked() + (ManagementFactory.getThreadMXBean().getThreadCpuTime(readThread) - reading) / 1e6;
        }

        double wall() {
            return (System.nanoTime() - nanos) / 1e6;
        }

        double worked() {
            return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - cpu) / 1e6;
        }
    }

    private static void report(String what, List<double[]> times, double limit) {
        double[] wall = times.stream().mapToDouble(each -> each[0]).sorted().toArray();
        double[] worked = times.stream().mapToDouble(each -> each[1]).sorted().toArray();
        double[] both = times.stream().mapToDouble(each -> each[2]).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%-44s wall median %.0f, longest %.0f; cpu %.0f, of it fx %.0f (limit %.0f)%n",
                what,
                wall[wall.length / 2],
                wall[wall.length - 1],
                both[both.length / 2],
                worked[worked.length / 2],
                limit);
    }

    private void stalls(String when, Heartbeat heart) {
        List<Heartbeat.Beat> longest = heart.beats().stream()
                .sorted((one, other) -> Double.compare(other.worked(), one.worked()))
                .toList();
        long stalls = longest.stream().filter(beat -> beat.worked() > 50).count();
        System.out.printf(
                Locale.ROOT,
                "%-44s %d stalls of more than 50 of the FX thread's own, longest%s%n",
                "during " + when,
                stalls,
                longest.stream()
                        .limit(LONGEST)
                        .map(beat -> String.format(Locale.ROOT, " %.0f", beat.worked()))
                        .collect(Collectors.joining()));
        longest.stream()
                .filter(beat -> beat.worked() > 50)
                .limit(stacks)
                .forEach(beat -> System.out.printf(
                        Locale.ROOT, "   worked %.0f waited %.0f%s%n", beat.worked(), beat.waited(), beat.doing()));
    }

    private static void heap(String when) {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        System.out.printf(
                Locale.ROOT,
                "%-44s %d MB used of at most %d%n",
                "heap " + when,
                (runtime.totalMemory() - runtime.freeMemory()) >> 20,
                runtime.maxMemory() >> 20);
    }

    private static String load() {
        return String.format(
                Locale.ROOT,
                "machine: %d processors, load %.1f",
                Runtime.getRuntime().availableProcessors(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    private TableView<?> table(String id) {
        return tables.computeIfAbsent(id, wanted -> (TableView<?>) app.scene().lookup("#" + wanted));
    }

    private void fireNow(String id) {
        ((ButtonBase) app.scene().lookup("#" + id)).fire();
    }

    private void fire(String id) {
        onFx(() -> fireNow(id));
        pause(400);
    }

    private void await(String what, Supplier<Boolean> condition) {
        for (int i = 0; i < 36_000; i++) {
            if (WaitForAsyncUtils.waitForAsyncFx(600_000, condition::get)) {
                return;
            }
            pause(50);
        }
        throw new IllegalStateException("not within half an hour: " + what);
    }

    private static void finish(String what, CountDownLatch latch) {
        try {
            if (!latch.await(60, java.util.concurrent.TimeUnit.SECONDS)) {
                throw new IllegalStateException("not within a minute: " + what);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts", e);
        }
    }

    /// Waits until the lane `read` has done what it was given, and what followed from that: snapshot, rows, order.
    private void settle() {
        for (int i = 0; i < 4; i++) {
            CountDownLatch done = new CountDownLatch(1);
            Platform.runLater(() -> app.afterReading(done::countDown));
            finish("reading", done);
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts", e);
        }
    }

    private static void onFx(Runnable action) {
        WaitForAsyncUtils.waitForAsyncFx(60_000, action);
    }
}
