package app.likeness.report.names;

import app.likeness.compare.findings.Tallies;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Stated;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/// Documents that can be told apart by their titles. Where several are called the same, what distinguishes them in
/// their paths stands in front: the folder of whoever handed it in, the draft and the final, or the name of the file.
///
/// Example: of `class/Ann/essay.docx` and `class/Ben/essay.docx` the titles become `Ann · essay` and `Ben · essay`.
public final class DistinctTitles {
    private static final String BETWEEN = " · ";

    private DistinctTitles() {}

    /// The same with its documents under distinct titles.
    public static Tallies in(Tallies tallies) {
        return tallies.with(of(tallies.documents()), tallies.skips());
    }

    /// The same documents in the same order, those of one title under distinct ones. O(lengths of the paths).
    static List<Document> of(List<Document> documents) {
        Map<String, List<Integer>> byTitle = new HashMap<>();
        for (int place = 0; place < documents.size(); place++) {
            byTitle.computeIfAbsent(documents.get(place).title(), title -> new ArrayList<>(1))
                    .add(place);
        }
        List<Document> distinct = new ArrayList<>(documents);
        byTitle.values().stream().filter(places -> places.size() > 1).forEach(places -> {
            List<String> apart = apart(
                    places.stream().map(place -> documents.get(place).path()).toList());
            for (int i = 0; i < places.size(); i++) {
                distinct.set(places.get(i), named(documents.get(places.get(i)), apart.get(i)));
            }
        });
        return distinct;
    }

    /// What distinguishes paths: the folders alone where they do, else with the files.
    private static List<String> apart(List<Path> paths) {
        List<List<String>> files = paths.stream().map(DistinctTitles::names).toList();
        List<List<String>> folders = files.stream()
                .map(names -> names.subList(0, Math.max(0, names.size() - 1)))
                .toList();
        List<String> byFolder = ownOf(folders);
        boolean isTold = Set.copyOf(byFolder).size() == paths.size() && !byFolder.contains("");
        return isTold ? byFolder : ownOf(files);
    }

    private static List<String> ownOf(List<List<String>> paths) {
        int before = common(paths, false);
        int behind = common(paths, true);
        return paths.stream().map(path -> apart(path, before, behind)).toList();
    }

    private static List<String> names(Path path) {
        return IntStream.range(0, path.getNameCount())
                .mapToObj(i -> path.getName(i).toString())
                .toList();
    }

    /// How many names at the beginning, or at the end, are those of all paths.
    private static int common(List<List<String>> paths, boolean fromEnd) {
        List<String> first = paths.getFirst();
        int common = first.size();
        for (List<String> each : paths) {
            int same = 0;
            while (same < Math.min(common, each.size())
                    && name(first, same, fromEnd).equals(name(each, same, fromEnd))) {
                same++;
            }
            common = same;
        }
        return common;
    }

    private static String name(List<String> path, int place, boolean fromEnd) {
        return path.get(fromEnd ? path.size() - 1 - place : place);
    }

    /// What is a path's own between what all have; of more than two names the first and the last.
    private static String apart(List<String> path, int before, int behind) {
        int end = Math.max(path.size() - behind, Math.min(before + 1, path.size()));
        List<String> own = path.subList(Math.min(before, end), end);
        return own.size() > 2 ? own.getFirst() + "/…/" + own.getLast() : String.join("/", own);
    }

    private static Document named(Document known, String apart) {
        if (apart.isEmpty()) {
            return known;
        }
        Metadata metadata = known.metadata();
        Stated<String> title = metadata.title();
        return new Document(
                known.id(),
                known.path(),
                new Metadata(
                        new Stated<>(apart + BETWEEN + title.value(), title.origin(), title.certainty()),
                        metadata.author(),
                        metadata.source(),
                        metadata.dates()),
                known.bytes(),
                known.modifiedAt(),
                known.characters(),
                known.disguises());
    }
}
