package app.likeness.text.document;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Collects what a document states of itself, in any order, and makes [Metadata] of it: of several values the surest,
/// of those the one that was found first. What is blank, no name and no possible date is passed over.
///
/// Example: `draft.author("Jane Doe", Origin.DOCUMENT_PROPERTIES, Certainty.SURE)`. Confined to one thread.
public final class MetadataDraft {
    /// The days from which clocks and file formats count: what a program writes that knows no date.
    private static final Set<LocalDate> ZEROS = Set.of(
            LocalDate.of(1601, 1, 1),
            LocalDate.of(1899, 12, 30),
            LocalDate.of(1904, 1, 1),
            LocalDate.of(1970, 1, 1),
            LocalDate.of(1980, 1, 1));

    /// What is older was written down later: the date may be that of the event, or of the paper.
    private static final int FIRST_SURE_YEAR = 1970;

    private @Nullable Stated<String> title;
    private @Nullable Stated<String> author;
    private @Nullable Stated<String> source;
    private final List<StatedDate> dates = new ArrayList<>();

    /// A title, however it is broken into lines.
    public MetadataDraft title(String found, Origin origin, Certainty certainty) {
        title = better(title, TextTitle.shortened(found), origin, certainty);
        return this;
    }

    /// An author or several, however they are separated.
    public MetadataDraft author(String found, Origin origin, Certainty certainty) {
        author = better(author, PersonName.cleaned(found), origin, certainty);
        return this;
    }

    /// The site, paper or publisher.
    public MetadataDraft source(String found, Origin origin, Certainty certainty) {
        source = better(source, TextTitle.shortened(found), origin, certainty);
        return this;
    }

    /// A date in whatever form it is written.
    public MetadataDraft date(DateKind kind, String written, Origin origin, Certainty certainty) {
        DateParser.parse(written).ifPresent(moment -> date(kind, moment, origin, certainty));
        return this;
    }

    public MetadataDraft date(DateKind kind, Moment moment, Origin origin, Certainty certainty) {
        int year = moment.day().getYear();
        if (DateParser.isPossible(moment) && !ZEROS.contains(moment.day())) {
            dates.add(new StatedDate(kind, moment, origin, year < FIRST_SURE_YEAR ? Certainty.GUESS : certainty));
        }
        return this;
    }

    /// What was collected; without a title, the name of the file `path` is it.
    public Metadata metadata(Path path) {
        return new Metadata(
                title == null ? Metadata.nameOf(path) : title,
                Optional.ofNullable(author),
                Optional.ofNullable(source),
                dates);
    }

    private static @Nullable Stated<String> better(
            @Nullable Stated<String> before, String found, Origin origin, Certainty certainty) {
        return found.isEmpty() || (before != null && before.certainty().compareTo(certainty) <= 0)
                ? before
                : new Stated<>(found, origin, certainty);
    }
}
