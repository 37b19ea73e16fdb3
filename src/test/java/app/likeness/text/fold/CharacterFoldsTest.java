package app.likeness.text.fold;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CharacterFoldsTest {
    @Test
    void thePreparedTablesAreThoseThatAreWorkedOut() {
        CharacterFolds computed = CharacterFolds.computed();
        assertArrayEquals(computed.forms(), CharacterFolds.STANDARD.forms());
        assertArrayEquals(computed.kinds(), CharacterFolds.STANDARD.kinds());
        assertEquals(computed.variants(), CharacterFolds.STANDARD.variants());
    }

    @Test
    void tablesSurviveTheirFile() {
        CharacterFolds folds = CharacterFolds.STANDARD;
        CharacterFolds read = CharacterFoldsFile.parse(CharacterFoldsFile.bytes(folds));
        assertArrayEquals(folds.forms(), read.forms());
        assertArrayEquals(folds.kinds(), read.kinds());
        assertEquals(folds.variants(), read.variants());
    }
}
