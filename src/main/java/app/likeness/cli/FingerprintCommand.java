package app.likeness.cli;

import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Fingerprinter;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.Sketch;
import app.likeness.report.PathNames;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.StringJoiner;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "fingerprint",
        header = "The fingerprints of files, a line a file.",
        customSynopsis = "likeness fingerprint [--method NAME] FILE…",
        description = {
            "",
            "Writes a line a file: the method, the fingerprint in hexadecimal digits (several with spaces between"
                    + " them), the path, with tabs between the three. The fingerprint of a text too short for the method"
                    + " is empty."
        })
final class FingerprintCommand implements Callable<Integer> {
    private static final HexFormat HEX = HexFormat.of();

    private final Terminal terminal;
    private final Engine engine;

    @Option(
            names = "--method",
            paramLabel = "NAME",
            description = "The method, see 'likeness methods'. Default: simhash-words.")
    private Method method = Method.SIMHASH_WORDS;

    @Parameters(arity = "1..*", paramLabel = "FILE…", hideParamSyntax = true, description = "The files to read.")
    private List<Path> files = List.of();

    FingerprintCommand(Terminal terminal, Engine engine) {
        this.terminal = terminal;
        this.engine = engine;
    }

    @Override
    public Integer call() throws Failure {
        Fingerprinter fingerprinter = engine.fingerprinter(method);
        boolean any = false;
        for (Path file : files) {
            try {
                FileText text = FileText.of(file, engine.extractors());
                String digits = fingerprinter
                        .fingerprint(text.text(), text.folded())
                        .map(FingerprintCommand::digits)
                        .orElse("");
                terminal.out().print(method.label() + "\t" + digits + "\t" + PathNames.escape(file.toString()) + "\n");
                any = true;
            } catch (Failure unreadable) {
                terminal.err().println(unreadable.getMessage());
            }
        }
        return any ? ExitCode.DONE : ExitCode.UNREADABLE;
    }

    private static String digits(Fingerprint fingerprint) {
        return switch (fingerprint) {
            case Sketch sketch -> HEX.toHexDigits(sketch.bits());
            case Selection selection -> digits(selection);
        };
    }

    /// Each hash once, in ascending order as signed numbers.
    private static String digits(Selection selection) {
        var digits = new StringJoiner(" ");
        for (int i = 0; i < selection.size(); i++) {
            if (i == 0 || selection.hash(i) != selection.hash(i - 1)) {
                digits.add(HEX.toHexDigits(selection.hash(i)));
            }
        }
        return digits.toString();
    }
}
