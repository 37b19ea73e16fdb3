package app.likeness.ui.words;

import app.likeness.review.Standing;
import app.likeness.review.State;
import java.util.ArrayList;
import java.util.List;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/// States in words and signs: each state has both, so that none is told by colour alone.
public final class States {
    private States() {}

    /// The key of the state's name.
    public static String key(State state) {
        return switch (state) {
            case OPEN -> "review.state.open";
            case LATER -> "review.state.later";
            case CONFIRMED -> "review.state.confirmed";
            case ACCEPTABLE -> "review.state.acceptable";
        };
    }

    /// The key of what giving the state means.
    public static String meaning(State state) {
        return switch (state) {
            case OPEN -> "review.state.open";
            case LATER -> "review.later.tip";
            case CONFIRMED -> "review.confirmed.tip";
            case ACCEPTABLE -> "review.acceptable.tip";
        };
    }

    public static Ikon icon(State state) {
        return switch (state) {
            case OPEN -> MaterialDesignC.CIRCLE_OUTLINE;
            case LATER -> MaterialDesignC.CLOCK_OUTLINE;
            case CONFIRMED -> MaterialDesignC.CHECK;
            case ACCEPTABLE -> MaterialDesignS.STAR_OUTLINE;
        };
    }

    /// The key of the name of how something stands: where newcomers have opened it again it says so.
    public static String key(Standing standing) {
        return standing.newcomers().isEmpty() ? key(standing.state()) : "review.state.again";
    }

    public static Ikon icon(Standing standing) {
        return standing.newcomers().isEmpty() ? icon(standing.state()) : MaterialDesignA.ACCOUNT_PLUS_OUTLINE;
    }

    /// How something stands, what that follows from and what was noted, in lines.
    public static String told(Messages messages, Standing standing) {
        List<String> lines = new ArrayList<>(List.of(messages.get(key(standing))));
        lines.add(remark(messages, standing));
        lines.add(head(standing.note()));
        lines.removeIf(String::isBlank);
        return String.join("\n", lines);
    }

    /// What the state follows from where it is no verdict about the very thing; empty where it is one.
    public static String remark(Messages messages, Standing standing) {
        if (!standing.newcomers().isEmpty()) {
            return messages.get(
                    "review.again",
                    standing.newcomers().size(),
                    standing.verdict()
                            .map(verdict -> messages.get(key(verdict.state())))
                            .orElse(""));
        }
        return switch (standing.basis()) {
            case NONE, OWN -> "";
            case GROUP -> messages.get("review.basis.group");
            case DOCUMENT -> messages.get("review.basis.document");
            case REMEMBERED -> messages.get("review.basis.remembered");
            case PARTS -> standing.state() == State.OPEN ? "" : messages.get("review.basis.parts");
        };
    }

    /// As much of a note as fits into a tooltip.
    private static String head(String note) {
        int most = 300;
        return note.length() <= most
                ? note
                : note.substring(0, note.offsetByCodePoints(0, note.codePointCount(0, most))) + "…";
    }
}
