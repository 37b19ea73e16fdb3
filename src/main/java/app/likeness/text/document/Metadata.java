package app.likeness.text.document;

import app.likeness.text.FileName;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/// What a document states of itself, each value with where it was found and how sure it is. Extractors make it with a
/// [MetadataDraft].
///
/// @param title what the document calls itself, else what the file is called
/// @param author as written, several separated by ", "
/// @param source the site, paper or publisher that the text appeared in
/// @param dates all that were found, the one to go by first ([#date])
public record Metadata(
        Stated<String> title,
        Optional<Stated<String>> author,
        Optional<Stated<String>> source,
        List<StatedDate> dates) {

    public Metadata {
        // Most texts state no date, and every document is made one of these twice.
        dates = dates.size() < 2
                ? List.copyOf(dates)
                : dates.stream().distinct().sorted(StatedDate.ORDER).toList();
    }

    /// Nothing but a title.
    public static Metadata titled(String title, Origin origin, Certainty certainty) {
        return new Metadata(new Stated<>(title, origin, certainty), Optional.empty(), Optional.empty(), List.of());
    }

    /// The same with dates that are later than the file's own time as guesses: a file cannot know them. A day is
    /// left for time zones.
    public Metadata writtenBy(Instant lastWritten) {
        if (dates.isEmpty()) {
            return this;
        }
        Instant latest = lastWritten.plus(1, ChronoUnit.DAYS);
        return new Metadata(
                title,
                author,
                source,
                dates.stream()
                        .map(date -> date.moment().earliest().isAfter(latest)
                                ? new StatedDate(date.kind(), date.moment(), date.origin(), Certainty.GUESS)
                                : date)
                        .toList());
    }

    /// The same in the file `path`: a title that is the file's name changes with it.
    public Metadata in(Path path) {
        return title.origin() == Origin.FILE_NAME ? new Metadata(nameOf(path), author, source, dates) : this;
    }

    /// The name of a file for want of a title.
    static Stated<String> nameOf(Path path) {
        return new Stated<>(FileName.withoutEnding(path), Origin.FILE_NAME, Certainty.GUESS);
    }

    /// The date that "earliest first" goes by: when the text was published, else made, else changed; of several
    /// such dates the surest, of those the earliest day ([StatedDate#ORDER]).
    public Optional<StatedDate> date() {
        return dates.stream().findFirst();
    }
}
