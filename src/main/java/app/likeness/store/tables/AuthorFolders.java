package app.likeness.store.tables;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Which folders stand for authors: below each root the first ones in which its documents part. A folder that holds all
/// of them, such as the only one in an archive, stands for nobody.
final class AuthorFolders {
    /// By root the deepest folder below it that holds all of its documents.
    private final Map<Long, Path> common = new HashMap<>();

    /// Takes note of a document.
    ///
    /// @param root where it was found, with the number `rootId`
    void add(long rootId, Path root, Path document) {
        Path folder = document.getParent();
        if (folder == null || !folder.startsWith(root)) {
            common.put(rootId, root); // the root itself is the document
            return;
        }
        @Nullable Path before = common.getOrDefault(rootId, folder);
        while (before != null && !folder.startsWith(before)) {
            before = before.getParent();
        }
        common.put(rootId, before == null ? root : before); // both lie below the root
    }

    /// The name of the folder that stands for the author of something below a root, of which all documents are known.
    Optional<String> author(long rootId, Path path) {
        Path all = common.get(rootId);
        return all != null && path.startsWith(all) && path.getNameCount() > all.getNameCount() + 1
                ? Optional.of(path.getName(all.getNameCount()).toString())
                : Optional.empty();
    }
}
