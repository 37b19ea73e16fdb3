package app.likeness.bench;

import app.likeness.bench.PartialCopy.Kind;
import app.likeness.bench.PartialCopy.Passage;
import app.likeness.text.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Pairs of texts with the passages copied from one into the other, of every kind, for scoring an alignment.
public final class PartialCopies {
    private PartialCopies() {}

    /// `unrelated` pairs that have nothing to do with each other, then `each` pairs of every other kind. The
    /// originals are articles 0 and up, the hosts articles −1 and down.
    public static List<PartialCopy> of(Articles articles, int unrelated, int each, long seed) {
        List<PartialCopy> copies = new ArrayList<>();
        long number = 0;
        for (Kind kind : Kind.values()) {
            for (int i = 0; i < (kind == Kind.UNRELATED ? unrelated : each); i++) {
                Article original = articles.article(number);
                Article host = articles.article(-1 - number);
                copies.add(PartialCopy.of(kind, original, host, articles, new Dice(seed, number)));
                number++;
            }
        }
        return copies;
    }

    /// Writes the pairs as the PAN 2013 text alignment corpora lie on the disk: `susp`, `src`, a folder with an
    /// annotation for each pair for every kind, and beside them `pairs.tsv` with two paths a line. Offsets count
    /// code points there.
    static void write(List<PartialCopy> copies, Path folder) throws IOException {
        Path susp = Files.createDirectories(folder.resolve("susp"));
        Path src = Files.createDirectories(folder.resolve("src"));
        StringBuilder pairs = new StringBuilder();
        for (int i = 0; i < copies.size(); i++) {
            PartialCopy copy = copies.get(i);
            String left = String.format(Locale.ROOT, "suspicious-document%05d", i);
            String right = String.format(Locale.ROOT, "source-document%05d", i);
            Files.writeString(susp.resolve(left + ".txt"), copy.left());
            Files.writeString(src.resolve(right + ".txt"), copy.right());
            Path kind = Files.createDirectories(folder.resolve(folderOf(copy.kind())));
            Files.writeString(kind.resolve(left + "-" + right + ".xml"), annotation(copy, left, right));
            pairs.append(susp.resolve(left + ".txt")).append('\t');
            pairs.append(src.resolve(right + ".txt")).append('\n');
        }
        Files.writeString(folder.resolve("pairs.tsv"), pairs);
    }

    private static String folderOf(Kind kind) {
        int number = 1;
        for (Kind before : Kind.values()) {
            if (before == kind) {
                break;
            }
            number++;
        }
        return "0" + number + "-" + kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String annotation(PartialCopy copy, String left, String right) {
        StringBuilder xml = new StringBuilder(
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document reference=\"" + left + ".txt\">\n");
        for (Passage passage : copy.passages()) {
            xml.append("<feature name=\"plagiarism\"").append(place("this", copy.left(), passage.left()));
            xml.append(" source_reference=\"").append(right).append(".txt\"");
            xml.append(place("source", copy.right(), passage.right())).append(" />\n");
        }
        return xml.append("</document>\n").toString();
    }

    private static String place(String side, String text, Span span) {
        return " " + side + "_offset=\"" + text.codePointCount(0, span.start()) + "\" " + side + "_length=\""
                + text.codePointCount(span.start(), span.end()) + "\"";
    }
}
