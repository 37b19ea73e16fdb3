package app.likeness.report.content;

/// How much the reports to read hold: HTML and PDF the same. Each says in words what it does not hold; the other
/// formats hold all of it.
public final class ReportLimits {
    /// So many pairs are in the table.
    public static final int TABLE_PAIRS = 2_000;
    /// For so many pairs the passages are shown, the strongest first.
    public static final int PASSAGE_PAIRS = 200;
    /// So many passages of a pair are shown.
    public static final int PASSAGES = 100;
    /// So many texts that stand in many documents are listed.
    public static final int COMMON_TEXTS = 100;
    /// So many members of groups are listed in a PDF, which has no room for more.
    public static final int GROUP_ROWS = 2_000;
    /// So many files are listed with their SHA-256, and in a PDF so many that were not read.
    public static final int FILES = 5_000;
    /// Whole texts are shown, pair after pair, until they have so many characters together.
    public static final long WHOLE_CHARACTERS = 4_000_000;

    /// So many pairs have their counts and spans in a manifest, the strongest first.
    public static final int MANIFEST_PAIRS = 10_000;

    private ReportLimits() {}
}
