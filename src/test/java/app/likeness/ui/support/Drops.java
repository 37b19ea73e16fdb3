package app.likeness.ui.support;

import com.sun.javafx.scene.SceneHelper;
import com.sun.javafx.tk.TKClipboard;
import com.sun.javafx.tk.TKDropTargetListener;
import com.sun.javafx.tk.TKScene;
import java.io.File;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import javafx.scene.Scene;
import javafx.scene.input.DataFormat;
import javafx.scene.input.TransferMode;

/// Drags files over a scene as the system would: the headless platform has no drag and drop of its own, so this calls
/// what the system calls, and JavaFX finds the node below the pointer and sends the events.
public final class Drops {
    private final Scene scene;
    private final TKDropTargetListener listener;

    /// On the FX thread, as everything here.
    public Drops(Scene scene) {
        this.scene = scene;
        listener = listener(SceneHelper.getPeer(scene));
    }

    /// Drags files to the middle of the scene; tells whether they may be let go there.
    public boolean over(Path... files) {
        double x = scene.getWidth() / 2;
        double y = scene.getHeight() / 2;
        listener.dragEnter(x, y, x, y, TransferMode.COPY, clipboard(files));
        return listener.dragOver(x, y, x, y, TransferMode.COPY) == TransferMode.COPY;
    }

    public void letGo() {
        double x = scene.getWidth() / 2;
        double y = scene.getHeight() / 2;
        listener.drop(x, y, x, y, TransferMode.COPY);
    }

    public void leave() {
        listener.dragExit(0, 0, 0, 0);
    }

    /// The toolkit's own clipboard for tests knows no transfer modes.
    private static TKClipboard clipboard(Path... files) {
        List<File> list = Arrays.stream(files).map(Path::toFile).toList();
        InvocationHandler answers = (proxy, method, arguments) -> switch (method.getName()) {
            case "getContentTypes" -> Set.of(DataFormat.FILES);
            case "hasContent" -> DataFormat.FILES.equals(arguments[0]);
            case "getContent" -> DataFormat.FILES.equals(arguments[0]) ? list : null;
            case "getTransferModes" -> Set.of(TransferMode.COPY);
            default -> throw new UnsupportedOperationException(method.getName());
        };
        return (TKClipboard)
                Proxy.newProxyInstance(Drops.class.getClassLoader(), new Class<?>[] {TKClipboard.class}, answers);
    }

    private static TKDropTargetListener listener(TKScene peer) {
        for (Class<?> type = peer.getClass(); type != null; type = type.getSuperclass()) {
            try {
                Field field = type.getDeclaredField("dropTargetListener");
                field.setAccessible(true);
                return (TKDropTargetListener) field.get(peer);
            } catch (NoSuchFieldException ignored) {
                // Declared further up.
            } catch (IllegalAccessException e) {
                throw new IllegalStateException("JavaFX keeps its drop listener elsewhere now", e);
            }
        }
        throw new IllegalStateException("JavaFX keeps its drop listener elsewhere now");
    }
}
