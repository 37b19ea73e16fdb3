package app.likeness.bench;

import app.likeness.text.Span;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/// A text with one disguise.
///
/// @param text the disguised text; for `HIDDEN` the source of a web page
/// @param tricks where the disguise sits in `text`, in order; empty where the text has no place for it (no digits, no
///     Latin letters)
public record Disguised(Disguise kind, String text, List<Span> tricks) {
    private static final String ZERO_WIDTH = "\u200B\u200C\u200D\u2060\uFEFF";
    private static final String CONTROL = "\u0001\u0002\u0005\u0007\u001C\u001F\u007F\u0084\u0091";
    private static final String SPACES = " \u00A0\u2009\u3000";
    private static final String DOTS = ".·•";
    private static final String TWINS = "aаcсeеoоpрxхyуiіAΑBВEЕHНKΚMМOОPРTТXΧ";
    private static final String DIGITS = "〇一二三四五六七八九";
    private static final String ASCII_MARKS = ".,;:!?";
    private static final String FULL_MARKS = "。，；：！？";

    private static final List<String> HIDING =
            List.of("color:#fff", "color:white", "font-size:0", "display:none", "visibility:hidden", "opacity:0");

    private static final Map<String, String> RADICALS = forms(0x2F00, 0x2FD6);
    private static final Map<String, String> COMPATIBILITY = compatibility();

    public Disguised {
        tricks = List.copyOf(tricks);
    }

    /// Text and tricks while they are made.
    private static final class Making {
        private final StringBuilder text = new StringBuilder();
        private final List<Span> tricks = new ArrayList<>();

        Making plain(String part) {
            text.append(part);
            return this;
        }

        Making trick(String part) {
            tricks.add(new Span(text.length(), text.length() + part.length()));
            return plain(part);
        }

        Making either(boolean trick, String part) {
            return trick ? trick(part) : plain(part);
        }

        Disguised as(Disguise kind) {
            return new Disguised(kind, text.toString(), tricks);
        }
    }

    public static Disguised of(Disguise kind, Article article, Dice dice) {
        String text = article.text();
        return switch (kind) {
            case ZERO_WIDTH -> between(kind, text, ZERO_WIDTH, dice);
            case CONTROL -> between(kind, text, CONTROL, dice);
            case SOFT_HYPHENS -> between(kind, text, "\u00AD", dice);
            case SPACES -> apart(kind, text, SPACES, dice);
            case DOTS -> apart(kind, text, DOTS, dice);
            case TWINS -> twins(text, dice);
            case RADICALS -> replaced(kind, text, RADICALS, dice);
            case COMPATIBILITY -> replaced(kind, text, COMPATIBILITY, dice);
            case TRADITIONAL -> clauses(kind, text, Edits::toTraditional, dice);
            case FULL_WIDTH -> words(kind, text, Edits::fullWidth, dice);
            case PUNCTUATION -> punctuation(text, dice);
            case DIGITS -> digits(text, dice);
            case REVERSED -> clauses(kind, text, Disguised::reversed, dice);
            case HIDDEN -> hidden(article, dice);
        };
    }

    /// Compatibility characters of a range by what NFKC makes of them.
    private static Map<String, String> forms(int from, int to) {
        Map<String, String> forms = new HashMap<>();
        for (int c = from; c < to; c++) {
            String form = Character.toString(c);
            String normal = Normalizer.normalize(form, Normalizer.Form.NFKC);
            if (!normal.equals(form) && normal.codePointCount(0, normal.length()) == 1) {
                forms.putIfAbsent(normal, form);
            }
        }
        return forms;
    }

    /// Compatibility ideographs, and the bold letters of mathematics.
    private static Map<String, String> compatibility() {
        Map<String, String> forms = forms(0xF900, 0xFB00);
        for (int letter = 0; letter < 26; letter++) {
            forms.put(Character.toString('a' + letter), Character.toString(0x1D41A + letter));
        }
        return forms;
    }

    /// A sign in one of eight places between two letters.
    private static Disguised between(Disguise kind, String text, String signs, Dice dice) {
        Making making = new Making();
        for (int at = 0; at < text.length(); at++) {
            if (at > 0
                    && Character.isLetter(text.charAt(at - 1))
                    && Character.isLetter(text.charAt(at))
                    && dice.below(8) == 0) {
                making.trick(sign(signs, dice));
            }
            making.plain(text.substring(at, at + 1));
        }
        return making.as(kind);
    }

    private static String sign(String signs, Dice dice) {
        return signs.substring(dice.below(signs.length())).substring(0, 1);
    }

    /// A quarter of the words of three letters and more and of the clauses of six Han characters and more, with the
    /// same sign between all their letters.
    private static Disguised apart(Disguise kind, String text, String signs, Dice dice) {
        Making making = new Making();
        for (String run : runs(text)) {
            int least = Character.isIdeographic(run.charAt(0)) ? 6 : 3;
            boolean trick = run.length() >= least && Character.isLetter(run.charAt(0)) && dice.percent(25);
            making.either(trick, trick ? String.join(sign(signs, dice), run.split("")) : run);
        }
        return making.as(kind);
    }

    /// Runs of letters, digits alone, and all the rest one by one.
    private static List<String> runs(String text) {
        List<String> runs = new ArrayList<>();
        for (int at = 0; at < text.length(); ) {
            int end = at + 1;
            if (Character.isLetter(text.charAt(at)) || Character.isDigit(text.charAt(at))) {
                boolean letters = Character.isLetter(text.charAt(at));
                while (end < text.length()
                        && (letters ? Character.isLetter(text.charAt(end)) : Character.isDigit(text.charAt(end)))) {
                    end++;
                }
            }
            runs.add(text.substring(at, end));
            at = end;
        }
        return runs;
    }

    /// In half of the Latin words that have one, a letter that has a twin.
    private static Disguised twins(String text, Dice dice) {
        Making making = new Making();
        for (String unit : Edits.units(text)) {
            int at = 0;
            while (at < unit.length() && twin(unit.charAt(at)) < 0) {
                at++;
            }
            if (unit.length() < 2 || at == unit.length() || dice.percent(50)) {
                making.plain(unit);
            } else {
                making.plain(unit.substring(0, at))
                        .trick(TWINS.substring(twin(unit.charAt(at)) + 1).substring(0, 1))
                        .plain(unit.substring(at + 1));
            }
        }
        return making.as(Disguise.TWINS);
    }

    private static int twin(char c) {
        int at = TWINS.indexOf(c);
        return c < 0x80 ? at : -1;
    }

    /// Half of the characters that have such a form in it.
    private static Disguised replaced(Disguise kind, String text, Map<String, String> forms, Dice dice) {
        Making making = new Making();
        for (int at = 0; at < text.length(); at++) {
            String c = text.substring(at, at + 1);
            boolean trick = forms.containsKey(c) && dice.percent(50);
            making.either(trick, trick ? forms.getOrDefault(c, c) : c);
        }
        return making.as(kind);
    }

    /// Half of the clauses that it changes.
    private static Disguised clauses(Disguise kind, String text, UnaryOperator<String> change, Dice dice) {
        Making making = new Making();
        for (String run : runs(text)) {
            String changed = run.length() >= 3 && Character.isLetter(run.charAt(0)) ? change.apply(run) : run;
            boolean trick = !changed.equals(run) && dice.percent(50);
            making.either(trick, trick ? changed : run);
        }
        return making.as(kind);
    }

    /// Half of the words that it changes.
    private static Disguised words(Disguise kind, String text, UnaryOperator<String> change, Dice dice) {
        Making making = new Making();
        for (String unit : Edits.units(text)) {
            String changed = Edits.isWordPart(unit.charAt(0)) ? change.apply(unit) : unit;
            boolean trick = !changed.equals(unit) && dice.percent(50);
            making.either(trick, trick ? changed : unit);
        }
        return making.as(kind);
    }

    private static String reversed(String clause) {
        return "\u202E" + new StringBuilder(clause).reverse() + "\u202C";
    }

    private static Disguised punctuation(String text, Dice dice) {
        String other = Edits.punctuated(text, dice);
        Making making = new Making();
        for (int at = 0; at < text.length(); at++) {
            String c = text.substring(at, at + 1);
            int ascii = ASCII_MARKS.indexOf(c);
            if (!other.startsWith(c, at)) {
                making.trick(other.substring(at, at + 1));
            } else if (ascii >= 0 && text.startsWith(" ", at + 1) && dice.percent(50)) {
                making.trick(FULL_MARKS.substring(ascii, ascii + 1));
            } else {
                making.plain(c);
            }
        }
        return making.as(Disguise.PUNCTUATION);
    }

    /// Two of three whole numbers, digit by digit; of a decimal fraction neither part.
    private static Disguised digits(String text, Dice dice) {
        Making making = new Making();
        int at = 0;
        for (String run : runs(text)) {
            boolean whole = !text.startsWith(".", at - 1) && !text.startsWith(".", at + run.length());
            boolean trick = whole && Character.isDigit(run.charAt(0)) && dice.below(3) > 0;
            at += run.length();
            StringBuilder chinese = new StringBuilder();
            for (int i = 0; trick && i < run.length(); i++) {
                chinese.append(DIGITS.charAt(run.charAt(i) - '0'));
            }
            making.either(trick, trick ? chinese.toString() : run);
        }
        return making.as(Disguise.DIGITS);
    }

    private static Disguised hidden(Article article, Dice dice) {
        Making making = new Making();
        making.plain("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>" + article.title()
                + "</title></head>\n<body><article>\n<h1>" + article.title() + "</h1>\n");
        for (List<String> paragraph : article.paragraphs()) {
            making.plain("<p>");
            for (String run : runs(String.join("", paragraph))) {
                making.plain(run);
                if (run.length() >= 3 && dice.percent(30)) {
                    String junk = dice.pick(article.sentences()).replaceAll("\\P{L}", "");
                    making.trick("<span style=\"" + dice.pick(HIDING) + "\">"
                            + junk.substring(0, Math.min(junk.length(), dice.between(2, 9))) + "</span>");
                }
            }
            making.plain("</p>\n");
        }
        return making.plain("</article></body></html>\n").as(Disguise.HIDDEN);
    }
}
