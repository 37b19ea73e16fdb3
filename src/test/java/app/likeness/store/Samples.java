package app.likeness.store;

import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.Sketch;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Reading;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.DateKind;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Moment;
import app.likeness.text.document.Origin;
import app.likeness.text.document.Stated;
import app.likeness.text.document.StatedDate;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What the tests put into corpora.
final class Samples {
    static final Path FOLDER = Path.of("/essays").toAbsolutePath();
    static final Root ROOT = new Root(FOLDER, Role.CHECK);

    private Samples() {}

    /// A reading of the file `name` in [#FOLDER] that holds `text`.
    static Reading reading(String name, String text) {
        return reading(name, text, text.hashCode() * 0x9E3779B97F4A7C15L);
    }

    static Reading reading(String name, String text, long bits) {
        var selection = new Selection(
                new long[] {Long.MIN_VALUE, -1, text.length()}, new int[] {3, 0, 200}, new int[] {11, 0, 40_000});
        return new Reading(
                FOLDER.resolve(name),
                metadata("Title of " + name),
                text.length(),
                Instant.parse("2026-03-04T05:06:07.123456789Z"),
                sha256(text),
                "as now",
                text,
                new Reading.Prints(
                        -7,
                        text.length(),
                        Optional.of(new Sketch(bits)),
                        Optional.of(new Sketch(~bits ^ 1)),
                        selection,
                        Map.of()));
    }

    static Metadata metadata(String title) {
        var author = new Stated<>("Jane\\n Doe", Origin.JSON_LD, Certainty.SURE);
        var date = new StatedDate(
                DateKind.PUBLISHED, Moment.parse("2026-03-05T09:12+08:00"), Origin.TEXT, Certainty.LIKELY);
        return new Metadata(
                new Stated<>(title, Origin.MARKUP, Certainty.SURE),
                Optional.of(author),
                Optional.empty(),
                List.of(date));
    }

    /// Adds a document and makes it durable.
    static void store(Corpus corpus, Reading... readings) throws CorpusException {
        corpus.writer().addRoots(List.of(ROOT));
        for (Reading reading : readings) {
            corpus.writer().add(FOLDER, reading);
        }
        corpus.writer().commit();
    }

    static String sha256(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
