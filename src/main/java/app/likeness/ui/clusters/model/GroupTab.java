package app.likeness.ui.clusters.model;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// The ways to look at a group, in their order.
public enum GroupTab {
    TIMELINE,
    MAP,
    GRID,
    COMMON,
    /// What stands beside in a window that is wide enough.
    SUMMARY;

    public String key() {
        return switch (this) {
            case TIMELINE -> "groups.tab.timeline";
            case MAP -> "groups.tab.map";
            case GRID -> "groups.tab.grid";
            case COMMON -> "groups.tab.common";
            case SUMMARY -> "groups.tab.summary";
        };
    }

    public String id() {
        return switch (this) {
            case TIMELINE -> "tab-timeline";
            case MAP -> "tab-map";
            case GRID -> "tab-grid";
            case COMMON -> "tab-common";
            case SUMMARY -> "tab-summary";
        };
    }

    public Ikon icon() {
        return switch (this) {
            case TIMELINE -> MaterialDesignC.CLOCK_OUTLINE;
            case MAP -> MaterialDesignG.GRAPH_OUTLINE;
            case GRID -> MaterialDesignG.GRID;
            case COMMON -> MaterialDesignT.TEXT;
            case SUMMARY -> MaterialDesignI.INFORMATION_OUTLINE;
        };
    }
}
