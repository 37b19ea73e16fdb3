package app.likeness.store.kept;

import java.util.Optional;

/// How far a comparison came that has not ended: it can be gone on with from there.
///
/// @param number of the comparison
/// @param verified how many candidates, in their order, were verified and have their pairs stored
/// @param checksum of the documents and of these candidates: other ones are others' work
/// @param options as for a finished comparison
public record UnfinishedComparison(long number, long verified, long checksum, String options) {
    private static final int PARTS = 4;

    /// As it is kept.
    public String written() {
        return number + " " + verified + " " + checksum + " " + options;
    }

    /// What [#written] wrote; empty for anything else.
    public static Optional<UnfinishedComparison> read(String written) {
        String[] parts = written.split(" ", PARTS);
        try {
            return parts.length < PARTS
                    ? Optional.empty()
                    : Optional.of(new UnfinishedComparison(
                            Long.parseLong(parts[0]), Long.parseLong(parts[1]), Long.parseLong(parts[2]), parts[3]));
        } catch (NumberFormatException damaged) {
            return Optional.empty();
        }
    }
}
