package app.likeness.report.names;

import app.likeness.compare.findings.Findings;
import app.likeness.text.Skip;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.Document;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.Origin;
import app.likeness.text.document.Stated;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/// Documents without anything that says whose they are: title, file, author and source become a number, which a
/// document keeps as long as it is in the corpus. Names in their texts are seen to by [NameMask].
public final class HiddenNames {
    private final IntFunction<String> document;
    private final IntFunction<String> file;
    private final IntFunction<String> folder;

    /// @param document names the document with a number, from 1
    /// @param file names the file with a number, from 1, that is no document
    /// @param folder names the folder with a number, from 1, that the user added
    public HiddenNames(IntFunction<String> document, IntFunction<String> file, IntFunction<String> folder) {
        this.document = document;
        this.file = file;
        this.folder = folder;
    }

    /// What stands for the folder with a number, from 1.
    public String folder(int number) {
        return folder.apply(number);
    }

    /// The same documents under other names, in the same order.
    public List<Document> documents(List<Document> documents) {
        return documents(documents, documents);
    }

    /// The same for some of the documents.
    ///
    /// @param all documents that have a number, in any order
    public List<Document> documents(List<Document> documents, List<Document> all) {
        Map<Long, Integer> numbers = new HashMap<>();
        all.stream()
                .map(Document::id)
                .sorted(Comparator.naturalOrder())
                .forEach(id -> numbers.put(id, numbers.size() + 1));
        return documents.stream()
                .map(each -> hidden(each, document.apply(numbers.getOrDefault(each.id(), 0))))
                .toList();
    }

    private static Document hidden(Document known, String name) {
        Metadata metadata = known.metadata();
        return new Document(
                known.id(),
                Path.of(name),
                new Metadata(
                        new Stated<>(name, Origin.FILE_NAME, Certainty.GUESS),
                        Optional.empty(),
                        Optional.empty(),
                        metadata.dates()),
                known.bytes(),
                known.modifiedAt(),
                known.characters(),
                known.disguises());
    }

    /// The same files under other names.
    public List<Skip> skips(List<Skip> skips) {
        List<Skip> hidden = new ArrayList<>();
        for (Skip skip : skips) {
            hidden.add(new Skip(Path.of(file.apply(hidden.size() + 1)), skip.reason(), skip.detail()));
        }
        return hidden;
    }

    /// Findings in which no document and no file has its name.
    ///
    /// @param all documents that have a number, of which the findings may be about some
    public Findings findings(Findings findings, List<Document> all) {
        return new Findings(
                documents(findings.documents(), all),
                findings.pairs(),
                findings.clusters(),
                skips(findings.skips()),
                findings.leftOut(),
                findings.pairsLeftOut(),
                findings.leftOutCounts());
    }
}
