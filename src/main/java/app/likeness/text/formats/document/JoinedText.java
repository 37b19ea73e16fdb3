package app.likeness.text.formats.document;

import org.jspecify.annotations.Nullable;

/// Strings after each other. Mostly there is one alone, as a parser hands over what an element holds, and it is given
/// back as it came.
public final class JoinedText {
    private String first = "";
    private @Nullable StringBuilder all;

    public void add(String more) {
        if (all != null) {
            all.append(more);
        } else if (first.isEmpty()) {
            first = more;
        } else {
            all = new StringBuilder(first).append(more);
        }
    }

    int length() {
        return all == null ? first.length() : all.length();
    }

    public String text() {
        return all == null ? first : all.toString();
    }
}
