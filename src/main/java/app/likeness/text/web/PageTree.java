package app.likeness.text.web;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;

/// The elements of a page's body in the order in which they begin, and what each holds: the whole page is walked once,
/// its letters are counted once, and what is set aside later is left out by a pass over arrays.
///
/// An element is named by its place: 0 is the body, the elements inside `i` are those from `i + 1` to `end(i)`. What is
/// never part of what is read is set aside from the start, and what is in it has no place. Confined to one thread.
final class PageTree {
    /// Elements and roles that are never part of what is read.
    private static final Set<String> CLUTTER = Set.of(
            "script",
            "style",
            "noscript",
            "template",
            "svg",
            "canvas",
            "iframe",
            "object",
            "embed",
            "audio",
            "video",
            "button",
            "select",
            "input",
            "textarea",
            "label",
            "nav",
            "footer",
            "aside",
            "dialog");

    private static final Set<String> CLUTTER_ROLES =
            Set.of("navigation", "banner", "contentinfo", "search", "complementary", "dialog", "menu", "alert");

    private static final Pattern UNSEEN = Pattern.compile("(?i)display\\s*:\\s*none");

    private static final Set<String> PARAGRAPHS =
            Set.of("p", "td", "pre", "blockquote", "div", "section", "article", "dd");

    /// The shortest paragraph that votes, in letters; Han characters count double.
    private static final int LEAST_PARAGRAPH = 25;

    /// How far up a paragraph's vote reaches.
    private static final int LEVELS = 5;

    private static final int FIRST_ROOM = 256;

    /// By character: 1 for a letter or digit. A look costs less than asking in turn, which differs from one to the
    /// next.
    private static final byte[] ASCII_LETTERS = new byte[0x80];

    static {
        for (char c = 0; c < ASCII_LETTERS.length; c++) {
            ASCII_LETTERS[c] = (byte) (Character.isLetterOrDigit(c) ? 1 : 0);
        }
    }

    private Element[] elements = new Element[FIRST_ROOM];
    private int[] parents = new int[FIRST_ROOM];
    private int[] ends = new int[FIRST_ROOM];
    private boolean[] aside = new boolean[FIRST_ROOM];
    private boolean[] links = new boolean[FIRST_ROOM];
    private int size;

    /// Of the text that stands directly in an element.
    private int[] ownLetters = new int[FIRST_ROOM];

    private int[] ownCommas = new int[FIRST_ROOM];

    /// What the elements hold that are not set aside, and what speaks for them, as [#weigh()] left it.
    private int[] letters = {};

    private int[] linked = {};
    private int[] commas = {};
    private int[] own = {};
    private int[] prose = {};
    private double[] votes = {};

    PageTree(Element body) {
        NodeTraversor.filter(new Walk(), body);
    }

    private final class Walk implements NodeFilter {
        private int at = -1;

        @Override
        public FilterResult head(Node node, int depth) {
            if (node instanceof TextNode text) {
                count(at, text.getWholeText());
            } else if (node instanceof Element element) {
                int place = add(element, at);
                if (place > 0 && isClutter(element)) {
                    aside[place] = true;
                    ends[place] = size;
                    return FilterResult.SKIP_ENTIRELY;
                }
                at = place;
            }
            return FilterResult.CONTINUE;
        }

        @Override
        public FilterResult tail(Node node, int depth) {
            if (node instanceof Element) {
                ends[at] = size;
                at = parents[at];
            }
            return FilterResult.CONTINUE;
        }
    }

    private int add(Element element, int parent) {
        if (size == elements.length) {
            int room = 2 * size;
            elements = Arrays.copyOf(elements, room);
            parents = Arrays.copyOf(parents, room);
            ends = Arrays.copyOf(ends, room);
            aside = Arrays.copyOf(aside, room);
            links = Arrays.copyOf(links, room);
            ownLetters = Arrays.copyOf(ownLetters, room);
            ownCommas = Arrays.copyOf(ownCommas, room);
        }
        elements[size] = element;
        parents[size] = parent;
        links[size] = element.nameIs("a")
                && element.hasAttr("href")
                && !element.attr("href").startsWith("#");
        return size++;
    }

    private void count(int place, String text) {
        int found = 0;
        int marks = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            found += letters(c);
            marks += c == ',' || (c >= '、' && (c == '，' || c == '、' || c == '。')) ? 1 : 0;
        }
        ownLetters[place] += found;
        ownCommas[place] += marks;
    }

    /// A letter or digit counts once, one of the scripts that write words in a character or two twice: it says as
    /// much.
    private static int letters(char c) {
        if (c < ASCII_LETTERS.length) {
            return ASCII_LETTERS[c];
        }
        if (c >= 0x4E00 && c <= 0x9FFF) {
            return 2;
        }
        return !Character.isLetterOrDigit(c) ? 0 : c >= 0x2E80 ? 2 : 1;
    }

    /// Whether `text` has so many letters and digits, Han characters counted twice. O(least).
    static boolean hasLetters(String text, int least) {
        int letters = 0;
        for (int i = 0; i < text.length() && letters < least; i++) {
            letters += letters(text.charAt(i));
        }
        return letters >= least;
    }

    private static boolean isClutter(Element element) {
        if (CLUTTER.contains(element.normalName())) {
            // The foot of a quotation names its source.
            return !element.nameIs("footer") || element.closest("blockquote") == null;
        }
        return element.attributesSize() > 0
                && (element.hasAttr("hidden")
                        || (element.hasAttr("role")
                                && CLUTTER_ROLES.contains(
                                        element.attr("role").strip().toLowerCase(Locale.ROOT)))
                        || (element.hasAttr("style")
                                && UNSEEN.matcher(element.attr("style")).find()));
    }

    int size() {
        return size;
    }

    Element element(int place) {
        return elements[place];
    }

    /// The element around; -1 for the body.
    int parent(int place) {
        return parents[place];
    }

    int end(int place) {
        return ends[place];
    }

    /// Whether it leads to another page.
    boolean isLink(int place) {
        return links[place];
    }

    /// Whether it was set aside itself; what is in it may have been or not.
    boolean isAside(int place) {
        return aside[place];
    }

    /// The place behind what was set aside at `place`, or the next one.
    int next(int place) {
        return aside[place] ? ends[place] : place + 1;
    }

    void setAside(int place) {
        aside[place] = true;
    }

    /// Takes what was set aside inside `place` out of the page itself.
    void remove(int place) {
        for (int i = place + 1; i < ends[place]; ) {
            if (aside[i] && elements[i].parent() != null) {
                elements[i].remove();
            }
            i = next(i);
        }
    }

    /// Counts what the elements hold now, and lets their paragraphs vote.
    void weigh() {
        letters = Arrays.copyOf(ownLetters, size);
        commas = Arrays.copyOf(ownCommas, size);
        own = Arrays.copyOf(ownLetters, size);
        linked = new int[size];
        prose = new int[size];
        votes = new double[size];
        boolean[] isOut = new boolean[size];
        for (int i = 0; i < size; i = next(i)) {
            if (aside[i]) {
                Arrays.fill(isOut, i, ends[i], true);
            }
        }
        for (int i = size - 1; i > 0; i--) {
            if (!isOut[i]) {
                int parent = parents[i];
                letters[parent] += letters[i];
                linked[parent] += links[i] ? letters[i] : linked[i];
                commas[parent] += commas[i];
                own[parent] += elements[i].isBlock() ? 0 : own[i];
            }
        }
        for (int i = 0; i < size; i = next(i)) {
            if (!aside[i]) {
                vote(i);
            }
        }
        for (int i = size - 1; i > 0; i--) {
            if (!isOut[i]) {
                prose[parents[i]] += prose[i];
            }
        }
    }

    private void vote(int place) {
        if (own[place] < LEAST_PARAGRAPH || !PARAGRAPHS.contains(elements[place].normalName())) {
            return;
        }
        if (linkDensity(place) < 0.5) {
            prose[place] = own[place];
        }
        double weight = 1 + commas[place] + Math.min(own[place] / 100, 3);
        int above = elements[place].nameIs("p") && place > 0 ? parents[place] : place;
        for (int level = 1; above >= 0 && level <= LEVELS; level++, above = parents[above]) {
            votes[above] += level == 1 ? weight : level == 2 ? weight / 2 : weight / (level * 3);
        }
    }

    /// Letters and digits in it, Han characters twice.
    int letters(int place) {
        return letters[place];
    }

    /// Letters in paragraphs that are long enough to vote and not mostly links.
    int prose(int place) {
        return prose[place];
    }

    double linkDensity(int place) {
        return letters[place] == 0 ? 0 : (double) linked[place] / letters[place];
    }

    double score(int place) {
        return votes[place] * (1 - linkDensity(place));
    }
}
