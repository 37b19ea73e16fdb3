package app.likeness.scan.read;

import app.likeness.store.CorpusWriter;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.KnownFile;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The roots of a corpus that are left out by their role. Of what lies below them no file is opened; what the corpus
/// has of it stays as it is.
public final class LeftOutRoots {
    private final Map<Path, Role> roles;

    /// @param roots all roots of the corpus
    public LeftOutRoots(List<Root> roots) {
        this.roles = roots.stream().collect(Collectors.toMap(Root::path, Root::role));
    }

    /// Whether there are none.
    public boolean isEmpty() {
        return !roles.containsValue(Role.LEFT_OUT);
    }

    /// What was found without what is left out: of that nothing is confirmed or refuted.
    public FoundFiles seen(FoundFiles found) {
        return new FoundFiles(
                found.files().stream().filter(file -> !isLeftOut(file.root())).toList(),
                found.skips().stream().filter(skip -> !isLeftOut(skip.path())).toList(),
                Stream.concat(
                                found.unseen().stream(),
                                found.files().stream()
                                        .filter(file -> isLeftOut(file.root()))
                                        .map(FoundFile::path))
                        .collect(Collectors.toSet()),
                found.hidden());
    }

    /// Gives documents whose file lies below such a root to that root, with the size and time that they were read
    /// with.
    ///
    /// @return all documents of such roots
    public Set<Long> setAside(Collection<KnownFile> documents, FoundFiles found, CorpusWriter writer)
            throws CorpusException {
        Map<Path, FoundFile> files = new HashMap<>();
        found.files().stream().filter(file -> isLeftOut(file.root())).forEach(file -> files.put(file.path(), file));
        Set<Long> aside = new HashSet<>();
        for (KnownFile known : documents) {
            FoundFile file = files.isEmpty() ? null : holder(known.path(), files);
            if (file != null || isLeftOut(known.root())) {
                aside.add(known.id());
            }
            if (file != null && !known.root().equals(file.root())) {
                writer.keep(new KnownFile(
                        known.id(),
                        file.root(),
                        known.path(),
                        known.stated(),
                        known.bytes(),
                        known.modifiedAt(),
                        known.sha256(),
                        known.how()));
            }
        }
        return aside;
    }

    /// The file of `files` that a document is, or is in.
    private static @Nullable FoundFile holder(Path document, Map<Path, FoundFile> files) {
        for (Path place = document; place != null; place = place.getParent()) {
            FoundFile file = files.get(place);
            if (file != null) {
                return file;
            }
        }
        return null;
    }

    /// Whether the innermost root that `path` is or lies in is left out.
    private boolean isLeftOut(Path path) {
        for (Path place = path; place != null; place = place.getParent()) {
            Role role = roles.get(place);
            if (role != null) {
                return role == Role.LEFT_OUT;
            }
        }
        return false;
    }
}
