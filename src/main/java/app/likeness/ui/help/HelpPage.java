package app.likeness.ui.help;

import app.likeness.ui.parts.Overlay;
import app.likeness.ui.words.Messages;
import java.util.List;
import javafx.scene.layout.VBox;

/// The meaning of every number of the window, how to begin, and what the program does not do.
public final class HelpPage {
    /// A term and what it means.
    private record Entry(String term, String meaning) {}

    private static final List<Entry> START = List.of(
            new Entry("help.start.drop", "help.start.drop.meaning"),
            new Entry("help.start.roles", "help.start.roles.meaning"),
            new Entry("help.start.look", "help.start.look.meaning"));

    private static final List<Entry> NUMBERS = List.of(
            new Entry("help.number.share", "help.number.share.meaning"),
            new Entry("help.number.twoShares", "help.number.twoShares.meaning"),
            new Entry("help.number.level", "help.number.level.meaning"),
            new Entry("help.number.distinctive", "help.number.distinctive.meaning"),
            new Entry("help.number.passage", "help.number.passage.meaning"),
            new Entry("help.number.characters", "help.number.characters.meaning"),
            new Entry("help.number.counts", "help.number.counts.meaning"),
            new Entry("help.number.state", "help.number.state.meaning"),
            new Entry("help.number.notCounted", "help.number.notCounted.meaning"),
            new Entry("help.number.line", "help.number.line.meaning"),
            new Entry("help.number.usual", "help.number.usual.meaning"),
            new Entry("help.number.group", "help.number.group.meaning"),
            new Entry("help.number.members", "help.number.members.meaning"),
            new Entry("help.number.date", "help.number.date.meaning"),
            new Entry("help.number.parts", "help.number.parts.meaning"),
            new Entry("help.number.sources", "help.number.sources.meaning"),
            new Entry("help.number.disguise", "help.number.disguise.meaning"));

    private static final List<Entry> ADVANCED = List.of(
            new Entry("help.advanced.distance", "help.advanced.distance.meaning"),
            new Entry("help.advanced.resemblance", "help.advanced.resemblance.meaning"),
            new Entry("help.advanced.methods", "help.advanced.methods.meaning"),
            new Entry("help.advanced.precision", "help.advanced.precision.meaning"),
            new Entry("help.advanced.sentenceGroup", "help.advanced.sentenceGroup.meaning"));

    private static final List<Entry> TRUST = List.of(
            new Entry("help.trust.evidence", "help.trust.evidence.meaning"),
            new Entry("help.trust.offline", "help.trust.offline.meaning"),
            new Entry("help.trust.kept", "help.trust.kept.meaning"),
            new Entry("help.trust.names", "help.trust.names.meaning"));

    private HelpPage() {}

    /// Makes the page.
    ///
    /// @param onClose takes it away
    public static Overlay make(Messages messages, Runnable onClose) {
        Overlay page = new Overlay(messages, "help.title", onClose);
        page.setId("help-page");
        section(page, "help.start", START);
        section(page, "help.numbers", NUMBERS);
        section(page, "help.trust", TRUST);
        section(page, "help.advanced", ADVANCED);
        return page;
    }

    private static void section(Overlay page, String heading, List<Entry> entries) {
        page.heading(heading);
        for (Entry entry : entries) {
            VBox words = new VBox(page.label(entry.term(), "text-strong"), page.label(entry.meaning(), "help-meaning"));
            words.getStyleClass().add("help-entry");
            page.entry(words);
        }
    }
}
