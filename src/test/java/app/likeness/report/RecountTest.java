package app.likeness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.compare.PairCounts;
import app.likeness.report.content.EditedTexts;
import app.likeness.report.content.MadeReport;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportOptions;
import app.likeness.report.content.ReportOptions.Extent;
import app.likeness.report.content.ReportOptions.Judgements;
import app.likeness.report.content.ReportOptions.Names;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.html.HtmlReport;
import app.likeness.report.names.ReportedPair;
import app.likeness.report.words.Figures;
import java.io.IOException;
import java.util.BitSet;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/// Whoever reads a report can count its percentages again from what is marked in it.
class RecountTest {
    private static final ReportOptions WHOLE =
            new ReportOptions(Names.SHOWN, Judgements.WITH_NOTES, Extent.WHOLE_TEXTS);
    /// The last one stands for [EditedTexts#SUMMARISED].
    private static final int SEEDS = 40;
    private static final Pattern PERCENT = Pattern.compile("(\\d+)%");

    @Test
    void theMarksOfThePageGiveItsPercentages() throws IOException, ReportException {
        int pairs = 0;
        for (long seed = 0; seed <= SEEDS; seed++) {
            var out = new StringBuilder();
            new HtmlReport().write(report(seed), out, ReportProgress.NONE);
            for (Element card : Jsoup.parse(out.toString()).select("article[id^=pair-]")) {
                pairs++;
                for (int side = 0; side < 2; side++) {
                    Element text = card.select(".whole section .text").get(side);
                    text.select("sup").remove();
                    int all = letters(text.wholeText());
                    int marked = text.select("mark").stream()
                            .filter(mark -> !mark.hasClass("not-counted") && !mark.hasClass("changed"))
                            .mapToInt(mark -> letters(mark.wholeText()))
                            .sum();
                    int uncounted = text.select(".out").stream()
                            .mapToInt(mark -> letters(mark.wholeText()))
                            .sum();
                    String measure = card.select(".sides > div").get(2 + side).text();
                    Matcher percent = PERCENT.matcher(measure);
                    assertTrue(percent.find(), measure);
                    // What is left out has left the whole as well.
                    assertEquals(
                            Figures.percent((double) marked / (all - uncounted)),
                            percent.group(),
                            "seed " + seed + ", side " + side + ": " + measure);
                    assertTrue(measure.contains(marked + " of " + (all - uncounted)), measure);
                }
            }
        }
        assertTrue(pairs > SEEDS / 2, "too few pairs to say anything: " + pairs);
    }

    @Test
    void theSpansForProgramsGiveTheShares() throws ReportException {
        int pairs = 0;
        for (long seed = 0; seed <= SEEDS; seed++) {
            Report report = plain(seed);
            for (ReportedPair row : report.findings().pairs(ReportedPair.BY_NAME)) {
                pairs++;
                var compared = report.texts().compare(row.left(), row.right());
                var inside = new BitSet();
                for (int i = 0; i < compared.comparison().matches().size(); i++) {
                    BitSet counted = new BitSet();
                    compared.drawn(i)
                            .runs()
                            .forEach(run ->
                                    counted.set(run.left().start(), run.left().end()));
                    compared.surplusOfLeft(i).forEach(span -> counted.clear(span.start(), span.end()));
                    inside.or(counted);
                }
                String text = report.texts().text(row.left());
                long shared = inside.stream()
                        .filter(at -> Character.isLetterOrDigit(text.charAt(at)))
                        .count();
                assertEquals(
                        Figures.fourDecimals(row.containmentLeft()),
                        Figures.fourDecimals((double) shared / letters(text)),
                        "seed " + seed);
            }
        }
        assertTrue(pairs > SEEDS / 2, "too few pairs to say anything: " + pairs);
    }

    @Test
    void whatIsMarkedIsWhatThePairCounts() throws ReportException {
        for (long seed = 0; seed <= SEEDS; seed++) {
            Report report = report(seed);
            for (ReportedPair row : report.findings().pairs(ReportedPair.BY_NAME)) {
                var compared = report.texts().compare(row.left(), row.right());
                PairCounts counts = compared.counts();
                var leftOut = report.findings().findings().leftOut();
                assertEquals(
                        counts.shares(leftOut).sharedLeft(),
                        compared.countedLeft(leftOut).cardinality(),
                        "seed " + seed);
                assertEquals(
                        counts.shares(leftOut).sharedRight(),
                        compared.countedRight(leftOut).cardinality(),
                        "seed " + seed);
            }
        }
    }

    /// Two texts, of which every other time a sentence was given to everybody.
    private static Report report(long seed) {
        EditedTexts texts = texts(seed);
        MadeReport made = made(texts);
        if (seed % 2 == 0) {
            String whole = texts.left();
            made.given(whole.substring(0, whole.length() / 3));
        }
        return made.report(Locale.ENGLISH, WHOLE);
    }

    private static Report plain(long seed) {
        return made(texts(seed)).report(Locale.ENGLISH, ReportOptions.STANDARD);
    }

    private static EditedTexts texts(long seed) {
        return seed == SEEDS ? EditedTexts.SUMMARISED : EditedTexts.of(seed);
    }

    private static MadeReport made(EditedTexts texts) {
        return new MadeReport()
                .with("essays/a.txt", "A", "", texts.left())
                .with("essays/b.txt", "B", "", texts.right())
                .with(
                        "essays/c.txt",
                        "C",
                        "",
                        String.join(
                                " ",
                                EditedTexts.sentences(new Random(texts.left().length()), false, 3)));
    }

    private static int letters(String text) {
        return (int) text.codePoints().filter(Character::isLetterOrDigit).count();
    }
}
