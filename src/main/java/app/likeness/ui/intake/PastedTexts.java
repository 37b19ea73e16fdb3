package app.likeness.ui.intake;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Pasted texts as files, so that they are documents like any other.
public final class PastedTexts {
    private static final int NAME_LENGTH = 60;

    private PastedTexts() {}

    /// Writes a text into a new file of `folder`, named by its title, else by its first words.
    public static Path save(Path folder, String title, String text) throws IOException {
        Files.createDirectories(folder);
        String name = name(title.isBlank() ? text.strip().lines().findFirst().orElse("") : title);
        for (int number = 1; ; number++) {
            Path file = folder.resolve(number == 1 ? name + ".txt" : name + " " + number + ".txt");
            try {
                return Files.writeString(file, text, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
            } catch (FileAlreadyExistsException taken) {
                // The next number.
            }
        }
    }

    /// What every file system takes, at most sixty characters.
    private static String name(String words) {
        String clean = words.codePoints()
                .map(c -> Character.isLetterOrDigit(c) || c == '-' ? c : ' ')
                .limit(NAME_LENGTH)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString()
                .strip()
                .replaceAll(" +", " ");
        return clean.isEmpty() ? "text" : clean;
    }
}
