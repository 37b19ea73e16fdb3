package app.likeness.ui.words;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;

/// Every key of the window: the sheet of keys lists them, the menus take theirs from here. The views themselves listen
/// to those that are theirs.
public enum Shortcut {
    CHOOSE_FOLDER(Place.EVERYWHERE, "menu.file.chooseFolder", "Shortcut+Shift+O"),
    CHOOSE_FILES(Place.EVERYWHERE, "menu.file.chooseFiles", "Shortcut+O"),
    PASTE(Place.EVERYWHERE, "menu.file.pasteHere", "Shortcut+V"),
    PASTE_TEXT(Place.EVERYWHERE, "menu.file.paste", "Shortcut+Shift+V"),
    EXPORT(Place.EVERYWHERE, "menu.file.export", "Shortcut+E"),
    PRINT(Place.EVERYWHERE, "menu.file.print", "Shortcut+P"),
    SCAN_AGAIN(Place.EVERYWHERE, "menu.file.scanAgain", "F5"),
    VIEWS(Place.EVERYWHERE, "keys.views", "Shortcut+1", "Shortcut+6"),
    FIND(Place.EVERYWHERE, "menu.go.find", "Shortcut+F"),
    BACK(Place.EVERYWHERE, "menu.go.back", "Esc"),
    LARGER(Place.EVERYWHERE, "menu.view.textSize.larger", "Shortcut+PLUS"),
    SMALLER(Place.EVERYWHERE, "menu.view.textSize.smaller", "Shortcut+MINUS"),
    USUAL_SIZE(Place.EVERYWHERE, "menu.view.textSize.usual", "Shortcut+0"),
    SETTINGS(Place.EVERYWHERE, "menu.file.settings", "Shortcut+COMMA"),
    KEYS(Place.EVERYWHERE, "menu.help.keys", "F1"),
    HELP(Place.EVERYWHERE, "menu.help.help", "Shift+F1"),
    QUIT(Place.EVERYWHERE, "menu.file.quit", "Shortcut+Q"),
    OPEN_ROW(Place.TABLES, "keys.openRow", "Enter"),
    SHOW_SHARED(Place.TABLES, "keys.showShared", "Shortcut+ENTER"),
    EXPLAIN(Place.TABLES, "keys.explain", "Shortcut+I"),
    MOVE_LINE(Place.TABLES, "keys.moveLine", "LEFT", "RIGHT"),
    NEXT_PASSAGE(Place.PAIR, "menu.pair.nextPassage", "Alt+DOWN"),
    PREVIOUS_PASSAGE(Place.PAIR, "menu.pair.previousPassage", "Alt+UP"),
    NEXT_PAIR(Place.PAIR, "menu.pair.nextPair", "Alt+RIGHT"),
    PREVIOUS_PAIR(Place.PAIR, "menu.pair.previousPair", "Alt+LEFT"),
    NEXT_DIFFERENCE(Place.PAIR, "menu.pair.nextDifference", "F7"),
    PREVIOUS_DIFFERENCE(Place.PAIR, "menu.pair.previousDifference", "Shift+F7"),
    OTHER_TEXT(Place.PAIR, "keys.otherText", "F6"),
    FIND_NEXT(Place.PAIR, "keys.findNext", "F3", "Shift+F3"),
    UNMASK(Place.PAIR, "keys.unmask", "U"),
    AS_COMPARED(Place.PAIR, "keys.asCompared", "T"),
    CONFIRM(Place.REVIEW, "review.state.confirmed", "C"),
    ACCEPT(Place.REVIEW, "review.state.acceptable", "A"),
    LOOK_LATER(Place.REVIEW, "review.state.later", "L"),
    NOTE(Place.REVIEW, "menu.review.note", "N"),
    CONFIRM_PASSAGE(Place.REVIEW, "menu.review.passage.confirmed", "Shift+C"),
    ACCEPT_PASSAGE(Place.REVIEW, "menu.review.passage.acceptable", "Shift+A", "X"),
    LATER_PASSAGE(Place.REVIEW, "menu.review.passage.later", "Shift+L"),
    NOTE_PASSAGE(Place.REVIEW, "menu.review.passage.note", "Shift+N"),
    NEXT_OPEN(Place.REVIEW, "menu.review.next", "F8"),
    PREVIOUS_OPEN(Place.REVIEW, "menu.review.previous", "Shift+F8"),
    UNDO_VERDICT(Place.REVIEW, "menu.review.undo", "Shortcut+Z"),
    REDO_VERDICT(Place.REVIEW, "menu.review.redo", "Shortcut+Shift+Z"),
    JOURNAL(Place.REVIEW, "menu.review.journal", "Shortcut+J"),
    HIDE_NAMES(Place.REVIEW, "menu.review.hideNames", "Shortcut+H"),
    OPEN_MEMBER(Place.GROUP, "keys.openMember", "Enter"),
    NEXT_TAB(Place.GROUP, "keys.nextTab", "Shortcut+PAGE_DOWN"),
    PREVIOUS_TAB(Place.GROUP, "keys.previousTab", "Shortcut+PAGE_UP"),
    MAP_SIZE(Place.GROUP, "keys.mapSize", "PLUS", "MINUS", "0"),
    REPORT_AS_COMPARED(Place.REPORT, "keys.asCompared", "T"),
    OPEN_SOURCE(Place.REPORT, "keys.openSource", "Enter"),
    LEAVE_OUT_SOURCE(Place.REPORT, "keys.leaveOutSource", "S"),
    LABEL_RELATED(Place.METHODS, "methods.label.related", "1"),
    LABEL_UNRELATED(Place.METHODS, "methods.label.unrelated", "0"),
    LABEL_SKIP(Place.METHODS, "methods.label.skip", "SPACE"),
    LABEL_UNDO(Place.METHODS, "methods.label.undo", "Shortcut+Z"),
    MOVE_THRESHOLD(Place.METHODS, "methods.line.move", "LEFT", "RIGHT");

    private static final Pattern LETTERS = Pattern.compile("(Shift\\+|⇧)?\\p{L}( +(Shift\\+|⇧)?\\p{L})*");

    private final Place place;
    private final String key;
    /// Parted by a space: the first is the menu's.
    private final String combinations;

    Shortcut(Place place, String key, String... combinations) {
        this.place = place;
        this.key = key;
        this.combinations = String.join(" ", combinations);
    }

    /// Where a key works.
    public enum Place {
        EVERYWHERE("keys.place.everywhere"),
        TABLES("keys.place.tables"),
        PAIR("keys.place.pair"),
        REVIEW("menu.review"),
        GROUP("keys.place.group"),
        REPORT("keys.place.report"),
        METHODS("nav.methods");

        private final String key;

        Place(String key) {
            this.key = key;
        }

        /// The key of its name.
        public String key() {
            return key;
        }

        /// What works here, in the order of the sheet.
        public List<Shortcut> shortcuts() {
            return Arrays.stream(Shortcut.values())
                    .filter(each -> each.place == this)
                    .toList();
        }
    }

    /// The key of the words for what it does.
    public String key() {
        return key;
    }

    /// What is pressed; the first where there are several.
    public KeyCombination combination() {
        return keys().findFirst().orElseThrow();
    }

    /// What is pressed, as it stands on the keys: "Ctrl+Shift+O", on macOS "⇧⌘O".
    public String shown() {
        return keys().map(Shortcut::text).collect(Collectors.joining(this == VIEWS ? " – " : "  "));
    }

    /// JavaFX 25 has no words for these two keys.
    private static String text(KeyCombination keys) {
        return keys.getDisplayText().replace("PAGE_DOWN", "Page Down").replace("PAGE_UP", "Page Up");
    }

    /// Whether letters alone are pressed, with Shift or without: such keys can be switched off.
    public boolean isLetter() {
        return areLetters(combinations);
    }

    /// @param keys as they are written or shown, parted by spaces
    static boolean areLetters(String keys) {
        return LETTERS.matcher(keys).matches();
    }

    /// Everything that can be pressed.
    public Stream<KeyCombination> keys() {
        return Arrays.stream(combinations.split(" ", -1)).map(KeyCombination::valueOf);
    }
}
