package app.likeness.compare;

/// In how many documents beside the two of a pair a passage stands, as far as it stands there word for word. With
/// neither none of it does, not even a sentence.
///
/// @param whole how many have all that the two sides have in common
/// @param parts how many others have a good part of it
public record OtherDocuments(int whole, int parts) {
    public OtherDocuments {
        if (whole < 0 || parts < 0) {
            throw new IllegalArgumentException("counts must not be negative: " + whole + ", " + parts);
        }
    }
}
