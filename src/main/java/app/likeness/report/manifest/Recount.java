package app.likeness.report.manifest;

import app.likeness.compare.Comparison;
import app.likeness.compare.align.Aligner;
import app.likeness.compare.count.CountedComparison;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.report.manifest.Manifest.PairEntry;
import app.likeness.report.manifest.Manifest.TextEntry;
import app.likeness.text.fold.FoldedText;
import java.util.BitSet;

/// Counts the pairs of a manifest again from the texts. Confined to one thread.
public final class Recount {
    private final Manifest manifest;
    private final Aligner aligner = new Aligner();

    public Recount(Manifest manifest) {
        this.manifest = manifest;
    }

    /// Whether every number and every span of `pair` comes out again from the two texts. What the manifest says was
    /// left out by right is taken from it. As long as comparing the two takes.
    public boolean holds(PairEntry pair, String leftText, String rightText) {
        if (!fits(pair.left(), leftText) || !fits(pair.right(), rightText)) {
            return false;
        }
        ExcludedText left = excluded(manifest.documents().get(pair.left()), leftText);
        ExcludedText right = excluded(manifest.documents().get(pair.right()), rightText);
        Comparison comparison = pair.isTurned()
                ? aligner.compare(right.folded(), left.folded()).mirrored()
                : aligner.compare(left.folded(), right.folded());
        var accepted = new BitSet();
        pair.accepted().forEach(accepted::set);
        var counted = new CountedComparison(comparison, left, right, accepted);
        return counted.counts().shares(manifest.leftOut()).equals(pair.shares())
                && PairCounting.containments(pair.shares()).equals(pair.stated())
                && PairCounting.spans(left.folded(), counted.countedLeft(manifest.leftOut()))
                        .equals(pair.countedLeft())
                && PairCounting.spans(right.folded(), counted.countedRight(manifest.leftOut()))
                        .equals(pair.countedRight())
                && PairCounting.spans(left.folded(), counted.changedLeft(manifest.leftOut()))
                        .equals(pair.changedLeft())
                && PairCounting.spans(right.folded(), counted.changedRight(manifest.leftOut()))
                        .equals(pair.changedRight());
    }

    private boolean fits(int document, String text) {
        return manifest.documents().get(document).leftOut().stream()
                .allMatch(each -> each.span().end() <= text.length());
    }

    private static ExcludedText excluded(TextEntry entry, String text) {
        return new ExcludedText(FoldedText.of(text), entry.leftOut());
    }
}
