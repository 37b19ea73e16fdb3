package app.likeness.report.words;

import app.likeness.compare.Exclusion;
import app.likeness.compare.LeftOutSpan;
import app.likeness.compare.count.PairReason;
import app.likeness.compare.count.PassageReason;
import app.likeness.compare.findings.LeftOutCount;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/// The sentences that say why passages and pairs match and what was left out: the same words in the window, in reports
/// and on the command line. Every form of Chinese gets the Simplified bundle, every other language the English one.
public final class ReasonWords {
    private final BundledWords words;

    public ReasonWords(Locale wanted) {
        words = new BundledWords("reasons", wanted);
    }

    /// One sentence about two passages that match.
    public String sentence(PassageReason reason) {
        List<String> parts = new ArrayList<>();
        String key = switch (reason.kind()) {
            case SAME -> "passage.same";
            case EDITED -> "passage.edited";
            case REORDERED -> "passage.reordered";
            case SUMMARISED -> "passage.summarised";
        };
        int longer = Math.max(reason.left(), reason.right());
        int shorter = Math.min(reason.left(), reason.right());
        parts.add(words.of(key, reason.same(), longer, shorter));
        parts.add(words.of("passage.changed", reason.changed(), reason.places()));
        if (reason.otherMarks() > 0) {
            parts.add(words.of("passage.marks", reason.otherMarks()));
        }
        if (reason.surplus() > 0) {
            parts.add(words.of("passage.surplus", reason.surplus()));
        }
        reason.otherDocuments().ifPresent(others -> {
            if (others.whole() > 0 || others.parts() == 0) {
                parts.add(words.of("passage.others", others.whole()));
            }
            if (others.parts() > 0) {
                parts.add(words.of("passage.othersInPart", others.parts()));
            }
        });
        if (!reason.leftOut().isEmpty()) {
            String kinds = list(reason.leftOut());
            parts.add(
                    reason.isLeftOut()
                            ? words.of("passage.leftOut", kinds)
                            : words.of("passage.partlyLeftOut", kinds, reason.uncounted()));
        }
        return joined(parts);
    }

    /// One sentence about a pair.
    public String sentence(PairReason reason) {
        List<String> parts = new ArrayList<>();
        int passages = reason.passages();
        if (passages == 0) {
            parts.add(words.of(reason.uncounted() == 0 ? "pair.none" : "pair.nothingCounts", reason.uncounted()));
        } else {
            parts.add(words.of(
                    reason.isSame() ? "pair.same" : "pair.passages",
                    passages,
                    reason.shares().sharedCharacters(),
                    reason.shares().longestPassage()));
            if (reason.shares().changedLeft() + reason.shares().changedRight() > 0) {
                parts.add(words.of(
                        "pair.changed",
                        reason.shares().changedLeft(),
                        reason.shares().changedRight(),
                        passages));
            }
        }
        if (reason.charactersLeftOut() > 0) {
            parts.add(words.of("pair.leftOut", reason.charactersLeftOut(), list(reason.leftOut())));
        }
        if (reason.surplus() > 0) {
            parts.add(words.of("pair.surplus", reason.surplus()));
        }
        if (passages > 0 && reason.uncounted() > 0) {
            parts.add(words.of(
                    "pair.uncounted", reason.uncounted(), why(reason.leftOut(), reason.hasAcceptable(), false)));
        }
        return joined(parts);
    }

    /// Why a stretch does not count: the names of kinds, that a reviewer found it acceptable, that it is surplus.
    public String why(LeftOutSpan span) {
        return why(span.kinds(), span.isAcceptable(), span.isSurplus());
    }

    private String why(Collection<Exclusion> kinds, boolean isAcceptable, boolean isSurplus) {
        List<String> reasons = new ArrayList<>(names(kinds));
        if (isAcceptable) {
            reasons.add(words.of("exclusion.judged"));
        }
        if (isSurplus) {
            reasons.add(words.of("exclusion.surplus"));
        }
        return listed(reasons);
    }

    /// The name of a kind of exclusion, as it stands in a sentence.
    public String name(Exclusion kind) {
        return words.of("exclusion." + kind.label());
    }

    /// The names of kinds, in their order.
    public String list(Collection<Exclusion> kinds) {
        return listed(names(kinds));
    }

    private List<String> names(Collection<Exclusion> kinds) {
        return kinds.stream().map(this::name).toList();
    }

    private String listed(List<String> names) {
        return names.stream().reduce((all, next) -> words.of("list", all, next)).orElse("");
    }

    /// What is really left out of what pairs share: kinds with their counts; empty when nothing is.
    public String counts(List<LeftOutCount> counts) {
        return counts.stream()
                .map(count -> words.of("leftOut.count", name(count.kind()), count.characters(), count.pairs()))
                .reduce((all, next) -> words.of("list", all, next))
                .orElse("");
    }

    private String joined(List<String> parts) {
        return words.of(
                "sentence",
                parts.stream()
                        .reduce((all, next) -> words.of("part", all, next))
                        .orElseThrow());
    }
}
