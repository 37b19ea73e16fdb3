package app.likeness.ui.words;

import java.util.Objects;

/// Which version of the program this is.
public final class Version {
    private Version() {}

    public static String ofProgram() {
        return Objects.requireNonNullElse(Version.class.getPackage().getImplementationVersion(), "0.1.0");
    }
}
