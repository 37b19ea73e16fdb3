package app.likeness.ui.originality;

import app.likeness.compare.count.Originality.Part;

/// How the parts of a text are called and look.
final class PartLooks {
    private PartLooks() {}

    static String key(Part part) {
        return switch (part) {
            case ORIGINAL -> "report.part.original";
            case SHARED -> "report.part.shared";
            case CHANGED -> "report.part.changed";
            case QUOTED -> "report.part.quoted";
            case TEMPLATE -> "report.part.template";
            case TOO_SHORT -> "report.part.tooShort";
        };
    }

    /// The key of what belongs to a part.
    static String meaning(Part part) {
        return switch (part) {
            case ORIGINAL -> "explain.part.original";
            case SHARED -> "explain.part.shared";
            case CHANGED -> "explain.part.changed";
            case QUOTED -> "explain.part.quoted";
            case TEMPLATE -> "explain.part.template";
            case TOO_SHORT -> "explain.part.tooShort";
        };
    }

    static String styleClass(Part part) {
        return switch (part) {
            case ORIGINAL -> "part-original";
            case SHARED -> "part-shared";
            case CHANGED -> "part-changed";
            case QUOTED -> "part-cited";
            case TEMPLATE -> "part-template";
            case TOO_SHORT -> "part-brief";
        };
    }

    /// The percentage of a part.
    ///
    /// @param percents in the order of the parts
    static int percent(int[] percents, Part part) {
        return switch (part) {
            case ORIGINAL -> percents[0];
            case SHARED -> percents[1];
            case CHANGED -> percents[2];
            case QUOTED -> percents[3];
            case TEMPLATE -> percents[4];
            case TOO_SHORT -> percents[5];
        };
    }
}
