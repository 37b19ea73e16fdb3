package app.likeness.ui.support;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Made-up texts in a made-up language: each has one copy with a few words of its own, and nothing in common with any
/// other text.
public final class PairedTexts {
    private static final String[] SYLLABLES = {
        "ba", "do", "fi", "gu", "ha", "ke", "lo", "mi", "nu", "pa", "ra", "se", "ti", "vo", "wu", "za"
    };

    private PairedTexts() {}

    /// Writes `pairs` texts and their copies into `folder`.
    public static Path write(Path folder, int pairs) throws IOException {
        Files.createDirectories(folder);
        for (int i = 0; i < pairs; i++) {
            String text = text(i);
            Files.writeString(folder.resolve("text " + (i + 1) + " a.txt"), text);
            Files.writeString(folder.resolve("text " + (i + 1) + " b.txt"), text + " Umbrella " + (i + 1) + ".");
        }
        return folder;
    }

    private static String text(int seed) {
        var random = new Random(seed);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < 120; i++) {
            StringBuilder word = new StringBuilder();
            for (int j = 0; j < 4; j++) {
                word.append(SYLLABLES[random.nextInt(SYLLABLES.length)]);
            }
            words.add(word + (i % 12 == 11 ? "." : ""));
        }
        return "Text " + (seed + 1) + "\n\n" + String.join(" ", words);
    }
}
