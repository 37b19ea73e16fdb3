package app.likeness.compare.count;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Tally;
import app.likeness.compare.count.Originality.Part;
import app.likeness.compare.count.Originality.Stretch;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class OriginalityTest {
    private static final List<Exclusion> OF_TEXT =
            Arrays.stream(Exclusion.values()).filter(Exclusion::isOfText).toList();
    private static final String TEXT = "abcde fghij klmno pqrst uvwxy";

    @Test
    void whatNoSourceHasIsOriginal() {
        Originality alone = of(List.of(), Exclusions.STANDARD);
        assertEquals(25, alone.characters(Part.ORIGINAL));
        assertArrayEquals(new int[] {100, 0, 0, 0, 0, 0}, alone.percents());
        assertEquals(List.of(new Stretch(new Span(0, 29), Part.ORIGINAL, -1)), alone.stretches());
    }

    @Test
    void aCharacterBelongsToTheFirstSourceThatHasItAndCountsForEach() {
        Originality shared = of(List.of(source(0, 10, 1), source(5, 15, 1)), Exclusions.STANDARD);
        assertEquals(15, shared.characters(Part.SHARED));
        assertEquals(10, shared.sharedWith(0));
        assertEquals(10, shared.sharedWith(1));
        assertEquals(
                List.of(
                        new Stretch(new Span(0, 11), Part.SHARED, 0),
                        new Stretch(new Span(12, 17), Part.SHARED, 1),
                        new Stretch(new Span(18, 29), Part.ORIGINAL, -1)),
                shared.stretches());
    }

    @Test
    void whatIsLeftOutOfTheNumbersIsThePartOfItsReason() {
        ExcludedText text = excluded(
                new ExcludedSpan(Exclusion.TEMPLATE, new Span(0, 5)),
                new ExcludedSpan(Exclusion.QUOTATION, new Span(6, 11)));
        List<SourceText> all = List.of(source(0, 25, 1));
        Originality standard = new Originality(text, all, Exclusions.STANDARD);
        assertEquals(5, standard.characters(Part.TEMPLATE));
        assertEquals(20, standard.characters(Part.SHARED), "quotations count until they are left out");
        Originality strict = new Originality(text, all, Exclusions.STANDARD.with(Exclusion.QUOTATION));
        assertEquals(5, strict.characters(Part.QUOTED));
        assertEquals(15, strict.characters(Part.SHARED));
        Originality none = new Originality(text, all, Exclusions.NONE);
        assertEquals(25, none.characters(Part.SHARED));
    }

    @Test
    void aQuotationThatNoSourceHasIsAQuotation() {
        ExcludedText text = excluded(new ExcludedSpan(Exclusion.QUOTATION, new Span(6, 11)));
        assertEquals(5, new Originality(text, List.of(), Exclusions.STANDARD).characters(Part.QUOTED));
    }

    @Test
    void aPassageThatIsTooShortHasAPartOfItsOwnWhereItIsLeftOut() {
        List<SourceText> brief = List.of(source(0, 5, 1 << Exclusion.SHORT.bit()));
        assertEquals(5, of(brief, Exclusions.STANDARD).characters(Part.SHARED));
        Originality strict = of(brief, Exclusions.STANDARD.with(Exclusion.SHORT));
        assertEquals(5, strict.characters(Part.TOO_SHORT));
        assertEquals(0, strict.sharedWith(0));
    }

    @Test
    void percentsAreRoundedByTheLargestRemainder() {
        assertArrayEquals(
                new int[] {68, 32, 0, 0, 0, 0},
                of(List.of(source(0, 8, 1)), Exclusions.NONE).percents());
        ExcludedText three =
                new ExcludedText(FoldedText.of("abc"), List.of(new ExcludedSpan(Exclusion.QUOTATION, new Span(2, 3))));
        SourceText one = new SourceText(List.of(), new int[] {1, 0, 0}, new int[] {1, 0, 0});
        assertArrayEquals(
                new int[] {34, 33, 0, 33, 0, 0}, new Originality(three, List.of(one), Exclusions.STANDARD).percents());
    }

    @Test
    void aTextWithoutCharactersHasNoParts() {
        Originality empty =
                new Originality(new ExcludedText(FoldedText.of("—"), List.of()), List.of(), Exclusions.STANDARD);
        assertArrayEquals(new int[6], empty.percents());
        assertEquals(List.of(), empty.stretches());
    }

    @Test
    void aSourceOfAnotherTextIsRefused() {
        SourceText other = new SourceText(List.of(), new int[3], new int[3]);
        assertThrows(IllegalArgumentException.class, () -> of(List.of(other), Exclusions.NONE));
    }

    @Test
    void thePartsPartitionTheCharactersWhateverIsLeftOut() {
        for (int seed = 0; seed < 400; seed++) {
            Random random = new Random(seed);
            List<ExcludedSpan> spans = new ArrayList<>();
            for (int i = random.nextInt(4); i > 0; i--) {
                int start = random.nextInt(TEXT.length());
                spans.add(new ExcludedSpan(
                        OF_TEXT.get(random.nextInt(OF_TEXT.size())),
                        new Span(start, start + random.nextInt(TEXT.length() - start + 1))));
            }
            ExcludedText text = new ExcludedText(FoldedText.of(TEXT), spans);
            List<SourceText> sources = new ArrayList<>();
            for (int i = random.nextInt(4); i > 0; i--) {
                int[] ways = random.ints(25, 0, 4)
                        .map(kind -> kind == 0 ? 0 : 1 << random.nextInt(Tally.MASKS))
                        .toArray();
                int[] same = Arrays.stream(ways)
                        .map(way -> random.nextBoolean() ? way : 0)
                        .toArray();
                sources.add(new SourceText(List.of(), ways, same));
            }
            Exclusions leftOut = Exclusions.of(Arrays.stream(Exclusion.values())
                    .filter(kind -> random.nextBoolean())
                    .toList());
            Originality parts = new Originality(text, sources, leftOut);
            String what = "seed " + seed;
            assertEquals(25, parts.characters(), what);
            assertEquals(100, Arrays.stream(parts.percents()).sum(), what);
            Map<Part, Integer> seen = new EnumMap<>(Part.class);
            int[] owned = new int[sources.size()];
            int end = 0;
            FoldedText folded = text.folded();
            for (Stretch stretch : parts.stretches()) {
                assertTrue(stretch.span().start() >= end, what);
                assertEquals(
                        stretch.part() == Part.SHARED || stretch.part() == Part.CHANGED, stretch.source() >= 0, what);
                end = stretch.span().end();
                int count = text.before(end) - text.before(stretch.span().start());
                seen.merge(stretch.part(), count, Integer::sum);
                if (stretch.part() == Part.SHARED) {
                    owned[stretch.source()] += count;
                }
            }
            assertEquals(folded.end(folded.length() - 1), end, what);
            for (Part part : Part.values()) {
                assertEquals(parts.characters(part), seen.getOrDefault(part, 0), what + " " + part);
            }
            for (int source = 0; source < owned.length; source++) {
                assertTrue(owned[source] <= parts.sharedWith(source), what);
            }
        }
    }

    private static Originality of(List<SourceText> sources, Exclusions leftOut) {
        return new Originality(excluded(), sources, leftOut);
    }

    private static ExcludedText excluded(ExcludedSpan... spans) {
        return new ExcludedText(FoldedText.of(TEXT), List.of(spans));
    }

    /// A source that has the folded characters from `from` to `to`.
    private static SourceText source(int from, int to, int ways) {
        int[] all = new int[25];
        Arrays.fill(all, from, to, ways);
        return new SourceText(List.of(new Span(from, to)), all, all);
    }
}
