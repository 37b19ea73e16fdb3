package app.likeness.text.formats.rtf;

/// What is true inside one group of an RTF document; a group that opens begins with a copy.
final class RtfState {
    /// What becomes of the text in a group.
    enum Destination {
        TEXT,
        NOWHERE,
        FONTS,
        COLOURS,
        INFO,
        TITLE,
        AUTHOR,
        CREATED
    }

    Destination destination = Destination.TEXT;

    /// Whether this group began a note, a comment or a text box, which ends with it.
    boolean isCapture;

    /// Whether an unknown destination follows, which is passed over.
    boolean isStarred;

    /// Characters that stand behind a Unicode one for programs that know none.
    int fallbacks = 1;

    int font = -1;
    int wideFont = -1;
    boolean isWide;
    boolean isVanished;
    boolean isDeleted;
    boolean isTiny;
    boolean onColour;
    int colour;

    RtfState() {}

    RtfState(RtfState outer) {
        destination = outer.destination;
        fallbacks = outer.fallbacks;
        font = outer.font;
        wideFont = outer.wideFont;
        isWide = outer.isWide;
        isVanished = outer.isVanished;
        isDeleted = outer.isDeleted;
        isTiny = outer.isTiny;
        onColour = outer.onColour;
        colour = outer.colour;
    }

    /// Back to how characters look by themselves.
    void plain(int defaultFont) {
        font = defaultFont;
        isWide = false;
        isVanished = false;
        isDeleted = false;
        isTiny = false;
        onColour = false;
        colour = 0;
    }
}
