package app.likeness.text.formats.pdf;

import app.likeness.text.HiddenText;
import app.likeness.text.formats.document.PrintedLines;
import java.text.Bidi;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

/// Glyphs of a PDF page side by side on one line, from left to right, as one stretch of text.
///
/// @param size that most of its glyphs have
/// @param y its baseline
record GlyphLine(List<Glyph> glyphs, float left, float right, float y, float size) {
    /// A gap of more than this share of the size parts words.
    private static final float WORD_GAP = 0.22f;

    private static final float WIDE_WORD_GAP = 0.28f;

    /// A space parts words where the gap is this share of the size, wherever it was written.
    private static final float LEAST_SPACE = 0.1f;

    /// A gap of more than this many sizes, or as wide a step back, is a tab.
    private static final float TAB_GAP = 2;

    /// The line of `glyphs`, which are ordered by x and not all blank.
    static GlyphLine of(List<Glyph> glyphs) {
        float left = Float.MAX_VALUE;
        float right = -Float.MAX_VALUE;
        Glyph largest = glyphs.getFirst();
        for (Glyph glyph : glyphs) {
            if (!glyph.isBlank()) {
                left = Math.min(left, glyph.x());
                right = Math.max(right, glyph.right());
                largest = largest.isBlank() || glyph.size() > largest.size() ? glyph : largest;
            }
        }
        return new GlyphLine(List.copyOf(glyphs), left, right, largest.y(), largest.size());
    }

    /// Two lines side by side as one.
    GlyphLine with(GlyphLine behind) {
        List<Glyph> all = new ArrayList<>(glyphs);
        all.addAll(behind.glyphs);
        return new GlyphLine(all, left, Math.max(right, behind.right), y, Math.max(size, behind.size));
    }

    /// How far its first word reaches, in points: one character of a script that is written without spaces.
    float firstWord() {
        float begin = Float.NaN;
        float end = 0;
        for (Glyph glyph : glyphs) {
            boolean isBegun = !Float.isNaN(begin);
            if (isBegun && (glyph.isBlank() || glyph.x() - end > WORD_GAP * glyph.size())) {
                break;
            }
            if (!glyph.isBlank()) {
                begin = isBegun ? begin : glyph.x();
                end = glyph.right();
                if (PrintedLines.isWide(PrintedLines.first(glyph.text()))) {
                    break;
                }
            }
        }
        return end - begin;
    }

    /// Its text, with marks around what readers do not see.
    String text() {
        StringBuilder text = new StringBuilder();
        boolean hidden = false;
        Glyph space = null;
        // Where the document writes its spaces, a gap is one of print.
        float wordGap = glyphs.stream().anyMatch(Glyph::isBlank) ? WIDE_WORD_GAP : WORD_GAP;
        Glyph before = null;
        for (Glyph glyph : glyphs) {
            if (glyph.isBlank()) {
                space = glyph;
                continue;
            }
            if (before != null) {
                if (isTwice(before, glyph)) {
                    continue;
                }
                float gap = glyph.x() - before.right();
                float unit = Math.max(glyph.size(), before.size());
                boolean isWide = PrintedLines.isWide(PrintedLines.last(before.text()))
                        && PrintedLines.isWide(PrintedLines.first(glyph.text()));
                boolean isSpace = space != null && parts(before, space, glyph, gap);
                float middle = (glyph.size() + before.size()) / 2;
                if (gap > TAB_GAP * unit || gap < -unit) {
                    text.append('\t');
                } else if (isWide ? gap > 0.6f * unit : isSpace || gap > wordGap * middle) {
                    text.append(' ');
                }
            }
            if (glyph.isHidden() != hidden) {
                hidden = glyph.isHidden();
                mark(text, hidden);
            }
            text.append(plain(glyph.text()));
            before = glyph;
            space = null;
        }
        if (hidden) {
            text.append(HiddenText.END);
        }
        return logical(text.toString());
    }

    /// Whether a space was written between two glyphs: one that another text laid below them parts nothing.
    private static boolean parts(Glyph before, Glyph space, Glyph glyph, float gap) {
        return gap > LEAST_SPACE * glyph.size()
                || (space.index() - before.index()) * (long) (glyph.index() - space.index()) > 0;
    }

    /// The end mark stands before the space.
    private static void mark(StringBuilder text, boolean begins) {
        if (begins) {
            text.append(HiddenText.BEGIN);
        } else {
            int at = text.length();
            while (at > 0 && Character.isWhitespace(text.charAt(at - 1))) {
                at--;
            }
            text.insert(at, HiddenText.END);
        }
    }

    /// Programs print a letter twice, a hair aside, for want of a bold one.
    private static boolean isTwice(Glyph before, Glyph glyph) {
        return before.text().equals(glyph.text())
                && glyph.x() - before.x() < 0.25f * Math.max(glyph.width(), 0.3f * glyph.size())
                && Math.abs(glyph.y() - before.y()) < 0.2f * glyph.size();
    }

    /// Ligatures and characters drawn as parts are what they stand for; marks and separators are taken out.
    private static String plain(String glyph) {
        char first = glyph.charAt(0);
        if (first >= '\ufb00' && first <= '\ufb06') {
            return Normalizer.normalize(glyph, Normalizer.Form.NFKC);
        }
        if (first < ' ' || first == HiddenText.BEGIN || first == HiddenText.END) {
            return "";
        }
        return glyph;
    }

    /// Glyphs stand from left to right; Arabic and Hebrew are read from right to left.
    private static String logical(String visual) {
        if (!Bidi.requiresBidi(visual.toCharArray(), 0, visual.length())) {
            return visual;
        }
        Bidi bidi = new Bidi(visual, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
        int runs = bidi.getRunCount();
        byte[] levels = new byte[runs];
        Integer[] order = new Integer[runs];
        for (int i = 0; i < runs; i++) {
            levels[i] = (byte) bidi.getRunLevel(i);
            order[i] = i;
        }
        Bidi.reorderVisually(levels, 0, order, 0, runs);
        StringBuilder text = new StringBuilder();
        for (int run : order) {
            String part = visual.substring(bidi.getRunStart(run), bidi.getRunLimit(run));
            text.append(levels[run] % 2 == 0 ? part : new StringBuilder(part).reverse());
        }
        return text.toString();
    }
}
