package app.likeness.report.words;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Says in the user's language what more is known of a file that was not read. Such a detail is kept as an English
/// phrase, or several parted by semicolons; its numbers are arguments, and the rest is looked up among the phrases that
/// the program uses. What is not among them stays as it is.
///
/// Example: "301 MB, the limit is 64 MB" is 301 MB，上限为 64 MB. They speak as [BundledWords] does.
public final class SkipWords {
    private static final String BUNDLE = "skips";
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private final BundledWords words;
    private final Map<String, String> keys = new HashMap<>();

    public SkipWords(Locale wanted) {
        words = new BundledWords(BUNDLE, wanted);
        ResourceBundle english = BundledWords.bundle(BUNDLE, Locale.ENGLISH);
        for (String key : english.keySet()) {
            keys.put(Objects.requireNonNull(english.getString(key)).replace("''", "'"), key);
        }
    }

    /// A detail of a skip; empty for an empty one.
    public String detail(String english) {
        if (english.isEmpty()) {
            return "";
        }
        var phrases = new StringJoiner(words.of("separator"));
        for (String phrase : english.split("; ", -1)) {
            phrases.add(phrase(phrase));
        }
        return phrases.toString();
    }

    private String phrase(String english) {
        var template = new StringBuilder();
        var numbers = new StringJoiner("\n");
        Matcher matcher = NUMBER.matcher(english);
        int count = 0;
        while (matcher.find()) {
            matcher.appendReplacement(template, "{" + count++ + "}");
            numbers.add(matcher.group());
        }
        String key = keys.get(matcher.appendTail(template).toString());
        return key == null
                ? english
                : words.of(key, (Object[]) numbers.toString().split("\n", -1));
    }
}
