package app.likeness.report.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class DisguiseLinesTest {
    private final DisguiseLines lines = new DisguiseLines(new ReportWords(Locale.ENGLISH));

    @Test
    void aPlaceStandsAsItIsWrittenAndAsItWasCompared() {
        List<String> said = lines.lines("No pl\u0430giarism in this essa\u200By of mine, says its writer.", List.of());
        assertTrue(said.stream().anyMatch(line -> line.contains("U+0430")), said.toString());
        assertTrue(
                said.stream()
                        .anyMatch(line -> line.contains("[\u0430 U+0430]giarism in t…”, compared as “No pl[a]giarism")),
                said.toString());
        assertTrue(said.stream().anyMatch(line -> line.contains("essa[\\u200B]y")), said.toString());
    }

    @Test
    void anHonestTextHasNone() {
        assertEquals(List.of(), lines.lines("Nothing is hidden here.", List.of()));
    }

    @Test
    void manyPlacesAreCountedAndTheFirstOnesShown() {
        List<String> said = lines.lines("pl\u0430ce of \uD83D\uDE00 ".repeat(50), List.of());
        assertEquals(6, said.size(), said.toString());
        assertTrue(said.getFirst().startsWith("50 "), said.getFirst());
    }
}
