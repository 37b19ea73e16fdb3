package app.likeness.text.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A [WordModel] as a file, because building it from jieba's dictionary takes seven times as long as reading it. The
/// build of the program makes the file from the dictionary on its class path and puts it beside the classes.
///
/// Little endian: four counts (characters, sentence codes, cells, logarithms) and the length of the longest word as
/// `int`; two `double`s (unknown, mean IDF); then the arrays: characters, cells, logarithms, emissions.
final class WordModelFile {
    private static final String NAME = "words.bin";
    private static final int HEAD = 5 * Integer.BYTES + 2 * Double.BYTES;

    private WordModelFile() {}

    /// Writes the file into the folder of its package below `classes`, where the classes of this package are.
    static void write(Path classes) throws IOException {
        Files.write(
                classes.resolve(WordModelFile.class.getPackageName().replace('.', '/'))
                        .resolve(NAME),
                bytes(WordModel.with(List.of())));
    }

    /// What the file holds; empty where the classes were compiled by something else than the build.
    static Optional<WordModel> load() {
        try (InputStream in = WordModelFile.class.getResourceAsStream(NAME)) {
            return in == null ? Optional.empty() : Optional.of(parse(in.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(NAME, e);
        }
    }

    static byte[] bytes(WordModel model) {
        Lexicon lexicon = model.lexicon();
        char[] characters = lexicon.codes().characters();
        long[] cells = lexicon.cells();
        double[] logarithms = lexicon.logarithms();
        double[] emissions = model.unknownWords().emissions();
        int size = HEAD
                + Character.BYTES * characters.length
                + Long.BYTES * cells.length
                + Double.BYTES * (logarithms.length + emissions.length);
        ByteBuffer out = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(characters.length).putInt(lexicon.codes().sentenceCodes());
        out.putInt(cells.length).putInt(logarithms.length).putInt(lexicon.longest());
        out.putDouble(lexicon.unknown()).putDouble(lexicon.meanIdf());
        out.asCharBuffer().put(characters);
        out.position(out.position() + Character.BYTES * characters.length);
        out.asLongBuffer().put(cells);
        out.position(out.position() + Long.BYTES * cells.length);
        out.asDoubleBuffer().put(logarithms).put(emissions);
        return out.array();
    }

    static WordModel parse(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        char[] characters = new char[in.getInt()];
        int sentenceCodes = in.getInt();
        long[] cells = new long[in.getInt()];
        double[] logarithms = new double[in.getInt()];
        int longest = in.getInt();
        double unknown = in.getDouble();
        double meanIdf = in.getDouble();
        in.asCharBuffer().get(characters);
        in.position(in.position() + Character.BYTES * characters.length);
        in.asLongBuffer().get(cells);
        in.position(in.position() + Long.BYTES * cells.length);
        double[] emissions = new double[4 * (sentenceCodes + 1)];
        in.asDoubleBuffer().get(logarithms).get(emissions);
        CharacterCodes codes = new CharacterCodes(characters, sentenceCodes);
        return new WordModel(
                new Lexicon(codes, cells, logarithms, longest, unknown, meanIdf), new UnknownWords(emissions));
    }
}
