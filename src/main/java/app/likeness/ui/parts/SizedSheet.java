package app.likeness.ui.parts;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.Pattern;

/// A style sheet in another text size: every measure of it in pixels is multiplied, and so is the size of the letters
/// from which those in `em` are taken.
public final class SizedSheet {
    /// The size in pixels of usual letters.
    private static final double LETTERS = 14;

    private static final Pattern PIXELS = Pattern.compile("(\\d+(?:\\.\\d+)?)px");

    private SizedSheet() {}

    /// The sheet as a `data:` address.
    ///
    /// @param address of the sheet in the usual size
    public static String of(String address, int percent) {
        try (InputStream sheet = URI.create(address).toURL().openStream()) {
            String css = css(new String(sheet.readAllBytes(), StandardCharsets.UTF_8), percent);
            return "data:text/css;base64," + Base64.getEncoder().encodeToString(css.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("reading " + address, e);
        }
    }

    public static String css(String usual, int percent) {
        String sized =
                PIXELS.matcher(usual).replaceAll(found -> pixels(Double.parseDouble(found.group(1)) * percent / 100));
        return sized + ".root { -fx-font-size: " + pixels(LETTERS * percent / 100) + "; }\n";
    }

    private static String pixels(double measure) {
        return String.format(Locale.ROOT, "%.2fpx", measure);
    }
}
