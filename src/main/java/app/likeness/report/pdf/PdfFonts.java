package app.likeness.report.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.jspecify.annotations.Nullable;

/// The fonts of a PDF: of each code point the first face that has it. What no face has is written as its number, such
/// as `[U+1F600]`, so that nothing is lost and nothing is a box. Only what is used is embedded.
final class PdfFonts {
    /// Faces in the order in which they are asked.
    enum Face {
        LATIN("NotoSans-Regular.ttf"),
        LATIN_BOLD("NotoSans-Bold.ttf"),
        HAN("DroidSansFallbackFull.ttf"),
        OTHER("DejaVuSans.ttf");

        private final String file;

        Face(String file) {
            this.file = file;
        }
    }

    /// A stretch of one face.
    ///
    /// @param text as it is drawn, from left to right
    /// @param isBold whether the face has no bold and is to be drawn so
    record Run(Face face, String text, boolean isBold) {}

    /// A face that is in use.
    ///
    /// @param widths by code point, in thousandths of the size
    private record Loaded(TrueTypeFont file, PDType0Font font, CmapLookup glyphs, Map<Integer, Float> widths) {}

    private static final List<Face> PLAIN = List.of(Face.LATIN, Face.HAN, Face.OTHER);
    private static final List<Face> BOLD = List.of(Face.LATIN_BOLD, Face.HAN, Face.OTHER);
    private static final float UNITS = 1000;

    private final PDDocument document;
    private final Map<Face, Loaded> loaded = new EnumMap<>(Face.class);

    PdfFonts(PDDocument document) {
        this.document = document;
    }

    /// The font of a face.
    PDType0Font font(Face face) throws IOException {
        return load(face).font;
    }

    /// `text` as every character of it can be drawn: lone surrogates as the replacement character, control
    /// characters and what no face has as their numbers; what is invisible is gone.
    String drawable(String text) throws IOException {
        StringBuilder drawable = null;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            int next = i + Character.charCount(c);
            String drawn = drawn(c);
            if (drawable == null && !(drawn.length() == next - i && drawn.codePointAt(0) == c)) {
                drawable = new StringBuilder(text.length() + 16).append(text, 0, i);
            }
            if (drawable != null) {
                drawable.append(drawn);
            }
            i = next;
        }
        return drawable == null ? text : drawable.toString();
    }

    private String drawn(int codePoint) throws IOException {
        if (codePoint == '\n' || (codePoint >= 0x20 && codePoint < 0x7F)) {
            return Character.toString(codePoint);
        }
        if (codePoint == '\t') {
            return "    ";
        }
        if (codePoint == '\r') {
            return "";
        }
        int type = Character.getType(codePoint);
        if (type == Character.SURROGATE) {
            return "\uFFFD";
        }
        boolean isInvisible = type == Character.FORMAT || (codePoint >= 0xFE00 && codePoint <= 0xFE0F);
        if (isInvisible) {
            return "";
        }
        if (type == Character.SPACE_SEPARATOR && codePoint != 0x3000) {
            return " ";
        }
        return face(codePoint, PLAIN) == null
                ? String.format(Locale.ROOT, "[U+%04X]", codePoint)
                : Character.toString(codePoint);
    }

    /// The width of `text`, which is [#drawable], in points. O(length).
    float width(String text, boolean isBold, float size) throws IOException {
        float width = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            width += width(text.codePointAt(i), isBold);
        }
        return width * size / UNITS;
    }

    /// The width of one code point in thousandths of the size.
    float width(int codePoint, boolean isBold) throws IOException {
        Face face = face(codePoint, isBold ? BOLD : PLAIN);
        if (face == null) {
            return 0;
        }
        Loaded known = load(face);
        Float width = known.widths.get(codePoint);
        if (width == null) {
            width = known.font.getStringWidth(Character.toString(codePoint));
            known.widths.put(codePoint, width);
        }
        return width;
    }

    /// `text`, which is [#drawable], by faces.
    List<Run> runs(String text, boolean isBold) throws IOException {
        List<Run> runs = new ArrayList<>();
        int begin = 0;
        @Nullable Face current = null;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            Face face = face(c, isBold ? BOLD : PLAIN);
            if (face != current) {
                add(runs, current, text.substring(begin, i), isBold);
                current = face;
                begin = i;
            }
            i += Character.charCount(c);
        }
        add(runs, current, text.substring(begin), isBold);
        return runs;
    }

    private static void add(List<Run> runs, @Nullable Face face, String text, boolean isBold) {
        if (face != null && !text.isEmpty()) {
            runs.add(new Run(face, text, isBold && face != Face.LATIN_BOLD));
        }
    }

    /// Lets go of the files; after the document was saved.
    void close() throws IOException {
        for (Loaded each : loaded.values()) {
            each.file.close();
        }
    }

    /// The first of `faces` that has a glyph; null for none.
    private @Nullable Face face(int codePoint, List<Face> faces) throws IOException {
        for (Face face : faces) {
            if (load(face).glyphs.getGlyphId(codePoint) != 0) {
                return face;
            }
        }
        return null;
    }

    private Loaded load(Face face) throws IOException {
        Loaded known = loaded.get(face);
        if (known == null) {
            try (InputStream in = PdfFonts.class.getResourceAsStream("fonts/" + face.file)) {
                if (in == null) {
                    throw new IllegalStateException(face.file + " is not beside PdfFonts");
                }
                TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(in));
                // Ligatures would be glyphs that stand for no character, and the text could not be searched.
                font.setEnableGsub(false);
                known = new Loaded(
                        font,
                        PDType0Font.load(document, font, true),
                        font.getUnicodeCmapLookup(false),
                        new HashMap<>());
            }
            loaded.put(face, known);
        }
        return known;
    }
}
