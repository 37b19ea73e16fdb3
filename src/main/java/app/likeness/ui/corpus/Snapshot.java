package app.likeness.ui.corpus;

import app.likeness.compare.findings.Counted;
import app.likeness.compare.findings.Findings;
import app.likeness.compare.findings.Tallies;
import app.likeness.report.names.HiddenNames;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.text.Skip;
import app.likeness.text.document.Document;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What is known of a corpus at one moment.
///
/// @param reading the number of the corpus's answer that it is of, the same wherever the line stands and whatever is
/// left
/// out, hidden or only compared with; 0: nothing was read yet
/// @param roots in the order in which they were added
/// @param documents how many documents each root has that has any, whatever its role
/// @param byId the documents of `tallies` by number; it knows those of `others`
/// @param tallies what was found, whatever is left out
/// @param counted what of it counts, wherever the line is drawn
/// @param findings what of that stands on this side of the line
/// @param isComplete whether the pairs belong to exactly these documents: false after a stopped scan
/// @param others the numbers of the documents that others are only compared with; they are not checked themselves
public record Snapshot(
        long reading,
        List<Root> roots,
        Map<Path, Integer> documents,
        DocumentsById byId,
        Tallies tallies,
        Counted counted,
        Findings findings,
        Shown shown,
        boolean isComplete,
        Set<Long> others) {
    /// Nothing is known yet.
    public static final Snapshot EMPTY =
            of(0, List.of(), Map.of(), new Tallies(List.of(), List.of(), Map.of(), List.of()), Shown.AT_FIRST, true);

    public Snapshot {
        roots = List.copyOf(roots);
        documents = Map.copyOf(documents);
        others = Collections.unmodifiableSet(others);
        byId = byId.comparedWith(others);
    }

    /// What is known, with those that are only compared with found by their folders. O(documents × roots), where there
    /// is such a folder.
    public Snapshot(
            long reading,
            List<Root> roots,
            Map<Path, Integer> documents,
            DocumentsById byId,
            Tallies tallies,
            Counted counted,
            Findings findings,
            Shown shown,
            boolean isComplete) {
        this(
                reading,
                roots,
                documents,
                byId,
                tallies,
                counted,
                findings,
                shown,
                isComplete,
                others(roots, byId.documents()));
    }

    private static Set<Long> others(List<Root> roots, List<Document> documents) {
        if (roots.stream().noneMatch(root -> root.role() == Role.COMPARE_WITH)) {
            return Set.of();
        }
        // The innermost folder says what a file is for.
        List<Root> innermost = roots.stream()
                .sorted(Comparator.comparingInt((Root root) -> root.path().getNameCount())
                        .reversed())
                .toList();
        Set<Long> others = new HashSet<>();
        for (Document document : documents) {
            innermost.stream()
                    .filter(root -> document.path().startsWith(root.path()))
                    .findFirst()
                    .filter(root -> root.role() == Role.COMPARE_WITH)
                    .ifPresent(root -> others.add(document.id()));
        }
        return others;
    }

    /// Each moment is its own: comparing all that is known of a large corpus would stop the window.
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    /// The same moment with another role of one root.
    Snapshot assigned(Path root, Role role) {
        return with(roots.stream()
                .map(each -> each.path().equals(root) ? new Root(root, role) : each)
                .toList());
    }

    /// The same moment without a root; its documents are there until the corpus has let go of them.
    Snapshot without(Path root) {
        return with(roots.stream().filter(each -> !each.path().equals(root)).toList());
    }

    private Snapshot with(List<Root> others) {
        return new Snapshot(reading, others, documents, byId, tallies, counted, findings, shown, isComplete);
    }

    /// O(pairs).
    static Snapshot of(
            long reading,
            List<Root> roots,
            Map<Path, Integer> documents,
            Tallies tallies,
            Shown shown,
            boolean isComplete) {
        Counted counted = tallies.counted(shown.leftOut());
        return new Snapshot(
                reading,
                roots,
                documents,
                new DocumentsById(tallies.documents()),
                tallies,
                counted,
                shown.of(counted),
                shown,
                isComplete);
    }

    /// The same moment without names. O(documents + roots × files that were not read).
    Snapshot hidden(HiddenNames names) {
        List<Document> documents = names.documents(tallies.documents());
        List<Root> folders = new ArrayList<>();
        Map<Path, Integer> counts = new HashMap<>();
        for (Root root : roots) {
            Path folder = Path.of(names.folder(folders.size() + 1));
            folders.add(new Root(folder, root.role()));
            counts.put(folder, this.documents.getOrDefault(root.path(), 0));
        }
        List<Skip> skips = hidden(tallies.skips(), names.skips(tallies.skips()), folders);
        return new Snapshot(
                reading,
                folders,
                counts,
                new DocumentsById(documents),
                tallies.with(documents, skips),
                counted.with(with(counted.findings(), documents, skips)),
                with(findings, documents, skips),
                shown,
                isComplete,
                others);
    }

    /// Each file under its number, in what stands for its folder.
    private List<Skip> hidden(List<Skip> known, List<Skip> numbered, List<Root> folders) {
        List<Skip> skips = new ArrayList<>();
        for (int i = 0; i < known.size(); i++) {
            Path path = numbered.get(i).path();
            for (int root = 0; root < roots.size(); root++) {
                if (known.get(i).path().startsWith(roots.get(root).path())) {
                    path = folders.get(root).path().resolve(path.getFileName());
                    break;
                }
            }
            skips.add(new Skip(path, known.get(i).reason(), known.get(i).detail()));
        }
        return skips;
    }

    private static Findings with(Findings findings, List<Document> documents, List<Skip> skips) {
        return new Findings(
                documents,
                findings.pairs(),
                findings.clusters(),
                skips,
                findings.leftOut(),
                findings.pairsLeftOut(),
                findings.leftOutCounts());
    }

    /// The same moment under another setting. O(pairs).
    public Snapshot at(Shown other) {
        boolean isSame = other.leftOut().equals(shown.leftOut());
        Counted same = isSame ? counted : tallies.counted(other.leftOut());
        return new Snapshot(reading, roots, documents, byId, tallies, same, other.of(same), other, isComplete, others);
    }
}
