package app.likeness.cli.said;

import app.likeness.cli.given.FileText;
import app.likeness.compare.Comparison;
import app.likeness.compare.ExcludedSpan;
import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Match;
import app.likeness.compare.ShareBand;
import app.likeness.compare.Shares;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.count.PairReason;
import app.likeness.compare.count.PassageReason;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.report.data.DisguiseJson;
import app.likeness.report.data.Json;
import app.likeness.report.data.MetadataJson;
import app.likeness.report.names.PathNames;
import app.likeness.report.words.Figures;
import app.likeness.report.words.FoldWords;
import app.likeness.report.words.ReasonWords;
import app.likeness.text.FoldKind;
import app.likeness.text.Span;
import app.likeness.text.fold.Fold;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/// Two files compared, as they are printed.
///
/// @param leftOut what is left out of the numbers
/// @param distance Hamming distance of the default sketches, or -1 where a text is too short for one
public record Compared(
        FileText left,
        FileText right,
        ExcludedText leftText,
        ExcludedText rightText,
        CountedComparison counted,
        Exclusions leftOut,
        int distance) {
    private static final int EXCERPT = 72;
    private static final FoldWords DISGUISES = new FoldWords(Locale.ENGLISH);
    private static final ReasonWords ENGLISH = new ReasonWords(Locale.ENGLISH);
    private static final ReasonWords SIMPLIFIED = new ReasonWords(Locale.SIMPLIFIED_CHINESE);
    private static final ReasonWords TRADITIONAL = new ReasonWords(Locale.TRADITIONAL_CHINESE);

    public void summary(Appendable out) throws IOException {
        Shares shares = counted.counts().shares(leftOut);
        PairReason reason = counted.reason(leftOut);
        out.append("left:  ").append(describe(left, leftText.folded().length())).append('\n');
        out.append("right: ")
                .append(describe(right, rightText.folded().length()))
                .append("\n\n");
        if (reason.passages() > 0) {
            out.append(share(
                    "left",
                    "right",
                    shares.containmentLeft(),
                    shares.sharedLeft(),
                    shares.changedLeft(),
                    shares.charactersLeft()));
            out.append(share(
                    "right",
                    "left",
                    shares.containmentRight(),
                    shares.sharedRight(),
                    shares.changedRight(),
                    shares.charactersRight()));
        }
        out.append(ENGLISH.sentence(reason)).append('\n');
        out.append(reason.isReduced() ? everything(counted.counts().shares(Exclusions.NONE)) : "");
        out.append("resemblance ").append(Figures.fourDecimals(comparison().resemblance()));
        out.append(distance < 0 ? ", too short for a distance" : ", distance " + distance + " of 64");
        out.append(reason.passages() == 0 ? "" : ", " + band(shares).label()).append('\n');
        for (int number = 0; number < comparison().matches().size(); number++) {
            passage(out, number);
        }
        leftOut(out, "left", leftText, left);
        leftOut(out, "right", rightText, right);
        disguises(out, "left", left, counted.disguisesOfLeft());
        disguises(out, "right", right, counted.disguisesOfRight());
        String untold = DISGUISES.untold(counted.untold());
        out.append(untold.isEmpty() ? "" : "\nbetween the two: " + untold + '\n');
    }

    private static void disguises(Appendable out, String side, FileText file, List<Fold> ofPair) throws IOException {
        String before = "\n";
        for (String place : DISGUISES.places(file.folds().suspiciousWith(ofPair), file.text())) {
            out.append(before)
                    .append("on the ")
                    .append(side)
                    .append(": ")
                    .append(place)
                    .append('\n');
            before = "";
        }
    }

    private void passage(Appendable out, int number) throws IOException {
        Match match = comparison().matches().get(number);
        out.append("\n").append(Integer.toString(number + 1)).append("  ");
        out.append(match.kind().label()).append(", left ").append(offsets(match.left()));
        out.append(", right ").append(offsets(match.right())).append('\n');
        out.append("   ")
                .append(ENGLISH.sentence(counted.reason(number, leftOut, Optional.empty())))
                .append('\n');
        out.append("   left:  ").append(excerpt(left.text(), match.left())).append('\n');
        out.append("   right: ").append(excerpt(right.text(), match.right())).append('\n');
    }

    /// What the percentages would be if nothing were left out.
    private static String everything(Shares shares) {
        return "With everything counted: "
                + Figures.percent(shares.containmentLeft().orElse(0)) + " of the left text, "
                + Figures.percent(shares.containmentRight().orElse(0)) + " of the right one.\n";
    }

    private void leftOut(Appendable out, String side, ExcludedText text, FileText file) throws IOException {
        String before = "\n";
        for (ExcludedSpan each : text.spans()) {
            if (leftOut.contains(each.kind())) {
                out.append(before).append("left out on the ").append(side).append(", ");
                out.append(offsets(each.span())).append(" (").append(ENGLISH.name(each.kind()));
                out.append("): ").append(excerpt(file.text(), each.span())).append('\n');
                before = "";
            }
        }
    }

    public void json(Appendable out) throws IOException {
        Shares shares = counted.counts().shares(leftOut);
        var json = new Json(out).object();
        file(json.name("left"), left, shares.charactersLeft(), shares.sharedLeft());
        DisguiseJson.write(json.name("disguises"), left.folds().suspiciousWith(counted.disguisesOfLeft()));
        excluded(json, leftText);
        file(json.name("right"), right, shares.charactersRight(), shares.sharedRight());
        DisguiseJson.write(json.name("disguises"), right.folds().suspiciousWith(counted.disguisesOfRight()));
        excluded(json, rightText);
        kinds(json.name("left_out"), leftOut.kinds());
        json.name("resemblance").share(comparison().resemblance());
        containments(json, shares);
        json.name("distance");
        if (distance < 0) {
            json.nothing();
        } else {
            json.value(distance);
        }
        characters(json, shares);
        json.name("changed_in_one").object();
        for (Map.Entry<FoldKind, Integer> each : counted.untold().entrySet()) {
            json.name(each.getKey().label()).value(each.getValue());
        }
        json.end();
        json.name("band");
        if (shares.sharedCharacters() == 0) {
            json.nothing();
        } else {
            json.value(band(shares).label());
        }
        PairReason reason = counted.reason(leftOut);
        sentences(json, words -> words.sentence(reason));
        Shares everything = counted.counts().shares(Exclusions.NONE);
        containments(json.name("with_everything_counted").object(), everything);
        characters(json, everything);
        json.end();
        json.name("matches").array();
        for (int number = 0; number < comparison().matches().size(); number++) {
            match(json, number);
        }
        json.end().end();
    }

    private static void containments(Json json, Shares shares) throws IOException {
        share(json.name("containment_left"), shares.containmentLeft());
        share(json.name("containment_right"), shares.containmentRight());
        share(json.name("changed_left"), shares.changedShareLeft());
        share(json.name("changed_right"), shares.changedShareRight());
    }

    private static void characters(Json json, Shares shares) throws IOException {
        json.name("shared_chars").value(shares.sharedCharacters());
        json.name("longest_passage").value(shares.longestPassage());
    }

    private static void share(Json json, OptionalDouble share) throws IOException {
        if (share.isPresent()) {
            json.share(share.getAsDouble());
        } else {
            json.nothing();
        }
    }

    private static void sentences(Json json, Function<ReasonWords, String> sentence) throws IOException {
        json.name("reason")
                .object()
                .name("en")
                .value(sentence.apply(ENGLISH))
                .name("zh")
                .value(sentence.apply(SIMPLIFIED))
                .name("zh-TW")
                .value(sentence.apply(TRADITIONAL))
                .end();
    }

    private static void kinds(Json json, Collection<Exclusion> kinds) throws IOException {
        json.array();
        for (Exclusion kind : kinds) {
            json.value(kind.label());
        }
        json.end();
    }

    private static void file(Json json, FileText file, int characters, int shared) throws IOException {
        json.object().name("path").value(file.file().toString());
        json.name("title").value(file.extracted().title());
        MetadataJson.write(json.name("metadata"), file.extracted().metadata());
        json.name("charset").value(file.extracted().charset());
        json.name("characters").value(characters).name("shared").value(shared);
    }

    /// Ends the file, too.
    private static void excluded(Json json, ExcludedText text) throws IOException {
        json.name("excluded").array();
        for (ExcludedSpan each : text.spans()) {
            json.object().name("kind").value(each.kind().label());
            json.name("start").value(each.span().start());
            json.name("end").value(each.span().end()).end();
        }
        json.end().end();
    }

    private void match(Json json, int number) throws IOException {
        Match match = counted.drawn(number);
        PassageReason reason = counted.reason(number, leftOut, Optional.empty());
        span(json.object(), match.left(), match.right());
        json.name("kind").value(match.kind().label());
        json.name("shared_chars").value(match.sharedCharacters());
        json.name("counted_chars").value(reason.counted());
        kinds(json.name("left_out"), reason.leftOut());
        sentences(json, words -> words.sentence(reason));
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

    private Comparison comparison() {
        return counted.comparison();
    }

    private static ShareBand band(Shares shares) {
        return ShareBand.of(shares.share().orElse(0));
    }

    private static String describe(FileText file, int characters) {
        return PathNames.escape(file.file().toString()) + " ("
                + file.extracted().charset() + ", " + characters + " letters and digits)";
    }

    private static String share(String one, String other, OptionalDouble share, int shared, int changed, int all) {
        return share.isEmpty()
                ? "Nothing of the " + one + " text counts.\n"
                : Figures.percent(share.getAsDouble()) + " of the " + one + " text also stands in the " + other
                        + " one, word for word (" + shared + " of " + all + " letters and digits"
                        + (changed == 0 ? "" : "; " + changed + " more were changed inside passages") + ")\n";
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
