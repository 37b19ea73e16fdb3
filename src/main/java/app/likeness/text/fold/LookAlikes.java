package app.likeness.text.fold;

import java.lang.Character.UnicodeScript;
import java.util.List;

/// Letters of different scripts that look the same. A word of mixed scripts is written in one of them again: a Latin
/// word with some foreign letters in it becomes Latin, a Cyrillic or Greek word with some Latin letters becomes
/// Cyrillic or Greek, provided that every letter that has to change has a twin. A unit such as μA stays, and so does a
/// word of one script, though all its letters may have twins, unless the text around it says otherwise.
///
/// The twins are those of Unicode's table of confusables (UTS 39) that are drawn alike in ordinary fonts.
final class LookAlikes {
    /// Twins as they are drawn, so with capitals (В is a twin of B, в of nothing): foreign letter, Latin letter, …
    private static final String CYRILLIC =
            "аaсcԁdеeһhіiјjкkӏlоoрpԛqѕsԝwхxуyүyѵvёëїïАAВBСCЕEНHІIЈJКKӀIМMОOРPЅSТTХXУYҮYԌGԚQԜWЁËЇÏ";

    private static final String GREEK = "αaγyιiκkνvοoρpυuχxϲcϳjΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXϹC";

    private static final String ARMENIAN = "օoոnսuհhցgզqյjԼLՍUՏSՕO";

    private static final String COPTIC = "ⲀAⲂBⲈEⲎHⲒIⲔKⲘMⲚNⲞOⲢPⲤCⲦTⲨYⲬXⲌZⲟoⲣpⲥcⲭxⲩyⲓiⲕk";

    private static final String CHEROKEE = "ᎪAᏴBᏟCᎠDᎬEᏀGᎻHᎫJᏦKᏞLᎷMᏢPᎡRᏒRᏚSᎢTᏙVᎳWᎽYᏃZ";

    private static final String LISU = "ꓮAꓐBꓚCꓓDꓰEꓝFꓖGꓧHꓲIꓙJꓗKꓡLꓟMꓠNꓳOꓑPꓣRꓢSꓔTꓴUꓦVꓪWꓫXꓬYꓜZ";

    private static final char[] LATIN_OF = new char[0x10000];
    private static final char[] CYRILLIC_OF = new char[0x10000];
    private static final char[] GREEK_OF = new char[0x10000];

    static {
        tabulate(CYRILLIC, CYRILLIC_OF);
        tabulate(GREEK, GREEK_OF);
        for (String pairs : List.of(ARMENIAN, COPTIC, CHEROKEE, LISU)) {
            tabulate(pairs, new char[0x10000]);
        }
    }

    private LookAlikes() {}

    /// Makes the word `folded[from, to)` one of a single script, where it can be done.
    ///
    /// @param folded folded characters, Latin ones and Cyrillic or Greek ones among them; changed in place
    /// @param drawn for each of them the character before its case was folded, or 0 where it is one of several
    static void unify(char[] folded, char[] drawn, int from, int to) {
        if (!replace(folded, drawn, from, to, LATIN_OF) && !replace(folded, drawn, from, to, CYRILLIC_OF)) {
            replace(folded, drawn, from, to, GREEK_OF);
        }
    }

    /// Whether a word of another script than Latin could as well be a Latin one: every letter has a twin. A Greek
    /// letter alone is one of a formula.
    static boolean mayBeLatin(char[] folded, char[] drawn, int from, int to) {
        int greek = 0;
        for (int i = from; i < to; i++) {
            if (isForeign(folded[i], LATIN_OF) && twin(LATIN_OF, drawn[i - from]) == 0) {
                return false;
            }
            greek += UnicodeScript.of(folded[i]) == UnicodeScript.GREEK ? 1 : 0;
        }
        return greek != 1;
    }

    /// Replaces every letter that is not of the wanted script by its twin; all of them or none. Latin letters give
    /// way to a majority only.
    private static boolean replace(char[] folded, char[] drawn, int from, int to, char[] twins) {
        int foreign = 0;
        int letters = 0;
        for (int i = from; i < to; i++) {
            letters += Character.isLetter(folded[i]) ? 1 : 0;
            if (isForeign(folded[i], twins)) {
                foreign++;
                if (twin(twins, drawn[i - from]) == 0) {
                    return false;
                }
            }
        }
        if (twins != LATIN_OF && 2 * foreign >= letters) {
            return false;
        }
        for (int i = from; i < to; i++) {
            if (isForeign(folded[i], twins)) {
                folded[i] = (char) LetterForms.formOf(twin(twins, drawn[i - from]));
            }
        }
        return true;
    }

    /// Whether `c` is a letter, Latin, Cyrillic or Greek, but not of the script that `twins` leads to.
    private static boolean isForeign(char c, char[] twins) {
        return switch (UnicodeScript.of(c)) {
            case LATIN -> twins != LATIN_OF;
            case CYRILLIC -> twins != CYRILLIC_OF;
            case GREEK -> twins != GREEK_OF;
            case ARMENIAN, COPTIC, CHEROKEE, LISU -> true;
            default -> false;
        };
    }

    private static char twin(char[] twins, char drawn) {
        return twins[drawn];
    }

    private static void tabulate(String pairs, char[] foreignOf) {
        for (int i = 0; i < pairs.length(); i += 2) {
            LATIN_OF[pairs.charAt(i)] = pairs.charAt(i + 1);
            foreignOf[pairs.charAt(i + 1)] = pairs.charAt(i);
        }
    }
}
