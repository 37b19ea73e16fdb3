package app.likeness.text.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.container.ContainerLimits;
import app.likeness.text.container.Containers;
import app.likeness.text.container.Member;
import app.likeness.text.container.Members;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Reads documents of many programs, good, encrypted, damaged and from fuzzers, where they are. Those that are good
/// give text and those with a password say so, but for the ones named here, each of which was looked at.
@Tag("corpora")
class FormatCorpusTest {
    private static final Path CORPUS = Path.of("../shared/data/files");
    private static final Duration LIMIT = Duration.ofSeconds(30);

    /// Good files without any text, and why that is so.
    private static final Map<String, SkipReason> WITHOUT_TEXT = Map.ofEntries(
            // A table and paragraphs with nothing in them.
            Map.entry("odftoolkit/no pagebreak.odt", SkipReason.EMPTY),
            // One picture.
            Map.entry("pdfbox/JPXTestGrey.pdf", SkipReason.PICTURES_ONLY),
            Map.entry("pdfbox/test_pagelabels.pdf", SkipReason.PICTURES_ONLY),
            // Lines alone.
            Map.entry("pdfminer.six/issue_1165_linewidth.pdf", SkipReason.EMPTY),
            // Slides without anything but a footer or an ornament of their master.
            Map.entry("tika/testMasterFooter.odp", SkipReason.EMPTY),
            Map.entry("tika/testODPMacro.odp", SkipReason.EMPTY),
            Map.entry("tika/testPPT_masterFooter.pptx", SkipReason.EMPTY),
            Map.entry("tika/testPPT_masterText2.pptx", SkipReason.EMPTY),
            // Blank pages.
            Map.entry("tika/testPDF_Version.10.x.pdf", SkipReason.EMPTY),
            Map.entry("tika/testPDF_Version.5.x.pdf", SkipReason.EMPTY),
            Map.entry("tika/testPDF_Version.6.x.pdf", SkipReason.EMPTY),
            // Embedded files alone.
            Map.entry("tika/testRTFEmbeddedLink.rtf", SkipReason.EMPTY),
            Map.entry("tika/testWPSAttachment.ppt", SkipReason.EMPTY),
            Map.entry("tika/testPagesHeadersFootersRomanUpper.pages", SkipReason.UNSUPPORTED),
            Map.entry("tika/testWORKS.wps", SkipReason.UNSUPPORTED),
            Map.entry("tika/testWORKSWordProcessor3.0.wps", SkipReason.UNSUPPORTED),
            Map.entry("tika/testWORKSWordProcessor4.0.wps", SkipReason.UNSUPPORTED),
            Map.entry("tika/testWordPerfect.wpd", SkipReason.UNSUPPORTED));

    /// Files named after encryption that open without a password; empty for those with text.
    private static final Map<String, Optional<SkipReason>> WITHOUT_PASSWORD = Map.of(
            "pdf.js/empty_protected.pdf", Optional.of(SkipReason.EMPTY),
            "pdfminer.six/encrypted_doc_no_id.pdf", Optional.of(SkipReason.PICTURES_ONLY),
            "pdfbox/unencrypted.pdf", Optional.empty(),
            "poi/documentProtection_comments_no_password.docx", Optional.empty(),
            "poi/protected_agile.docx", Optional.empty(),
            "tika/testPDF_protected.pdf", Optional.empty());

    private final TextExtractors extractors = TextExtractors.standard();
    private final Containers containers = new Containers(ContainerLimits.forOne(), extractors);

    @Test
    void goodFilesGiveTextLockedOnesSaySoAndNoneTakesLong() throws IOException {
        assumeTrue(Files.isDirectory(CORPUS), "the corpus is not beside the project");
        List<String> doubtful = new ArrayList<>();
        for (String line : Files.readAllLines(CORPUS.resolve("manifest.tsv")).stream()
                .skip(1)
                .toList()) {
            String[] fields = line.split("\t", -1);
            long start = System.nanoTime();
            Optional<SkipReason> outcome = outcome(CORPUS.resolve(fields[0]));
            if (System.nanoTime() - start > LIMIT.toNanos()) {
                doubtful.add(fields[0] + " takes more than " + LIMIT);
            }
            Optional<Optional<SkipReason>> expected = expected(fields[0], List.of(fields[2].split(",", -1)));
            if (expected.isPresent() && !expected.get().equals(outcome)) {
                doubtful.add(fields[0] + ": " + outcome);
            }
        }
        assertEquals(List.of(), doubtful);
    }

    /// What must come of a file; empty for those of which anything may.
    private static Optional<Optional<SkipReason>> expected(String file, List<String> tags) {
        if (tags.contains("encrypted")) {
            return Optional.of(WITHOUT_PASSWORD.getOrDefault(file, Optional.of(SkipReason.ENCRYPTED)));
        }
        return tags.contains("ok") || tags.contains("cjk")
                ? Optional.of(Optional.ofNullable(WITHOUT_TEXT.get(file)))
                : Optional.empty();
    }

    /// Why there is no text; empty where there is.
    private Optional<SkipReason> outcome(Path file) throws IOException {
        if (containers.isContainer(file)) {
            try (Members members = containers.open(file, Instant.EPOCH)) {
                for (Optional<Member> next = members.next(); next.isPresent(); next = members.next()) {
                    if (next.get() instanceof Member.Unread unread) {
                        return Optional.of(unread.skip().reason());
                    }
                }
            }
            return Optional.empty();
        }
        return extractors.extract(file).skipped().map(Skip::reason);
    }
}
