package app.likeness.cli;

import app.likeness.cli.given.PathConverter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;

/// Takes the many files at the end of a command line to its command past the parser, which looks at each argument as
/// though it could be an option: of 17,400 files that is a tenth of the time in which all of them are read.
final class ManyFiles {
    /// Of fewer arguments the parser may see all.
    static final int MANY = 500;

    private ManyFiles() {}

    /// Hands the files that end `args` to the command that they are for, if it takes some; gives the other arguments.
    /// The parser gets to see everything that can be an option or the value of one, and a file.
    static String[] parted(CommandLine commandLine, String[] args) {
        CommandLine command =
                args.length < MANY ? null : commandLine.getSubcommands().get(args[0]);
        if (command == null || !(command.getCommand() instanceof FingerprintCommand fingerprint)) {
            return args;
        }
        int options = args.length;
        while (options > 0 && !args[options - 1].startsWith("-")) {
            options--;
        }
        // Behind the last option its value, and a file.
        int end = Math.max(1, options) + 2;
        if (end >= args.length) {
            return args;
        }
        var paths = new PathConverter();
        List<Path> files = new ArrayList<>(args.length - end);
        try {
            for (int i = end; i < args.length; i++) {
                files.add(paths.convert(args[i]));
            }
        } catch (CommandLine.TypeConversionException e) {
            return args; // the parser says which
        }
        fingerprint.add(files);
        return Arrays.copyOf(args, end);
    }
}
