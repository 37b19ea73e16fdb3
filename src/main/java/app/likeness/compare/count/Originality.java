package app.likeness.compare.count;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Tally;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// One text against everything it shares text with: each of its folded characters belongs to exactly one of six
/// parts. Immutable.
///
/// A character is shared when it is the very same in at least one source and a setting lets it count through that; it
/// is changed when it counts so but is the same in none. One that does not count belongs to
/// the part of what leaves it out: template and boilerplate before quotations and references, these before passages
/// that are too short; what it carries itself goes before what its counterpart carries. A quotation or reference that
/// no source has is still one. The rest is original.
public final class Originality {
    /// The parts, in the order in which they are shown.
    public enum Part {
        ORIGINAL,
        SHARED,
        /// Changed words inside passages that a source has too.
        CHANGED,
        /// Marked as somebody else's, or in the list of the works used.
        QUOTED,
        /// Given to everybody, or found in many documents.
        TEMPLATE,
        TOO_SHORT
    }

    /// A stretch of the text whose characters belong to one part, and if that is `SHARED` or
    /// `CHANGED`, to one source first.
    ///
    /// @param source the number of the source, the first that has it; -1 where none has
    public record Stretch(Span span, Part part, int source) {}

    private static final int GIVEN = Exclusion.TEMPLATE.bit() | Exclusion.BOILERPLATE.bit();
    private static final int CITED = Exclusion.QUOTATION.bit() | Exclusion.REFERENCES.bit();

    private final int[] characters = new int[Part.values().length];
    private final int[] bySource;
    private final int counted;
    private final List<Stretch> stretches;

    /// Cuts `text` into its parts. O(characters × sources).
    ///
    /// @param sources what it shares, those before others that are to be named first
    /// @param leftOut what is left out of the numbers
    public Originality(ExcludedText text, List<SourceText> sources, Exclusions leftOut) {
        FoldedText folded = text.folded();
        for (SourceText source : sources) {
            if (source.length() != folded.length()) {
                throw new IllegalArgumentException("sources must be of this text: " + source.length()
                        + " characters instead of " + folded.length());
            }
        }
        bySource = new int[sources.size()];
        counted = text.tally().counted(leftOut);
        Part[] parts = new Part[folded.length()];
        int[] owners = new int[folded.length()];
        for (int i = 0; i < parts.length; i++) {
            int own = text.mask(i);
            owners[i] = -1;
            int reasons = 0;
            int changed = -1;
            for (int source = 0; source < sources.size(); source++) {
                int ways = sources.get(source).way(i);
                if (ways == 0 || (own & leftOut.mask()) != 0 || (ways & leftOut.allowed()) == 0) {
                    reasons |= held(ways) & leftOut.mask();
                } else if ((sources.get(source).same(i) & leftOut.allowed()) != 0) {
                    bySource[source]++;
                    owners[i] = owners[i] < 0 ? source : owners[i];
                } else {
                    changed = changed < 0 ? source : changed;
                }
            }
            if (owners[i] >= 0) {
                parts[i] = Part.SHARED;
            } else if (changed >= 0) {
                parts[i] = Part.CHANGED;
                owners[i] = changed;
            } else {
                parts[i] = part(own, reasons);
            }
            characters[index(parts[i])]++;
        }
        stretches = stretches(folded, parts, owners);
    }

    /// How many folded characters belong to a part.
    public int characters(Part part) {
        return characters[index(part)];
    }

    /// All folded characters.
    public int characters() {
        return Arrays.stream(characters).sum();
    }

    /// The folded characters of the text that count: what the share with a source is a part of, as it is of every pair.
    public int counted() {
        return counted;
    }

    /// How many characters count as shared with a source, also those that another has too.
    public int sharedWith(int source) {
        return bySource[source];
    }

    /// By place, apart. What lies between two belongs to neither: it is no letter and no digit.
    public List<Stretch> stretches() {
        return stretches;
    }

    /// Whole percent by part, in the order of [Part]: what is shared is rounded down, as every share is, the others by
    /// the largest remainder (Hamilton), so that they add up to exactly 100, or to 0 for a text without characters.
    /// A part that is not empty may still be 0.
    public int[] percents() {
        int all = characters();
        int[] percents = new int[characters.length];
        if (all == 0) {
            return percents;
        }
        long[] remainders = new long[characters.length];
        int missing = 100;
        for (int i = 0; i < percents.length; i++) {
            percents[i] = (int) (100L * characters[i] / all);
            remainders[i] = i == index(Part.SHARED) ? -1 : 100L * characters[i] % all;
            missing -= percents[i];
        }
        for (; missing > 0; missing--) {
            int largest = 0;
            for (int i = 1; i < remainders.length; i++) {
                largest = remainders[i] > remainders[largest] ? i : largest;
            }
            percents[largest]++;
            remainders[largest] = -1;
        }
        return percents;
    }

    /// All kinds of all ways, as a mask.
    private static int held(int ways) {
        int all = 0;
        for (int mask = 0; mask < Tally.MASKS; mask++) {
            all |= (ways >>> mask & 1) != 0 ? mask : 0;
        }
        return all;
    }

    /// The part of a character that does not count as shared.
    private static Part part(int own, int reasons) {
        for (int kinds : new int[] {own, reasons}) {
            if ((kinds & GIVEN) != 0) {
                return Part.TEMPLATE;
            }
            if ((kinds & CITED) != 0) {
                return Part.QUOTED;
            }
        }
        return (reasons & Exclusion.SHORT.bit()) != 0 ? Part.TOO_SHORT : Part.ORIGINAL;
    }

    private static List<Stretch> stretches(FoldedText folded, Part[] parts, int[] owners) {
        List<Stretch> stretches = new ArrayList<>();
        int at = 0;
        while (at < parts.length) {
            int end = at + 1;
            while (end < parts.length && parts[end] == parts[at] && owners[end] == owners[at]) {
                end++;
            }
            stretches.add(new Stretch(new Span(folded.start(at), folded.end(end - 1)), parts[at], owners[at]));
            at = end;
        }
        return List.copyOf(stretches);
    }

    private static int index(Part part) {
        return switch (part) {
            case ORIGINAL -> 0;
            case SHARED -> 1;
            case CHANGED -> 2;
            case QUOTED -> 3;
            case TEMPLATE -> 4;
            case TOO_SHORT -> 5;
        };
    }
}
