package app.likeness.ui.methods.model;

import app.likeness.report.data.LabelFile;
import app.likeness.scan.study.PairIds;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What a file of known pairs says of the documents of a corpus.
///
/// @param taken labels that are new
/// @param same how many pairs are labelled so already
/// @param isComplete whether all other pairs are unrelated
/// @param left lines that are left out, in their order
public record ImportedLabels(Map<PairIds, Boolean> taken, int same, boolean isComplete, List<LeftLine> left) {
    /// Why a line of the file is left out.
    public enum Reason {
        SHORT("methods.import.short"),
        NO_ANSWER("methods.import.noAnswer"),
        UNKNOWN("methods.import.unknown"),
        ITSELF("methods.import.itself"),
        /// Another line of the file says the opposite: neither counts.
        CONTRADICTED("methods.import.contradicted"),
        /// The corpus has a label that says the opposite, which stays.
        KEPT("methods.import.kept");

        private final String key;

        Reason(String key) {
            this.key = key;
        }

        public String key() {
            return key;
        }
    }

    /// A line that is left out.
    ///
    /// @param names what it says, as far as it says something
    public record LeftLine(int number, String names, Reason reason) {}

    /// A line that can be used.
    private record Usable(LabelFile.Line line, PairIds pair, boolean isRelated) {}

    public static ImportedLabels of(
            LabelFile.Content content, List<Path> roots, Map<Path, Long> documents, Labels labels) {
        List<LeftLine> left = new ArrayList<>();
        List<Usable> usable = new ArrayList<>();
        Map<PairIds, Boolean> said = new LinkedHashMap<>();
        Set<PairIds> contradicted = new HashSet<>();
        for (LabelFile.Line line : content.lines()) {
            Optional<Long> one = line.left().flatMap(name -> LabelFile.find(name, roots, documents));
            Optional<Long> other = line.right().flatMap(name -> LabelFile.find(name, roots, documents));
            if (line.isShort()) {
                left.add(left(line, Reason.SHORT));
            } else if (line.isRelated().isEmpty()) {
                left.add(left(line, Reason.NO_ANSWER));
            } else if (one.isEmpty() || other.isEmpty()) {
                left.add(left(line, Reason.UNKNOWN));
            } else if (one.equals(other)) {
                left.add(left(line, Reason.ITSELF));
            } else {
                PairIds pair = PairIds.of(one.get(), other.get());
                boolean isRelated = line.isRelated().get();
                usable.add(new Usable(line, pair, isRelated));
                Boolean before = said.putIfAbsent(pair, isRelated);
                if (before != null && before != isRelated) {
                    contradicted.add(pair);
                }
            }
        }
        Map<PairIds, Boolean> taken = new LinkedHashMap<>();
        Set<PairIds> same = new HashSet<>();
        for (Usable each : usable) {
            Boolean known = labels.known().get(each.pair);
            if (contradicted.contains(each.pair)) {
                left.add(left(each.line, Reason.CONTRADICTED));
            } else if (known == null) {
                taken.put(each.pair, each.isRelated);
            } else if (known == each.isRelated) {
                same.add(each.pair);
            } else {
                left.add(left(each.line, Reason.KEPT));
            }
        }
        left.sort(Comparator.comparingInt(LeftLine::number));
        return new ImportedLabels(taken, same.size(), content.isComplete(), List.copyOf(left));
    }

    private static LeftLine left(LabelFile.Line line, Reason reason) {
        String names = line.left().orElse("")
                + (line.isShort() ? "" : " · ")
                + line.right().orElse("");
        return new LeftLine(line.number(), names, reason);
    }
}
