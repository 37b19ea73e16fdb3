package app.likeness.text.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UserWordsTest {
    @TempDir
    private Path folder;

    @Test
    void aListIsReadAsJiebaReadsIt() throws IOException, UserWords.BadLinesException {
        Path file = write("\ufeff文痕 12 n\n\n重复\t3.5\r\nC++ 7 eng x\n查重率\n文痕 9\n");
        assertEquals(
                List.of(new UserWord("c++", 7), new UserWord("文痕", 9), new UserWord("查重率", 3), new UserWord("重复", 3.5)),
                UserWords.read(file).all());
        assertEquals(UserWords.NONE, UserWords.read(write(" \n\n")));
    }

    @Test
    void everyLineThatCannotBeReadIsNamed() throws IOException {
        Path file = write("好 1\n文痕 many\n文痕 0\n\n文·痕 3\n中国\n" + "长".repeat(256) + "\n");
        assertEquals(
                List.of(2, 3, 5, 7),
                assertThrows(UserWords.BadLinesException.class, () -> UserWords.read(file))
                        .lines());
    }

    @Test
    void aFileThatIsNotUtf8IsSaidToBeNone() throws IOException {
        Path file = folder.resolve("gbk.txt");
        Files.write(file, new byte[] {(byte) 0xCE, (byte) 0xC4, (byte) 0xBA, (byte) 0xDB});
        assertThrows(CharacterCodingException.class, () -> UserWords.read(file));
    }

    @Test
    void theSameWordsHaveTheSameLinesInWhateverOrderTheyCame() {
        List<UserWord> words = List.of(new UserWord("文痕", 12), new UserWord("Abc", 3), new UserWord("重复", 3.5));
        assertEquals("abc 3.0\n文痕 12.0\n重复 3.5\n", UserWords.of(words).lines());
        assertEquals(UserWords.of(words), UserWords.of(words.reversed()));
    }

    private Path write(String text) throws IOException {
        return Files.writeString(folder.resolve("own.dict"), text);
    }
}
