package app.likeness.report.words;

import java.math.BigDecimal;
import java.math.RoundingMode;

/// How shares are written. Independent of the locale.
public final class Figures {
    private Figures() {}

    /// A number from 0 to 1 with four decimals, as in every file: `0.6528`.
    public static String fourDecimals(double share) {
        return BigDecimal.valueOf(share).setScale(4, RoundingMode.HALF_EVEN).toPlainString();
    }

    /// A share in whole percent, rounded down, so that `100%` means all of it and no level begins before its
    /// limit: `89%` for 0.899. Less than one percent, but not nothing, is `<1%`.
    public static String percent(double share) {
        // 0.29 * 100 is 28.999…: what is a whole percent but for the last bits counts as one.
        int whole = (int) Math.floor(share * 100 + 1e-9);
        return whole == 0 && share > 0 ? "<1%" : whole + "%";
    }
}
