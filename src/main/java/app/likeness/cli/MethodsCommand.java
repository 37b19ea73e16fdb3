package app.likeness.cli;

import app.likeness.fingerprint.Method;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

@Command(
        name = "methods",
        header = "The fingerprint methods, one a line, with what they are for.",
        customSynopsis = "likeness methods",
        description = {"", "Writes a line a method: its name, a tab, what it is for."})
final class MethodsCommand implements Callable<Integer> {
    private final Terminal terminal;

    MethodsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        for (Method method : Method.values()) {
            terminal.out().print(method.label() + "\t" + purpose(method) + "\n");
        }
        return ExitCode.DONE;
    }

    private static String purpose(Method method) {
        return switch (method) {
            case SIMHASH_WORDS ->
                "64 bits from the words of a text, weighted by how telling they are: finds texts that are nearly the"
                        + " same from end to end";
            case WINNOWING ->
                "selected hashes of short stretches: finds any passage that two texts share, however much was put"
                        + " around it";
            case COMBINED ->
                "winnowing, equal texts and SimHash neighbours together, each pair then verified in the text itself:"
                        + " the default";
        };
    }
}
