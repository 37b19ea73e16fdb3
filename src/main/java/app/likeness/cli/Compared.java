package app.likeness.cli;

import app.likeness.compare.Comparison;
import app.likeness.compare.Match;
import app.likeness.compare.ShareBand;
import app.likeness.report.Figures;
import app.likeness.report.Json;
import app.likeness.report.PathNames;
import app.likeness.text.Span;
import java.io.IOException;

/// Two files compared, as they are printed.
///
/// @param distance Hamming distance of the default sketches, or -1 where a text is too short for one
record Compared(FileText left, FileText right, Comparison comparison, int distance) {
    private static final int EXCERPT = 72;

    void summary(Appendable out) throws IOException {
        out.append("left:  ")
                .append(describe(left, comparison.charactersLeft()))
                .append('\n');
        out.append("right: ")
                .append(describe(right, comparison.charactersRight()))
                .append("\n\n");
        if (comparison.matches().isEmpty()) {
            out.append("They share no passage.\n");
        } else {
            out.append(share(
                    "left",
                    "right",
                    comparison.containmentLeft(),
                    comparison.sharedLeft(),
                    comparison.charactersLeft()));
            out.append(share(
                    "right",
                    "left",
                    comparison.containmentRight(),
                    comparison.sharedRight(),
                    comparison.charactersRight()));
        }
        out.append("resemblance ").append(Figures.fourDecimals(comparison.resemblance()));
        out.append(distance < 0 ? ", too short for a distance" : ", distance " + distance + " of 64");
        out.append(comparison.matches().isEmpty() ? "" : ", " + band().label()).append('\n');
        int number = 0;
        for (Match match : comparison.matches()) {
            out.append("\n").append(Integer.toString(++number)).append("  ");
            out.append(match.kind().label()).append(", ");
            out.append(Integer.toString(match.sharedCharacters())).append(" characters the same, left ");
            out.append(offsets(match.left()))
                    .append(", right ")
                    .append(offsets(match.right()))
                    .append('\n');
            out.append("   left:  ").append(excerpt(left.text(), match.left())).append('\n');
            out.append("   right: ")
                    .append(excerpt(right.text(), match.right()))
                    .append('\n');
        }
    }

    void json(Appendable out) throws IOException {
        var json = new Json(out).object();
        file(json.name("left"), left, comparison.charactersLeft(), comparison.sharedLeft());
        file(json.name("right"), right, comparison.charactersRight(), comparison.sharedRight());
        json.name("resemblance").share(comparison.resemblance());
        json.name("containment_left").share(comparison.containmentLeft());
        json.name("containment_right").share(comparison.containmentRight());
        json.name("distance");
        if (distance < 0) {
            json.nothing();
        } else {
            json.value(distance);
        }
        json.name("shared_chars").value(comparison.sharedCharacters());
        json.name("band");
        if (comparison.matches().isEmpty()) {
            json.nothing();
        } else {
            json.value(band().label());
        }
        json.name("matches").array();
        for (Match match : comparison.matches()) {
            match(json, match);
        }
        json.end().end();
    }

    private static void file(Json json, FileText file, int characters, int shared) throws IOException {
        json.object().name("path").value(file.file().toString());
        json.name("title").value(file.extracted().title());
        json.name("charset").value(file.extracted().charset());
        json.name("characters").value(characters).name("shared").value(shared).end();
    }

    private static void match(Json json, Match match) throws IOException {
        span(json.object(), match.left(), match.right());
        json.name("kind").value(match.kind().label());
        json.name("shared_chars").value(match.sharedCharacters());
        json.name("runs").array();
        for (Match.Run run : match.runs()) {
            span(json.object(), run.left(), run.right());
            json.name("shared_chars").value(run.characters()).end();
        }
        json.end().end();
    }

    private static void span(Json json, Span left, Span right) throws IOException {
        json.name("left_start").value(left.start()).name("left_end").value(left.end());
        json.name("right_start").value(right.start()).name("right_end").value(right.end());
    }

    private ShareBand band() {
        return ShareBand.of(Math.max(comparison.containmentLeft(), comparison.containmentRight()));
    }

    private static String describe(FileText file, int characters) {
        return PathNames.escape(file.file().toString()) + " ("
                + file.extracted().charset() + ", " + characters + " letters and digits)";
    }

    private static String share(String one, String other, double share, int shared, int all) {
        return Figures.percent(share) + " of the " + one + " text also stands in the " + other + " one (" + shared
                + " of " + all + " letters and digits)\n";
    }

    private static String offsets(Span span) {
        return span.start() + "–" + span.end();
    }

    /// The passage on one line; of a long one both ends.
    private static String excerpt(String text, Span span) {
        String line = text.substring(span.start(), span.end()).strip().replaceAll("\\s+", " ");
        int characters = line.codePointCount(0, line.length());
        if (characters <= EXCERPT) {
            return line;
        }
        int half = EXCERPT / 2;
        return line.substring(0, line.offsetByCodePoints(0, half)) + " … "
                + line.substring(line.offsetByCodePoints(line.length(), -half));
    }
}
