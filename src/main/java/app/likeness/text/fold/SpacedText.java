package app.likeness.text.fold;

import app.likeness.text.FoldKind;
import app.likeness.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Finds the words whose letters were set apart, and the Chinese sentences whose characters were.
///
/// Ordinary are spaced headings (A B S T R A C T, 目 录), initials, lists of letters and the names of servers.
final class SpacedText {
    private static final int LEAST_CHARACTERS = 8;

    /// Letters of the shortest word that is spaced to deceive, and of the pieces and pairs of pieces it falls into.
    private static final int LEAST_LETTERS = 6;

    private static final int LONGEST_PIECE = 4;

    private static final int LEAST_DOUBTFUL = 3;

    /// How far before a surname its initial begins: a letter, a dot, a blank.
    private static final int INITIAL = 3;

    private static final String ADDRESS = "/@";

    /// What names of servers and of files have between their dots.
    private static final Set<String> NAMES = Set.of(
            "www", "com", "org", "net", "edu", "gov", "cn", "uk", "de", "fr", "jp", "io", "nz", "au", "eu", "info",
            "inc", "html", "htm", "php", "xml");

    private final String text;
    private final FoldedText folded;
    /// Where the words that may be headings, or names of files, stand in the list of what was found.
    private final List<Integer> doubtful = new ArrayList<>();

    private final List<String> pieces = new ArrayList<>();
    /// The first unit of the characters set apart that were met last, and how many they are.
    private int first;

    private int characters;

    SpacedText(String text, FoldedText folded) {
        this.text = text;
        this.folded = folded;
    }

    /// Looks at the next unit.
    void add(int unit, List<Fold> found) {
        int from = folded.unitStart(unit);
        int to = folded.unitStart(unit + 1);
        if (to - from > 1 && folded.end(to - 1) - folded.start(from) > to - from && !folded.isCharacterUnit(unit)) {
            addWord(from, to, found);
        }
        if (characters > 0 && WordSpacing.isApart(text, folded, unit)) {
            characters++;
        } else {
            finishCharacters(found);
            first = unit;
            characters = 1;
        }
    }

    /// Looks at the end of the text. One word may be a heading or the name of a file; several are a disguise.
    void finish(List<Fold> found) {
        finishCharacters(found);
        for (int place : doubtful.size() >= LEAST_DOUBTFUL ? doubtful : List.<Integer>of()) {
            Fold word = found.get(place);
            found.set(place, new Fold(word.kind(), word.span(), word.stands(), true));
        }
    }

    private void finishCharacters(List<Fold> found) {
        if (characters >= LEAST_CHARACTERS) {
            int from = folded.unitStart(first);
            int to = folded.unitStart(first + characters);
            add(from, to, stands(from, to), true, found);
        }
        characters = 0;
    }

    private void addWord(int from, int to, List<Fold> found) {
        pieces.clear();
        int start = from;
        boolean points = true;
        for (int i = from + 1; i < to; i++) {
            char gap = gap(folded.end(i - 1), folded.start(i));
            if (gap != 0) {
                points &= gap == '.';
                pieces.add(stands(start, i));
                start = i;
            }
        }
        if (pieces.isEmpty()) {
            return;
        }
        pieces.add(stands(start, to));
        String word = String.join("", pieces);
        boolean suspicious = isSuspicious(word, points) && !isSurname(from) && !(points && isInAddress(from, to));
        boolean whole = pieces.size() == word.length();
        boolean unsure = Character.isUpperCase(word.charAt(0)) || (!whole && (points || isOfOneDot(from, to)));
        if (suspicious && unsure) {
            doubtful.add(found.size());
        }
        add(from, to, word, suspicious && !unsure, found);
    }

    /// Whether a word is in two pieces with a dot between them, as in Catalan col·lega.
    private boolean isOfOneDot(int from, int to) {
        boolean dot = text.substring(folded.start(from), folded.end(to - 1))
                .chars()
                .anyMatch(c -> CharacterFolds.DOTS.indexOf(c) >= 0);
        return dot && pieces.size() == 2;
    }

    /// Whether what stands before or behind a word makes it a part of an address or of a path.
    private boolean isInAddress(int from, int to) {
        int before = folded.start(from) - 1;
        int behind = folded.end(to - 1);
        return (before >= 0 && ADDRESS.indexOf(text.charAt(before)) >= 0)
                || (behind < text.length() && ADDRESS.indexOf(text.charAt(behind)) >= 0);
    }

    /// Whether an initial stands before a word that begins with a capital: surnames are set apart in some countries.
    private boolean isSurname(int from) {
        String before = text.substring(Math.max(0, folded.start(from) - INITIAL), folded.start(from))
                .strip();
        return Character.isUpperCase(text.charAt(folded.start(from)))
                && before.endsWith(".")
                && before.length() > 1
                && Character.isUpperCase(before.charAt(before.length() - 2));
    }

    private boolean isSuspicious(String word, boolean points) {
        if (word.length() < LEAST_LETTERS || isOfCapitals(word) || isList(word)) {
            return false;
        }
        if (pieces.size() == 2
                && pieces.getFirst().endsWith("l")
                && pieces.getLast().startsWith("l")) {
            return false;
        }
        boolean names = pieces.stream().anyMatch(NAMES::contains);
        return pieces.stream().allMatch(piece -> piece.length() <= (points ? LONGEST_PIECE : LEAST_CHARACTERS))
                && !(points && names);
    }

    private static boolean isOfCapitals(String word) {
        return word.equals(word.toUpperCase(Locale.ROOT));
    }

    /// Whether letters follow each other as in a list or table: a b c d, y y y y.
    private static boolean isList(String word) {
        int steps = 0;
        for (int i = 1; i < word.length(); i++) {
            steps += word.charAt(i) - word.charAt(i - 1) == 1 ? 1 : 0;
        }
        return 2 * steps >= word.length() || word.chars().distinct().count() < 3;
    }

    /// What stands between two letters of a word and can be seen, other than an apostrophe; or 0.
    private char gap(int from, int to) {
        for (int i = from; i < to; i++) {
            byte kind = CharacterFolds.STANDARD.kind(text.charAt(i));
            if (kind < CharacterFolds.WORD && kind != CharacterFolds.APOSTROPHE) {
                return text.charAt(i);
            }
        }
        return 0;
    }

    private String stands(int from, int to) {
        StringBuilder letters = new StringBuilder();
        for (int i = from; i < to; i++) {
            char form = folded.characters().charAt(i);
            boolean capital = Character.isUpperCase(text.charAt(folded.start(i)));
            letters.append(capital ? Character.toUpperCase(form) : form);
        }
        return letters.toString();
    }

    private void add(int from, int to, String stands, boolean suspicious, List<Fold> found) {
        found.add(new Fold(FoldKind.SPACED, new Span(folded.start(from), folded.end(to - 1)), stands, suspicious));
    }
}
