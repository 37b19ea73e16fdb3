package app.likeness.text.words;

import app.likeness.text.fold.CharacterFoldsFile;
import java.io.IOException;
import java.nio.file.Path;

/// What the build of the program lays beside the classes so that the program starts quickly: the words of jieba's
/// dictionary and the folds of all characters.
final class PreparedTables {
    private PreparedTables() {}

    /// Writes the files.
    ///
    /// @param args the folder of the compiled classes
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        WordModelFile.write(folder);
        CharacterFoldsFile.write(folder);
    }
}
