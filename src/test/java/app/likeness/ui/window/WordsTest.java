package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What the program says is evidence and is understood by everybody.
class WordsTest {
    private static final Path RESOURCES = Path.of("src/main/resources/app/likeness");

    private static final List<String> ACCUSING = List.of(
            "plagiar",
            "cheat",
            "steal",
            "stole",
            "guilt",
            "fraud",
            "suspect",
            "culprit",
            "offend",
            "dishonest",
            "copied from",
            "抄袭",
            "抄襲",
            "剽窃",
            "剽竊",
            "作弊",
            "违规",
            "違規",
            "嫌疑",
            "造假",
            "舞弊",
            "盗用",
            "盜用");

    private static final List<String> JARGON = List.of(
            "hamming",
            "resemblance",
            "jaccard",
            "simhash",
            "minhash",
            "winnow",
            "shingle",
            "fingerprint",
            "汉明",
            "漢明",
            "重合度",
            "指纹",
            "指紋",
            "哈希");

    /// Where those stand who want to know it exactly: the advanced part of the help, the choice of methods and
    /// their view, the small print below a pair and its fingerprints, the documents near one, the last page of a
    /// report and its table for spreadsheets, what says a distance and the setting that shows it.
    private static final List<String> ADVANCED = List.of(
            "help.advanced",
            "scan.method",
            "methods.",
            "pair.why.",
            "pair.bits.",
            "near.",
            "groups.distance",
            "report.source.distance",
            "results.column.distance",
            "csv.distance",
            "csv.resemblance",
            "pairs.column.distance",
            "passages.small",
            "passages.distance",
            "passages.noDistance",
            "settings.showsFingerprints",
            "method.");

    @Test
    void nothingThatIsSaidAccuses() throws IOException {
        assertEquals(List.of(), messages(ACCUSING, List.of()));
    }

    @Test
    void jargonStandsOnlyWhereItIsLookedFor() throws IOException {
        assertEquals(List.of(), messages(JARGON, ADVANCED));
    }

    private static List<String> messages(List<String> words, List<String> exempt) throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".properties"))
                    .toList()) {
                for (String line : Files.readAllLines(file)) {
                    String message = line.substring(line.indexOf('=') + 1).toLowerCase(Locale.ROOT);
                    if (!line.startsWith("#")
                            && words.stream().anyMatch(message::contains)
                            && exempt.stream().noneMatch(line::startsWith)) {
                        found.add(file.getFileName() + ": " + line);
                    }
                }
            }
        }
        return found;
    }
}
