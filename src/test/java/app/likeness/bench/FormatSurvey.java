package app.likeness.bench;

import app.likeness.text.Attempt;
import app.likeness.text.ExtractedText;
import app.likeness.text.TextExtractors;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Reads every file of a folder as the program does and says what came of it: file, milliseconds, outcome, characters
/// or detail, and with a second argument of that name a folder of the texts.
final class FormatSurvey {
    private FormatSurvey() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        TextExtractors extractors = TextExtractors.standard();
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            long start = System.nanoTime();
            Attempt<ExtractedText> extraction = extractors.extract(file);
            long millis = (System.nanoTime() - start) / 1_000_000;
            String name = folder.relativize(file).toString();
            String outcome = switch (extraction) {
                case Attempt.Got<ExtractedText> text ->
                    "text\t" + text.value().text().length();
                case Attempt.Not<ExtractedText> not ->
                    not.skip().reason().name().toLowerCase(Locale.ROOT) + "\t"
                            + not.skip().detail();
            };
            System.out.println(name + "\t" + millis + "\t" + outcome);
            if (arguments.length > 1 && extraction instanceof Attempt.Got<ExtractedText> text) {
                Path out = Path.of(arguments[1]).resolve(name.replace('/', '_') + ".txt");
                Files.createDirectories(out.getParent());
                Files.writeString(
                        out,
                        text.value().metadata().title() + "\n"
                                + text.value().metadata().dates()
                                + text.value().metadata().author() + "\n\n"
                                + text.value().text());
            }
        }
    }
}
