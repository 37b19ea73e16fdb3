package app.likeness.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.scan.progress.ScanOptions;
import app.likeness.scan.progress.ScanSummary;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.container.LockedWord;
import app.likeness.text.container.Zip;
import app.likeness.text.extract.TextExtractors;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PasswordScanTest {
    private static final String TEXT =
            "The ferry leaves at six in winter and at five in summer, and nobody has ever asked the gulls.";

    @TempDir
    private Path place;

    @Test
    void aPasswordOpensTheFilesThatItFits() throws CorpusException, IOException, GeneralSecurityException {
        Path folder = Files.createDirectories(place.resolve("essays"));
        byte[] locked = LockedWord.bytes("low tide", TEXT);
        Files.write(folder.resolve("locked.docx"), locked);
        Files.write(folder.resolve("other.docx"), LockedWord.bytes("high tide", TEXT));
        Files.write(
                folder.resolve("class.zip"),
                new Zip()
                        .with("anna/essay.docx", locked)
                        .with("ben.txt", TEXT + " Ben.")
                        .bytes());
        try (Corpus corpus = Corpus.open(place.resolve("corpus.likeness"))) {
            assertEquals(1, scan(corpus, folder).documents());
            assertEquals(List.of("essay.docx", "locked.docx", "other.docx"), locked(corpus));

            assertEquals(1, scan(corpus, folder, "wrong").documents());
            assertEquals(List.of("essay.docx", "locked.docx", "other.docx"), locked(corpus));

            ScanSummary opened = scan(corpus, folder, "wrong", "low tide");
            assertEquals(3, opened.documents());
            assertEquals(2, opened.read(), "what was open stays as it is");
            assertEquals(List.of("other.docx"), locked(corpus));

            assertEquals(0, scan(corpus, folder).read(), "once read, nobody asks for the password again");
            assertEquals(List.of("other.docx"), locked(corpus));
        }
    }

    @Test
    void aPasswordTypedLaterOpensArchivesAndOpenDocuments() throws CorpusException, IOException {
        Path folder = Files.createDirectories(place.resolve("hand-in"));
        copy("container/locked-aes256.zip", folder.resolve("class.zip"));
        copy("formats/locked-aes.odt", folder.resolve("ferry.odt"));
        try (Corpus corpus = Corpus.open(place.resolve("corpus.likeness"))) {
            assertEquals(0, scan(corpus, folder).documents());
            assertEquals(List.of("bell.txt", "ferry.odt", "ferry.txt"), locked(corpus));

            assertEquals(3, scan(corpus, folder, "high-tide").documents());
            assertEquals(List.of(), locked(corpus));
        }
    }

    private static void copy(String resource, Path to) throws IOException {
        try (InputStream in = Objects.requireNonNull(Skip.class.getResourceAsStream(resource))) {
            Files.copy(in, to);
        }
    }

    private static ScanSummary scan(Corpus corpus, Path folder, String... passwords) throws CorpusException {
        return new Scan(
                        corpus,
                        ScanOptions.standard(),
                        TextExtractors.standard().withPasswords(List.of(passwords)))
                .run(List.of(new Root(folder, Role.CHECK)), new Recorder());
    }

    private static List<String> locked(Corpus corpus) throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            return reader.findings().skips().stream()
                    .filter(skip -> skip.reason() == SkipReason.ENCRYPTED)
                    .map(skip -> skip.path().getFileName().toString())
                    .sorted()
                    .toList();
        }
    }
}
