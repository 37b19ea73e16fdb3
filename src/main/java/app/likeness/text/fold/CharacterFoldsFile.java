package app.likeness.text.fold;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Optional;

/// The tables of [CharacterFolds] as a file, because working them out asks Unicode and OpenCC about 65,536 characters:
/// half a second of a program that has just been started. The build of the program makes the file and puts it beside
/// the classes.
///
/// Big endian: the forms (131,072 bytes), the kinds (65,536 bytes), then the variants, a bit for each character, the
/// lowest first.
public final class CharacterFoldsFile {
    private static final String NAME = "folds.bin";
    private static final int CHARACTERS = 0x10000;

    private CharacterFoldsFile() {}

    /// Writes the file into the folder of its package below `classes`, where the classes of this package are.
    public static void write(Path classes) throws IOException {
        Files.write(
                classes.resolve(CharacterFoldsFile.class.getPackageName().replace('.', '/'))
                        .resolve(NAME),
                bytes(CharacterFolds.computed()));
    }

    /// What the file holds; empty where the classes were compiled by something else than the build.
    static Optional<CharacterFolds> load() {
        try (InputStream in = CharacterFoldsFile.class.getResourceAsStream(NAME)) {
            return in == null ? Optional.empty() : Optional.of(parse(in.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(NAME, e);
        }
    }

    static byte[] bytes(CharacterFolds folds) {
        byte[] variants = folds.variants().toByteArray();
        ByteBuffer out = ByteBuffer.allocate((Character.BYTES + 1) * CHARACTERS + variants.length);
        out.asCharBuffer().put(folds.forms());
        out.position(Character.BYTES * CHARACTERS);
        return out.put(folds.kinds()).put(variants).array();
    }

    static CharacterFolds parse(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        char[] forms = new char[CHARACTERS];
        in.asCharBuffer().get(forms);
        byte[] kinds = new byte[CHARACTERS];
        in.position(Character.BYTES * CHARACTERS).get(kinds);
        return new CharacterFolds(forms, kinds, BitSet.valueOf(in));
    }
}
