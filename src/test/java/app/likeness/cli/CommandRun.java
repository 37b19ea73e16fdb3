package app.likeness.cli;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// What one call of the command line gave.
public record CommandRun(int exitCode, String out, String err) {
    public static CommandRun of(Object... arguments) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        String[] args = Arrays.stream(arguments).map(Object::toString).toArray(String[]::new);
        // Latin-1 as on a machine with an old setting: what is written is UTF-8 all the same.
        int exitCode = Cli.run(
                args,
                new PrintStream(out, false, StandardCharsets.ISO_8859_1),
                new PrintStream(err, false, StandardCharsets.ISO_8859_1));
        return new CommandRun(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
