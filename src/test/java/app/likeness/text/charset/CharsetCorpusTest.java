package app.likeness.text.charset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Holds the decoder to texts by others in many charsets, where they are: the text must equal the text decoded with
/// the charset that the file's place names.
@Tag("corpora")
class CharsetCorpusTest {
    private static final Path CORPUS = Path.of("../shared/data/charset");

    /// What the folders call by another name than Java.
    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("cp932", "windows-31j"),
            Map.entry("gb2312", "GB18030"),
            Map.entry("johab", "x-Johab"),
            Map.entry("euc-tw", "x-EUC-TW"),
            Map.entry("maccyrillic", "x-MacCyrillic"),
            Map.entry("maccentraleurope", "x-MacCentralEurope"),
            Map.entry("uhc", "x-windows-949"),
            Map.entry("utf-8-sig", "UTF-8"),
            Map.entry("ascii", "US-ASCII"),
            Map.entry("utf-16.be", "UTF-16BE"),
            Map.entry("utf-32.be", "UTF-32BE"),
            Map.entry("utf-32.le", "UTF-32LE"));

    private record Sample(Path file, Charset charset) {
        boolean isIn(Pattern charsets) {
            return charsets.matcher(charset.name()).matches();
        }
    }

    /// Left out of what must be right: the charsets of old systems and the older parts of ISO 8859, which hardly
    /// anybody writes; they are only counted among all.
    private static final Pattern NAMED = Pattern.compile(
            "UTF-.*|US-ASCII|GB18030|Big5|EUC-.*|Shift_JIS|x-EUC-TW|x-Johab|ISO-2022-.*|windows-.*|x-windows-.*");

    private static final Pattern CERTAIN = Pattern.compile("UTF-.*|GB18030|Big5");

    @Test
    void textsInKnownCharsetsAreReadAsTheyAre() throws IOException {
        assumeTrue(Files.isDirectory(CORPUS), "the corpus is not beside the project");
        List<Sample> samples = samples();
        List<Sample> wrong = new ArrayList<>();
        for (Sample sample : samples) {
            byte[] bytes = Files.readAllBytes(sample.file);
            if (!TextDecoder.decode(bytes).text().equals(truth(bytes, sample.charset))) {
                wrong.add(sample);
            }
        }
        assertEquals(
                List.of(), wrong.stream().filter(sample -> sample.isIn(CERTAIN)).toList());
        assertTrue(share(wrong, samples, NAMED) <= 0.03, wrong::toString);
        assertTrue(share(wrong, samples, Pattern.compile(".*")) <= 0.03, wrong::toString);
    }

    private static double share(List<Sample> wrong, List<Sample> all, Pattern charsets) {
        return (double) wrong.stream().filter(sample -> sample.isIn(charsets)).count()
                / all.stream().filter(sample -> sample.isIn(charsets)).count();
    }

    private static String truth(byte[] bytes, Charset charset) {
        String text = new String(bytes, charset);
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private static List<Sample> samples() throws IOException {
        List<Sample> samples = new ArrayList<>();
        try (Stream<Path> files = Files.walk(CORPUS)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                charset(file).ifPresent(charset -> samples.add(new Sample(file, charset)));
            }
        }
        return samples;
    }

    private static Optional<Charset> charset(Path file) {
        Path relative = CORPUS.relativize(file);
        String folder = switch (relative.getName(0).toString()) {
            case "chardet" ->
                relative.getNameCount() < 3 ? "" : relative.getName(1).toString();
            case "uchardet" -> relative.getFileName().toString().replaceFirst("\\.(txt|smi)$", "");
            default -> "";
        };
        String known = folder.toLowerCase(Locale.ROOT).replaceFirst("(\\d)-[a-z]+$", "$1");
        String name = NAMES.getOrDefault(known, known);
        return !name.isEmpty() && Charset.isSupported(name) ? Optional.of(Charset.forName(name)) : Optional.empty();
    }
}
