package app.likeness.ui.methods;

import app.likeness.compare.findings.Findings;
import app.likeness.report.content.ReportException;
import app.likeness.report.data.LabelFile;
import app.likeness.store.kept.Root;
import app.likeness.text.document.Document;
import app.likeness.ui.methods.model.Basis;
import app.likeness.ui.methods.model.ImportedLabels;
import app.likeness.ui.methods.model.Labels;
import app.likeness.ui.methods.model.Study;
import app.likeness.ui.methods.model.StudyModel;
import app.likeness.ui.parts.Background;
import app.likeness.ui.words.Messages;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.image.Image;
import org.jspecify.annotations.Nullable;

/// Reads and writes the files of the view in the background, and tells what came of it. Used on the FX thread.
final class LabelFiles {
    private final StudyModel model;
    private final Background background;
    private final ObjectProperty<@Nullable Outcome> outcome = new SimpleObjectProperty<>();

    /// What came of a file.
    sealed interface Outcome {
        /// The sentence in the language of now.
        String sentence(Messages messages);

        /// Labels were read.
        record Read(Path file, ImportedLabels labels) implements Outcome {
            @Override
            public String sentence(Messages messages) {
                return messages.get(
                        "methods.import.done",
                        file.getFileName(),
                        labels.taken().size(),
                        labels.same(),
                        labels.left().size());
            }
        }

        /// A file was written.
        record Written(Path file) implements Outcome {
            @Override
            public String sentence(Messages messages) {
                return messages.get("methods.saved", file);
            }
        }

        /// A file could not be read or written.
        ///
        /// @param key the sentence that says why
        record Failed(Path file, String key) implements Outcome {
            @Override
            public String sentence(Messages messages) {
                return messages.get(key, file);
            }
        }
    }

    LabelFiles(StudyModel model, Background background) {
        this.model = model;
        this.background = background;
    }

    /// What came of the last file; null until there was one, and when it was put away.
    ObjectProperty<@Nullable Outcome> outcomeProperty() {
        return outcome;
    }

    /// Takes the labels of a file. Where it says that all other pairs are unrelated, that is the basis from now on.
    void open(Path file) {
        Findings findings = model.snapshotProperty().getValue().findings();
        List<Path> roots = roots();
        Labels labels = model.labels().labelsProperty().get();
        background.run(
                () -> {
                    Map<Path, Long> documents =
                            HashMap.newHashMap(findings.documents().size());
                    for (Document document : findings.documents()) {
                        documents.put(document.path(), document.id());
                    }
                    Optional<LabelFile.Content> content = LabelFile.read(file);
                    return content.map(found -> ImportedLabels.of(found, roots, documents, labels));
                },
                read -> {
                    if (read.isEmpty()) {
                        outcome.set(new Outcome.Failed(file, "methods.import.noColumns"));
                        return;
                    }
                    model.labels().take(read.get().taken());
                    if (read.get().isComplete()) {
                        model.basisProperty().set(Basis.COMPLETE);
                    }
                    outcome.set(new Outcome.Read(file, read.get()));
                },
                failure -> failed(file, failure, "methods.import.unreadable"));
    }

    private List<Path> roots() {
        return model.snapshotProperty().getValue().roots().stream()
                .map(Root::path)
                .toList();
    }

    void saveLabels(Path file) {
        Labels labels = model.labels().labelsProperty().get();
        List<Path> roots = roots();
        boolean isComplete = model.basisProperty().get() == Basis.COMPLETE;
        write(file, () -> CurveFiles.labels(labels.all(), roots, isComplete, file));
    }

    void saveValues(Path file) {
        Study study = model.studyProperty().get();
        write(file, () -> CurveFiles.values(ValueTable.curves(study), file));
    }

    void savePicture(Image picture, Path file) {
        write(file, () -> CurveFiles.picture(picture, file));
    }

    @FunctionalInterface
    private interface Writing {
        void write() throws IOException, ReportException;
    }

    private void write(Path file, Writing writing) {
        background.run(
                () -> {
                    writing.write();
                    return file;
                },
                written -> outcome.set(new Outcome.Written(written)),
                failure -> failed(file, failure, "methods.save.failed"));
    }

    private void failed(Path file, Exception failure, String key) {
        if (failure instanceof CharacterCodingException) {
            outcome.set(new Outcome.Failed(file, "methods.import.charset"));
        } else if (failure instanceof IOException || failure instanceof ReportException) {
            outcome.set(new Outcome.Failed(file, key));
        } else {
            throw new IllegalStateException("a file of the view failed in a way that nobody expected", failure);
        }
    }
}
