package app.likeness.scan.read;

import app.likeness.text.Skip;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/// What a walk found.
///
/// @param files sorted by path (UTF-16 order of its name)
/// @param skips what is not a file that could be opened, sorted by path
/// @param unseen roots and folders whose content could not be listed: what is known of it is neither confirmed nor
/// refuted
/// @param hidden how many hidden files and folders were left out; a hidden folder counts as one
public record FoundFiles(List<FoundFile> files, List<Skip> skips, Set<Path> unseen, int hidden) {
    public FoundFiles {
        files = List.copyOf(files);
        skips = List.copyOf(skips);
        unseen = Set.copyOf(unseen);
    }

    /// Whether `path` lies in a place that could not be looked into.
    boolean isUnseen(Path path) {
        for (Path place = path; place != null; place = place.getParent()) {
            if (unseen.contains(place)) {
                return true;
            }
        }
        return false;
    }
}
