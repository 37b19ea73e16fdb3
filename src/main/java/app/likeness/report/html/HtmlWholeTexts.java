package app.likeness.report.html;

import app.likeness.compare.Exclusions;
import app.likeness.compare.count.CountedComparison;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportLimits;
import app.likeness.report.content.ReportWords;
import app.likeness.report.content.WholeText;
import app.likeness.report.content.WholeText.Stretch;
import app.likeness.report.names.ReportedPair;
import java.io.IOException;
import java.util.List;

/// Below the passages of a pair its two texts in full, where they are wanted: every share can be counted again from
/// what is marked in them.
final class HtmlWholeTexts {
    private final Html html;
    private final ReportWords words;
    private final boolean wanted;
    private final Exclusions leftOut;
    private long characters;

    HtmlWholeTexts(Html html, ReportWords words, Report report) {
        this.html = html;
        this.words = words;
        this.wanted = report.options().hasWholeTexts();
        this.leftOut = report.findings().findings().leftOut();
    }

    void write(ReportedPair row, CountedComparison compared, String left, String right) throws IOException {
        if (!wanted) {
            return;
        }
        characters += left.length() + right.length();
        if (characters > ReportLimits.WHOLE_CHARACTERS) {
            html.element("p", words.of("whole.cut", ReportLimits.WHOLE_CHARACTERS), "class", "cut");
            return;
        }
        html.open("details", "open", "").element("summary", words.of("whole.title"));
        html.element("p", words.of("whole.lead"), "class", "small");
        html.open("div", "class", "whole");
        side("A", row.left().title(), left, WholeText.left(left, compared, leftOut));
        side("B", row.right().title(), right, WholeText.right(right, compared, leftOut));
        html.close("div").close("details").line();
    }

    private void side(String letter, String title, String text, List<Stretch> stretches) throws IOException {
        html.open("section", "aria-label", letter + ": " + title, "data-side", letter);
        html.element("span", letter, "class", "letter");
        html.open("div", "class", "text", "lang", HtmlGroups.language(text), "dir", "auto");
        int passage = 0;
        for (Stretch stretch : stretches) {
            if (stretch.passage() == 0) {
                if (stretch.isOut()) {
                    html.element("span", stretch.text(), "class", "out");
                } else {
                    html.text(stretch.text());
                }
                continue;
            }
            String ink = "ink-" + ((stretch.passage() - 1) % HtmlPassages.INKS + 1);
            if (stretch.passage() != passage) {
                passage = stretch.passage();
                html.element("sup", Integer.toString(passage), "class", stretch.counts() ? ink : "not-counted");
            }
            html.element("mark", stretch.text(), "class", looks(stretch, ink));
        }
        html.close("div").close("section").line();
    }

    private static String looks(Stretch stretch, String ink) {
        if (stretch.counts()) {
            return ink;
        }
        if (stretch.isChanged()) {
            return ink + " changed";
        }
        return stretch.isOut() ? "not-counted out" : "not-counted";
    }
}
