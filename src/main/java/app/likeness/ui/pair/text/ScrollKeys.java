package app.likeness.ui.pair.text;

import javafx.scene.input.KeyEvent;

/// How far the keys of a reader scroll.
final class ScrollKeys {
    private static final double LINE = 40;

    private ScrollKeys() {}

    /// Pixels downwards; 0 for a key that does not scroll.
    static double pixels(KeyEvent event, double viewHeight, double totalHeight) {
        double page = viewHeight - LINE;
        return switch (event.getCode()) {
            case UP -> -LINE;
            case DOWN -> LINE;
            case PAGE_UP -> -page;
            case PAGE_DOWN -> page;
            case SPACE -> event.isShiftDown() ? -page : page;
            case HOME -> -totalHeight;
            case END -> totalHeight;
            default -> 0;
        };
    }
}
