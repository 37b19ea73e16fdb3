package app.likeness.report.content;

import app.likeness.compare.Pair;
import app.likeness.compare.PairLevel;
import app.likeness.report.names.ReportedPair;
import app.likeness.report.words.BundledWords;
import app.likeness.report.words.Figures;
import app.likeness.report.words.Languages;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/// The words of a report, in the language that [Languages] chooses, whatever the computer's own language is.
public final class ReportWords {
    private final Locale locale;
    private final ResourceBundle bundle;

    public ReportWords(Locale wanted) {
        locale = Languages.spoken(wanted);
        bundle = BundledWords.bundle("report", locale);
    }

    /// The language of the words, as HTML names it.
    public String language() {
        return locale.toLanguageTag();
    }

    public String of(String key) {
        return bundle.getString(key);
    }

    /// The language of the words.
    Locale locale() {
        return locale;
    }

    /// The words for `key` with `arguments` in their places; numbers are grouped as the language does.
    public String of(String key, Object... arguments) {
        return new MessageFormat(bundle.getString(key), locale).format(arguments);
    }

    /// What a pair is called whose texts are A and B: which one stands in the other, where one does.
    public String level(ReportedPair row) {
        if (row.pair().level() != PairLevel.WITHIN) {
            return of("band." + row.pair().level().label());
        }
        boolean isLeft = row.containmentLeft() > row.containmentRight();
        return of(
                row.pair().share() < 1 ? "band.within.most" : "band.within.all",
                isLeft ? "A" : "B",
                isLeft ? "B" : "A");
    }

    /// From which share on pairs are in the report, and how many weaker ones are there for a long passage.
    public String leastShare(List<Pair> pairs, double least) {
        long weaker = pairs.stream().filter(pair -> pair.rank() < least).count();
        return weaker == 0 ? Figures.percent(least) : of("method.minShare.passages", Figures.percent(least), weaker);
    }
}
