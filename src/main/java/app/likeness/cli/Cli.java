package app.likeness.cli;

import app.likeness.cli.given.ExclusionsConverter;
import app.likeness.cli.given.ExitCode;
import app.likeness.cli.given.Failure;
import app.likeness.cli.given.MethodConverter;
import app.likeness.cli.given.PathConverter;
import app.likeness.cli.said.Terminal;
import java.io.BufferedOutputStream;
import java.io.Console;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.zip.CRC32;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/// The command line: finds the command, runs it, and turns what went wrong into one sentence and an exit code.
@Command(
        name = "likeness",
        header = "Which documents share text, and exactly which text: on this computer alone.",
        customSynopsis = {
            "likeness                 open the window",
            "       likeness FOLDER|FILE…    open the window and scan these",
            "       likeness COMMAND …       one of the commands below"
        },
        optionListHeading = "%n",
        commandListHeading = "%nCommands:%n",
        footer = {"", "'likeness COMMAND --help' tells more about a command."})
public final class Cli {
    private static final Logger LOG = System.getLogger(Cli.class.getName());
    private static final int HELP_WIDTH = 100;
    /// Makes a command.
    private interface Making {
        Object with(Terminal terminal, Engine engine);
    }

    /// The commands in the order in which help lists them.
    private static final Map<String, Making> COMMANDS = commands();

    /// Held on to because the logging framework forgets a logger, and its level, that nobody holds.
    private static final java.util.logging.Logger LOGGERS = java.util.logging.Logger.getLogger("app.likeness");

    private Cli() {}

    private static Map<String, Making> commands() {
        Map<String, Making> commands = new LinkedHashMap<>();
        commands.put("scan", (terminal, engine) -> new ScanCommand(terminal));
        commands.put("check", CheckCommand::new);
        commands.put("near", NearCommand::new);
        commands.put("compare", CompareCommand::new);
        commands.put("extract", ExtractCommand::new);
        commands.put("segment", SegmentCommand::new);
        commands.put("fingerprint", FingerprintCommand::new);
        commands.put("methods", (terminal, engine) -> new MethodsCommand(terminal));
        commands.put("evaluate", (terminal, engine) -> new EvaluateCommand(terminal));
        commands.put("verify", VerifyCommand::new);
        commands.put("rescue", (terminal, engine) -> new RescueCommand(terminal));
        return commands;
    }

    /// Whether the arguments are for the command line: they begin with a command or an option. Otherwise they are
    /// folders and files for the window.
    public static boolean isCommand(String[] args) {
        return args.length > 0 && (COMMANDS.containsKey(args[0]) || args[0].startsWith("-"));
    }

    /// Runs the command in `args`. Results go to `out`, progress and errors to `err`, both in UTF-8 whatever the
    /// system's encoding; what libraries print meanwhile to [System#out] is dropped.
    ///
    /// @return the exit code, see [ExitCode]
    public static int run(String[] args, PrintStream out, PrintStream err) {
        return inTerminal(out, err, terminal -> {
            var engine = new Engine();
            try {
                return commandLine(args.length == 0 ? "" : args[0], terminal, engine)
                        .execute(args);
            } finally {
                terminal.out().flush();
            }
        });
    }

    /// Runs the command in `args` in the terminal that the program was started from.
    public static int run(String[] args) {
        return run(args, System.out, System.err);
    }

    /// What happens instead of a window where there is no display: the sample in the folder that the system
    /// property `likeness.samples` names is scanned, and a page of its groups is written to the file that
    /// `likeness.page` names. Given folders and files of the user's own, or where there is no sample, it says
    /// which command to use.
    ///
    /// @return the exit code, see [ExitCode]
    public static int runWithoutDisplay(String[] paths) {
        String samples = System.getProperty("likeness.samples", "");
        String page = System.getProperty("likeness.page", "");
        if (paths.length == 0 && !samples.isEmpty() && !page.isEmpty()) {
            return scanSample(Path.of(samples), Path.of(page), System.out, System.err);
        }
        System.err.println("There is no display to open a window on. Scan in the terminal: likeness scan FOLDER");
        return ExitCode.USAGE;
    }

    /// What opens where there is no display: scans the sample in `folder`, prints the groups that it found, writes
    /// a page of them to `page` and ends with the path of the page.
    ///
    /// @return the exit code, see [ExitCode]
    public static int scanSample(Path folder, Path page, PrintStream out, PrintStream err) {
        return inTerminal(out, err, terminal -> {
            try {
                return new SampleScan(terminal).run(folder, page);
            } catch (Failure e) {
                return failed(terminal, e);
            }
        });
    }

    /// The program's version, such as `0.1.0`; `development` where it does not run from its jar.
    static String version() {
        String version = Cli.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }

    private static int inTerminal(PrintStream out, PrintStream err, ToIntFunction<Terminal> work) {
        LOGGERS.setLevel(java.util.logging.Level.WARNING);
        PrintStream before = System.out;
        PrintStream results = new PrintStream(new BufferedOutputStream(out), false, StandardCharsets.UTF_8);
        var terminal = new Terminal(results, new PrintStream(err, true, StandardCharsets.UTF_8), isInteractive());
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        try {
            int exitCode = work.applyAsInt(terminal);
            results.flush();
            // A print stream keeps its failures to itself: both must be asked.
            if (results.checkError() || out.checkError()) {
                terminal.err().println("Cannot write the result: standard output is closed or full. Try again.");
                return ExitCode.UNWRITABLE;
            }
            return exitCode;
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            return unexpected(terminal, e);
        } finally {
            System.setOut(before);
        }
    }

    /// @param asked the first argument: where that is a command, only this one is made, since making all of them
    ///     takes a tenth of a second
    private static CommandLine commandLine(String asked, Terminal terminal, Engine engine) {
        var commandLine = new CommandLine(new Cli());
        COMMANDS.forEach((name, command) -> {
            if (asked.equals(name) || !COMMANDS.containsKey(asked)) {
                commandLine.addSubcommand(command.with(terminal, engine));
            }
        });
        commandLine
                .getCommandSpec()
                .version("Likeness " + version())
                .addOption(help())
                .addOption(OptionSpec.builder("-V", "--version")
                        .versionHelp(true)
                        .description("Show the version.")
                        .build());
        for (CommandLine command : commandLine.getSubcommands().values()) {
            command.getCommandSpec().addOption(help());
            command.getCommandSpec()
                    .usageMessage()
                    .sortOptions(false)
                    .parameterListHeading("%n")
                    .optionListHeading("%n");
        }
        return commandLine
                .registerConverter(Path.class, new PathConverter())
                .registerConverter(app.likeness.fingerprint.Method.class, new MethodConverter())
                .registerConverter(app.likeness.compare.Exclusions.class, new ExclusionsConverter())
                .setExpandAtFiles(false)
                .setUsageHelpWidth(HELP_WIDTH)
                .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
                .setOut(writer(terminal.out()))
                .setErr(writer(terminal.err()))
                .setParameterExceptionHandler((e, args) -> wrongUsage(terminal, e))
                .setExecutionExceptionHandler((e, command, parsed) ->
                        e instanceof Failure failure ? failed(terminal, failure) : unexpected(terminal, e));
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }

    private static OptionSpec help() {
        return OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Show this help.")
                .build();
    }

    private static int wrongUsage(Terminal terminal, ParameterException e) {
        String message =
                Objects.requireNonNullElse(e.getMessage(), "Wrong usage").strip();
        terminal.err()
                .println(message + (message.endsWith(".") ? "" : ".") + " See: "
                        + e.getCommandLine().getCommandSpec().qualifiedName() + " --help.");
        return ExitCode.USAGE;
    }

    private static int failed(Terminal terminal, Failure failure) {
        terminal.err().println(failure.getMessage());
        return failure.exitCode();
    }

    /// Says what went wrong that nothing foresaw. Memory may run out on another thread, whose error comes wrapped.
    static int unexpected(Terminal terminal, Throwable e) {
        LOG.log(Level.DEBUG, "unexpected", e);
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof OutOfMemoryError) {
                terminal.err()
                        .println("There is not enough memory for this. Start Java with a larger -Xmx and try again.");
                return ExitCode.UNEXPECTED;
            }
        }
        terminal.err()
                .println("Likeness stopped because of an error of its own, code " + code(e)
                        + ". Please report the code together with the command.");
        return ExitCode.UNEXPECTED;
    }

    /// Four digits that are the same whenever the same kind of exception comes from the same method of ours.
    private static String code(Throwable e) {
        var place = new StringBuilder(e.getClass().getName());
        for (StackTraceElement frame : e.getStackTrace()) {
            if (frame.getClassName().startsWith("app.likeness.")) {
                place.append(frame.getClassName()).append(frame.getMethodName());
                break;
            }
        }
        var crc = new CRC32();
        crc.update(place.toString().getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().withUpperCase().toHexDigits((short) crc.getValue());
    }

    private static boolean isInteractive() {
        boolean terminal =
                Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
        return terminal && !"dumb".equals(System.getenv("TERM"));
    }
}
