package app.likeness.cli;

import app.likeness.cli.given.ExitCode;
import app.likeness.cli.said.Terminal;
import app.likeness.fingerprint.Method;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

@Command(
        name = "methods",
        header = "The fingerprint methods, one a line, with what they are for.",
        customSynopsis = "likeness methods",
        description = {"", "Writes a line a method: its name, a tab, what it is for."},
        footer = {
            "",
            "Below some 500 characters the same small change moves the distance of a SimHash farther: what two short"
                    + " texts share says more. Sketches near each other are found by four bands of 16 bits; a finite"
                    + " state machine over the bits would find the same, with some 43,000 paths for each sketch."
        })
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
            case EXACT -> "MD5 of the text: finds texts that are equal to the last sign";
            case SIMHASH_KEYWORDS ->
                "64 bits from the fifty most telling words of a text: finds texts about the very same thing in nearly"
                        + " the same words";
            case SIMHASH_WORDS ->
                "64 bits from the words of a text, weighted by how telling they are: finds texts that are nearly the"
                        + " same from end to end";
            case SIMHASH_SHINGLES ->
                "32 bits from every four characters in a row: finds lightly edited copies, and some other texts by"
                        + " chance";
            case SIMHASH_CHUNKS ->
                "32 bits from five characters after five: finds copies in which nothing was inserted, and some other"
                        + " texts by chance";
            case SIMHASH_GRAMS ->
                "64 bits from every three characters or two words in a row: the distance that is shown for every pair";
            case SIMHASH_RECORDS ->
                "64 bits for each row of a table, from its columns and their weights: finds rows that say nearly the"
                        + " same";
            case LONGEST_SENTENCE -> "the longest sentence of a text: finds texts that have it in common";
            case LONGEST_SENTENCES ->
                "the five longest sentences of a text: finds texts that have one of them in common, and gives a new"
                        + " text the number of its group at once";
            case COSINE ->
                "how often each word occurs: finds texts that use the same words equally often, in any order";
            case MINHASH ->
                "128 minima that estimate how many stretches of three characters or two words two texts share: finds"
                        + " edited, shortened and lengthened copies";
            case WINNOWING ->
                "selected hashes of short stretches: finds any passage that two texts share, however much was put"
                        + " around it";
            case COMBINED ->
                "winnowing, equal texts and SimHash neighbours together, each pair then verified in the text itself:"
                        + " the default";
        };
    }
}
