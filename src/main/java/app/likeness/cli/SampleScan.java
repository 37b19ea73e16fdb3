package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.said.Quiet;
import app.likeness.cli.said.ScanText;
import app.likeness.cli.said.Terminal;
import app.likeness.report.ReportFormat;
import app.likeness.report.content.ReportOptions;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.names.PathNames;
import app.likeness.scan.progress.ScanOptions;
import app.likeness.store.Corpus;
import app.likeness.store.kept.CorpusException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The scan of the sample in the terminal, for a machine without a display.
record SampleScan(Terminal terminal) {
    int run(Path folder, Path page) throws Failure {
        terminal.out()
                .print("There is no display to open a window on, so the sample in " + folder
                        + " is scanned here in the terminal.\n\n");
        terminal.out().flush();
        var run = new ScanRun(
                List.of(folder),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                ScanFiles.report(page),
                ScanOptions.standard(),
                ReportOptions.STANDARD,
                /* isDated= */ false);
        run.check();
        try (Interrupt interrupt = new Interrupt(terminal.err());
                Corpus corpus = Corpus.temporary()) {
            run.run(corpus, new Quiet(interrupt::requested), (report, tables, summary) -> {
                terminal.out().print(ScanText.of(report.findings(), report.commonTexts(), tables, summary));
                ReportFormat.HTML.write(report, page, ReportProgress.NONE);
            });
            terminal.out()
                    .print("\nA page of these groups, to open in a browser: " + PathNames.escape(page.toString())
                            + "\n");
            terminal.out().flush();
            return interrupt.requested() ? ExitCode.STOPPED : ExitCode.DONE;
        } catch (CorpusException e) {
            throw Failure.of(e);
        }
    }
}
