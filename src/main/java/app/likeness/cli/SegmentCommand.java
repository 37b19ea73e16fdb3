package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.given.FileText;
import app.likeness.cli.given.WordList;
import app.likeness.cli.said.Terminal;
import app.likeness.text.Span;
import app.likeness.text.words.Token;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "segment",
        header = "The words of a file as they are segmented, one a line.",
        customSynopsis = "likeness segment [--words FILE] FILE",
        description = {
            "",
            "Writes a line a word: where it starts, where it ends (exclusive), the word, with tabs between them. The"
                    + " offsets count UTF-16 units of the text that 'likeness extract' writes."
        })
final class SegmentCommand implements Callable<Integer> {
    private final Terminal terminal;
    private final Engine engine;

    @Option(
            names = "--words",
            paramLabel = "FILE",
            description =
                    "Words of your own, added to the dictionary: UTF-8, a line a word, with its frequency and a tag behind it"
                            + " where you like, as jieba reads it.")
    private Optional<Path> words = Optional.empty();

    @Parameters(paramLabel = "FILE", description = "The file to read.")
    private Path file = Path.of("");

    SegmentCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws Failure {
        if (words.isPresent()) {
            engine.use(WordList.read(words.get()));
        }
        String text = FileText.read(file, engine.extractors()).text();
        for (Token token : engine.segmenter().segment(text)) {
            Span span = token.span();
            terminal.out()
                    .print(span.start() + "\t" + span.end() + "\t" + text.substring(span.start(), span.end()) + "\n");
        }
        return ExitCode.DONE;
    }
}
