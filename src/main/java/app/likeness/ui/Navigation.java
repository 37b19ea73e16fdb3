package app.likeness.ui;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/// The views of the rail, in its order.
public enum Navigation {
    HOME,
    FOLDERS,
    RESULTS,
    GROUPS,
    REPORT;

    /// The key of the view's name.
    String key() {
        return switch (this) {
            case HOME -> "nav.home";
            case FOLDERS -> "nav.folders";
            case RESULTS -> "nav.results";
            case GROUPS -> "nav.groups";
            case REPORT -> "nav.report";
        };
    }

    Ikon icon() {
        return switch (this) {
            case HOME -> MaterialDesignH.HOME_OUTLINE;
            case FOLDERS -> MaterialDesignF.FOLDER_OUTLINE;
            case RESULTS -> MaterialDesignP.POLL;
            case GROUPS -> MaterialDesignS.SHARE_VARIANT_OUTLINE;
            case REPORT -> MaterialDesignF.FILE_DOCUMENT_OUTLINE;
        };
    }

    /// Whether the view has something to show while no corpus is open.
    boolean worksWithoutCorpus() {
        return this == HOME;
    }
}
