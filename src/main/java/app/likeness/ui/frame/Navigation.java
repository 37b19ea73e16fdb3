package app.likeness.ui.frame;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
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
    REPORT,
    METHODS;

    /// The key of the view's name.
    String key() {
        return switch (this) {
            case HOME -> "nav.home";
            case FOLDERS -> "nav.folders";
            case RESULTS -> "nav.results";
            case GROUPS -> "nav.groups";
            case REPORT -> "nav.report";
            case METHODS -> "nav.methods";
        };
    }

    Ikon icon() {
        return switch (this) {
            case HOME -> MaterialDesignH.HOME_OUTLINE;
            case FOLDERS -> MaterialDesignF.FOLDER_OUTLINE;
            case RESULTS -> MaterialDesignP.POLL;
            case GROUPS -> MaterialDesignS.SHARE_VARIANT_OUTLINE;
            case REPORT -> MaterialDesignF.FILE_DOCUMENT_OUTLINE;
            case METHODS -> MaterialDesignC.CHART_BELL_CURVE_CUMULATIVE;
        };
    }

    /// Whether the view stands at the foot of the rail: for those who know what they want there.
    boolean isAtFoot() {
        return this == METHODS;
    }

    /// Whether the view has something to show while no corpus is open.
    boolean worksWithoutCorpus() {
        return this == HOME;
    }
}
