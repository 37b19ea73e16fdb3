package app.likeness;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What the pages for developers and users say of the code: the names, packages, files and excerpts in them exist.
class PagesTest {
    private static final Path SITE = Path.of("src/site/markdown");
    private static final Path ROOMS = SITE.resolve("rooms.md");
    private static final Path CONTRIBUTING = Path.of(".github/CONTRIBUTING.md");
    private static final Path PACKAGES = Path.of("src/main/java/app/likeness");

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w*)\\n(.*?)^```$");
    /// A name as of a class, and what of it may be named behind a point.
    private static final Pattern NAME = Pattern.compile("`([A-Z]\\w*[a-z]\\w*)((?:\\.\\w+)*)`");

    private static final Pattern LINK = Pattern.compile("]\\((?!\\w+:)([^)#\\s]+)(?:#[^)]*)?\\)");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([a-z.]+)`");

    /// Where other names than our own are looked for.
    private static final List<String> LIBRARIES = List.of("java.lang.", "java.text.", "java.util.", "java.util.zip.");

    /// Not names of classes: endings that none may have.
    private static final Set<String> OTHERS = Set.of("Manager", "Helper", "Util", "Impl", "Data", "Info", "XTest");

    private final Map<String, String> sources = sources();

    @Test
    void eachNameOnAPageIsAClassAndHasWhatIsNamedOfIt() {
        List<String> unknown = pages().stream()
                .flatMap(page -> NAME.matcher(withoutBlocks(page))
                        .results()
                        .filter(name -> !isKnown(name))
                        .map(name -> page + ": " + name.group()))
                .toList();
        assertEquals(List.of(), unknown);
    }

    @Test
    void eachPackageIsARow() {
        Set<String> rows =
                ROW.matcher(text(ROOMS)).results().map(row -> row.group(1)).collect(Collectors.toSet());
        List<String> missing =
                packages().filter(name -> !rows.contains(name)).sorted().toList();
        assertEquals(List.of(), missing);
    }

    @Test
    void eachRowIsAPackage() {
        Set<String> packages = packages().collect(Collectors.toSet());
        List<String> gone = ROW.matcher(text(ROOMS))
                .results()
                .map(row -> row.group(1))
                .filter(name -> !packages.contains(name))
                .toList();
        assertEquals(List.of(), gone);
    }

    @Test
    void eachLinkLeadsToAFile() {
        List<String> dead = pages().stream()
                .flatMap(page -> LINK.matcher(withoutBlocks(page))
                        .results()
                        .map(link -> link.group(1))
                        .filter(link -> !Files.exists(page.resolveSibling(link)))
                        .map(link -> page + ": " + link))
                .toList();
        assertEquals(List.of(), dead);
    }

    @Test
    void examplesStandInTheCode() {
        Set<String> lines = Stream.concat(
                        sources.values().stream(),
                        files(Path.of("src/main/resources"), ".properties").map(PagesTest::text))
                .flatMap(String::lines)
                .map(String::strip)
                .collect(Collectors.toSet());
        List<String> invented = BLOCK.matcher(text(CONTRIBUTING))
                .results()
                .filter(block -> block.group(1).equals("java"))
                .flatMap(block -> block.group(2).lines())
                .map(String::strip)
                .filter(line -> !line.equals("…") && !lines.contains(line))
                .toList();
        assertEquals(List.of(), invented);
    }

    private boolean isKnown(MatchResult name) {
        String type = name.group(1);
        String source = sources.get(type);
        return source == null
                ? OTHERS.contains(type) || LIBRARIES.stream().anyMatch(library -> isClass(library + type))
                : Stream.of(name.group(2).split("\\."))
                        .allMatch(part -> Pattern.compile("\\b" + part + "\\b")
                                .matcher(source)
                                .find());
    }

    private static boolean isClass(String name) {
        try {
            Class.forName(name, /* initialize= */ false, PagesTest.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException none) {
            return false;
        }
    }

    /// The sources by the name of their class.
    static Map<String, String> sources() {
        var sources = new TreeMap<String, String>();
        files(Path.of("src"), ".java")
                .forEach(file ->
                        sources.merge(file.getFileName().toString().replace(".java", ""), text(file), String::concat));
        return sources;
    }

    /// The packages that hold a class, as they are called below `app.likeness`.
    private static Stream<String> packages() {
        return files(PACKAGES, ".java")
                .filter(file -> !file.endsWith("package-info.java"))
                .map(file -> PACKAGES.relativize(file.getParent())
                        .toString()
                        .replace('\\', '/')
                        .replace('/', '.'))
                .filter(name -> !name.isEmpty())
                .distinct();
    }

    private static List<Path> pages() {
        return Stream.concat(files(SITE, ".md"), Stream.of(Path.of("README.md"), CONTRIBUTING))
                .toList();
    }

    private static String withoutBlocks(Path page) {
        return BLOCK.matcher(text(page)).replaceAll("");
    }

    static Stream<Path> files(Path folder, String ending) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(ending)).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(Path file) {
        try {
            return Files.readString(file, UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
