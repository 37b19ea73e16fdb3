package app.likeness.report.html;

import app.likeness.compare.Exclusions;
import app.likeness.compare.Match;
import app.likeness.compare.OtherDocuments;
import app.likeness.compare.Shares;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.count.PassageReason;
import app.likeness.report.content.DisguiseLines;
import app.likeness.report.content.PairTexts;
import app.likeness.report.content.PassageRows;
import app.likeness.report.content.PassageRows.Piece;
import app.likeness.report.content.PassageRows.Row;
import app.likeness.report.content.Report;
import app.likeness.report.content.ReportException;
import app.likeness.report.content.ReportLimits;
import app.likeness.report.content.ReportProgress;
import app.likeness.report.content.ReportWords;
import app.likeness.report.names.ReportedPair;
import app.likeness.report.words.Figures;
import app.likeness.report.words.MetadataWords;
import app.likeness.report.words.ReasonWords;
import app.likeness.review.Standing;
import app.likeness.text.document.Document;
import app.likeness.text.fold.Fold;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// The section of the passages: for each pair a card with the matched passages side by side.
final class HtmlPassages {
    static final int INKS = 6;

    private final Html html;
    private final ReportWords words;
    private final PairTexts texts;
    private final Exclusions leftOut;
    private final ReasonWords reasons;
    private final MetadataWords metadata;
    private final DisguiseLines disguises;
    private final Report report;
    private final HtmlVerdict verdicts;
    private final HtmlWholeTexts whole;

    HtmlPassages(Html html, ReportWords words, Report report) {
        this.report = report;
        this.verdicts = new HtmlVerdict(html, words, report);
        this.whole = new HtmlWholeTexts(html, words, report);
        this.html = html;
        this.words = words;
        this.texts = report.texts();
        this.leftOut = report.findings().findings().leftOut();
        this.reasons = new ReasonWords(report.locale());
        this.metadata = new MetadataWords(report.locale());
        this.disguises = new DisguiseLines(words);
    }

    /// Writes the passages of the first `shown` pairs.
    void write(List<ReportedPair> pairs, int shown, ReportProgress progress) throws IOException, ReportException {
        html.open("section", "id", "passages")
                .element("h2", words.of("passages.title"))
                .line();
        html.element("p", words.of("passages.lead"), "class", "muted").line();
        legend();
        if (pairs.size() > shown) {
            html.element("p", words.of("passages.cut", pairs.size() - shown), "class", "cut")
                    .line();
        }
        List<ReportedPair> rows = pairs.subList(0, Math.min(shown, pairs.size()));
        for (int i = 0; i < rows.size(); i++) {
            progress.step(i, rows.size());
            pair(rows.get(i), i + 1);
        }
        html.close("section").line();
    }

    private void legend() throws IOException {
        html.open("p", "class", "legend ink-1");
        html.open("span").element("mark", words.of("passages.legend.same")).close("span");
        html.open("span").element("del", words.of("passages.legend.removed")).close("span");
        html.open("span").element("ins", words.of("passages.legend.added")).close("span");
        html.close("p").line();
    }

    private void pair(ReportedPair row, int number) throws IOException, ReportException {
        CountedComparison comparison = texts.compare(row.left(), row.right());
        Shares shares = comparison.counts().shares(leftOut);
        String left = texts.text(row.left());
        String right = texts.text(row.right());
        html.open("article", "class", "card", "id", "pair-" + number).open("header");
        html.element("h3", number + ". " + words.level(row));
        html.open("div", "class", "sides");
        side("A", row.left(), row.leftName());
        side("B", row.right(), row.rightName());
        measure(
                "passages.containmentLeft",
                row.containmentLeft(),
                shares.sharedLeft(),
                shares.changedLeft(),
                shares.charactersLeft());
        measure(
                "passages.containmentRight",
                row.containmentRight(),
                shares.sharedRight(),
                shares.changedRight(),
                shares.charactersRight());
        html.close("div");
        String distance = row.distance().isEmpty()
                ? words.of("passages.noDistance")
                : words.of("passages.distance", row.distance());
        html.element(
                "span",
                words.of("passages.small", Figures.fourDecimals(row.pair().resemblance()), distance),
                "class",
                "small");
        html.element("p", reasons.sentence(comparison.reason(leftOut)), "class", "small");
        Optional<String> earlier = metadata.earlier(row.left(), "A", row.right(), "B");
        if (earlier.isPresent()) {
            html.element("p", earlier.get(), "class", "small");
        }
        verdicts.write(report.standing(row));
        html.close("header").line();
        disguises("A", left, comparison.disguisesOfLeft());
        disguises("B", right, comparison.disguisesOfRight());
        table(row, comparison, left, right);
        whole.write(row, comparison, left, right);
        html.close("article").line();
    }

    /// What a text hides, kind by kind, with the first places as they are written and as they were compared.
    private void disguises(String letter, String text, List<Fold> ofPair) throws IOException {
        List<String> lines = disguises.lines(text, ofPair);
        if (!lines.isEmpty()) {
            html.open("ul", "class", "disguises", "aria-label", words.of("passages.disguises", letter));
            html.element("li", words.of("passages.disguises", letter), "class", "small");
            for (String line : lines) {
                html.element("li", line);
            }
            html.close("ul").line();
        }
    }

    private void side(String letter, Document document, String name) throws IOException {
        html.open("div").element("span", letter, "class", "letter");
        HtmlGroups.document(html, document, name);
        HtmlGroups.stated(html, metadata, document);
        html.close("div");
    }

    private void measure(String key, double share, int shared, int changed, int all) throws IOException {
        html.markup("<div><span class=\"bar\" aria-hidden=\"true\">")
                .open("i", "style", "width:" + Math.round(share * 100) + "%")
                .markup("</i></span>");
        html.text(words.of(key, Figures.percent(share)));
        html.markup(" ")
                .element("span", words.of("passages.fraction", shared, all, changed), "class", "small")
                .close("div");
    }

    private void table(ReportedPair pair, CountedComparison comparison, String left, String right)
            throws IOException, ReportException {
        List<Optional<OtherDocuments>> others = texts.otherDocuments(comparison);
        List<Standing> standings = texts.standings(pair.left(), pair.right(), comparison);
        List<Match> matches = comparison.comparison().matches();
        html.open("table", "class", "passages").element("caption", words.of("passages.caption", matches.size()));
        html.markup("<thead><tr>");
        html.element("th", words.of("passages.column.passage"), "scope", "col", "class", "kind");
        html.markup("<th scope=\"col\">A</th><th scope=\"col\">B</th></tr></thead>\n");
        String leftLanguage = HtmlGroups.language(left);
        String rightLanguage = HtmlGroups.language(right);
        int number = 0;
        for (Match match : matches.subList(0, Math.min(ReportLimits.PASSAGES, matches.size()))) {
            number++;
            PassageReason reason = comparison.reason(number - 1, leftOut, others.get(number - 1));
            html.open("tbody", "class", reason.isLeftOut() ? "not-counted" : "ink-" + ((number - 1) % INKS + 1))
                    .line();
            boolean first = true;
            for (Row row : PassageRows.of(left, right, comparison, number - 1, leftOut)) {
                html.open("tr", "class", first ? "begin" : "go-on");
                if (first) {
                    kind(match, number);
                } else {
                    html.markup("<td class=\"kind\"></td>");
                }
                cell("A", "del", leftLanguage, row.left());
                cell("B", "ins", rightLanguage, row.right());
                html.close("tr").line();
                first = false;
            }
            html.markup("<tr class=\"reason\"><td class=\"kind\"></td>");
            html.open("td", "colspan", "2", "class", "small").text(reasons.sentence(reason));
            verdicts.write(report.said(standings.get(number - 1)));
            html.close("td").close("tr").line();
            html.close("tbody").line();
        }
        html.close("table").line();
        if (matches.size() > ReportLimits.PASSAGES) {
            html.element("p", words.of("passages.cutPassages", matches.size() - ReportLimits.PASSAGES), "class", "cut");
        }
    }

    private void kind(Match match, int number) throws IOException {
        html.markup("<th scope=\"row\" class=\"kind\">").element("span", Integer.toString(number), "class", "badge");
        String label = match.kind().label();
        html.element("span", words.of("passages.kind." + label), "class", "kind-word " + label);
        html.close("th");
    }

    private void cell(String letter, String changed, String language, List<Piece> pieces) throws IOException {
        html.open("td", "data-side", letter, "lang", language, "dir", "auto");
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            switch (piece.kind()) {
                case SAME -> marked("mark", piece, "passages.leftOut");
                case LEFT_OUT -> uncounted(piece);
                case CHANGED -> marked(changed, piece, "passages.leftOutChanged");
                // Line ends at the end of a row would only make it higher.
                case PLAIN ->
                    html.text(
                            i == pieces.size() - 1
                                    ? PassageRows.lines(piece.whole()).stripTrailing()
                                    : PassageRows.lines(piece.whole()));
            }
        }
        html.close("td");
    }

    private void uncounted(Piece piece) throws IOException {
        html.element("mark", PassageRows.lines(piece.text()), "class", "not-counted out");
        if (piece.leftOut() > 0) {
            html.element("span", words.of("passages.leftOut", piece.leftOut()), "class", "left-out");
            html.element("mark", PassageRows.lines(piece.tail()), "class", "not-counted out");
        }
    }

    private void marked(String element, Piece piece, String leftOut) throws IOException {
        html.element(element, PassageRows.lines(piece.text()));
        if (piece.leftOut() > 0) {
            html.element("span", words.of(leftOut, piece.leftOut()), "class", "left-out");
            html.element(element, PassageRows.lines(piece.tail()));
        }
    }
}
