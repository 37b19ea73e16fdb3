package app.likeness.report.words;

import app.likeness.report.names.NameMask;
import app.likeness.text.FoldKind;
import app.likeness.text.fold.Fold;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Says which disguises a text has: the same words in the window and on the command line. They speak
/// as [BundledWords] does.
public final class FoldWords {
    /// Pairs of letters that are named as examples.
    private static final int EXAMPLES = 3;

    private final BundledWords words;

    public FoldWords(Locale wanted) {
        words = new BundledWords("folds", wanted);
    }

    /// For each kind among `folds` how many there are, with examples where letters stand for others.
    ///
    /// @param text the stored text that they were found in, with names or without
    public List<String> sentences(Collection<Fold> folds, String text) {
        List<String> sentences = new ArrayList<>();
        for (FoldKind kind : FoldKind.values()) {
            List<Fold> own = folds.stream().filter(fold -> fold.kind() == kind).toList();
            if (!own.isEmpty()) {
                sentences.add(sentence(own, text));
            }
        }
        return sentences;
    }

    /// The same, each with the place of the first one.
    public List<String> places(Collection<Fold> folds, String text) {
        List<String> places = new ArrayList<>();
        for (FoldKind kind : FoldKind.values()) {
            List<Fold> own = folds.stream().filter(fold -> fold.kind() == kind).toList();
            if (!own.isEmpty()) {
                var first = own.getFirst().span();
                places.add(words.of("place", sentence(own, text), first.start(), first.end()));
            }
        }
        return places;
    }

    /// How many kinds of disguise there are, and how many of each; empty for none.
    public String summary(Map<FoldKind, Integer> counts) {
        List<String> each = Arrays.stream(FoldKind.values())
                .filter(counts::containsKey)
                .map(kind -> words.of(kind.name(), counts.getOrDefault(kind, 0)))
                .toList();
        return each.isEmpty()
                ? ""
                : words.of(
                        "summary",
                        each.size(),
                        each.stream()
                                .reduce((all, next) -> words.of("list", all, next))
                                .orElseThrow());
    }

    /// What two texts write in two ways where cannot be told which of them was changed; empty for nothing.
    public String untold(Map<FoldKind, Integer> counts) {
        return Arrays.stream(FoldKind.values())
                .filter(counts::containsKey)
                .map(kind -> words.of(
                        kind == FoldKind.DIGITS ? "untold.digits" : "untold.marks", counts.getOrDefault(kind, 0)))
                .reduce((all, next) -> words.of("list", all, next))
                .map(all -> words.of("untold", all))
                .orElse("");
    }

    /// What one fold is.
    public String sentence(Fold fold, String text) {
        return sentence(List.of(fold), text);
    }

    private String sentence(List<Fold> own, String text) {
        FoldKind kind = own.getFirst().kind();
        String count = words.of(kind.name(), own.stream().mapToInt(Fold::count).sum());
        Set<String> examples = new LinkedHashSet<>();
        for (Fold fold : own) {
            if (examples.size() < EXAMPLES && isOfLetters(kind) && fold.stands().length() == 1) {
                int written = text.codePointAt(fold.span().start());
                if (written == NameMask.MARK) {
                    // A letter of a hidden name is no example.
                    continue;
                }
                String code = String.format(Locale.ROOT, "U+%04X", written);
                examples.add(words.of("example", Character.toString(written), code, fold.stands()));
            }
        }
        return examples.stream()
                .reduce((all, next) -> words.of("list", all, next))
                .map(list -> words.of("examples", count, list))
                .orElse(count);
    }

    private static boolean isOfLetters(FoldKind kind) {
        return kind == FoldKind.LOOK_ALIKE || kind == FoldKind.RADICAL || kind == FoldKind.STYLED;
    }
}
