package app.likeness.ui.window;

import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.ui.words.Language;
import app.likeness.ui.words.Messages;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The tour with the sample takes a minute: a reckoning from what is read, pressed and looked at. The scan of the
/// sample is no part of it; `TourFlowTest` goes the way and holds how many presses it takes, and how many documents
/// are read.
final class TourMinuteTest {
    /// What is read on the way: each hint and the button that leads on.
    static final List<String> WORDS = List.of(
            "hint.results",
            "hint.results.next",
            "hint.pair",
            "hint.pair.next",
            "hint.groups",
            "hint.groups.next",
            "hint.folders",
            "hint.folders.next");

    /// "Try the sample", and the button of each hint.
    static final int ACTIONS = 5;

    private static final int VIEWS = 4;

    /// Words of English and characters of Chinese that somebody reads in a minute, at leisure.
    private static final int WORDS_A_MINUTE = 240;

    private static final int CHARACTERS_A_MINUTE = 400;

    /// To find a button, point at it and press it: the keystroke-level model of Card, Moran and Newell (1980) gives
    /// 1.35 + 1.1 + 0.2.
    private static final double SECONDS_AN_ACTION = 3;

    /// To look at what the hint is about.
    private static final double SECONDS_A_VIEW = 3;

    /// For one hint: longer ones are not read.
    private static final double SECONDS_A_HINT = 8;

    @ParameterizedTest
    @EnumSource(
            value = Language.class,
            names = {"ENGLISH", "SIMPLIFIED_CHINESE", "TRADITIONAL_CHINESE"})
    void fourHintsAreReadAndFollowedInAMinute(Language language) {
        Messages messages = new Messages(language.locale(Locale.ENGLISH));
        List<String> words = WORDS.stream().map(messages::get).toList();
        double seconds = words.stream().mapToDouble(TourMinuteTest::seconds).sum()
                + ACTIONS * SECONDS_AN_ACTION
                + VIEWS * SECONDS_A_VIEW;
        assertTrue(seconds <= 60, seconds + " s");
        words.forEach(each -> assertTrue(seconds(each) <= SECONDS_A_HINT, seconds(each) + " s: " + each));
    }

    /// Han characters one by one, all else by words; a key is one.
    private static double seconds(String words) {
        long han = words.codePoints()
                .filter(each -> Character.UnicodeScript.of(each) == Character.UnicodeScript.HAN)
                .count();
        long others =
                Pattern.compile("[\\p{IsLatin}\\d+↓]+").matcher(words).results().count();
        return 60.0 * han / CHARACTERS_A_MINUTE + 60.0 * others / WORDS_A_MINUTE;
    }
}
