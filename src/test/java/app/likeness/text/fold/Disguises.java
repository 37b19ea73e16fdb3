package app.likeness.text.fold;

import app.likeness.text.HiddenText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/// Makes disguised copies of texts: what people do so that a program does not recognise what readers do.
public final class Disguises {
    private static final String INVISIBLE =
            "\u200b\u200c\u200d\u2060\ufeff\u00ad\u180e\u034f\u2062\u0001\u0007\u007f\ue123";

    private static final String CYRILLIC = "aаcсeеhһiіjјoоpрsѕxхyуAАBВCСEЕHНKКMМOОPРTТXХ";

    private static final String GREEK = "oοvνAΑBΒEΕZΖHΗIΙKΚMΜNΝOΟPΡTΤYΥXΧ";

    private static final String RADICALS = "一⼀人⼈八⼋刀⼑力⼒十⼗口⼝土⼟大⼤女⼥子⼦山⼭工⼯心⼼手⼿文⽂方⽅日⽇月⽉木⽊水⽔火⽕生⽣用⽤白⽩目⽬石⽯立⽴行⾏见⻅车⻋长⻓门⻔马⻢";

    private static final String TRADITIONAL = "国國学學书書经經济濟发發会會时時这這说說为為与與东東门門马馬见見车車长長电電";

    private static final String PUNCTUATION = "，,。.；;：:！!？?（(）)";

    private Disguises() {}

    /// A copy of `clean` in the disguise of this name.
    public static String disguised(String name, String clean, Random random) {
        return Objects.requireNonNull(all().get(name), name).apply(clean, random);
    }

    /// Every disguise by its name: takes a clean text and a source of chance, and gives a copy that reads the same.
    public static Map<String, BiFunction<String, Random, String>> all() {
        Map<String, BiFunction<String, Random, String>> all = new TreeMap<>();
        all.put("invisible", (text, random) -> between(text, random, Disguises::invisible));
        all.put("tags", (text, random) -> between(text, random, r -> Character.toString(0xE0020 + r.nextInt(0x5F))));
        all.put("marks", (text, random) -> afterLetters(text, random));
        all.put("cyrillic", (text, random) -> swapped(text, random, CYRILLIC));
        all.put("greek", (text, random) -> swapped(text, random, GREEK));
        all.put("radicals", (text, random) -> swapped(text, random, RADICALS));
        all.put("traditional", (text, random) -> swapped(text, random, TRADITIONAL));
        all.put("punctuation", (text, random) -> swapped(text, random, PUNCTUATION));
        all.put("wide", (text, random) -> wide(text, random));
        all.put("mathematical", (text, random) -> mathematical(text, random));
        all.put("hidden", (text, random) -> between(text, random, r -> HiddenText.marked(" hidden 隐藏的 words ")));
        all.put("reversed", (text, random) -> reversed(text, random));
        all.put("spaced with blanks", (text, random) -> spaced(text, " "));
        all.put("spaced with dots", (text, random) -> spaced(text, "."));
        all.put("spaced with middle dots", (text, random) -> spaced(text, "·"));
        all.put("spaced with katakana dots", (text, random) -> spaced(text, "・"));
        all.put("spaced with fillers", (text, random) -> spaced(text, "\u3164"));
        all.put("spaced with thin spaces", (text, random) -> spaced(text, "\u2009"));
        return all;
    }

    private static String invisible(Random random) {
        return INVISIBLE.substring(random.nextInt(INVISIBLE.length())).substring(0, 1);
    }

    private static String between(String text, Random random, Function<Random, String> inserted) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> {
            out.appendCodePoint(c);
            if (random.nextInt(3) == 0) {
                out.append(inserted.apply(random));
            }
        });
        return out.toString();
    }

    private static String afterLetters(String text, Random random) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> {
            out.appendCodePoint(c);
            if (Character.isLetter(c) && random.nextInt(3) == 0) {
                for (int i = random.nextInt(8); i >= 0; i--) {
                    out.append((char) (0x300 + random.nextInt(0x45)));
                }
            }
        });
        return out.toString();
    }

    /// About half of the characters that have a twin in `pairs` (character, twin, …).
    private static String swapped(String text, Random random, String pairs) {
        StringBuilder out = new StringBuilder(text);
        for (int i = 0; i < out.length(); i++) {
            int at = pairs.indexOf(out.charAt(i));
            if (at >= 0 && at % 2 == 0 && random.nextBoolean()) {
                out.setCharAt(i, pairs.charAt(at + 1));
            }
        }
        return out.toString();
    }

    private static String wide(String text, Random random) {
        StringBuilder out = new StringBuilder(text);
        for (int i = 0; i < out.length(); i++) {
            char c = out.charAt(i);
            if (c > ' ' && c < 0x7F && random.nextBoolean()) {
                out.setCharAt(i, (char) (c - '!' + '！'));
            }
        }
        return out.toString();
    }

    private static String mathematical(String text, Random random) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean letter = c < 0x80 && Character.isLetter(c) && random.nextBoolean();
            out.appendCodePoint(
                    letter ? (c >= 'a' ? 0x1D41A + c - 'a' : 0x1D400 + c - 'A') + 208 * random.nextInt(3) : c);
        }
        return out.toString();
    }

    /// Some words stored backwards, between marks that show them forwards; a nested mark at times.
    private static String reversed(String text, Random random) {
        List<String> words = new ArrayList<>();
        for (String word : text.split("(?<= )|(?= )|(?<=。)|(?<=，)", -1)) {
            String backwards = new StringBuilder(word).reverse().toString();
            String[] forms = {
                word,
                "\u202e" + backwards + "\u202c",
                "\u202e\u202d" + word + "\u202c\u202c",
                "\u202d" + word + "\u202c"
            };
            words.add(word.isBlank() ? word : forms[random.nextInt(forms.length)]);
        }
        return String.join("", words);
    }

    /// All letters set apart, words by three spaces where they are parted by one; numbers stay.
    private static String spaced(String text, String gap) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            char next = i + 1 < text.length() ? text.charAt(i + 1) : ' ';
            out.append(c);
            if (Character.isLetter(c) && Character.isLetter(next)) {
                out.append(gap);
            } else if (c == ' ') {
                out.append("  ");
            }
        }
        return out.toString();
    }
}
