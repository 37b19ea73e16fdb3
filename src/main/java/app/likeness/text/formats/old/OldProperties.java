package app.likeness.text.formats.old;

import app.likeness.text.formats.document.Properties;
import java.time.Instant;
import java.util.Date;
import org.apache.poi.POIDocument;
import org.apache.poi.hpsf.SummaryInformation;
import org.jspecify.annotations.Nullable;

/// What documents of Office before 2007 say of themselves.
final class OldProperties {
    private OldProperties() {}

    /// Damaged properties are as good as none.
    static Properties of(POIDocument document) {
        try {
            SummaryInformation summary = document.getSummaryInformation();
            return summary == null
                    ? Properties.NONE
                    : new Properties(
                            words(summary.getTitle()),
                            words(summary.getAuthor()),
                            date(summary.getCreateDateTime()),
                            date(summary.getLastSaveDateTime()));
        } catch (RuntimeException damaged) {
            return Properties.NONE;
        }
    }

    private static String words(@Nullable String value) {
        return value == null ? "" : value;
    }

    private static String date(@Nullable Date value) {
        Instant instant = value == null ? Instant.EPOCH : value.toInstant();
        return instant.isAfter(Instant.EPOCH) ? instant.toString() : "";
    }
}
