package app.likeness.text.document;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The day that stands in the address of a page: `/2026/03/05/`, `/2026-03-05-`, `/n1/2026/0305/`, `/202603/05/`,
/// `/20260305/`, `t20260305_`.
public final class AddressDate {
    private static final List<Pattern> FORMS = List.of(
            Pattern.compile("/((?:19|20)\\d{2})[-/](\\d{1,2})[-/](\\d{1,2})(?=[-/_.]|$)"),
            Pattern.compile("/((?:19|20)\\d{2})[-/](\\d{2})(\\d{2})(?=[-/_]|$)"),
            Pattern.compile("/((?:19|20)\\d{2})-?(\\d{2})/(\\d{2})(?=[-/_]|$)"),
            Pattern.compile("[/t_-]((?:19|20)\\d{2})(\\d{2})(\\d{2})(?=[-/_.]|$)"));

    private AddressDate() {}

    /// Empty when `address` has none.
    public static Optional<Moment> of(String address) {
        int path = address.indexOf('/', Math.max(0, address.indexOf("//") + 2));
        if (path < 0) {
            return Optional.empty();
        }
        for (Pattern form : FORMS) {
            Matcher found = form.matcher(address).region(path, address.length());
            while (found.find()) {
                Optional<Moment> day = day(found);
                if (day.isPresent()) {
                    return day;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Moment> day(Matcher found) {
        try {
            return Optional.of(Moment.of(LocalDate.of(
                    Integer.parseInt(found.group(1)),
                    Integer.parseInt(found.group(2)),
                    Integer.parseInt(found.group(3)))));
        } catch (DateTimeException impossible) {
            return Optional.empty();
        }
    }
}
