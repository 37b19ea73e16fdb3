package app.likeness.report.html;

import app.likeness.report.content.Report;
import app.likeness.report.content.ReportSentences;
import app.likeness.report.content.ReportWords;
import app.likeness.report.content.Strongest;
import app.likeness.report.names.ClusterRow;
import app.likeness.report.names.NamedFindings;
import app.likeness.report.names.PathNames;
import app.likeness.report.names.ReportedPair;
import app.likeness.report.words.Figures;
import app.likeness.report.words.MetadataWords;
import app.likeness.text.document.Document;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The section of the groups: a card each, with the members and the document that each shares most with.
final class HtmlGroups {
    private final Html html;
    private final ReportWords words;
    private final MetadataWords metadata;
    private final Report report;
    private final HtmlVerdict verdicts;

    HtmlGroups(Html html, ReportWords words, Report report) {
        this.html = html;
        this.words = words;
        this.metadata = new MetadataWords(report.locale());
        this.report = report;
        this.verdicts = new HtmlVerdict(html, words, report);
    }

    void write(NamedFindings findings, List<ReportedPair> pairs) throws IOException {
        html.open("section", "id", "groups")
                .element("h2", words.of("groups.title"))
                .line();
        html.element("p", words.of("groups.lead"), "class", "muted").line();
        Map<Long, Strongest> strongest =
                Strongest.of(pairs, row -> report.standing(row).isQuiet());
        for (ClusterRow cluster : findings.clusters()) {
            html.open("article", "class", "card group").open("header");
            html.element("h3", words.of("groups.name", cluster.number()));
            html.element("span", ReportSentences.group(words, cluster), "class", "muted");
            verdicts.write(report.standing(cluster));
            html.close("header").line();
            html.element("p", ReportSentences.first(words, metadata, findings, cluster), "class", "muted")
                    .line();
            html.open("table").element("caption", words.of("groups.caption", cluster.number()));
            html.markup("<thead><tr>");
            for (String column : List.of("document", "with", "share")) {
                html.element("th", words.of("groups.column." + column), "scope", "col");
            }
            html.markup("</tr></thead>\n<tbody>\n");
            for (long id : ReportSentences.members(findings, cluster)) {
                member(findings, id, strongest.get(id));
            }
            html.markup("</tbody></table></article>\n");
        }
        html.close("section").line();
    }

    private void member(NamedFindings findings, long id, @Nullable Strongest strongest) throws IOException {
        html.markup("<tr><th scope=\"row\" class=\"name\">");
        document(html, findings.document(id), findings.name(id));
        stated(html, metadata, findings.document(id));
        html.markup("</th><td class=\"name\">");
        if (strongest == null) {
            html.markup("</td><td></td>");
        } else {
            document(html, findings.document(strongest.other()), findings.name(strongest.other()));
            html.close("td").open("td", "class", "share");
            share(html, strongest.share());
            html.close("td");
        }
        html.close("tr").line();
    }

    /// A document's title with its path below it, where that is another.
    static void document(Html html, Document document, String name) throws IOException {
        html.element("bdi", document.title(), "lang", language(document.title()));
        if (!name.equals(document.title())) {
            html.open("span", "class", "path")
                    .element("bdi", PathNames.escape(name))
                    .close("span");
        }
    }

    /// Who wrote a document, where it appeared and when, below its path; nothing when it does not say.
    static void stated(Html html, MetadataWords words, Document document) throws IOException {
        String stated = ReportSentences.stated(words, document);
        if (!stated.isEmpty()) {
            html.open("span", "class", "path").element("bdi", stated);
            html.close("span");
        }
    }

    /// A bar and the share in whole percent.
    static void share(Html html, double share) throws IOException {
        String width = "width:" + Math.round(share * 100) + "%";
        html.markup("<span class=\"bar\" aria-hidden=\"true\">").open("i", "style", width);
        html.markup("</i></span>").element("b", Figures.percent(share));
    }

    /// The language that decides how Han characters are drawn; empty for "not known", as in other texts.
    static String language(String text) {
        boolean kana = false;
        boolean han = false;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            Character.UnicodeScript script = Character.UnicodeScript.of(text.codePointAt(i));
            han |= script == Character.UnicodeScript.HAN;
            kana |= script == Character.UnicodeScript.HIRAGANA || script == Character.UnicodeScript.KATAKANA;
        }
        return kana ? "ja" : han ? "zh" : "";
    }
}
