package app.likeness.ui.words;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// What files are called below the folders that were added, so that it can be told whose they are.
///
/// Example: with the root `/home/ann/class`, the file `/home/ann/class/Ben Li/essay.docx` is `Ben Li · essay.docx` in
/// the folder `class/Ben Li`.
public final class RootNames {
    private static final String BETWEEN = " · ";

    /// As many folders as stand in front of a name; of more the first and the last.
    private static final int MOST_FOLDERS = 2;

    private final List<Path> roots;

    /// @param roots the folders and files that were added
    public RootNames(List<Path> roots) {
        this.roots = List.copyOf(roots);
    }

    /// The name of a file, behind the folders that tell whose it is; alone where it lies in the only root itself.
    public String file(Path file) {
        String name = Objects.toString(file.getFileName(), file.toString());
        List<String> folders = new ArrayList<>();
        root(file).ifPresent(root -> {
            Path below = root.relativize(file);
            for (int i = 0; i < below.getNameCount() - 1; i++) {
                folders.add(below.getName(i).toString());
            }
            if (folders.isEmpty() && roots.size() > 1) {
                folders.add(Objects.toString(root.getFileName(), root.toString()));
            }
        });
        if (folders.isEmpty()) {
            return name;
        }
        String owner = folders.size() > MOST_FOLDERS
                ? folders.getFirst() + "/…/" + folders.getLast()
                : String.join("/", folders);
        return owner + BETWEEN + name;
    }

    /// The folder of a file, from the root on that it lies in; as it is elsewhere shown where it lies in none.
    public String folder(Path file) {
        Path folder = file.getParent();
        if (folder == null) {
            return "";
        }
        return root(file)
                .map(Path::getParent)
                .map(above -> above.relativize(folder).toString())
                .orElseGet(() -> ShownPath.of(folder));
    }

    /// The innermost root around a file.
    private Optional<Path> root(Path file) {
        Path innermost = null;
        for (Path root : roots) {
            boolean isAround = file.startsWith(root) && !file.equals(root);
            if (isAround && (innermost == null || root.getNameCount() > innermost.getNameCount())) {
                innermost = root;
            }
        }
        return Optional.ofNullable(innermost);
    }
}
