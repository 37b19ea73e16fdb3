package app.likeness.scan.compare;

import app.likeness.fingerprint.hash.Hash64;
import app.likeness.store.CorpusReader;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Template;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// The templates of a corpus: found in the other documents, and the counts of pairs depend on them.
public final class TemplateDocuments {
    private final List<Template> templates;

    public TemplateDocuments(CorpusReader reader) throws CorpusException {
        this.templates = reader.templates();
    }

    /// The documents of `documents` that are no templates.
    public Set<Long> without(Set<Long> documents) {
        Set<Long> others = new HashSet<>(documents);
        templates.forEach(template -> others.remove(template.id()));
        return others;
    }

    /// Differs when the templates do; empty when there are none.
    String signature() {
        return templates.isEmpty()
                ? ""
                : ", templates "
                        + HexFormat.of()
                                .toHexDigits(Hash64.of(
                                        templates.stream().map(Template::sha256).collect(Collectors.joining())));
    }
}
