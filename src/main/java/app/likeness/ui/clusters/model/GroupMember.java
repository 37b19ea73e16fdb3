package app.likeness.ui.clusters.model;

import app.likeness.text.document.Document;
import app.likeness.ui.words.DocumentDate;
import org.jspecify.annotations.Nullable;

/// A document of a group, with what it shares with the others.
///
/// @param place its place in the group, from 0: by date, those without one last
/// @param date null when nothing tells one
/// @param isEarliest whether it can be told that it is dated before all others that are dated
/// @param isOfAll whether, besides, all others state a date as well, so that none of them may have been there before
/// @param withFirst how much of it stands in the first document, 0…1; negative when the two are no pair, or when it is
///     the first, or when no document is dated
/// @param best the number of the pair that holds most of it
/// @param shared how much of it that pair's other document holds, 0…1
/// @param origin the number of the pair that holds most of it, of those with documents of which can be told that they
///     are earlier; -1 when there is none
/// @param fromOrigin how much of it that document holds, 0…1
public record GroupMember(
        int place,
        Document document,
        @Nullable DocumentDate date,
        boolean isEarliest,
        boolean isOfAll,
        double withFirst,
        int best,
        double shared,
        int origin,
        double fromOrigin) {
    /// The key of what it is called when it is the earliest.
    public String earliestKey() {
        return isOfAll ? "groups.earliest" : "groups.earliest.stated";
    }

    public boolean hasOrigin() {
        return origin >= 0;
    }
}
