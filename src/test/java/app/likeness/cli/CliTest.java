package app.likeness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.said.Terminal;
import app.likeness.report.content.Golden;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CliTest {
    @TempDir
    Path folder;

    @Test
    void theHelpIsAsRead() throws IOException {
        CommandRun run = CommandRun.of("--help");
        Golden.check("cli/help.txt", run.out());
        assertEquals(new CommandRun(0, run.out(), ""), run);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"scan", "check", "near", "compare", "extract", "segment", "fingerprint", "methods", "verify"})
    void theHelpOfEveryCommandIsAsRead(String command) throws IOException {
        CommandRun run = CommandRun.of(command, "--help");
        Golden.check("cli/help-" + command + ".txt", run.out());
        assertEquals(new CommandRun(0, run.out(), ""), run);
    }

    @Test
    void methodsHaveANameAndAPurpose() throws IOException {
        CommandRun run = CommandRun.of("methods");
        Golden.check("cli/methods.tsv", run.out());
        assertEquals(new CommandRun(0, run.out(), ""), run);
    }

    @Test
    void theVersionIsShown() {
        assertEquals(new CommandRun(0, "Likeness " + Cli.version() + "\n", ""), CommandRun.of("--version"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    scan                             | Missing required parameter: 'ROOT…'. See: likeness scan --help.
                    scan --fast docs                 | Unknown option: '--fast'. See: likeness scan --help.
                    scan --threads none docs         | Invalid value for option '--threads': 'none' is not an int. See: likeness scan --help.
                    scan --threads 0 docs            | --threads must be at least 1, not 0.
                    scan --distance 65 docs          | --distance must be from 0 to 64, not 65.
                    scan --likeness 0.4 docs         | --likeness must be from 0.5 to 1, not 0.4.
                    scan --likeness 80 docs          | --likeness must be from 0.5 to 1, not 80.0.
                    scan --min-share 25 docs         | --min-share must be from 0 to 1, not 25.0.
                    scan --method sim docs           | Invalid value for option '--method' (NAME): there is no method 'sim'; choose from exact, simhash-keywords, simhash-words, simhash-shingles, simhash-chunks, simhash-grams, simhash-records, longest-sentence, longest-sentences, cosine, minhash, winnowing, combined. See: likeness scan --help.
                    scan --report a.txt docs          | Cannot tell the format of the report a.txt from its name. Let the name end with .html, .pdf, .csv, .json or .docx.
                    scan --pairs a --clusters a docs | Two outputs have the name a. Choose another for one.
                    compare a.txt                    | 'likeness compare' takes two files, or --batch LIST --matches OUT and no other file. See: likeness compare --help.
                    compare --batch list             | --batch LIST and --matches OUT belong together, without --json. See: likeness compare --help.
                    compare a.txt b.txt c.txt        | 'likeness compare' takes two files, or --batch LIST --matches OUT and no other file. See: likeness compare --help.
                    fingerprint --method combined a  | The method combined has no fingerprint of its own. Choose another; 'likeness methods' lists them.
                    fingerprint --groups a           | --groups is for --method longest-sentences alone, not for simhash-grams.
                    fingerprint --method simhash-records --groups a | --groups is for --method longest-sentences alone, not for simhash-records.
                    fingerprint --method longest-sentences --corpus b a | --corpus is for --groups alone: it keeps the numbers of groups.
                    fingerprint --near 3 a           | --near is for --method simhash-records alone, not for simhash-grams.
                    fingerprint --columns a:text a   | --columns is for --method simhash-records alone, not for simhash-grams.
                    fingerprint --method simhash-records --near 65 a       | --near must be from 0 to 64, not 65.
                    fingerprint --method simhash-records --columns a:b a   | Invalid value for option '--columns' (LIST): there is no kind 'b'; choose from text, number, enumeration. See: likeness fingerprint --help.
                    fingerprint --method simhash-records --columns a:text:0 a | Invalid value for option '--columns' (LIST): a weight must be above 0 and at most 1000, not 0. See: likeness fingerprint --help.
                    --nothing                        | Unknown option: '--nothing'. See: likeness --help.
                    """)
    void wrongUsageIsOneSentenceAndCode2(String arguments, String sentence) {
        assertEquals(new CommandRun(2, "", sentence + "\n"), CommandRun.of((Object[]) arguments.split(" ")));
    }

    @Test
    void aMissingFolderIsCode3() {
        Path missing = folder.resolve("missing");
        assertEquals(
                new CommandRun(
                        3,
                        "",
                        "Cannot find " + missing
                                + ": no folder or file has this name. Check the path and scan again.\n"),
                CommandRun.of("scan", missing));
    }

    @Test
    void anOutputThatCannotBeWrittenIsCode4BeforeAnythingIsRead() {
        Path out = folder.resolve("missing/pairs.tsv");
        assertEquals(
                new CommandRun(
                        4,
                        "",
                        "Cannot write " + out + ": its folder does not exist. Make the folder or choose another"
                                + " place.\n"),
                CommandRun.of("scan", "--pairs", out, folder.resolve("docs")));
        assertEquals(
                new CommandRun(4, "", "Cannot write " + folder + ": a folder has this name. Choose another name.\n"),
                CommandRun.of("scan", "--clusters", folder, folder));
    }

    @Test
    void anArgumentThatBeginsWithAtIsNoArgumentFile() throws IOException {
        Path file = Files.writeString(folder.resolve("@args"), "--help");
        assertEquals(3, CommandRun.of("scan", folder.relativize(file)).exitCode());
    }

    @Test
    void commandsAndOptionsAreForTheCommandLine() {
        assertTrue(Cli.isCommand(new String[] {"scan", "docs"}));
        assertTrue(Cli.isCommand(new String[] {"--help"}));
        assertTrue(Cli.isCommand(new String[] {"-V"}));
        assertFalse(Cli.isCommand(new String[] {}));
        assertFalse(Cli.isCommand(new String[] {"docs"}));
        assertFalse(Cli.isCommand(new String[] {"./scan"}));
    }

    @Test
    void aResultThatCannotBeWrittenIsCode4() {
        var full = new PrintStream(
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("full");
                    }
                },
                true,
                StandardCharsets.UTF_8);
        var err = new ByteArrayOutputStream();
        int exitCode = Cli.run(new String[] {"methods"}, full, new PrintStream(err, true, StandardCharsets.UTF_8));
        assertEquals(4, exitCode);
        assertTrue(err.toString(StandardCharsets.UTF_8).startsWith("Cannot write the result: "));
    }

    @Test
    void memoryThatRunsOutOnAnotherThreadIsSaid() {
        var written = new ByteArrayOutputStream();
        var stream = new PrintStream(written, true, StandardCharsets.UTF_8);
        var terminal = new Terminal(stream, stream, false);
        var onAnotherThread = new IllegalStateException(new RuntimeException(new OutOfMemoryError()));
        assertEquals(ExitCode.UNEXPECTED, Cli.unexpected(terminal, onAnotherThread));
        assertEquals(
                "There is not enough memory for this. Start Java with a larger -Xmx and try again.\n",
                written.toString(StandardCharsets.UTF_8).replace("\r\n", "\n"));
    }

    @Test
    void standardOutputIsPutBack() {
        PrintStream before = System.out;
        CommandRun.of("methods");
        assertSame(before, System.out);
    }
}
