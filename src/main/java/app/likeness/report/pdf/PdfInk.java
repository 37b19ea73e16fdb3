package app.likeness.report.pdf;

import java.awt.Color;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDPageContentStream;

/// The colours of a PDF, those of the page in light, and the six patterns that tell passages apart without colour.
final class PdfInk {
    static final Color TEXT = new Color(0x24292f);
    static final Color MUTED = new Color(0x57606a);
    static final Color ACCENT = new Color(0x0969da);
    static final Color RULE = new Color(0xd0d7de);
    static final Color SUBTLE = new Color(0xf6f8fa);
    static final Color QUIET = new Color(0xeaeef2);
    static final Color REMOVED = new Color(0x8a4600);
    static final Color ADDED = new Color(0x0550ae);
    static final Color WARNING = new Color(0x7d4e00);
    static final Color WARNING_TINT = new Color(0xfff8c5);
    static final int INKS = 6;

    private static final List<Color> INK = List.of(
            new Color(0x0072b2),
            new Color(0x9f6800),
            new Color(0x007d5b),
            new Color(0xbd5100),
            new Color(0xa84f80),
            new Color(0x2379ae));
    private static final List<Color> TINT = List.of(
            new Color(0xcce3f0),
            new Color(0xfaeccc),
            new Color(0xccece3),
            new Color(0xf7dfcc),
            new Color(0xf5e4ed),
            new Color(0xddf0fb));

    private PdfInk() {}

    /// The ink `number`, from 1.
    static Color ink(int number) {
        return INK.get(number - 1);
    }

    static Color tint(int number) {
        return TINT.get(number - 1);
    }

    /// Draws the underline of ink `number` from `x` on at the height `y`.
    static void underline(PDPageContentStream out, int number, float x, float y, float width) throws IOException {
        out.setStrokingColor(ink(number));
        switch (number) {
            case 2 -> line(out, x, y, width, 0.8f, 3, 2);
            case 3 -> line(out, x, y, width, 1.1f, 1.1f, 1.5f);
            case 4 -> {
                line(out, x, y + 0.7f, width, 0.5f);
                line(out, x, y - 0.8f, width, 0.5f);
            }
            case 5 -> line(out, x, y, width, 1.4f, 5, 2);
            case 6 -> wave(out, x, y, width);
            default -> line(out, x, y, width, 0.8f);
        }
    }

    private static void line(PDPageContentStream out, float x, float y, float width, float thick, float... dashes)
            throws IOException {
        out.setLineWidth(thick);
        out.setLineDashPattern(dashes, 0);
        out.moveTo(x, y);
        out.lineTo(x + width, y);
        out.stroke();
        out.setLineDashPattern(new float[0], 0);
    }

    private static void wave(PDPageContentStream out, float x, float y, float width) throws IOException {
        out.setLineWidth(0.6f);
        out.moveTo(x, y);
        float at = 0;
        for (int up = 1; at < width; up = -up) {
            float next = Math.min(width, at + 2);
            out.curveTo(x + at + 0.6f, y + up, x + next - 0.6f, y + up, x + next, y);
            at = next;
        }
        out.stroke();
    }
}
