package app.likeness.ui.table;

import javafx.scene.control.Control;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.skin.VirtualFlow;
import javafx.util.Callback;

/// Makes the cells of a list or a table anew, for what is said in another language. `refresh()` of JavaFX 26.0.2 is not
/// enough for it: it passes over the cells that are kept for rows out of sight, and those come back with the words that
/// they had.
public final class FreshCells {
    private FreshCells() {}

    /// Makes the cells of a control anew.
    ///
    /// @param control a list or a table; nothing happens before it is shown for the first time, as it has no
    ///     cells then
    public static void of(Control control) {
        if (control.lookup("#virtual-flow") instanceof VirtualFlow<?> flow) {
            remake(flow);
        }
    }

    private static <C extends IndexedCell<?>> void remake(VirtualFlow<C> flow) {
        Callback<VirtualFlow<C>, C> factory = flow.getCellFactory();
        flow.setCellFactory(each -> factory.call(each));
        flow.setCellFactory(factory);
    }
}
