package app.likeness.scan;

import app.likeness.compare.Pair;
import app.likeness.compare.findings.Findings;
import app.likeness.store.Corpus;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.text.document.Document;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// The pairs of a corpus by the names of their files: comparable with those of a corpus that numbers its documents
/// otherwise.
public final class NamedPairs {
    private NamedPairs() {}

    /// Names of the two files in order → the pair, numbered and turned in that order.
    public static Map<String, Pair> of(Corpus corpus) throws CorpusException {
        try (CorpusReader reader = corpus.reader()) {
            Findings findings = reader.findings();
            Map<Long, String> names = findings.documents().stream()
                    .collect(Collectors.toMap(
                            Document::id, each -> String.valueOf(each.path().getFileName())));
            var pairs = new TreeMap<String, Pair>();
            for (Pair pair : findings.pairs()) {
                String left = names.getOrDefault(pair.leftId(), "");
                String right = names.getOrDefault(pair.rightId(), "");
                boolean isTurned = left.compareTo(right) > 0;
                pairs.put(
                        isTurned ? right + " " + left : left + " " + right,
                        new Pair(
                                1,
                                2,
                                pair.distance(),
                                pair.resemblance(),
                                isTurned ? pair.containmentRight() : pair.containmentLeft(),
                                isTurned ? pair.containmentLeft() : pair.containmentRight(),
                                pair.sharedCharacters(),
                                pair.longestPassage()));
            }
            return pairs;
        }
    }
}
