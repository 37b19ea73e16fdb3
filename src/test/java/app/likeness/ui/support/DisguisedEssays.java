package app.likeness.ui.support;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/// Two essays of the sample, one in English and one in Chinese, each beside a copy that hides: letters of another
/// alphabet and radicals, and characters without width inside words.
public final class DisguisedEssays {
    private static final Map<Character, Character> LOOK_ALIKES = Map.of(
            'a', '\u0430', 'e', '\u0435', 'o', '\u043e', '\u4eba', '\u2f08', '\u5927', '\u2f24', '\u6c34', '\u2f54',
            '\u65e5', '\u2f47', '\u4e00', '\u2f00');

    private static final Path ESSAYS = Path.of("assets", "samples", "essays");

    private DisguisedEssays() {}

    /// Writes them into `folder`.
    public static Path write(Path folder) throws IOException {
        Files.createDirectories(folder);
        pair(folder, "lock-them-away.txt", "Pouches, a View from Year 10", 7, 60);
        pair(folder, "外婆的菜园.txt", "外婆家的那片菜地", 1, 24);
        return folder;
    }

    /// @param every how many letters that have a look-alike there are to one that is replaced
    /// @param width how many characters there are to one without width
    private static void pair(Path folder, String name, String title, int every, int width) throws IOException {
        String text = Files.readString(ESSAYS.resolve(name));
        Files.writeString(folder.resolve(name), text);
        int end = text.indexOf('\n');
        StringBuilder hidden = new StringBuilder(title);
        int alike = 0;
        for (int i = end; i < text.length(); i++) {
            Character other = LOOK_ALIKES.get(text.charAt(i));
            alike += other == null ? 0 : 1;
            hidden.append(other != null && alike % every == 0 ? other : text.charAt(i));
            if (i % width == 0 && Character.isLetter(text.charAt(i)) && Character.isLetter(text.charAt(i - 1))) {
                hidden.append('\u200b');
            }
        }
        Files.writeString(folder.resolve(title + ".txt"), hidden);
    }
}
