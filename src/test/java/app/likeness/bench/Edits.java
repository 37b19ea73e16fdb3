package app.likeness.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// What happens to the characters of a copied text. A unit is a single Han character or sign, or a whole word of other
/// letters and digits.
final class Edits {
    private static final String FULL_PUNCTUATION = "，。；：！？（）“”";
    private static final String ASCII_PUNCTUATION = ",.;:!?()\"\"";
    /// Marks that stand for each other, two and two.
    private static final String SWAPPED_PUNCTUATION = "，、；。！。：，";

    private static final char[] TRADITIONAL = traditional();

    private Edits() {}

    /// The first reading of OpenCC's table for every character of the basic plane.
    private static char[] traditional() {
        char[] table = new char[0x10000];
        for (int c = 0; c < table.length; c++) {
            table[c] = (char) c;
        }
        try (InputStream in =
                        Objects.requireNonNull(Edits.class.getResourceAsStream("/data/dictionary/STCharacters.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] fields = line.split("[\t ]", -1);
                if (fields.length > 1 && fields[0].length() == 1 && fields[1].length() == 1) {
                    table[fields[0].charAt(0)] = fields[1].charAt(0);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return table;
    }

    static String toTraditional(String text) {
        char[] characters = text.toCharArray();
        for (int i = 0; i < characters.length; i++) {
            characters[i] = TRADITIONAL[characters[i]];
        }
        return new String(characters);
    }

    /// `text` in units; put together again they are the text.
    static List<String> units(String text) {
        List<String> units = new ArrayList<>();
        for (int at = 0; at < text.length(); ) {
            int end = at + Character.charCount(text.codePointAt(at));
            if (isWordPart(text.charAt(at))) {
                while (end < text.length() && isWordPart(text.charAt(end))) {
                    end++;
                }
            }
            units.add(text.substring(at, end));
            at = end;
        }
        return units;
    }

    static boolean isWordPart(char c) {
        return Character.isLetterOrDigit(c) && !Character.isIdeographic(c) && !Character.isSurrogate(c);
    }

    static boolean isWord(String unit) {
        return Character.isLetterOrDigit(unit.codePointAt(0));
    }

    /// `percent` of the units changed: eight of ten replaced, one left out, one put in before.
    static String changed(String text, int percent, Articles writer, Dice dice) {
        StringBuilder changed = new StringBuilder();
        for (String unit : units(text)) {
            if (!isWord(unit) || !dice.percent(percent)) {
                changed.append(unit);
                continue;
            }
            int what = dice.below(10);
            if (what > 0) {
                changed.append(writer.replacement(dice));
            }
            if (what == 1) {
                changed.append(isWordPart(unit.charAt(0)) ? " " : "").append(unit);
            }
        }
        return changed.toString();
    }

    /// `percent` of the units change places with the one behind them.
    static String swapped(String text, int percent, Dice dice) {
        List<String> units = units(text);
        for (int i = 0; i + 1 < units.size(); i++) {
            int next = units.get(i + 1).equals(" ") && i + 2 < units.size() ? i + 2 : i + 1;
            if (isWord(units.get(i)) && isWord(units.get(next)) && dice.percent(percent)) {
                String unit = units.get(i);
                units.set(i, units.get(next));
                units.set(next, unit);
                i = next;
            }
        }
        return String.join("", units);
    }

    /// What stands between two marks changes places; the marks stay.
    static String shuffledClauses(String text, Dice dice) {
        List<String> clauses = new ArrayList<>();
        List<String> marks = new ArrayList<>();
        int start = 0;
        for (int at = 0; at <= text.length(); at++) {
            if (at == text.length() || isMark(text.charAt(at))) {
                int end = at;
                while (at < text.length() && isMark(text.charAt(at))) {
                    at++;
                }
                clauses.add(text.substring(start, end));
                marks.add(text.substring(end, at));
                start = at;
            }
        }
        boolean openEnd = marks.getLast().isEmpty() && clauses.getLast().isEmpty();
        dice.shuffle(openEnd ? clauses.subList(0, clauses.size() - 1) : clauses);
        StringBuilder shuffled = new StringBuilder();
        for (int i = 0; i < clauses.size(); i++) {
            shuffled.append(clauses.get(i)).append(marks.get(i));
        }
        return shuffled.toString();
    }

    private static boolean isMark(char c) {
        return "，。；：！？“”、,;!?\n".indexOf(c) >= 0;
    }

    /// Other marks: half of the Chinese ones in ASCII, some of the rest by another that fits as well.
    static String punctuated(String text, Dice dice) {
        StringBuilder other = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int ascii = FULL_PUNCTUATION.indexOf(c);
            int swapped = SWAPPED_PUNCTUATION.indexOf(c);
            if (ascii >= 0 && dice.percent(50)) {
                other.append(ASCII_PUNCTUATION.charAt(ascii));
            } else if (swapped >= 0 && swapped % 2 == 0 && dice.percent(30)) {
                other.append(SWAPPED_PUNCTUATION.charAt(swapped + 1));
            } else {
                other.append(c);
            }
        }
        return other.toString();
    }

    /// Letters, digits and signs of ASCII in their full width.
    static String fullWidth(String text) {
        StringBuilder wide = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            wide.append(c > ' ' && c < 0x7F ? (char) (c + 0xFEE0) : c);
        }
        return wide.toString();
    }
}
