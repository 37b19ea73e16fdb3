package app.likeness.report.html;

import app.likeness.compare.Pair;
import app.likeness.compare.PairLevel;
import app.likeness.report.content.CaseFile;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportLimits;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.ReportSentences;
import app.likeness.report.content.ReportSummary;
import app.likeness.report.content.ReportSummary.Fact;
import app.likeness.report.content.ReportWords;
import app.likeness.report.names.NamedFindings;
import app.likeness.report.names.NamedFindings.SkipRow;
import app.likeness.report.names.PathNames;
import app.likeness.report.names.ReportedPair;
import app.likeness.report.words.SkipWords;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// One page that needs neither the program, nor the network, nor scripts: the groups, the pairs, the passages side by
/// side, what was not read, and how it was counted. Light or dark as the reader's system is; prints in light.
public final class HtmlReport {
    /// Nothing may be loaded and no script may run, whatever the documents hold.
    private static final String POLICY = "default-src 'none'; style-src 'unsafe-inline'";

    public void write(Report report, Appendable out, ReportProgress progress) throws IOException, ReportException {
        var words = new ReportWords(report.locale());
        var html = new Html(out);
        NamedFindings findings = report.findings();
        List<ReportedPair> pairs = findings.strongestFirst();
        String headline = ReportSentences.headline(words, findings);
        head(html, words, headline);
        Optional<HtmlCase> subject = CaseFile.of(report, progress).map(file -> new HtmlCase(html, words, file));
        header(html, words, headline, subject, pairs, new ReportSummary(report, words).facts());
        navigation(html, words, subject.isPresent(), !pairs.isEmpty());
        html.open("main").line();
        if (!pairs.isEmpty()) {
            if (subject.isPresent()) {
                subject.get().text();
            } else {
                new HtmlGroups(html, words, report).write(findings, pairs);
            }
            var table = new HtmlPairs(html, words, report);
            table.write(pairs, ReportLimits.TABLE_PAIRS, ReportLimits.PASSAGE_PAIRS);
            new HtmlPassages(html, words, report).write(pairs, ReportLimits.PASSAGE_PAIRS, progress);
        }
        skipped(html, words, new SkipWords(report.locale()), findings.skips());
        new HtmlLeftOut(html, words).write(report);
        method(html, words, report.settings(), report.findings().findings().pairs());
        new HtmlFiles(html, words, report).write();
        html.close("main").line();
        html.open("footer")
                .element("p", words.of("footer", report.settings().version()))
                .close("footer")
                .line();
        html.markup("</body>\n</html>\n");
    }

    private static void head(Html html, ReportWords words, String headline) throws IOException {
        html.markup("<!DOCTYPE html>\n").open("html", "lang", words.language()).line();
        html.markup("<head>\n<meta charset=\"utf-8\">\n");
        html.open("meta", "http-equiv", "Content-Security-Policy", "content", POLICY)
                .line();
        html.open("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
                .line();
        html.open("meta", "name", "generator", "content", "Likeness").line();
        html.open("meta", "name", "description", "content", headline).line();
        html.element("title", words.of("title")).line();
        html.markup("<style>\n").markup(style()).markup("</style>\n</head>\n<body>\n");
    }

    private static String style() throws IOException {
        try (InputStream css = HtmlReport.class.getResourceAsStream("report.css")) {
            if (css == null) {
                throw new IllegalStateException("report.css is not beside HtmlReport");
            }
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void header(
            Html html,
            ReportWords words,
            String headline,
            Optional<HtmlCase> subject,
            List<ReportedPair> pairs,
            List<Fact> facts)
            throws IOException {
        html.open("header").line();
        html.markup("<p class=\"brand\">Likeness · 文痕</p>").line();
        html.element("h1", headline).line();
        if (subject.isPresent()) {
            subject.get().head();
        }
        if (!pairs.isEmpty()) {
            html.element("p", words.of("headline.pairs", pairs.size())).line();
            html.open("ul", "class", "levels").line();
            for (PairLevel level : ReportSentences.levels(pairs)) {
                long count = pairs.stream()
                        .filter(row -> row.pair().level() == level)
                        .count();
                html.open("li").element("b", Long.toString(count)).text(words.of("band." + level.label()));
                html.element("span", words.of("band." + level.label() + ".limit"))
                        .close("li")
                        .line();
            }
            html.close("ul").line();
            html.element("p", words.of("note"), "class", "note").line();
        }
        html.open("dl", "class", "summary", "aria-label", words.of("summary.label"))
                .line();
        for (Fact fact : facts) {
            html.element("dt", words.of(fact.term())).element("dd", fact.text()).line();
        }
        html.close("dl").close("header").line();
    }

    private static void navigation(Html html, ReportWords words, boolean isCase, boolean pairs) throws IOException {
        html.open("nav", "aria-label", words.of("nav.label")).open("ul").line();
        List<String> sections = pairs
                ? List.of(isCase ? "case" : "groups", "pairs", "passages", "skipped", "leftOut", "method", "files")
                : List.of("skipped", "leftOut", "method", "files");
        for (String section : sections) {
            html.open("li").element("a", words.of("nav." + section), "href", "#" + section);
            html.close("li").line();
        }
        html.close("ul").close("nav").line();
    }

    private static void skipped(Html html, ReportWords words, SkipWords details, List<SkipRow> skips)
            throws IOException {
        html.open("section", "id", "skipped").element("h2", words.of("skipped.title"));
        html.line();
        if (skips.isEmpty()) {
            html.element("p", words.of("skipped.none")).close("section").line();
            return;
        }
        long missing = skips.stream()
                .filter(row -> !row.skip().reason().isOfDocument())
                .count();
        if (missing > 0) {
            html.element("p", words.of("skipped.lead", missing), "class", "muted");
        }
        html.open("div", "class", "table", "tabindex", "0", "role", "region", "aria-label", words.of("skipped.caption"))
                .open("table");
        html.element("caption", words.of("skipped.caption")).markup("<thead><tr>");
        for (String column : List.of("file", "reason", "detail")) {
            html.element("th", words.of("skipped.column." + column), "scope", "col");
        }
        html.markup("</tr></thead>\n<tbody>\n");
        for (SkipRow row : skips) {
            html.markup("<tr><th scope=\"row\" class=\"name\">");
            html.element("bdi", PathNames.escape(row.name())).close("th");
            html.element("td", words.of("skip." + row.skip().reason().name().toLowerCase(Locale.ROOT)));
            html.element("td", details.detail(row.skip().detail()), "class", "small");
            html.close("tr").line();
        }
        html.markup("</tbody></table></div></section>\n");
    }

    private static void method(Html html, ReportWords words, Report.Settings settings, List<Pair> pairs)
            throws IOException {
        html.open("section", "id", "method", "class", "method").element("h2", words.of("method.title"));
        html.line();
        for (String paragraph : List.of("fold", "find", "count", "resemblance")) {
            html.element("p", words.of("method." + paragraph)).line();
        }
        html.open("dl").line();
        term(html, words.of("method.checked"), settings.checked());
        if (!settings.comparedWith().isEmpty()) {
            term(html, words.of("method.comparedWith"), settings.comparedWith());
        }
        if (!settings.templates().isEmpty()) {
            term(html, words.of("method.templates"), settings.templates());
        }
        term(html, words.of("method.methods"), settings.methodLabels());
        term(html, words.of("method.distance"), List.of(Integer.toString(settings.distance())));
        term(html, words.of("method.minShare"), List.of(words.leastShare(pairs, settings.minShare())));
        html.close("dl").close("section").line();
    }

    private static void term(Html html, String term, List<String> values) throws IOException {
        html.element("dt", term).open("dd");
        for (String value : values) {
            html.element("bdi", PathNames.escape(value));
            html.markup(value.equals(values.getLast()) ? "" : " · ");
        }
        html.close("dd").line();
    }
}
