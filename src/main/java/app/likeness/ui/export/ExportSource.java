package app.likeness.ui.export;

import app.likeness.compare.exclude.CommonText;
import app.likeness.compare.exclude.ExclusionFinder;
import app.likeness.report.content.StoredTexts;
import app.likeness.store.kept.CorpusException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Opens a corpus for an export.
@FunctionalInterface
public interface ExportSource {
    /// On the lane `export`.
    Opened open() throws CorpusException;

    /// A corpus as an export reads it.
    interface Opened extends StoredTexts.Source, AutoCloseable {
        /// What finds that which may be left out of a text.
        ExclusionFinder exclusions() throws CorpusException;

        /// What stands in many documents: in the most first.
        List<CommonText> commonTexts() throws CorpusException;

        /// By document the SHA-256 of its file's bytes, as hexadecimal digits.
        Map<Long, String> digests() throws CorpusException;

        /// When the last comparison of the corpus ended; empty where it is not known.
        Optional<Instant> comparedAt() throws CorpusException;

        @Override
        void close();
    }
}
