package app.likeness.ui.parts;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// Whether a window can be shown. JavaFX ends the process where it finds no display, so this is asked before.
public final class Display {
    private static final Pattern X11 = Pattern.compile("(?<host>.*):(?<number>\\d{1,4})(\\.\\d+)?");

    private Display() {}

    /// True on Windows and macOS; elsewhere, when the X server that `DISPLAY` names answers.
    public static boolean isPresent() {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        return system.contains("win")
                || system.contains("mac")
                || System.getProperty("glass.platform", "").equals("Headless")
                || answers(System.getenv());
    }

    static boolean answers(Map<String, String> environment) {
        var display = X11.matcher(environment.getOrDefault("DISPLAY", ""));
        if (!display.matches()) {
            return false;
        }
        int number = Integer.parseInt(display.group("number"));
        String host = display.group("host");
        Path socket = Path.of("/tmp/.X11-unix/X" + number);
        if ((host.isEmpty() || host.equals("unix")) && Files.exists(socket)) {
            return connects(UnixDomainSocketAddress.of(socket));
        }
        var address = host.isEmpty() || host.equals("unix")
                ? new InetSocketAddress(InetAddress.getLoopbackAddress(), 6000 + number)
                : new InetSocketAddress(host, 6000 + number);
        return !address.isUnresolved() && connects(address);
    }

    private static boolean connects(SocketAddress address) {
        try (var channel = SocketChannel.open(address)) {
            return channel.isConnected();
        } catch (IOException e) {
            return false;
        }
    }
}
