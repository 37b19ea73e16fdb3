package app.likeness.report.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Pairs of texts of which one has parts of the other, changed here and there: Chinese and English by turns.
public record EditedTexts(String left, String right) {
    private static final String HAN = "山河水木日月人心门口东西南北上下前后春夏秋冬花草鱼鸟云雨风雪金石田土城乡车船书笔纸墨灯火酒茶饭衣";
    private static final String[] WORDS = {
        "harbour", "wall", "storm", "keeper", "light", "lamp", "ship", "hour", "wind", "coast", "stone", "tower",
        "bell", "night", "fog", "rope", "tide", "sail", "chart", "crew", "north", "signal", "winter", "island", "engine"
    };

    /// A text that tells in short what stands here and there in the other: much of the longer side of their passage
    /// does not count.
    public static final EditedTexts SUMMARISED = new EditedTexts(
            "The lighthouse of Farrow Point stands on a rock that the tide leaves dry for "
                    + "three hours a day. The keeper was paid in oil and flour by the council, which "
                    + "sent both in autumn. Whoever rowed it over stayed for the night, since the "
                    + "current turns before dusk and nobody trusted it twice. Every four hours the "
                    + "keeper trimmed the brass lamp, woken by a bell that a clockwork drove. His wife "
                    + "had carried the clockwork over from the mainland, wrapped in a blanket and "
                    + "packed among eggs. On Sundays the children were taught to read from the "
                    + "almanac, which was the only book on the rock. The keeper wrote the name of each "
                    + "ship that passed into a ledger bound in sealskin. Storms took the boat in one "
                    + "year, the henhouse in the next, and the chimney twice in a single week. "
                    + "Visitors who came in summer were shown the lens and asked to touch nothing. In "
                    + "the great storm of that winter the sea took the ledger together with the "
                    + "boathouse.",
            "My grandfather told us about this place. The keeper was paid in oil and flour, "
                    + "sent by the council in autumn. He trimmed the brass lamp every four hours, "
                    + "woken by a clockwork bell. Each ship that passed he wrote into a ledger of "
                    + "sealskin. The great storm took the ledger and the boathouse. We have never been "
                    + "there, and my mother says that nobody goes any more.");

    public static EditedTexts of(long seed) {
        var random = new Random(seed);
        boolean isHan = random.nextBoolean();
        List<String> own = sentences(random, isHan, 4 + random.nextInt(12));
        List<String> its = new ArrayList<>();
        for (String sentence : own) {
            switch (random.nextInt(4)) {
                case 0 -> its.add(sentence);
                case 1 -> its.add(changed(random, sentence, isHan));
                case 2 -> its.addAll(sentences(random, isHan, 1));
                default -> {}
            }
        }
        its.add(own.getLast());
        return new EditedTexts(String.join(isHan ? "" : " ", own), String.join(isHan ? "" : "\n", its));
    }

    public static List<String> sentences(Random random, boolean isHan, int count) {
        List<String> sentences = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            var sentence = new StringBuilder();
            int words = isHan ? 20 + random.nextInt(40) : 10 + random.nextInt(16);
            for (int word = 0; word < words; word++) {
                sentence.append(
                        isHan
                                ? String.valueOf(HAN.charAt(random.nextInt(HAN.length())))
                                : (word == 0 ? "" : " ") + WORDS[random.nextInt(WORDS.length)]);
            }
            sentences.add(sentence.append(isHan ? "。" : ".").toString());
        }
        return sentences;
    }

    private static String changed(Random random, String sentence, boolean isHan) {
        int at = sentence.length() / 2;
        String put = isHan ? "飞" : " quietly ";
        return sentence.substring(0, at) + put + sentence.substring(at + random.nextInt(3));
    }
}
