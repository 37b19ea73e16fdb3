package app.likeness.compare.count;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.Comparison;
import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.LeftOutSpan;
import app.likeness.compare.Match;
import app.likeness.compare.OtherDocuments;
import app.likeness.compare.PairCounts;
import app.likeness.compare.Shares;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.align.Surplus;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.compare.rows.ChangedWords;
import app.likeness.text.Span;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CountedComparisonTest {
    private static final String TOLD = "码头上的吊车在雾里慢慢转过身来，像一只不肯离开的鸟，守着最后一艘没有名字的船，直到天亮";

    @Test
    void whatIsLeftOutLeavesSharedCharactersAndAllOfThem() {
        String text = "“" + TOLD + "”这一句以外，每个人都写下了自己的话，长短不一，没有重复。";
        ExcludedText left = excluded(text, Exclusion.QUOTATION, 0, TOLD.length() + 2);
        ExcludedText right = excluded("读到" + TOLD + "时我停了下来。");
        CountedComparison counted = counted(left, right);
        Shares all = counted.counts().shares(Exclusions.NONE);
        int told = FoldedText.of(TOLD).length();
        assertEquals(told, all.sharedLeft());
        assertEquals(told, all.longestPassage());
        Shares without = counted.counts().shares(Exclusions.of(Exclusion.QUOTATION));
        assertEquals(0, without.sharedLeft());
        assertEquals(left.folded().length() - told, without.charactersLeft());
        // The right text took nothing by being quoted.
        assertEquals(0, without.sharedRight());
        assertEquals(right.folded().length(), without.charactersRight());
        assertEquals(0, without.longestPassage());
    }

    @Test
    void nothingIsLeftOfATextThatIsLeftOutAsAWhole() {
        ExcludedText left = excluded(TOLD, Exclusion.TEMPLATE, 0, TOLD.length());
        ExcludedText right = excluded(TOLD + "，然后太阳出来了");
        Shares shares = counted(left, right).counts().shares(Exclusions.of(Exclusion.TEMPLATE));
        assertEquals(OptionalDouble.empty(), shares.containmentLeft());
        assertEquals(OptionalDouble.of(0), shares.containmentRight());
        assertEquals(OptionalDouble.of(0), shares.share());
    }

    @Test
    void equalTextsAreSharedToExactlyOneUnderEverySetting() {
        ExcludedText text = excluded(TOLD.repeat(3), Exclusion.QUOTATION, 10, 70);
        for (Exclusions leftOut : settings()) {
            Shares shares = counted(text, text).counts().shares(leftOut);
            assertEquals(OptionalDouble.of(1), shares.containmentLeft(), leftOut.toString());
            assertEquals(OptionalDouble.of(1), shares.containmentRight(), leftOut.toString());
        }
    }

    @Test
    void shortPassagesCountUntilTheyAreLeftOut() {
        String phrase = "没有人记得那年的雨下了多少天才停";
        CountedComparison counted = counted(excluded("甲说" + phrase + "一二三四五"), excluded("乙问" + phrase + "六七八九"));
        assertEquals(16, counted.counts().shares(Exclusions.STANDARD).sharedLeft());
        Exclusions leftOut = Exclusions.of(Exclusion.SHORT);
        assertEquals(0, counted.counts().shares(leftOut).sharedLeft());
        assertEquals(7 + 16, counted.counts().shares(leftOut).charactersLeft());
        assertFalse(counted.counts(0, leftOut));
        assertEquals(
                Set.of(Exclusion.SHORT),
                counted.reason(0, leftOut, Optional.empty()).leftOut());
    }

    @Test
    void whatRemainsOfATemplateIsNothingThatTwoTextsShare() {
        String own = "。甲乙";
        ExcludedText left = excluded("开头" + TOLD + own, Exclusion.TEMPLATE, 2, 2 + TOLD.length());
        CountedComparison counted = counted(left, excluded("别的" + TOLD + own + "结尾"));
        int told = FoldedText.of(TOLD).length();
        assertEquals(told + 2, counted.counts().shares(Exclusions.NONE).sharedLeft());
        Shares shares = counted.counts().shares(Exclusions.STANDARD);
        assertEquals(0, shares.sharedLeft());
        assertEquals(0, shares.sharedRight());
        assertEquals(0, shares.longestPassage());
        assertFalse(counted.counts(0, Exclusions.STANDARD));
        assertEquals(
                List.of(new LeftOutSpan(new Span(2, 2 + TOLD.length() + own.length()), Set.of(Exclusion.TEMPLATE))),
                counted.leftOutOfLeft(Exclusions.STANDARD));
        assertEquals(4, shares.charactersLeft());
    }

    @Test
    void whatRemainsOfATemplateCountsWhereItIsAPassageByItself() {
        String own = "后来住在岛上的人也都搬走了只剩下看灯的";
        ExcludedText left = excluded("开头" + TOLD + own, Exclusion.TEMPLATE, 2, 2 + TOLD.length());
        Shares shares =
                counted(left, excluded("别的" + TOLD + own + "结尾")).counts().shares(Exclusions.STANDARD);
        assertEquals(own.length(), shares.sharedLeft());
        assertEquals(own.length(), shares.longestPassage());
    }

    @Test
    void aPassageThatStandsTwiceCountsWhereOneOfItsCopiesDoes() {
        ExcludedText left = excluded(TOLD + "。" + TOLD, Exclusion.QUOTATION, 0, TOLD.length());
        ExcludedText right = excluded("开头。" + TOLD);
        Shares shares = counted(left, right).counts().shares(Exclusions.of(Exclusion.QUOTATION));
        int told = FoldedText.of(TOLD).length();
        assertEquals(told, shares.sharedLeft());
        assertEquals(told, shares.charactersLeft());
        assertEquals(told, shares.sharedRight());
    }

    @Test
    void whatDoesNotCountHasItsPlaceAndItsReasonInBothTexts() {
        String text = "“" + TOLD + "”这一句以外，每个人都写下了自己的话。";
        ExcludedText left = excluded(text, Exclusion.QUOTATION, 0, TOLD.length() + 2);
        CountedComparison counted = counted(left, excluded("读到" + TOLD + "时我停了下来。"));
        assertEquals(List.of(), counted.leftOutOfLeft(Exclusions.STANDARD));
        assertEquals(List.of(), counted.leftOutOfRight(Exclusions.STANDARD));
        Exclusions leftOut = Exclusions.of(Exclusion.QUOTATION, Exclusion.SHORT);
        Set<Exclusion> quoted = Set.of(Exclusion.QUOTATION);
        assertEquals(List.of(new LeftOutSpan(new Span(1, 1 + TOLD.length()), quoted)), counted.leftOutOfLeft(leftOut));
        // Who is quoted has taken nothing.
        assertEquals(List.of(new LeftOutSpan(new Span(2, 2 + TOLD.length()), quoted)), counted.leftOutOfRight(leftOut));
    }

    @Test
    void whatOneSideHasBeyondAMuchShorterOneIsNotSharedAndHasItsPlace() {
        ExcludedText left = excluded(TOLD);
        ExcludedText right = excluded("没有人知道灯塔是哪一年建的，只知道石头是从海峡对面一块一块运来的，" + TOLD + "，村里的孩子都在塔下学会游泳，比认字还早");
        int at = right.folded().text().indexOf(TOLD);
        Span whole = new Span(0, right.folded().text().length());
        Match match = new Match(
                new Span(0, TOLD.length()),
                whole,
                Match.Kind.SUMMARISED,
                List.of(new Match.Run(
                        new Span(0, TOLD.length()),
                        new Span(at, at + TOLD.length()),
                        left.folded().length())));
        CountedComparison counted = new CountedComparison(new Comparison(List.of(match), 0, 0, 0, 0, 0), left, right);

        Shares shares = counted.counts().shares(Exclusions.STANDARD);
        assertEquals(left.folded().length(), shares.sharedRight());
        assertEquals(left.folded().length(), shares.sharedLeft());
        int surplus = right.folded().length() - left.folded().length();
        assertEquals(
                surplus,
                counted.reason(0, Exclusions.STANDARD, Optional.empty()).surplus());
        assertEquals(0, counted.reason(0, Exclusions.STANDARD, Optional.empty()).changed());
        assertEquals(surplus, counted.reason(Exclusions.STANDARD).surplus());
        assertEquals(List.of(), counted.leftOutOfLeft(Exclusions.STANDARD));
        Span before = new Span(0, at - 1);
        Span behind = new Span(at + TOLD.length() + 1, whole.end());
        assertEquals(
                List.of(new LeftOutSpan(before, Set.of(), false, true), new LeftOutSpan(behind, Set.of(), false, true)),
                counted.leftOutOfRight(Exclusions.STANDARD));
        assertEquals(List.of(before, behind), counted.surplusOfRight(0));
        assertEquals(List.of(), counted.surplusOfLeft(0));
    }

    @Test
    void whatAnotherPassageSharesIsNoSurplus() {
        ExcludedText text = excluded(TOLD + "，" + TOLD + "，" + TOLD);
        ExcludedText other = excluded(TOLD);
        Span whole = new Span(0, text.folded().text().length());
        Span told = new Span(0, TOLD.length());
        Match brief = new Match(told, whole, Match.Kind.SUMMARISED, List.of());
        Match behind =
                new Match(told, new Span(whole.end() - TOLD.length(), whole.end()), Match.Kind.EDITED, List.of());
        CountedComparison counted =
                new CountedComparison(new Comparison(List.of(brief, behind), 0, 0, 0, 0, 0), other, text);

        assertEquals(
                2 * other.folded().length(),
                counted.counts().shares(Exclusions.NONE).changedRight());
        assertEquals(other.folded().length(), counted.reason(Exclusions.NONE).surplus());
    }

    @Test
    void aShortPassageIsLeftOutWhereItStands() {
        String phrase = "没有人记得那年的雨下了多少天才停";
        CountedComparison counted = counted(excluded("甲说" + phrase + "一二三四五"), excluded("乙问" + phrase + "六七八九"));
        assertEquals(
                List.of(new LeftOutSpan(new Span(2, 2 + phrase.length()), Set.of(Exclusion.SHORT))),
                counted.leftOutOfLeft(Exclusions.of(Exclusion.SHORT)));
        assertEquals(List.of(), counted.leftOutOfLeft(Exclusions.of(Exclusion.QUOTATION)));
    }

    @Test
    void aReasonSaysWhatIsTheSameAndWhatChanged() {
        String edited = TOLD.replace("慢慢", "忽然").replace("最后", "那");
        CountedComparison counted = counted(excluded(TOLD), excluded(edited));
        PassageReason reason = counted.reason(0, Exclusions.NONE, Optional.of(new OtherDocuments(2, 0)));
        assertEquals(Match.Kind.EDITED, reason.kind());
        assertEquals(2, reason.places());
        assertEquals(reason.left(), reason.same() + 4);
        assertEquals(4, reason.changed());
        assertEquals(reason.right(), reason.counted());
        assertEquals(Optional.of(new OtherDocuments(2, 0)), reason.otherDocuments());
        assertEquals(Set.of(), reason.leftOut());
        assertEquals(1, counted.reason(Exclusions.NONE).passages());
        assertFalse(counted.reason(Exclusions.NONE).isSame());
    }

    @Test
    void theSidesAreExchangedWithTheTexts() {
        ExcludedText left = excluded("“" + TOLD + "”完", Exclusion.QUOTATION, 0, 20);
        ExcludedText right = excluded(TOLD + "，" + TOLD);
        PairCounts counts = counted(left, right).counts();
        for (Exclusions leftOut : settings()) {
            Shares shares = counts.shares(leftOut);
            Shares mirrored = counts.mirrored().shares(leftOut);
            assertEquals(
                    new Shares(
                            /* charactersLeft= */ shares.charactersRight(),
                            /* charactersRight= */ shares.charactersLeft(),
                            /* sharedLeft= */ shares.sharedRight(),
                            /* sharedRight= */ shares.sharedLeft(),
                            /* changedLeft= */ shares.changedRight(),
                            /* changedRight= */ shares.changedLeft(),
                            shares.longestPassage()),
                    mirrored);
        }
    }

    /// Marks every character of random texts by the definitions, and counts the marks.
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void everyNumberIsThatOfTheMarkedCharacters(long seed) {
        Random random = new Random(seed);
        ExcludedText left = randomly(random, random.nextInt(1, 400));
        ExcludedText right = randomly(random, random.nextInt(1, 400));
        Comparison comparison = new Comparison(matches(random, left, right), 0, 0, 0, 0, 0);
        CountedComparison counted = new CountedComparison(comparison, left, right);
        for (Exclusions leftOut : settings()) {
            Shares shares = counted.counts().shares(leftOut);
            Marked marked = Marked.of(comparison.matches(), left, right, leftOut);
            String where = "seed " + seed + ", " + leftOut;
            assertEquals(marked.countedLeft, shares.charactersLeft(), where);
            assertEquals(marked.countedRight, shares.charactersRight(), where);
            assertEquals(marked.sharedLeft, shares.sharedLeft(), where);
            assertEquals(marked.sharedRight, shares.sharedRight(), where);
            assertEquals(marked.changedLeft, shares.changedLeft(), where);
            assertEquals(marked.changedRight, shares.changedRight(), where);
            assertEquals(shares.changedLeft(), counted.changedLeft(leftOut).cardinality(), where);
            assertEquals(shares.changedRight(), counted.changedRight(leftOut).cardinality(), where);
            assertEquals(marked.longest, shares.longestPassage(), where);
            assertEquals(
                    shares.sharedLeft(),
                    IntStream.of(counted.countsOfLeft(leftOut)).sum(),
                    where);
            assertEquals(
                    shares.sharedRight(),
                    IntStream.of(counted.countsOfRight(leftOut)).sum(),
                    where);
            shares.containmentLeft().ifPresent(share -> assertTrue(share >= 0 && share <= 1, where));
        }
    }

    /// The definitions, written down a second time, a character at a time.
    private record Marked(
            int countedLeft,
            int countedRight,
            int sharedLeft,
            int sharedRight,
            int changedLeft,
            int changedRight,
            int longest) {
        static Marked of(List<Match> matches, ExcludedText left, ExcludedText right, Exclusions leftOut) {
            boolean[] leftMarks = new boolean[left.folded().length()];
            boolean[] rightMarks = new boolean[right.folded().length()];
            boolean[] leftSame = new boolean[leftMarks.length];
            boolean[] rightSame = new boolean[rightMarks.length];
            int longest = 0;
            for (Match match : matches) {
                int leftRest = weight(match, false, left, right, leftOut);
                int rightRest = weight(match, true, right, left, leftOut);
                int rest = Math.max(leftRest, rightRest);
                boolean isWhole = leftRest == weight(match, false, left, right, Exclusions.NONE)
                        && rightRest == weight(match, true, right, left, Exclusions.NONE);
                boolean isShort = leftOut.contains(Exclusion.SHORT) ? rest < 40 : !isWhole && rest < 13;
                int l = mark(match, false, left, right, leftOut, isShort, leftMarks, leftSame);
                int r = mark(match, true, right, left, leftOut, isShort, rightMarks, rightSame);
                longest = Math.max(longest, Math.min(l, r));
            }
            return new Marked(
                    free(left, leftOut),
                    free(right, leftOut),
                    marks(leftSame),
                    marks(rightSame),
                    marks(leftMarks) - marks(leftSame),
                    marks(rightMarks) - marks(rightSame),
                    longest);
        }

        private static int mark(
                Match match,
                boolean isRight,
                ExcludedText own,
                ExcludedText other,
                Exclusions leftOut,
                boolean isShort,
                boolean[] marks,
                boolean[] same) {
            List<Span> runs =
                    ChangedWords.refined(isRight ? mirrored(match) : match, own.letters(), other.letters())
                            .runs()
                            .stream()
                            .map(Match.Run::left)
                            .toList();
            int marked = 0;
            int[] counterparts = Counterparts.of(match, isRight, own, other);
            int from = own.before((isRight ? match.right() : match.left()).start());
            BitSet surplus = Surplus.of(match, isRight, own.letters(), other.letters());
            for (int i = 0; i < counterparts.length; i++) {
                if (!surplus.get(from + i)
                        && !isShort
                        && isFree(own, from + i, leftOut)
                        && isFree(other, counterparts[i], leftOut)) {
                    marks[from + i] = true;
                    int at = own.folded().start(from + i);
                    same[from + i] |= runs.stream().anyMatch(run -> run.start() <= at && at < run.end());
                    marked++;
                }
            }
            return marked;
        }

        private static Match mirrored(Match match) {
            return new Match(
                    /* left= */ match.right(),
                    /* right= */ match.left(),
                    match.kind(),
                    match.runs().stream()
                            .map(run ->
                                    new Match.Run(/* left= */ run.right(), /* right= */ run.left(), run.characters()))
                            .toList());
        }

        private static boolean isFree(ExcludedText text, int character, Exclusions leftOut) {
            int at = text.folded().start(character);
            return text.spans().stream()
                    .noneMatch(each -> leftOut.contains(each.kind())
                            && each.span().start() <= at
                            && at < each.span().end());
        }

        private static int free(ExcludedText text, Exclusions leftOut) {
            int free = 0;
            for (int i = 0; i < text.folded().length(); i++) {
                free += isFree(text, i, leftOut) ? 1 : 0;
            }
            return free;
        }

        /// What the units of one side of a match weigh that are not left out, nor their counterparts.
        private static int weight(
                Match match, boolean isRight, ExcludedText own, ExcludedText other, Exclusions leftOut) {
            FoldedText folded = own.folded();
            int[] counterparts = Counterparts.of(match, isRight, own, other);
            int from = own.before((isRight ? match.right() : match.left()).start());
            int weight = 0;
            for (int unit = 0; unit < folded.units(); unit++) {
                int at = folded.unitStart(unit);
                boolean isInside = at >= from && at < from + counterparts.length;
                if (isInside && isFree(own, at, leftOut) && isFree(other, counterparts[at - from], leftOut)) {
                    weight += folded.isCharacterUnit(unit) ? 1 : 2;
                }
            }
            return weight;
        }

        private static int marks(boolean[] marks) {
            int count = 0;
            for (boolean mark : marks) {
                count += mark ? 1 : 0;
            }
            return count;
        }
    }

    private static ExcludedText randomly(Random random, int length) {
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            switch (random.nextInt(6)) {
                case 0 -> text.append("harbour ");
                case 1 -> text.append("，");
                default -> text.append((char) ('\u4E00' + random.nextInt(500)));
            }
        }
        List<Exclusion> kinds =
                Stream.of(Exclusion.values()).filter(Exclusion::isOfText).toList();
        List<ExcludedSpan> spans = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            Exclusion kind = kinds.get(random.nextInt(kinds.size()));
            spans.add(new ExcludedSpan(kind, span(random, text.length(), 0)));
        }
        return new ExcludedText(FoldedText.of(text.toString()), spans);
    }

    private static List<Match> matches(Random random, ExcludedText left, ExcludedText right) {
        List<Match> matches = new ArrayList<>();
        int leftLength = left.folded().end(left.folded().length() - 1);
        int rightLength = right.folded().end(right.folded().length() - 1);
        for (int i = random.nextInt(1, 6); i > 0; i--) {
            Span leftSpan = span(random, leftLength, 1);
            Span rightSpan = span(random, rightLength, 1);
            List<Match.Run> runs = new ArrayList<>();
            int l = leftSpan.start();
            int r = rightSpan.start();
            while (random.nextInt(4) > 0) {
                int length = random.nextInt(1, 30);
                l += random.nextInt(5);
                r += random.nextInt(5);
                if (l + length > leftSpan.end() || r + length > rightSpan.end()) {
                    break;
                }
                runs.add(new Match.Run(new Span(l, l + length), new Span(r, r + length), length));
                l += length;
                r += length;
            }
            matches.add(new Match(leftSpan, rightSpan, Match.Kind.EDITED, runs));
        }
        return matches;
    }

    private static Span span(Random random, int length, int least) {
        int start = random.nextInt(length);
        return new Span(start, Math.min(length, start + least + random.nextInt(90)));
    }

    private static List<Exclusions> settings() {
        List<Exclusions> settings = new ArrayList<>();
        settings.add(Exclusions.NONE);
        for (Exclusion kind : Exclusion.values()) {
            settings.addAll(settings.stream().map(setting -> setting.with(kind)).toList());
        }
        return settings;
    }

    private static CountedComparison counted(ExcludedText left, ExcludedText right) {
        return new CountedComparison(new Aligner().compare(left.folded(), right.folded()), left, right);
    }

    private static ExcludedText excluded(String text) {
        return new ExcludedText(FoldedText.of(text), List.of());
    }

    private static ExcludedText excluded(String text, Exclusion kind, int start, int end) {
        return new ExcludedText(FoldedText.of(text), List.of(new ExcludedSpan(kind, new Span(start, end))));
    }
}
