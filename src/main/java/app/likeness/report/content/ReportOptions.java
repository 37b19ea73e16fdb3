package app.likeness.report.content;

/// What a report says beside what was found: the same choices in the window and on the command line.
public record ReportOptions(Names names, Judgements judgements, Extent extent) {
    /// Names as they are, verdicts with their notes, passages.
    public static final ReportOptions STANDARD = new ReportOptions(Names.SHOWN, Judgements.WITH_NOTES, Extent.PASSAGES);

    /// Whether it says whose documents they are.
    public enum Names {
        SHOWN,
        /// Numbers stand for documents, files and folders, and in texts and notes a mark for the people.
        HIDDEN
    }

    /// What it says of verdicts.
    public enum Judgements {
        LEFT_OUT,
        WITHOUT_NOTES,
        WITH_NOTES
    }

    /// How much of the texts it holds.
    public enum Extent {
        PASSAGES,
        /// The whole texts beside the passages.
        WHOLE_TEXTS
    }

    public boolean hidesNames() {
        return names == Names.HIDDEN;
    }

    public boolean hasVerdicts() {
        return judgements != Judgements.LEFT_OUT;
    }

    boolean hasNotes() {
        return judgements == Judgements.WITH_NOTES;
    }

    public boolean hasWholeTexts() {
        return extent == Extent.WHOLE_TEXTS;
    }
}
