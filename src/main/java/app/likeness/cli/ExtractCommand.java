package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.given.FileText;
import app.likeness.cli.said.Terminal;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "extract",
        header = "The text of a file as it is read, and nothing else.",
        customSynopsis = "likeness extract FILE",
        description = {
            "",
            "Writes the text in UTF-8. For plain text that is the decoded file without its byte order mark, line ends"
                    + " and everything else untouched; the offsets in the other outputs count UTF-16 units of it."
        })
final class ExtractCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Engine engine;

    @Parameters(paramLabel = "FILE", description = "The file to read.")
    private Path file = Path.of("");

    ExtractCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws Failure {
        terminal.out().print(FileText.read(file, engine.extractors()).text());
        return ExitCode.DONE;
    }
}
