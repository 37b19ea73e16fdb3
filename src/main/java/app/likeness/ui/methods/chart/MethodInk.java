package app.likeness.ui.methods.chart;

import app.likeness.fingerprint.Method;

/// How the curve of a method is drawn: one of six inks with a pattern, so that no two methods have both in common.
public final class MethodInk {
    private static final double[] SOLID = {};
    private static final double[] DASHED = {6, 3};
    private static final double[] DOTTED = {1.5, 3};
    private static final double[] LONG = {12, 4};
    private static final double[] DASH_DOT = {7, 3, 1.5, 3};
    private static final double[] SHORT = {3, 2};

    private final int number;
    private final double[] dashes;

    private MethodInk(int number, double... dashes) {
        this.number = number;
        this.dashes = dashes;
    }

    /// 1…6, as in the names of the colours.
    public int number() {
        return number;
    }

    /// Lengths of dashes and gaps, in pixels; empty for a solid line.
    public double[] dashes() {
        return dashes.clone();
    }

    public static MethodInk of(Method method) {
        return switch (method) {
            case COMBINED -> new MethodInk(1, SOLID);
            case SIMHASH_GRAMS -> new MethodInk(2, DASHED);
            case WINNOWING -> new MethodInk(3, DOTTED);
            case MINHASH -> new MethodInk(4, DASH_DOT);
            case SIMHASH_WORDS -> new MethodInk(5, SHORT);
            case SIMHASH_KEYWORDS -> new MethodInk(6, LONG);
            case COSINE -> new MethodInk(1, DASHED);
            case SIMHASH_SHINGLES -> new MethodInk(2, SOLID);
            case SIMHASH_CHUNKS -> new MethodInk(3, LONG);
            case LONGEST_SENTENCES -> new MethodInk(4, SOLID);
            case LONGEST_SENTENCE -> new MethodInk(5, SOLID);
            case SIMHASH_RECORDS -> new MethodInk(6, DOTTED);
            case EXACT -> new MethodInk(2, DOTTED);
        };
    }

    /// The name in charts, where there is little room: `grams` of `simhash-grams`.
    static String brief(Method method) {
        return method.label().replace("simhash-", "");
    }
}
