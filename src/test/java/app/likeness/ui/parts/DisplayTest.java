package app.likeness.ui.parts;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DisplayTest {
    @Test
    void noVariableIsNoDisplay() {
        assertFalse(Display.answers(Map.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "nonsense", ":", ":x", ":9999", "no-such-host.invalid:0"})
    void aNameThatNobodyAnswersIsNoDisplay(String name) {
        assertFalse(Display.answers(Map.of("DISPLAY", name)));
    }

    @Test
    void aServerThatAnswersIsADisplay() throws IOException {
        try (var server = serverAboveDisplayPorts()) {
            assertTrue(Display.answers(Map.of("DISPLAY", "localhost:" + (server.getLocalPort() - 6000) + ".0")));
        }
    }

    private static ServerSocket serverAboveDisplayPorts() throws IOException {
        for (int port = 7000; port < 16000; port++) {
            try {
                return new ServerSocket(port, 1, InetAddress.getLoopbackAddress());
            } catch (BindException e) {
                // taken: the next one
            }
        }
        throw new AssertionError("no free port found");
    }
}
