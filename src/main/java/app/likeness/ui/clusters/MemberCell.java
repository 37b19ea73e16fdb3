package app.likeness.ui.clusters;

import app.likeness.report.words.MetadataWords;
import app.likeness.text.document.Stated;
import app.likeness.ui.clusters.model.GroupMember;
import app.likeness.ui.parts.CertaintyDots;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.DateWords;
import app.likeness.ui.words.DocumentDate;
import app.likeness.ui.words.Messages;
import app.likeness.ui.words.ShownPath;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// A member in the list: its place, title, date with how sure that is, where it appeared, and how much of it stands in
/// the earliest.
final class MemberCell extends ListCell<GroupMember> {
    private static final PseudoClass EARLIEST = PseudoClass.getPseudoClass("earliest");

    private final Messages messages;
    private final Label number = new Label();
    private final Label title = new Label();
    private final Label date = new Label();
    private final CertaintyDots dots = new CertaintyDots();
    private final Label origin = new Label();
    private final Label source = new Label();
    private final Label share = new Label();
    private final Label earliest = new Label();
    private final HBox face;
    private final BooleanSupplier namesYear;
    /// Held here, because the words do not hold it.
    private final InvalidationListener language = ignored -> updateItem(getItem(), isEmpty());

    /// @param namesYear whether dates need their year
    /// @param onOpen takes a member that is clicked twice
    MemberCell(Messages messages, BooleanSupplier namesYear, Consumer<GroupMember> onOpen) {
        this.messages = messages;
        this.namesYear = namesYear;
        messages.localeProperty().addListener(new WeakInvalidationListener(language));
        number.getStyleClass().add("count-badge");
        number.setMinWidth(Region.USE_PREF_SIZE);
        title.setMinWidth(0);
        title.getStyleClass().add("member-title");
        date.getStyleClass().addAll("text-note", "text-quiet");
        date.setMinWidth(Region.USE_PREF_SIZE);
        origin.getStyleClass().addAll("text-note", "text-quiet");
        origin.setMinWidth(Region.USE_PREF_SIZE);
        source.getStyleClass().addAll("text-note", "text-quiet");
        source.setMinWidth(0);
        share.getStyleClass().add("text-strong");
        share.setMinWidth(Region.USE_PREF_SIZE);
        earliest.getStyleClass().addAll("tag", "good");
        earliest.setMinWidth(Region.USE_PREF_SIZE);
        HBox meta = new HBox(date, dots, origin, source);
        meta.getStyleClass().add("member-meta");
        // Beside the title alone: what is said of the date takes the whole width.
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        HBox head = new HBox(title, earliest);
        head.getStyleClass().add("member-head");
        VBox words = new VBox(head, meta);
        words.getStyleClass().add("member-words");
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        for (Label each : new Label[] {share, earliest, origin, source}) {
            each.managedProperty().bind(each.visibleProperty());
        }
        dots.managedProperty().bind(dots.visibleProperty());
        face = new HBox(number, words, share);
        face.getStyleClass().add("member-face");
        Explanations.add(this, this::explained);
        // The cell is as wide as the list, not as its longest title.
        face.setMinWidth(0);
        face.setPrefWidth(0);
        setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2 && !isEmpty()) {
                onOpen.accept(Objects.requireNonNull(getItem()));
            }
        });
    }

    @Override
    protected void updateItem(@Nullable GroupMember member, boolean empty) {
        super.updateItem(member, empty);
        if (empty || member == null) {
            setGraphic(null);
            setAccessibleText("");
            return;
        }
        number.setText(messages.number(member.place() + 1L));
        title.setText(member.document().title());
        pseudoClassStateChanged(EARLIEST, member.isEarliest());
        DocumentDate when = member.date();
        date.setText(namesYear.getAsBoolean() ? DateWords.date(messages, when) : DateWords.withoutYear(messages, when));
        dots.setVisible(when != null);
        // There is room for one of the two; the other one is said when it is asked for.
        origin.setVisible(when != null && member.document().metadata().source().isEmpty());
        if (when != null) {
            dots.show(when.dots());
            origin.setText(messages.get(DateWords.originKey(when.origin())));
        }
        Optional<Stated<String>> published = member.document().metadata().source();
        source.setVisible(published.isPresent());
        source.setText(published.map(Stated::value).orElse(""));
        earliest.setVisible(member.isEarliest());
        earliest.setText(messages.get(member.earliestKey()));
        share.setVisible(!member.isEarliest());
        share.setText(member.withFirst() < 0 ? "–" : messages.percent(member.withFirst()));
        String spoken = spoken(member, when);
        setAccessibleText(published
                .map(name -> messages.get("groups.member.spoken.source", spoken, name.value()))
                .orElse(spoken));
        setGraphic(face);
    }

    /// Where the document lies, how sure its date is, and what its percentage says.
    private String explained() {
        GroupMember member = getItem();
        if (member == null) {
            return "";
        }
        String known = ShownPath.of(member.document().path())
                + "\n"
                + DateWords.spoken(messages, member.date())
                + member.document()
                        .metadata()
                        .source()
                        .map(name -> "\n" + new MetadataWords(messages.locale()).value(name))
                        .orElse("");
        return share.isVisible() ? known + "\n" + messages.get("explain.member") : known;
    }

    private String spoken(GroupMember member, @Nullable DocumentDate when) {
        String dated = DateWords.spoken(messages, when);
        if (member.place() == 0) {
            return messages.get(
                    member.isEarliest() ? "groups.member.spoken.earliest" : "groups.member.spoken.first",
                    member.place() + 1,
                    member.document().title(),
                    dated);
        }
        return messages.get(
                member.withFirst() < 0 ? "groups.member.spoken.apart" : "groups.member.spoken",
                member.place() + 1,
                member.document().title(),
                dated,
                messages.percent(Math.max(0, member.withFirst())));
    }
}
