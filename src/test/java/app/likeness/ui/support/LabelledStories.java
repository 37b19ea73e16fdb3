package app.likeness.ui.support;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Short stories in families: the first of each, and others that share more or less of it. Made of sentences of our
/// own, always the same.
public final class LabelledStories {
    private static final String[] ADJECTIVES = {
        "old",
        "tired",
        "narrow",
        "red",
        "silent",
        "honest",
        "broken",
        "salt",
        "early",
        "crooked",
        "warm",
        "missing",
        "northern",
        "careful",
        "bitter",
        "second"
    };
    private static final String[] PEOPLE = {
        "ferryman",
        "clockmaker",
        "porter",
        "neighbour",
        "beekeeper",
        "judge",
        "baker",
        "surveyor",
        "organist",
        "gardener",
        "captain",
        "midwife",
        "smith",
        "teacher"
    };
    private static final String[] DEEDS = {
        "counted",
        "mended",
        "hid",
        "painted",
        "forgot",
        "weighed",
        "carried",
        "measured",
        "sold",
        "buried",
        "described",
        "polished",
        "stole",
        "numbered"
    };
    private static final String[] NUMBERS = {"two", "seven", "nine", "a dozen", "eleven", "forty", "three", "sixty"};
    private static final String[] THINGS = {
        "keys",
        "ropes",
        "maps",
        "jars",
        "vanes",
        "letters",
        "umbrellas",
        "bells",
        "ledgers",
        "barrels",
        "lamps",
        "coins",
        "ladders",
        "windows"
    };
    private static final String[] WHERE = {"behind", "under", "beside", "above", "near", "before", "beyond"};
    private static final String[] PLACES = {
        "mill",
        "harbour",
        "school",
        "marsh",
        "market",
        "bridge",
        "chapel",
        "quarry",
        "orchard",
        "railway",
        "lighthouse",
        "courtyard"
    };
    private static final String[] HOW = {
        "slowly", "at dawn", "twice", "for nothing", "unasked", "in secret", "until spring", "by candle", "gladly"
    };

    /// How many of twenty sentences the others of a family have from the first.
    private static final int[] SHARED = {19, 16, 13, 9, 6, 4, 3, 2};

    private static final int SENTENCES = 20;

    private LabelledStories() {}

    /// Writes `families` × 3 stories into `folder`.
    public static Path write(Path folder, int families) throws IOException {
        Files.createDirectories(folder);
        Random random = new Random(7);
        for (int family = 0; family < families; family++) {
            List<String> first = sentences(random, SENTENCES);
            write(folder, family, 'a', first);
            for (char member = 'b'; member <= 'c'; member++) {
                int kept = SHARED[(2 * family + member - 'b') % SHARED.length];
                List<String> other = new ArrayList<>(first.subList(0, kept));
                other.addAll(sentences(random, SENTENCES - kept));
                write(folder, family, member, other);
            }
        }
        return folder;
    }

    private static void write(Path folder, int family, char member, List<String> sentences) throws IOException {
        String name = "story-%02d%c".formatted(family + 1, member);
        Files.writeString(folder.resolve(name + ".txt"), String.join(" ", sentences) + "\n");
    }

    private static List<String> sentences(Random random, int count) {
        List<String> made = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            made.add("The " + one(ADJECTIVES, random) + " " + one(PEOPLE, random) + " " + one(DEEDS, random) + " "
                    + one(NUMBERS, random) + " " + one(ADJECTIVES, random) + " " + one(THINGS, random) + " "
                    + one(WHERE, random) + " the " + one(ADJECTIVES, random) + " " + one(PLACES, random) + ", "
                    + one(HOW, random) + ".");
        }
        return made;
    }

    private static String one(String[] words, Random random) {
        return words[random.nextInt(words.length)];
    }
}
