package app.likeness.scan.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FileWalkTest {
    @TempDir
    private Path folder;

    @Test
    void filesComeSortedByTheirPaths() throws IOException {
        for (String name : List.of("b/2.txt", "b.txt", "a/10.txt", "a/9.txt", "文/一.txt", "b/1/x.txt")) {
            write(name);
        }
        List<String> sorted =
                new ArrayList<>(List.of("b/2.txt", "b.txt", "a/10.txt", "a/9.txt", "文/一.txt", "b/1/x.txt"));
        sorted.sort(null);
        assertEquals(sorted, names(walk(folder)));
    }

    @Test
    void aRootMayBeAFile() throws IOException {
        Path file = write("a.txt");
        write("b.txt");
        FoundFiles found = walk(file);
        assertEquals(
                List.of(new FoundFile(
                        file, file, 5, Files.getLastModifiedTime(file).toInstant())),
                found.files());
    }

    @Test
    void aFileReachedTwiceCountsOnceUnderItsOwnPath() throws IOException {
        write("z/real.txt");
        link("a-link", "z");
        link("a-file.txt", "z/real.txt");
        assertEquals(List.of("z/real.txt"), names(walk(folder, folder.resolve("z"), folder)));
    }

    @Test
    void aRootInsideAnotherOwnsItsFiles() throws IOException {
        write("in/a.txt");
        write("b.txt");
        FoundFiles found = walk(folder, folder.resolve("in"));
        assertEquals(List.of("b.txt", "in/a.txt"), names(found));
        assertEquals(
                List.of(folder, folder.resolve("in")),
                found.files().stream().map(FoundFile::root).toList());
    }

    @Test
    void whatALinkLeadsToOutsideIsFound() throws IOException {
        write("outside/far/a.txt");
        write("root/b.txt");
        link("root/link", "outside");
        assertEquals(List.of("root/b.txt", "root/link/far/a.txt"), names(walk(folder.resolve("root"))));
    }

    @Test
    void aCycleOfLinksEnds() throws IOException {
        write("a/b/file.txt");
        link("a/b/up", "a");
        link("self", "self");
        FoundFiles found = walk(folder);
        assertEquals(List.of("a/b/file.txt"), names(found));
        assertEquals(
                List.of(folder.resolve("self")),
                found.skips().stream().map(Skip::path).toList());
    }

    @Test
    void aLinkToNothingIsSaid() throws IOException {
        link("link.txt", "gone.txt");
        Skip skip = walk(folder).skips().getFirst();
        assertEquals(SkipReason.UNREADABLE, skip.reason());
        assertEquals("the link leads to nothing that can be reached", skip.detail());
    }

    @Test
    void hiddenFilesAndFoldersAreCountedAndLeftOut() throws IOException {
        assumeFalse(System.getProperty("os.name").startsWith("Windows"), "there an attribute hides");
        write(".git/objects/a.txt");
        write(".profile");
        write("b.txt");
        FoundFiles found = walk(folder);
        assertEquals(List.of("b.txt"), names(found));
        assertEquals(2, found.hidden());
        assertEquals(List.of(".git/objects/a.txt"), names(walk(folder.resolve(".git"))));
    }

    @Test
    void theCorpusFileIsLeftOut() throws IOException {
        write("a.txt");
        Path corpus = write("b.likeness.mv.db");
        assertEquals(
                1,
                FileWalk.of(List.of(folder), List.of(corpus), count -> {})
                        .files()
                        .size());
    }

    @Test
    void aMissingRootIsSaidAndItsContentIsUnseen() {
        Path gone = folder.resolve("unplugged");
        FoundFiles found = walk(gone, folder);
        assertEquals(List.of(gone), found.skips().stream().map(Skip::path).toList());
        assertTrue(found.isUnseen(gone.resolve("disk").resolve("a.txt")));
        assertFalse(found.isUnseen(folder.resolve("a.txt")));
    }

    @Test
    void aFolderWithoutRightsIsSaidAndItsContentIsUnseen() throws IOException {
        write("closed/a.txt");
        write("b.txt");
        Path closed = folder.resolve("closed");
        assumeTrue(closed.toFile().setReadable(false) && !Files.isReadable(closed), "this user may do anything");
        FoundFiles found = walk(folder);
        assertTrue(closed.toFile().setReadable(true));
        assertEquals(List.of("b.txt"), names(found));
        assertEquals(List.of(closed), found.skips().stream().map(Skip::path).toList());
        assertTrue(found.isUnseen(closed.resolve("a.txt")));
    }

    @Test
    void whatIsNoFileIsNeverOpened() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe.txt");
        try {
            assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
        } catch (IOException e) {
            assumeTrue(false, "no named pipes here: " + e);
        }
        assertEquals(
                List.of(new Skip(pipe, SkipReason.UNSUPPORTED, "it is neither a file nor a folder")),
                walk(folder).skips());
    }

    @Test
    void namesOfEveryKindAreFound() throws IOException {
        List<String> expected = new ArrayList<>();
        for (String name :
                List.of("with space", "it's \"q\"", "line\nbreak", "🐼", "semi;colon", "back\\slash", "a\tb")) {
            try {
                write(name + "/" + name + ".txt");
                expected.add(name + "/" + name + ".txt");
            } catch (InvalidPathException e) {
                // This system has no such name.
                assertFalse(expected.contains(name));
            }
        }
        expected.sort(null);
        assertEquals(expected, names(walk(folder)));
        assertTrue(walk(folder).skips().isEmpty());
    }

    /// Java cannot make such a name, a shell can.
    @Test
    void namesThatAreNoCharactersAreSaid() throws IOException, InterruptedException {
        write("a.txt");
        Path shell = Path.of("/bin/sh");
        assumeTrue(Files.isExecutable(shell), "no shell");
        int code = new ProcessBuilder(shell.toString(), "-c", "printf x > \"$(printf 'b\\377\\376.txt')\"")
                .directory(folder.toFile())
                .start()
                .waitFor();
        assumeTrue(code == 0, "this system has no such names");
        assertEquals(List.of("a.txt"), names(walk(folder)));
        assertEquals(
                List.of("its name has characters that this system's settings cannot represent"),
                walk(folder).skips().stream().map(Skip::detail).toList());
    }

    @Test
    void everyFileIsHeardOf() throws IOException {
        write("a.txt");
        write("b/c.txt");
        List<Integer> heard = new ArrayList<>();
        FileWalk.of(List.of(folder), List.of(folder.resolve("x")), heard::add);
        assertEquals(List.of(1, 2), heard);
    }

    private static FoundFiles walk(Path... roots) {
        return FileWalk.of(List.of(roots), List.of(), count -> {});
    }

    private List<String> names(FoundFiles found) {
        return found.files().stream()
                .map(file -> folder.relativize(file.path()).toString().replace(java.io.File.separatorChar, (char) 47))
                .toList();
    }

    private Path write(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.resolveSibling("."));
        return Files.writeString(file, "text\n");
    }

    private void link(String link, String target) throws IOException {
        try {
            Files.createSymbolicLink(folder.resolve(link), folder.resolve(target));
        } catch (UnsupportedOperationException | IOException e) {
            assumeTrue(false, "no symbolic links here: " + e);
        }
    }
}
