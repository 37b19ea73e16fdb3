package app.likeness.report.data;

import app.likeness.text.document.Metadata;
import app.likeness.text.document.Stated;
import app.likeness.text.document.StatedDate;
import java.io.IOException;
import java.util.Locale;

/// What a document states of itself, for programs: each value with `from` and `certainty`; `dates` begin with the one
/// to go by.
public final class MetadataJson {
    private MetadataJson() {}

    /// Writes one object.
    public static void write(Json json, Metadata metadata) throws IOException {
        json.object();
        stated(json.name("title").object(), metadata.title()).end();
        if (metadata.author().isPresent()) {
            stated(json.name("author").object(), metadata.author().get()).end();
        }
        if (metadata.source().isPresent()) {
            stated(json.name("source").object(), metadata.source().get()).end();
        }
        json.name("dates").array();
        for (StatedDate date : metadata.dates()) {
            json.object().name("kind").value(label(date.kind()));
            stated(json, date.stated()).end();
        }
        json.end().end();
    }

    private static Json stated(Json json, Stated<?> stated) throws IOException {
        json.name("value").value(stated.value().toString());
        json.name("from").value(label(stated.origin()));
        return json.name("certainty").value(label(stated.certainty()));
    }

    private static String label(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
