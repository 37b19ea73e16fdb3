package app.likeness.text.document;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// The name of an author as documents write it.
public final class PersonName {
    /// What programs put in where nobody gave a name.
    private static final Set<String> NOBODY = Set.of(
            "admin",
            "administrator",
            "anonymous",
            "author",
            "default",
            "guest",
            "microsoft",
            "microsoft office user",
            "microsoft user",
            "n/a",
            "none",
            "null",
            "owner",
            "root",
            "test",
            "undefined",
            "unknown",
            "unknown author",
            "user",
            "webmaster",
            "windows user",
            "佚名",
            "匿名",
            "微软用户",
            "未知",
            "用户",
            "管理员");

    private static final Pattern ADDRESS = Pattern.compile("(?i)(?:https?:)?//\\S*|www\\.\\S*|@\\w+");

    /// Words before a name that are not of it.
    private static final Pattern BEFORE = Pattern.compile(
            "(?i)^(?:(?:written|posted|reported)\\s+by|by|author)\\s*[:：]?\\s+(?=\\S)|^作\\s*者\\s*[:：]\\s*");

    /// The name on a social network behind a name.
    private static final Pattern HANDLE = Pattern.compile("(?<=\\S)\\s*[(|]?\\s*@\\w+\\)?$");

    private PersonName() {}

    /// On one line, without the word before it; empty when `found` is an address or names nobody.
    public static String cleaned(String found) {
        String name = BEFORE.matcher(TextTitle.shortened(found)).replaceFirst("");
        name = (name.indexOf('@') < 0 ? name : HANDLE.matcher(name).replaceAll("")).strip();
        boolean isName = name.codePoints().anyMatch(Character::isLetter)
                && !ADDRESS.matcher(name).matches()
                && !NOBODY.contains(name.toLowerCase(Locale.ROOT));
        return isName ? name : "";
    }
}
