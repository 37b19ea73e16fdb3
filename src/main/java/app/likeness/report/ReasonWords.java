package app.likeness.report;

import app.likeness.compare.Exclusion;
import app.likeness.compare.PairReason;
import app.likeness.compare.PassageReason;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/// The sentences that say why passages and pairs match and what was left out: the same words in the window, in reports
/// and on the command line. Every form of Chinese gets the Simplified bundle, every other language the English one.
public final class ReasonWords {
    private final Locale locale;
    private final ResourceBundle bundle;

    public ReasonWords(Locale wanted) {
        locale = wanted.getLanguage().equals("zh") ? Locale.SIMPLIFIED_CHINESE : Locale.ENGLISH;
        bundle = ResourceBundle.getBundle(
                "app.likeness.report.reasons",
                locale,
                ReasonWords.class.getClassLoader(),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
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
        parts.add(of(key, reason.same(), longer, shorter));
        parts.add(of("passage.changed", reason.changed(), reason.places()));
        reason.otherDocuments().ifPresent(others -> parts.add(of("passage.others", others)));
        if (!reason.leftOut().isEmpty()) {
            String kinds = list(reason.leftOut());
            parts.add(
                    reason.isLeftOut()
                            ? of("passage.leftOut", kinds)
                            : of("passage.partlyLeftOut", kinds, reason.uncounted()));
        }
        return joined(parts);
    }

    /// One sentence about a pair.
    public String sentence(PairReason reason) {
        List<String> parts = new ArrayList<>();
        int passages = reason.passages();
        if (passages == 0) {
            parts.add(of(reason.uncounted() == 0 ? "pair.none" : "pair.nothingCounts", reason.uncounted()));
        } else {
            parts.add(of(
                    reason.isSame() ? "pair.same" : "pair.passages",
                    passages,
                    reason.shares().sharedCharacters(),
                    reason.shares().longestPassage()));
        }
        if (reason.charactersLeftOut() > 0) {
            parts.add(of("pair.leftOut", reason.charactersLeftOut(), list(reason.leftOut())));
        }
        if (passages > 0 && reason.uncounted() > 0) {
            parts.add(of("pair.uncounted", reason.uncounted(), list(reason.leftOut())));
        }
        return joined(parts);
    }

    /// The name of a kind of exclusion, as it stands in a sentence.
    public String name(Exclusion kind) {
        return of("exclusion." + kind.label());
    }

    /// The names of kinds, in their order.
    public String list(Collection<Exclusion> kinds) {
        return kinds.stream()
                .map(this::name)
                .reduce((all, next) -> of("list", all, next))
                .orElse("");
    }

    private String joined(List<String> parts) {
        return of(
                "sentence",
                parts.stream().reduce((all, next) -> of("part", all, next)).orElseThrow());
    }

    private String of(String key, Object... arguments) {
        return new MessageFormat(bundle.getString(key), locale).format(arguments);
    }
}
