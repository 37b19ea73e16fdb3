package app.likeness.text.fold;

import app.likeness.text.FoldKind;
import app.likeness.text.HiddenText;
import app.likeness.text.Span;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Finds the folds of one text: goes through its folded characters unit by unit and looks at each that is not what is
/// written, and at what was dropped between two.
final class FoldFinder {
    /// Marks on one letter that no writing has.
    private static final int PILE = 3;

    /// Letters of a word with a mark that no letter composes with, past which somebody decorates.
    private static final int DECORATED = 3;

    /// Letters of the shortest word that is written in two ways to deceive.
    private static final int LEAST_MIXED = 4;

    /// Letters of the shortest word in mathematical letters that is none of mathematics.
    private static final int LEAST_STYLED = 5;

    /// Letters of the shortest word that holds a phonetic letter, no other one, and is no transcription.
    private static final int LEAST_PHONETIC = 7;

    /// Their letters bear several marks.
    private static final Set<UnicodeScript> POINTED =
            EnumSet.of(UnicodeScript.HEBREW, UnicodeScript.ARABIC, UnicodeScript.SYRIAC);

    /// What comes in runs of characters.
    private static final Set<FoldKind> RUNNING =
            EnumSet.of(FoldKind.SCRIPT, FoldKind.WIDTH, FoldKind.DIGITS, FoldKind.STYLED);

    private static final CharacterFolds FOLDS = CharacterFolds.STANDARD;

    private final String stored;
    /// The text in the order in which it is shown.
    private final String text;

    private final FoldedText folded;
    private final List<Fold> found = new ArrayList<>();
    private final SpacedText spaced;
    /// Letters of the word that is being looked at: of plain ASCII, of each way of writing, and with loose marks.
    private int plain;

    private int styled;
    private int wide;
    private int others;
    private int marked;

    FoldFinder(String text, FoldedText folded) {
        this.stored = text;
        this.text = folded.text();
        this.folded = folded;
        this.spaced = new SpacedText(this.text, folded);
    }

    List<Fold> find() {
        int end = 0;
        for (int unit = 0; unit < folded.units(); unit++) {
            int first = found.size();
            int behind = folded.unitStart(unit + 1);
            for (int i = folded.unitStart(unit); i < behind; i++) {
                int start = folded.start(i);
                if (start > end) {
                    between(end, start);
                }
                int to = folded.end(i);
                if (start >= end && !isPlain(start, to, folded.characters().charAt(i))) {
                    letter(start, to, folded.characters().charAt(i));
                }
                end = to;
            }
            finishWord(first, behind - folded.unitStart(unit));
            spaced.add(unit, found);
        }
        between(end, text.length());
        spaced.finish(found);
        List<Span> turned = Directions.turned(stored);
        if (!turned.isEmpty()) {
            dropMarks(turned);
        }
        for (Span span : turned) {
            boolean letters =
                    FoldedText.of(text.substring(span.start(), span.end())).length() > 1;
            found.add(new Fold(FoldKind.REVERSED, span, shown(span), letters));
        }
        found.sort(Comparator.comparing(Fold::span));
        return ScriptMix.judged(merged(), text);
    }

    /// Neighbours that say the same of a run of characters as one.
    private List<Fold> merged() {
        List<Fold> merged = new ArrayList<>();
        for (Fold fold : found) {
            Fold last = merged.isEmpty() ? fold : merged.getLast();
            boolean one = RUNNING.contains(fold.kind())
                    && fold.kind() == last.kind()
                    && fold.suspicious() == last.suspicious()
                    && fold.span().start() == last.span().end();
            if (one) {
                merged.removeLast();
                Span span = new Span(last.span().start(), fold.span().end());
                merged.add(new Fold(fold.kind(), span, last.stands() + fold.stands(), fold.suspicious()));
            } else {
                merged.add(fold);
            }
        }
        return merged;
    }

    /// The marks of directions are no folds of their own where they turn text.
    private void dropMarks(List<Span> turned) {
        BitSet inside = new BitSet();
        turned.forEach(span -> inside.set(span.start(), span.end()));
        found.removeIf(fold -> fold.kind() == FoldKind.INVISIBLE
                && inside.get(fold.span().start())
                && inside.get(fold.span().end() - 1)
                && isOfMarks(fold.span()));
    }

    private boolean isOfMarks(Span span) {
        return text.substring(span.start(), span.end()).chars().allMatch(Directions::isMark);
    }

    /// What readers see of an override: the text between its marks.
    private String shown(Span span) {
        StringBuilder shown = new StringBuilder();
        text.substring(span.start(), span.end())
                .codePoints()
                .filter(c -> !CharacterFolds.isInvisible(c))
                .forEach(shown::appendCodePoint);
        return shown.toString();
    }

    /// Notes what was dropped from `from` to `to`.
    private void between(int from, int to) {
        for (int i = from; i < to; ) {
            if (FOLDS.kind(text.charAt(i)) < CharacterFolds.VANISHING) {
                i++;
                continue;
            }
            int end = text.charAt(i) == HiddenText.BEGIN ? text.indexOf(HiddenText.END, i, to) : -1;
            if (end >= 0) {
                i = hidden(i, end + 1);
            } else if (isVanishing(i)) {
                i = invisible(i, to);
            } else {
                i++;
            }
        }
    }

    private int hidden(int begin, int end) {
        // A single word may be a label of the page, such as "[update]" in an encyclopedia.
        boolean words = FoldedText.of(text.substring(begin + 1, end - 1)).units() > 1;
        found.add(new Fold(FoldKind.HIDDEN, new Span(begin, end), "", words));
        return end;
    }

    private int invisible(int from, int to) {
        int end = from;
        boolean marks = false;
        do {
            int c = text.codePointAt(end);
            marks |= !CharacterFolds.isInvisible(c);
            end += Character.charCount(c);
        } while (end < to && isVanishing(end) && text.charAt(end) != HiddenText.BEGIN);
        boolean suspicious = marks ? end - from >= PILE : Invisibles.areSuspicious(text, from, end);
        found.add(new Fold(marks ? FoldKind.MARKS : FoldKind.INVISIBLE, new Span(from, end), "", suspicious));
        return end;
    }

    private boolean isVanishing(int at) {
        char c = text.charAt(at);
        return Character.isHighSurrogate(c)
                ? CharacterFolds.isInvisible(text.codePointAt(at))
                : FOLDS.kind(c) == CharacterFolds.VANISHING
                        || (FOLDS.kind(c) == CharacterFolds.COMBINING
                                && CharacterFolds.kindOfForm(c) == CharacterFolds.VANISHING);
    }

    /// Notes the letter from `start` to `end`, with the marks on it, if `form` is not what is written.
    private void letter(int start, int end, char form) {
        int base = text.codePointAt(start);
        int behind = start + Character.charCount(base);
        if (behind == start + 1) {
            letter((char) base, form, start);
        } else if (form < 0x80) {
            styled++;
            boolean capital = Character.isUpperCase(base) || Character.getType(base) == Character.OTHER_SYMBOL;
            add(FoldKind.STYLED, start, behind, cased(form, capital), false);
        } else if (!Character.isSurrogate(form)) {
            add(FoldKind.COMPATIBILITY, start, behind, String.valueOf(form), false);
        }
        int loose = end > behind ? looseMarks(start, end) : 0;
        if (loose > 0) {
            marked++;
            add(FoldKind.MARKS, behind, end, "", loose >= PILE || Character.isIdeographic(base));
        }
    }

    /// Whether what stands from `start` to `end` is one character, written as it is folded but for its case: nearly
    /// every one is. Counts it.
    private boolean isPlain(int start, int end, char form) {
        if (end - start != 1 || !isAsWritten(text.charAt(start), form)) {
            return false;
        }
        plain += form < 0x80 && form > '9' ? 1 : 0;
        others += form >= 0x80 ? 1 : 0;
        return true;
    }

    private static boolean isAsWritten(char c, char form) {
        return c == form || (c < 0x80 && form == Character.toLowerCase(c));
    }

    private void letter(char c, char form, int start) {
        if (isAsWritten(c, form)) {
            plain += c < 0x80 && c > '9' ? 1 : 0;
            others += c >= 0x80 ? 1 : 0;
            return;
        }
        boolean single = FOLDS.kind(c) < CharacterFolds.VANISHING;
        if (single && FOLDS.form(c) != form) {
            boolean digit = form >= '0' && form <= '9';
            FoldKind kind = digit ? FoldKind.DIGITS : FoldKind.LOOK_ALIKE;
            add(kind, start, start + 1, cased(form, Character.isUpperCase(c)), !digit && c != 'ー');
            return;
        }
        FoldKind kind = FoldKinds.of(c, form);
        if (kind == null) {
            others++;
            return;
        }
        styled += kind == FoldKind.STYLED && !FoldKinds.isPhonetic(c) ? 1 : 0;
        wide += kind == FoldKind.WIDTH && Character.isLetter(c) ? 1 : 0;
        String stands =
                single ? cased(form, Character.isUpperCase(c)) : Normalizer.normalize(Character.toString(c), Form.NFKC);
        add(kind, start, start + 1, stands, kind == FoldKind.RADICAL && (isHan(start, -1) || isHan(start, 1)));
    }

    /// Whether the next that can be seen from `at` in this direction is Chinese.
    private boolean isHan(int at, int step) {
        int i = at + step;
        while (i >= 0 && i < text.length() && FOLDS.kind(text.charAt(i)) == CharacterFolds.VANISHING) {
            i += step;
        }
        return i >= 0 && i < text.length() && CharacterFolds.isCharacter(FOLDS.kind(text.charAt(i)));
    }

    private static String cased(char form, boolean capital) {
        return String.valueOf(capital ? Character.toUpperCase(form) : form);
    }

    /// How many marks there are on a letter beyond those that make another letter of it.
    private int looseMarks(int start, int end) {
        StringBuilder cluster = new StringBuilder();
        text.substring(start, end)
                .codePoints()
                .filter(c -> !CharacterFolds.isInvisible(c))
                .forEach(cluster::appendCodePoint);
        String composed = Normalizer.normalize(cluster, Form.NFC);
        int loose = 0;
        for (int i = 1; i < composed.length(); i++) {
            boolean mark = FOLDS.kind(composed.charAt(i)) >= CharacterFolds.VANISHING;
            loose += mark && CharacterFolds.kindOfForm(composed.charAt(i)) == CharacterFolds.VANISHING ? 1 : 0;
        }
        UnicodeScript script = UnicodeScript.of(composed.codePointAt(0));
        return POINTED.contains(script) ? 0 : loose;
    }

    /// Tells of the folds since `first`, which lie in one unit, whether the word as a whole makes them suspicious.
    private void finishWord(int first, int length) {
        boolean decorated = marked >= DECORATED && 2 * marked >= length;
        boolean mixed = plain > 0 && others == 0 && length >= LEAST_MIXED;
        for (int i = first; i < found.size(); i++) {
            Fold fold = found.get(i);
            boolean suspicious = switch (fold.kind()) {
                case LOOK_ALIKE -> fold.suspicious() && (length >= leastLookAlike(fold.span()));
                case STYLED ->
                    (mixed && (styled > 0 || length >= LEAST_PHONETIC))
                            || (plain == 0 && others == 0 && styled >= LEAST_STYLED);
                case WIDTH -> wide > 0 && mixed;
                case MARKS -> fold.suspicious() || decorated;
                default -> fold.suspicious();
            };
            if (suspicious != fold.suspicious()) {
                found.set(i, new Fold(fold.kind(), fold.span(), fold.stands(), suspicious));
            }
        }
        plain = 0;
        styled = 0;
        wide = 0;
        others = 0;
        marked = 0;
    }

    /// How long a word is in which a letter of another script, at `span`, is none of a formula or a name.
    private int leastLookAlike(Span span) {
        return switch (UnicodeScript.of(text.charAt(span.start()))) {
            case KATAKANA -> 1;
            case GREEK -> LEAST_MIXED;
            default -> 2;
        };
    }

    private void add(FoldKind kind, int start, int end, String stands, boolean suspicious) {
        found.add(new Fold(kind, new Span(start, end), stands, suspicious));
    }
}
