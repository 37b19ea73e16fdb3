package app.likeness.report.html;

import app.likeness.report.content.Report;
import app.likeness.report.content.ReportFiles;
import app.likeness.report.content.ReportWords;
import app.likeness.report.names.PathNames;
import app.likeness.text.document.Document;
import java.io.IOException;
import java.util.List;

/// The section that pins every file by its SHA-256.
final class HtmlFiles {
    private final Html html;
    private final ReportWords words;
    private final Report report;

    HtmlFiles(Html html, ReportWords words, Report report) {
        this.html = html;
        this.words = words;
        this.report = report;
    }

    void write() throws IOException {
        ReportFiles files = ReportFiles.of(report);
        html.open("section", "id", "files")
                .element("h2", words.of("files.title"))
                .line();
        html.element("p", words.of("files.lead")).line();
        if (report.options().hidesNames()) {
            html.element("p", words.of("files.hidden")).line();
        }
        List<Document> listed = files.listed();
        if (!listed.isEmpty()) {
            html.open("div", "class", "table", "tabindex", "0", "role", "region", "aria-label", words.of("files.title"))
                    .open("table");
            html.element("caption", words.of("files.title")).markup("<thead><tr>");
            html.element("th", words.of("files.column.file"), "scope", "col");
            html.element("th", words.of("files.column.bytes"), "scope", "col", "class", "number");
            html.element("th", words.of("files.column.digest"), "scope", "col");
            html.markup("</tr></thead>\n<tbody>\n");
            for (Document document : listed) {
                html.markup("<tr><th scope=\"row\" class=\"name\">");
                html.element("bdi", PathNames.escape(report.findings().name(document.id())))
                        .close("th");
                html.element("td", words.of("number", document.bytes()), "class", "number");
                html.element("td", report.digest(document.id()), "class", "digest");
                html.close("tr").line();
            }
            html.markup("</tbody></table></div>").line();
        }
        if (files.others() > 0) {
            html.element("p", words.of("files.cut", files.others()), "class", "cut")
                    .line();
        }
        html.close("section").line();
    }
}
