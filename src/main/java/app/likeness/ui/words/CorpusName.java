package app.likeness.ui.words;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.value.ObservableValue;

/// What a corpus is called: by its first folder, and how many others there are.
public final class CorpusName {
    private CorpusName() {}

    /// Follows the roots and the language; empty while there is no root.
    public static StringBinding of(Messages messages, ObservableValue<List<Path>> roots) {
        return Bindings.createStringBinding(
                () -> roots.getValue().isEmpty() ? "" : name(messages, roots.getValue()),
                messages.localeProperty(),
                roots);
    }

    private static String name(Messages messages, List<Path> roots) {
        Path first = roots.getFirst();
        Path last = first.getFileName();
        return messages.get("corpus.name", last == null ? first : last, roots.size() - 1);
    }
}
