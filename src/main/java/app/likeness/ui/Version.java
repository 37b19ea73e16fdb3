package app.likeness.ui;

import java.util.Objects;

/// Which version of the program this is.
final class Version {
    private Version() {}

    static String ofProgram() {
        return Objects.requireNonNullElse(Version.class.getPackage().getImplementationVersion(), "0.1.0");
    }
}
