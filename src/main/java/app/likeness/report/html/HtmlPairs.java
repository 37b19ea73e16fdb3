package app.likeness.report.html;

import app.likeness.report.content.Report;
import app.likeness.report.content.ReportWords;
import app.likeness.report.content.VerdictWords;
import app.likeness.report.names.ReportedPair;
import app.likeness.report.words.Figures;
import java.io.IOException;
import java.util.List;

/// The section with the table of pairs.
final class HtmlPairs {
    private final Html html;
    private final ReportWords words;

    private final Report report;
    private final VerdictWords verdicts;

    HtmlPairs(Html html, ReportWords words, Report report) {
        this.html = html;
        this.words = words;
        this.report = report;
        this.verdicts = new VerdictWords(words, report);
    }

    /// Writes the first `shown` pairs; the first `linked` of them lead to their passages.
    void write(List<ReportedPair> pairs, int shown, int linked) throws IOException {
        html.open("section", "id", "pairs")
                .element("h2", words.of("pairs.title"))
                .line();
        html.element("p", words.of("pairs.lead"), "class", "muted").line();
        if (pairs.size() > shown) {
            html.element("p", words.of("pairs.cut", pairs.size() - shown), "class", "cut")
                    .line();
        }
        html.open("div", "class", "table", "tabindex", "0", "role", "region", "aria-label", words.of("pairs.caption"))
                .open("table")
                .element("caption", words.of("pairs.caption"));
        html.markup("<thead><tr>");
        for (String column : List.of("number", "left", "right", "containmentLeft", "containmentRight", "level")) {
            html.element("th", words.of("pairs.column." + column), "scope", "col");
        }
        html.element("th", words.of("pairs.column.shared"), "scope", "col", "class", "number");
        html.element("th", words.of("pairs.column.distance"), "scope", "col", "class", "number small");
        boolean isJudged = pairs.stream().map(report::standing).anyMatch(VerdictWords::isSaid);
        if (isJudged) {
            html.element("th", words.of("pairs.column.verdict"), "scope", "col", "class", "level");
        }
        html.markup("</tr></thead>\n<tbody>\n");
        int number = 0;
        for (ReportedPair row : pairs.subList(0, Math.min(shown, pairs.size()))) {
            number++;
            row(row, number, number <= linked, isJudged);
        }
        html.markup("</tbody></table></div></section>\n");
    }

    private void row(ReportedPair row, int number, boolean linked, boolean isJudged) throws IOException {
        html.markup("<tr><th scope=\"row\" class=\"number\">");
        String digits = Integer.toString(number);
        if (linked) {
            html.element("a", digits, "href", "#pair-" + digits);
        } else {
            html.text(digits);
        }
        html.markup("</th><td class=\"name\">");
        HtmlGroups.document(html, row.left(), row.leftName());
        html.markup("</td><td class=\"name\">");
        HtmlGroups.document(html, row.right(), row.rightName());
        html.markup("</td><td class=\"share\">");
        HtmlGroups.share(html, row.containmentLeft());
        changed(row.changedLeft());
        html.markup("</td><td class=\"share\">");
        HtmlGroups.share(html, row.containmentRight());
        changed(row.changedRight());
        html.close("td");
        html.element("td", words.level(row), "class", "level");
        html.element("td", words.of("number", row.pair().sharedCharacters()), "class", "number");
        String distance = row.distance();
        html.element("td", distance.isEmpty() ? words.of("pairs.noDistance") : distance, "class", "number small");
        if (isJudged) {
            html.element("td", verdicts.state(report.standing(row)), "class", "level");
        }
        html.close("tr").line();
    }

    private void changed(double share) throws IOException {
        if (share > 0) {
            html.markup(" ").element("span", words.of("pairs.changed", Figures.percent(share)), "class", "small");
        }
    }
}
