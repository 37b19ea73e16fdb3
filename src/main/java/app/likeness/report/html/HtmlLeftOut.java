package app.likeness.report.html;

import app.likeness.compare.exclude.CommonText;
import app.likeness.compare.findings.Findings;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportLimits;
import app.likeness.report.content.ReportWords;
import app.likeness.report.words.ReasonWords;
import java.io.IOException;
import java.util.List;

/// The section that says what the numbers of a report leave out, with the list of what stands in many documents.
final class HtmlLeftOut {
    private final Html html;
    private final ReportWords words;

    HtmlLeftOut(Html html, ReportWords words) {
        this.html = html;
        this.words = words;
    }

    void write(Report report) throws IOException {
        Findings findings = report.findings().findings();
        html.open("section", "id", "leftOut").element("h2", words.of("leftOut.title"));
        html.line();
        String kinds = new ReasonWords(report.locale()).list(findings.leftOut().kinds());
        html.element("p", kinds.isEmpty() ? words.of("leftOut.nothing") : words.of("leftOut.kinds", kinds))
                .line();
        if (!findings.leftOutCounts().isEmpty()) {
            html.element(
                            "p",
                            words.of(
                                    "leftOut.counts",
                                    new ReasonWords(report.locale()).counts(findings.leftOutCounts())))
                    .line();
        }
        if (findings.pairsLeftOut() > 0) {
            html.element("p", words.of("leftOut.pairs", findings.pairsLeftOut()))
                    .line();
        }
        texts(report.commonTexts());
        html.close("section").line();
    }

    private void texts(List<CommonText> texts) throws IOException {
        if (texts.isEmpty()) {
            return;
        }
        html.open("div", "class", "table", "tabindex", "0", "role", "region", "aria-label", words.of("leftOut.caption"))
                .open("table");
        html.element("caption", words.of("leftOut.caption")).markup("<thead><tr>");
        html.element("th", words.of("leftOut.column.documents"), "scope", "col");
        html.element("th", words.of("leftOut.column.text"), "scope", "col");
        html.markup("</tr></thead>\n<tbody>\n");
        for (CommonText each : texts.subList(0, Math.min(ReportLimits.COMMON_TEXTS, texts.size()))) {
            html.open("tr").element("td", words.of("number", each.documents()));
            html.element("td", each.text(), "lang", HtmlGroups.language(each.text()), "dir", "auto");
            html.close("tr").line();
        }
        html.markup("</tbody></table></div>").line();
        if (texts.size() > ReportLimits.COMMON_TEXTS) {
            html.element("p", words.of("leftOut.cut", texts.size() - ReportLimits.COMMON_TEXTS), "class", "cut")
                    .line();
        }
    }
}
