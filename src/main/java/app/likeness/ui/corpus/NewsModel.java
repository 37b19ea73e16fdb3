package app.likeness.ui.corpus;

import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.ui.parts.Background;
import app.likeness.ui.parts.Latest;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// What came, changed and went since the open corpus was last looked at: since it was last open, or since somebody said
/// so. What a first scan finds is not new, there was nothing before. Used on the FX thread.
public final class NewsModel {
    private final Background background;
    private final ObservableValue<Snapshot> known;
    private final Supplier<@Nullable OpenCorpus> open;
    private final Latest requests = new Latest();
    private final ReadOnlyObjectWrapper<News> news = new ReadOnlyObjectWrapper<>(News.NONE);
    private LastLook look = LastLook.NEVER;
    /// What is there now.
    private LastLook current = LastLook.NEVER;
    /// The answer of the corpus that was asked about last: where the line stands changes nothing.
    private long reading;

    /// @param open the corpus that is looked at; gives null while none is open
    NewsModel(Background background, ObservableValue<Snapshot> known, Supplier<@Nullable OpenCorpus> open) {
        this.background = background;
        this.known = known;
        this.open = open;
        known.subscribe(this::take);
    }

    public ReadOnlyObjectProperty<News> newsProperty() {
        return news.getReadOnlyProperty();
    }

    /// Somebody has seen everything that is there now.
    public void seen() {
        look = current;
        reading = 0;
        take(known.getValue());
    }

    /// Another corpus was opened.
    ///
    /// @param last what it held then
    void begin(LastLook last) {
        look = last;
        current = last;
        reading = 0;
        news.set(News.NONE);
    }

    private void take(Snapshot now) {
        OpenCorpus corpus = open.get();
        if (corpus == null || !now.isComplete() || now.reading() == reading) {
            return;
        }
        reading = now.reading();
        LastLook last = look;
        BooleanSupplier isWanted = requests.next();
        background.run(
                () -> {
                    LastLook there = corpus.look();
                    List<Path> templates = now.roots().stream()
                            .filter(root -> root.role() == Role.TEMPLATE)
                            .map(Root::path)
                            .toList();
                    return new Found(
                            there, News.since(last, there, now.tallies().documents(), templates));
                },
                found -> {
                    if (isWanted.getAsBoolean() && last.equals(look)) {
                        current = found.there();
                        look = look.isNever() ? current : look;
                        news.set(found.news());
                    }
                },
                // The next answer of the corpus says what is wrong with it.
                failure -> {});
    }

    private record Found(LastLook there, News news) {}
}
