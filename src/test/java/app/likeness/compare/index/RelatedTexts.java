package app.likeness.compare.index;

import app.likeness.fingerprint.RandomText;
import app.likeness.fingerprint.grams.SeedGrams;
import app.likeness.text.fold.FoldedText;
import java.util.ArrayList;
import java.util.List;

/// Seed grams of random texts, of which some share a passage more or less changed, some a sentence, and most of them
/// the
/// same form.
public final class RelatedTexts {
    private final List<int[]> grams = new ArrayList<>();

    public RelatedTexts(long seed, int size) {
        var random = new RandomText(seed);
        String form = random.han(40);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            var text = new StringBuilder(random.any(10 + random.below(300)));
            if (random.below(10) > 0) {
                text.insert(0, changed(form, 5, random));
            }
            for (int copies = random.below(3); i > 0 && copies > 0; copies--) {
                String source = texts.get(random.below(i));
                int length = Math.min(source.length(), 5 + random.below(120));
                int from = random.below(source.length() - length + 1);
                String copied = source.substring(from, from + length);
                text.insert(random.below(text.length()), changed(copied, random.below(40), random));
            }
            texts.add(text.toString());
            grams.add(SeedGrams.of(FoldedText.of(text.toString())));
        }
    }

    private static String changed(String text, int percent, RandomText random) {
        var changed = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            changed.append(random.below(100) < percent ? random.han(1).charAt(0) : text.charAt(i));
        }
        return changed.toString();
    }

    public int size() {
        return grams.size();
    }

    public int[] grams(int text) {
        return grams.get(text);
    }

    public GramFrequencies frequencies() {
        var frequencies = new GramFrequencies(grams.size());
        grams.forEach(frequencies::add);
        grams.forEach(frequencies::addLonger);
        return frequencies;
    }
}
