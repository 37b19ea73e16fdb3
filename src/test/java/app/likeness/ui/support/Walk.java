package app.likeness.ui.support;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.fingerprint.Method;
import app.likeness.ui.parts.Explanations;
import app.likeness.ui.words.Language;
import app.likeness.ui.words.MessagesTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.stage.PopupWindow;
import javafx.stage.Screen;
import javafx.stage.Window;

/// What somebody finds who walks through windows and looks at everything in them: each kind of fault with the places
/// where it was seen.
public final class Walk {
    public static final List<Language> LANGUAGES =
            List.of(Language.ENGLISH, Language.SIMPLIFIED_CHINESE, Language.TRADITIONAL_CHINESE);

    /// Pixels of shadow around a menu.
    private static final double SHADOW = 20;

    /// Pixels of a small screen, less its bars: no words that come and go are larger.
    private static final double SMALL_WIDTH = 1024;

    private static final double SMALL_HEIGHT = 720;

    private static final Pattern KEYS = Pattern.compile("(?:(?:Ctrl|Shift|Alt)\\+)+\\S+");
    private static final Pattern LATIN = Pattern.compile("[A-Za-z]{4,}");
    private static final Pattern HAN = Pattern.compile("\\p{IsHan}");

    /// What divides the messages in words that are made of several: lines, and the keys beside an item of a menu.
    private static final Pattern PART = Pattern.compile("\\n| {3}");

    private final Map<Language, Predicate<String>> words = new EnumMap<>(Language.class);
    private final Map<String, Set<String>> cut = new LinkedHashMap<>();
    private final Map<String, Set<String>> unnamed = new LinkedHashMap<>();
    private final Map<String, Set<String>> outside = new LinkedHashMap<>();
    private final Map<String, Set<String>> sideways = new LinkedHashMap<>();
    private final Map<String, Set<String>> unexplained = new LinkedHashMap<>();
    private final Map<String, Set<String>> foreign = new LinkedHashMap<>();
    private final Map<String, Set<String>> silent = new LinkedHashMap<>();
    private final Set<String> opened = new TreeSet<>();
    private final Predicate<String> isOfADocument;

    /// @param isOfADocument whether words belong to a document, which may have numbers in its name
    public Walk(Predicate<String> isOfADocument) {
        this.isOfADocument = isOfADocument;
        LANGUAGES.forEach(language -> words.put(language, words(language)));
    }

    /// Looks at what is in sight under `root`; on the FX thread.
    ///
    /// @param language that it is shown in
    public void look(Parent root, Language language, String where) {
        root.applyCss();
        root.layout();
        // What was found too wide or too high the first time.
        root.layout();
        String place = where + " " + language;
        note(cut, Looked.cut(root, ofProgram(language)), place);
        note(unnamed, Looked.unnamed(root), place);
        note(outside, Looked.outside(root), place);
        note(sideways, Looked.sideways(root), place);
        note(unexplained, Looked.unexplained(root, isOfADocument), place);
        note(foreign, Looked.said(root, text -> isForeign(text, language) && !isOfADocument.test(text)), place);
    }

    /// Opens every menu and list of choices that can be opened from what is in sight, looks at what comes and closes
    /// it again; each once in a language and size. On the FX thread.
    ///
    /// @param size of the text, in percent
    public void open(Parent root, Language language, int size) {
        for (Node opener : Looked.openers(root)) {
            String where = Looked.name(opener) + " " + size + "%";
            if (opened.add(where + " " + language)) {
                show(opener);
                look(where, language);
                for (MenuItem item : items()) {
                    if (item instanceof Menu menu && !menu.isDisable()) {
                        menu.show();
                        look(where + ", " + menu.getText(), language);
                        menu.hide();
                    }
                }
                hide(opener);
            }
        }
    }

    /// Rests on everything in sight that has a tooltip or says what its number means, and looks at what comes; each
    /// kind of place once in a language and size. On the FX thread.
    ///
    /// @param size of the text, in percent
    public void rest(Parent root, Language language, int size) {
        for (Node node : Looked.tipped(root)) {
            Tooltip tooltip = Objects.requireNonNull(Looked.tooltip(node));
            String name = Looked.name(node);
            String where = name + " " + size + "% " + language;
            String words = tooltip.getText() == null ? "" : tooltip.getText();
            if (words.isBlank()) {
                note(silent, List.of("tooltip of " + name), where);
            } else if (opened.add("tooltip of " + where)) {
                Bounds bounds = node.localToScreen(node.getLayoutBounds());
                Rectangle2D screen = Screen.getPrimary().getVisualBounds();
                tooltip.show(
                        node,
                        Math.clamp(bounds.getCenterX(), screen.getMinX(), screen.getMaxX()),
                        Math.clamp(bounds.getMaxY(), screen.getMinY(), screen.getMaxY()));
                look("tooltip of " + name + " " + size + "%", language);
                tooltip.hide();
            }
        }
        for (Node node : Looked.explained(root)) {
            String where = "what is said of " + Looked.name(node) + " " + size + "%";
            boolean isList = !Explanations.isExplained(node);
            List<String> words = Explanations.of(node).stream().toList();
            note(
                    foreign,
                    words.stream().filter(each -> isForeign(each, language)).toList(),
                    where);
            if ((isList || words.stream().noneMatch(String::isEmpty)) && opened.add(where + " " + language)) {
                explain(node);
                look(where, language);
                Event.fireEvent(node, key(KeyCode.ESCAPE, false));
            }
        }
    }

    /// The key for it, and the pointer on what it is said of: that shows the way to the characters as well.
    private static void explain(Node node) {
        Event.fireEvent(node, key(KeyCode.I, true));
        if (Explanations.isExplained(node)) {
            Bounds bounds = node.localToScreen(node.getLayoutBounds());
            PickResult place = new PickResult(node, bounds.getCenterX(), bounds.getCenterY());
            Event.fireEvent(
                    node,
                    new MouseEvent(
                            MouseEvent.MOUSE_MOVED,
                            bounds.getCenterX(),
                            bounds.getCenterY(),
                            bounds.getCenterX(),
                            bounds.getCenterY(),
                            MouseButton.NONE,
                            0,
                            false,
                            false,
                            false,
                            false,
                            false,
                            false,
                            false,
                            false,
                            false,
                            true,
                            place));
        }
    }

    private static KeyEvent key(KeyCode code, boolean isControlDown) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, isControlDown, false, false);
    }

    /// Looks at all windows that stand in front of others and have no frame: nothing in them is cut,
    /// whoever wrote it.
    private void look(String where, Language language) {
        List<PopupWindow> popups = Window.getWindows().stream()
                .filter(window -> window instanceof PopupWindow && window.isShowing())
                .map(PopupWindow.class::cast)
                .toList();
        if (popups.isEmpty()) {
            note(silent, List.of("nothing comes"), where + " " + language);
        }
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        for (PopupWindow popup : popups) {
            look(popup.getScene().getRoot(), language, where);
            note(cut, Looked.cut(popup.getScene().getRoot(), words -> true), where + " " + language);
            // Beyond the anchor lie the shadow and the insets. A tooltip is dressed when it comes, and moves to where
            // it fits with the next pulse.
            boolean isStill = !(popup instanceof Tooltip);
            if (popup.getAnchorX() < screen.getMinX()
                    || popup.getAnchorX() > screen.getMaxX()
                    || popup.getX() + popup.getWidth() > screen.getMaxX() + SHADOW
                    || (isStill && popup.getY() + popup.getHeight() > screen.getMaxY() + SHADOW)) {
                note(outside, List.of("popup"), where + " " + language);
            }
            if (!(popup instanceof ContextMenu)
                    && (popup.getWidth() > SMALL_WIDTH || popup.getHeight() > SMALL_HEIGHT)) {
                note(
                        outside,
                        List.of("words of " + popup.getWidth() + " × " + popup.getHeight()),
                        where + " " + language);
            }
            note(
                    foreign,
                    Looked.said(popup.getScene().getRoot(), words -> isLatin(words, language)),
                    where + " " + language);
        }
        items().stream()
                .filter(item -> !(item instanceof SeparatorMenuItem || item instanceof CustomMenuItem)
                        && (item.getText() == null || item.getText().isBlank()))
                .forEach(item -> note(silent, List.of("item of a menu"), where + " " + language));
    }

    /// What stands in the menus that are open.
    private static List<MenuItem> items() {
        return Window.getWindows().stream()
                .filter(window -> window instanceof ContextMenu && window.isShowing())
                .flatMap(window -> ((ContextMenu) window).getItems().stream())
                .toList();
    }

    private static void show(Node opener) {
        switch (opener) {
            case MenuButton menu -> menu.show();
            case ComboBoxBase<?> box -> box.show();
            default -> {
                Bounds bounds = opener.localToScreen(opener.getLayoutBounds());
                Point2D here = new Point2D(SHADOW, SHADOW);
                Event.fireEvent(
                        opener,
                        new ContextMenuEvent(
                                ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                                here.getX(),
                                here.getY(),
                                bounds.getMinX() + here.getX(),
                                bounds.getMinY() + here.getY(),
                                false,
                                new PickResult(opener, here.getX(), here.getY())));
            }
        }
    }

    private static void hide(Node opener) {
        switch (opener) {
            case MenuButton menu -> menu.hide();
            case ComboBoxBase<?> box -> box.hide();
            default ->
                List.copyOf(Window.getWindows()).stream()
                        .filter(ContextMenu.class::isInstance)
                        .forEach(Window::hide);
        }
    }

    /// Adds something that was seen elsewhere.
    public void outside(String what, String where) {
        note(outside, List.of(what), where);
    }

    public void assertAllWell() {
        assertAll(
                () -> assertEquals("", lines(cut), "words that are cut"),
                () -> assertEquals("", lines(unnamed), "controls without name or role"),
                () -> assertEquals("", lines(outside), "controls that reach beyond the window"),
                () -> assertEquals("", lines(sideways), "what must be scrolled sideways"),
                () -> assertEquals("", lines(silent), "what should say something and does not"),
                () -> assertEquals("", lines(unexplained), "numbers that nothing explains"));
    }

    /// Everything was said in the language of the window.
    public void assertNoForeignWords() {
        assertEquals("", lines(foreign), "words of another language");
    }

    private Predicate<String> ofProgram(Language language) {
        return Objects.requireNonNull(words.get(language));
    }

    /// Whether these are words of the program in another language than this one.
    private boolean isForeign(String text, Language language) {
        return PART.splitAsStream(text)
                .anyMatch(part -> !ofProgram(language).test(part)
                        && words.entrySet().stream()
                                .anyMatch(each -> each.getKey() != language
                                        && each.getValue().test(part)));
    }

    /// Whether these are words in Latin letters alone where the language is written in others, and not the name of
    /// a document.
    private boolean isLatin(String text, Language language) {
        return language != Language.ENGLISH
                && LATIN.matcher(text).find()
                && !HAN.matcher(text).find()
                && !KEYS.matcher(text).matches()
                && Arrays.stream(Method.values()).noneMatch(each -> each.label().equals(text))
                && !ofProgram(language).test(text)
                && !isOfADocument.test(text);
    }

    /// The words of the program in a language, as far as they stand by themselves: what else is cut belongs to a
    /// document, and is shown whole under the pointer.
    private static Predicate<String> words(Language language) {
        String file = switch (language) {
            case SIMPLIFIED_CHINESE -> "messages_zh_CN.properties";
            case TRADITIONAL_CHINESE -> "messages_zh_TW.properties";
            default -> "messages.properties";
        };
        Set<String> whole = new HashSet<>();
        List<Pattern> parts = new ArrayList<>();
        for (String line : MessagesTest.lines(file)) {
            String message = line.substring(line.indexOf('=') + 1).strip();
            String literal = message.replaceAll("\\{\\d\\}", "");
            boolean isWords = !literal.contains("{")
                    && literal.chars().filter(Character::isLetter).count() >= 4;
            if (isWords && literal.equals(message)) {
                whole.add(message);
            } else if (isWords) {
                parts.add(Pattern.compile(Arrays.stream(message.split("\\{\\d\\}", -1))
                        .map(Pattern::quote)
                        .collect(Collectors.joining(".*"))));
            }
        }
        Map<String, Boolean> asked = new HashMap<>();
        return text -> asked.computeIfAbsent(
                text,
                words -> whole.contains(words)
                        || parts.stream().anyMatch(each -> each.matcher(words).matches()));
    }

    private static void note(Map<String, Set<String>> all, List<String> found, String where) {
        found.forEach(each -> all.computeIfAbsent(each, any -> new TreeSet<>()).add(where));
    }

    private static String lines(Map<String, Set<String>> found) {
        StringBuilder lines = new StringBuilder();
        found.forEach((what, where) -> lines.append(what)
                .append(" — ")
                .append(String.join(", ", where))
                .append('\n'));
        return lines.toString();
    }
}
