package app.likeness.ui.words;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;

/// All words of a part of the window, as somebody would read them.
public final class SheetWords {
    private SheetWords() {}

    public static String of(Node node) {
        List<String> words = new ArrayList<>();
        collect(node, words);
        return String.join(" ", words);
    }

    private static void collect(Node node, List<String> words) {
        switch (node) {
            case Labeled labeled -> {
                words.add(labeled.getText());
                if (labeled.getGraphic() != null) {
                    collect(labeled.getGraphic(), words);
                }
            }
            case Text text -> words.add(text.getText());
            case Parent parent -> parent.getChildrenUnmodifiable().forEach(child -> collect(child, words));
            default -> {}
        }
    }
}
