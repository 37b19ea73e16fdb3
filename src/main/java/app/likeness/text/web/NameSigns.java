package app.likeness.text.web;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// What the classes and the id of an element say of where it stands in a page. One pass over the characters; as regular
/// expressions the same words took longer than parsing the page.
final class NameSigns {
    /// It stands around an article.
    static final int AROUND = 1;

    /// It holds one.
    static final int HOLDING = 1 << 1;

    /// It stands inside an article and is not of it.
    static final int INSERT = 1 << 2;

    /// It stands around one whatever else the name says, and however much it holds.
    static final int SURELY_AROUND = 1 << 3;

    /// It may hold who wrote the article, and when.
    static final int BYLINE = 1 << 4;

    /// A word that may be one of [#SURELY].
    private static final int PERHAPS_SURELY = 1 << 5;

    private static final Pattern SURELY = Pattern.compile(
            "(?i)(?<![a-z])(?:user-?)?comments?(?:-?(?:list|section|area|box|wrap|container|thread|block|s)\\w*)?(?![a-z])"
                    + "|disqus|cookie|consent|gdpr|paywall-?message");

    private static final int LETTERS = 26;

    /// The words by their first letter.
    private static final Word[][] WORDS = words();

    /// @param letters in lower case
    /// @param begins whether no letter may stand before it, `ends` whether none may behind it
    private record Word(String letters, int sign, boolean begins, boolean ends) {}

    private NameSigns() {}

    private static Word[][] words() {
        List<List<Word>> words = new ArrayList<>();
        for (int i = 0; i < LETTERS; i++) {
            words.add(new ArrayList<>());
        }
        add(
                words,
                AROUND,
                "|ad| |ads| advert banner breadcrumb bread-crumb comment community cookie copyright disqus footer gdpr"
                        + " header hotnews hot-news login menu nav| navi| newsletter pagination pager popup promo rank|"
                        + " recommend related remark replies rss share shoutbox sidebar social sponsor subscribe toolbar"
                        + " widget");
        add(words, HOLDING, "article body column content entry main post story text");
        add(
                words,
                INSERT,
                "caption gallery slideshow byline dateline timestamp published pubdate pub-date author mostpopular"
                        + " most-popular readmore read-more alsolike also-like morefrom more-from moreon more-on"
                        + " morestories more-stories |tags| |meta| |credit| |credits| |kicker| |dek|");
        add(words, BYLINE, "author byline by-line writer published");
        add(words, PERHAPS_SURELY, "comment disqus cookie consent gdpr paywall");
        return words.stream().map(each -> each.toArray(Word[]::new)).toArray(Word[][]::new);
    }

    /// Words apart by spaces; a bar before or behind one stands for the edge of a word.
    private static void add(List<List<Word>> words, int sign, String list) {
        for (String each : list.split(" ", -1)) {
            String letters = each.replace("|", "");
            words.get(letters.charAt(0) - 'a').add(new Word(letters, sign, each.startsWith("|"), each.endsWith("|")));
        }
    }

    /// The signs in `names` of where an element stands, added up.
    static int of(String names) {
        return of(names, ~BYLINE);
    }

    /// Whether `names` may be those of an element that holds who wrote the article, and when.
    static boolean isByline(String names) {
        return of(names, BYLINE) != 0;
    }

    /// Those of the signs `wanted`.
    private static int of(String names, int wanted) {
        int signs = 0;
        for (int i = 0; i < names.length(); i++) {
            int letter = (names.charAt(i) | 0x20) - 'a';
            if (letter >= 0 && letter < LETTERS && names.charAt(i) < 0x80) {
                for (Word candidate : WORDS[letter]) {
                    if ((candidate.sign & wanted & ~signs) != 0 && isAt(names, i, candidate)) {
                        signs |= candidate.sign;
                    }
                }
            }
        }
        if ((signs & PERHAPS_SURELY) != 0) {
            signs -= PERHAPS_SURELY;
            signs |= SURELY.matcher(names).find() ? SURELY_AROUND : 0;
        }
        return signs;
    }

    private static boolean isAt(String names, int at, Word word) {
        int end = at + word.letters.length();
        if (end > names.length()) {
            return false;
        }
        for (int i = 1; i < word.letters.length(); i++) {
            char c = names.charAt(at + i);
            char wanted = word.letters.charAt(i);
            if (c != wanted && (wanted == '-' || c >= 0x80 || (c | 0x20) != wanted)) {
                return false;
            }
        }
        return (!word.begins || at == 0 || !isLetter(names.charAt(at - 1)))
                && (!word.ends || end == names.length() || !isLetter(names.charAt(end)));
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }
}
