package app.likeness.ui;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

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
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Control;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.stage.PopupWindow;
import javafx.stage.Screen;
import javafx.stage.Window;

/// What somebody finds who walks through windows and looks at everything in them: each kind of fault with the places
/// where it was seen.
final class Walk {
    static final List<Language> LANGUAGES =
            List.of(Language.ENGLISH, Language.SIMPLIFIED_CHINESE, Language.TRADITIONAL_CHINESE);

    /// Pixels of shadow around a menu.
    private static final double SHADOW = 20;

    private final Map<Language, Predicate<String>> words = new EnumMap<>(Language.class);
    private final Map<String, Set<String>> cut = new LinkedHashMap<>();
    private final Map<String, Set<String>> unnamed = new LinkedHashMap<>();
    private final Map<String, Set<String>> outside = new LinkedHashMap<>();
    private final Map<String, Set<String>> unexplained = new LinkedHashMap<>();
    private final Map<String, Set<String>> foreign = new LinkedHashMap<>();
    private final Set<String> opened = new TreeSet<>();
    private final Predicate<String> isOfADocument;

    /// @param isOfADocument whether words belong to a document, which may have numbers in its name
    Walk(Predicate<String> isOfADocument) {
        this.isOfADocument = isOfADocument;
        LANGUAGES.forEach(language -> words.put(language, words(language)));
    }

    /// Looks at what is in sight under `root`; on the FX thread.
    ///
    /// @param language that it is shown in
    void look(Parent root, Language language, String where) {
        root.applyCss();
        root.layout();
        // What was found too wide or too high the first time.
        root.layout();
        String place = where + " " + language;
        note(cut, Looked.cut(root, ofProgram(language)), place);
        note(unnamed, Looked.unnamed(root), place);
        note(outside, Looked.outside(root), place);
        note(unexplained, Looked.unexplained(root, isOfADocument), place);
        note(foreign, Looked.said(root, text -> isForeign(text, language) && !isOfADocument.test(text)), place);
    }

    /// Opens every menu and list of choices that can be opened from what is in sight, looks at what comes and closes it
    /// again; each once in a language and size. On the FX thread.
    ///
    /// @param size of the text, in percent
    void open(Parent root, Language language, int size) {
        for (Control opener : Looked.openers(root)) {
            String where = Looked.name(opener) + " " + size + "%";
            if (opened.add(where + " " + language)) {
                show(opener);
                look(where, language);
                menus(opener).forEach(menu -> {
                    menu.show();
                    look(where + ", " + menu.getText(), language);
                    menu.hide();
                });
                hide(opener);
            }
        }
    }

    /// Looks at all windows that stand in front of others and have no frame.
    private void look(String where, Language language) {
        List<PopupWindow> popups = Window.getWindows().stream()
                .filter(window -> window instanceof PopupWindow && window.isShowing())
                .map(PopupWindow.class::cast)
                .toList();
        if (popups.isEmpty()) {
            note(outside, List.of("nothing comes"), where + " " + language);
        }
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        for (PopupWindow popup : popups) {
            look(popup.getScene().getRoot(), language, where);
            // Beyond the anchor lie the shadow and the insets.
            if (popup.getAnchorX() < screen.getMinX()
                    || popup.getAnchorX() > screen.getMaxX()
                    || popup.getX() + popup.getWidth() > screen.getMaxX() + SHADOW
                    || popup.getY() + popup.getHeight() > screen.getMaxY() + SHADOW) {
                note(outside, List.of("popup"), where + " " + language);
            }
        }
    }

    private static void show(Control opener) {
        switch (opener) {
            case MenuButton menu -> menu.show();
            case ComboBoxBase<?> box -> box.show();
            default -> {
                Bounds bounds = opener.localToScreen(opener.getLayoutBounds());
                opener.getContextMenu().show(opener, bounds.getMinX() + SHADOW, bounds.getMinY() + SHADOW);
            }
        }
    }

    private static void hide(Control opener) {
        switch (opener) {
            case MenuButton menu -> menu.hide();
            case ComboBoxBase<?> box -> box.hide();
            default -> opener.getContextMenu().hide();
        }
    }

    /// The menus in a menu.
    private static List<Menu> menus(Control opener) {
        return opener instanceof MenuButton menu
                ? menu.getItems().stream()
                        .filter(Menu.class::isInstance)
                        .map(Menu.class::cast)
                        .filter(each -> !each.isDisable())
                        .toList()
                : List.of();
    }

    /// Adds something that was seen elsewhere.
    void outside(String what, String where) {
        note(outside, List.of(what), where);
    }

    void assertAllWell() {
        assertAll(
                () -> assertEquals("", lines(cut), "words that are cut"),
                () -> assertEquals("", lines(unnamed), "controls without name or role"),
                () -> assertEquals("", lines(outside), "controls that reach beyond the window"),
                () -> assertEquals("", lines(unexplained), "numbers that nothing explains"));
    }

    /// Everything was said in the language of the window.
    void assertNoForeignWords() {
        assertEquals("", lines(foreign), "words of another language");
    }

    private Predicate<String> ofProgram(Language language) {
        return Objects.requireNonNull(words.get(language));
    }

    /// Whether these are words of the program in another language than this one.
    private boolean isForeign(String text, Language language) {
        return !ofProgram(language).test(text)
                && words.entrySet().stream()
                        .anyMatch(each ->
                                each.getKey() != language && each.getValue().test(text));
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
