package app.likeness.text.formats.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMappers;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.jspecify.annotations.Nullable;

/// Gives PDFBox one font for all that a document names and does not hold: nothing is drawn, and looking through the
/// fonts of the system takes seconds, opens files and writes one.
final class StandInFonts implements FontMapper {
    private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    private final TrueTypeFont font;

    private StandInFonts(TrueTypeFont font) {
        this.font = font;
    }

    /// To be called once, before the first document is opened.
    static void install() {
        try (InputStream in = FontMappers.class.getResourceAsStream(FONT)) {
            FontMappers.set(new StandInFonts(new TTFParser().parse(new RandomAccessReadBuffer(in))));
        } catch (IOException e) {
            throw new UncheckedIOException("PDFBox comes without its font", e);
        }
    }

    @Override
    public FontMapping<TrueTypeFont> getTrueTypeFont(String name, @Nullable PDFontDescriptor descriptor) {
        return new FontMapping<>(font, true);
    }

    @Override
    public FontMapping<FontBoxFont> getFontBoxFont(String name, @Nullable PDFontDescriptor descriptor) {
        return new FontMapping<>(font, true);
    }

    @Override
    public CIDFontMapping getCIDFont(
            String name, @Nullable PDFontDescriptor descriptor, @Nullable PDCIDSystemInfo collection) {
        return new CIDFontMapping(null, font, true);
    }
}
