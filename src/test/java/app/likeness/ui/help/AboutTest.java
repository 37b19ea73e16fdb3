package app.likeness.ui.help;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AboutTest {
    private static final Path LICENCES = Path.of("assets/LICENSES.md");
    /// A jar on the class path: the name of the artifact, then its version.
    private static final Pattern JAR = Pattern.compile("(.+?)-\\d.*\\.jar");
    /// What begins so is there for tests alone.
    private static final List<String> TESTS = List.of(
            "apiguardian",
            "archunit",
            "assertj",
            "hamcrest",
            "javafx-swing",
            "jmh",
            "jopt",
            "junit",
            "opentest4j",
            "org.osgi",
            "slf4j",
            "surefire",
            "testfx");

    /// A font in the table of [#LICENCES]: the family, up to the first comma.
    private static final Pattern FONT = Pattern.compile("(?m)^\\| ([A-Z][^,|]+), .*\\.(?:ttf|otf|ttc)`");

    @Test
    void eachLibraryThatIsHandedOutIsNamed() {
        Set<String> named = About.PARTS.stream()
                .flatMap(part -> part.jars().stream())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> there = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> JAR.matcher(Path.of(entry).getFileName().toString()))
                .filter(Matcher::matches)
                .map(jar -> jar.group(1))
                .filter(artifact -> TESTS.stream().noneMatch(artifact::startsWith))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(there, named);
    }

    @Test
    void eachFontIsNamedHereAndInTheTableOfLicences() throws IOException {
        String table = Files.readString(LICENCES);
        try (Stream<Path> files = Files.walk(Path.of("src/main/resources"))) {
            List<String> unlicensed = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches(".*\\.(ttf|otf|ttc)") && !table.contains("`" + name + "`"))
                    .toList();
            assertEquals(List.of(), unlicensed);
        }
        List<String> families = FONT.matcher(table)
                .results()
                .map((MatchResult font) -> font.group(1))
                .toList();
        assertEquals(5, families.size());
        assertEquals(
                List.of(),
                families.stream()
                        .filter(family -> About.PARTS.stream()
                                .noneMatch(part -> part.name().startsWith(family)))
                        .toList());
    }

    @Test
    void partsStandInTheOrderOfTheirNames() {
        List<String> names = About.PARTS.stream().map(About.Part::name).toList();
        assertEquals(names.stream().sorted(String.CASE_INSENSITIVE_ORDER).toList(), names);
    }
}
