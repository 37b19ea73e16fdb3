package app.likeness.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeTraversor;
import org.jsoup.select.NodeVisitor;

/// The main text of a web page: the article with its headings and tables, without navigation, advertisements, lists of
/// related pages, comments and footers.
///
/// Text density, after arc90's Readability (2009): every paragraph votes for the elements around it with its length
/// and its commas; an element's votes count the less the more of its text is links; the best element and its siblings
/// that are nearly as good are the article. A page in which nothing stands out is taken whole.
final class ArticleText {
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

    /// A link to another page.
    private static final String LINK = "a[href]:not([href^=#])";

    /// Words in classes and ids of what stands around an article, and of what holds one.
    private static final Pattern AROUND = Pattern.compile(
            "(?i)(?:^|[^a-z])ads?(?:[^a-z]|$)|advert|banner|bread-?crumb|comment|community|cookie|copyright|disqus|footer"
                    + "|gdpr|header|hot-?news|login|menu|navi?(?:[^a-z]|$)|newsletter|pagination|pager|popup|promo"
                    + "|rank(?:[^a-z]|$)|recommend|related|remark|replies|rss|share|shoutbox|sidebar|social|sponsor"
                    + "|subscribe|toolbar|widget");

    /// Words that say it whatever else the name says, and however much the element holds.
    private static final Pattern SURELY_AROUND = Pattern.compile(
            "(?i)(?<![a-z])(?:user-?)?comments?(?:-?(?:list|section|area|box|wrap|container|thread|block|s)\\w*)?(?![a-z])"
                    + "|disqus|cookie|consent|gdpr|paywall-?message");

    private static final Pattern HOLDING =
            Pattern.compile("(?i)article|body|column|content|entry|main|post|story|text");

    /// Words in classes and ids of what stands inside an article and is not of it.
    private static final Pattern INSERT = Pattern.compile(
            "(?i)caption|gallery|slideshow|byline|dateline|timestamp|published|pub-?date|author|most-?popular|read-?more"
                    + "|also-?like|more-?(?:from|on|stories)|(?:^|[^a-z])(?:tags|meta|credits?|kicker|dek)(?:[^a-z]|$)");

    private static final Set<String> PARAGRAPHS =
            Set.of("p", "td", "pre", "blockquote", "div", "section", "article", "dd");

    private static final Set<String> HEADINGS = Set.of("h1", "h2", "h3", "h4", "h5", "h6");

    /// The shortest paragraph that votes, in letters; Han characters count double.
    private static final int LEAST_PARAGRAPH = 25;

    /// The least that an article has, counted the same way.
    private static final int LEAST_ARTICLE = 200;

    /// The least text, counted the same way, that makes a part of the article out of an element beside its best
    /// one.
    private static final int LEAST_SIBLING = 80;

    /// How much prose, beside that of the best element, makes the one around it the article, and how much of what
    /// it adds must be prose.
    private static final double PART = 0.2;

    private static final double DENSE = 0.6;

    /// How far up a paragraph's vote reaches.
    private static final int LEVELS = 5;

    private final Document page;
    /// jsoup's elements are equal to themselves only.
    private final Map<Element, Weight> weights = new HashMap<>();

    /// What an element holds, and what speaks for it.
    private static final class Weight {
        int letters;
        int linked;
        int commas;
        /// Text that is its own and not that of a block inside it.
        int own;
        double votes;
        /// Letters in paragraphs that are long enough to vote and not mostly links.
        int prose;

        double linkDensity() {
            return letters == 0 ? 0 : (double) linked / letters;
        }

        double score() {
            return votes * (1 - linkDensity());
        }
    }

    ArticleText(Document page) {
        this.page = page;
    }

    /// One paragraph, heading, list item or table row a line.
    String text() {
        page.getAllElements().stream().filter(ArticleText::isClutter).toList().forEach(Node::remove);
        weigh();
        vote();
        around().forEach(Node::remove);
        teasers().forEach(Node::remove);
        weigh();
        vote();
        List<Element> article = article();
        article.forEach(this::dropLinkLists);
        article.forEach(this::dropInserts);
        String text = lines(article);
        return letters(text) >= LEAST_ARTICLE ? text : lines(List.of(page.body()));
    }

    private static boolean isClutter(Element element) {
        if (CLUTTER.contains(element.normalName())) {
            // The foot of a quotation names its source.
            return !element.nameIs("footer") || element.closest("blockquote") == null;
        }
        return element.attributesSize() > 0
                && (element.hasAttr("hidden")
                        || CLUTTER_ROLES.contains(element.attr("role").strip().toLowerCase(Locale.ROOT))
                        || UNSEEN.matcher(element.attr("style")).find());
    }

    /// Elements that by their names stand around the article and that hold less than half of the page's text.
    private List<Element> around() {
        int total = weight(page.body()).letters;
        int prose = weight(page.body()).prose;
        List<Element> around = new ArrayList<>();
        for (Element element : page.body().getAllElements()) {
            String names = element.className() + ' ' + element.id();
            if (names.length() > 1 && !element.equals(page.body()) && isAround(names, weight(element), total, prose)) {
                around.add(element);
            }
        }
        return around;
    }

    private static boolean isAround(String names, Weight weight, int total, int prose) {
        return (SURELY_AROUND.matcher(names).find() && weight.prose * 10 < prose * 9)
                || (AROUND.matcher(names).find()
                        && !HOLDING.matcher(names).find()
                        && weight.letters * 2 < total
                        && weight.prose * 3 < prose);
    }

    private void weigh() {
        weights.clear();
        NodeTraversor.traverse(
                new NodeVisitor() {
                    @Override
                    public void head(Node node, int depth) {
                        if (node instanceof TextNode text && text.parent() != null) {
                            weigh(text.parent(), text.getWholeText());
                        }
                    }

                    @Override
                    public void tail(Node node, int depth) {
                        if (node instanceof Element element && element.parent() != null) {
                            passUp(element, weight(element), weight(element.parent()));
                        }
                    }
                },
                page.body());
    }

    private void weigh(Element parent, String text) {
        Weight weight = weight(parent);
        int letters = letters(text);
        weight.letters += letters;
        weight.own += letters;
        weight.commas += commas(text);
    }

    private static int commas(String text) {
        int commas = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            commas += c == ',' || c == '，' || c == '、' || c == '。' ? 1 : 0;
        }
        return commas;
    }

    private static void passUp(Element element, Weight weight, Weight parent) {
        // What LINK selects, which would be read anew for each element.
        boolean isLink = element.nameIs("a")
                && element.hasAttr("href")
                && !element.attr("href").startsWith("#");
        parent.letters += weight.letters;
        parent.linked += isLink ? weight.letters : weight.linked;
        parent.commas += weight.commas;
        parent.own += element.isBlock() ? 0 : weight.own;
    }

    private Weight weight(Element element) {
        return weights.computeIfAbsent(element, key -> new Weight());
    }

    private void vote() {
        for (Element element : page.body().getAllElements()) {
            Weight weight = weight(element);
            if (PARAGRAPHS.contains(element.normalName()) && weight.own >= LEAST_PARAGRAPH) {
                if (weight.linkDensity() < 0.5) {
                    for (Element around = element; around != null; around = around.parent()) {
                        weight(around).prose += weight.own;
                    }
                }
                double votes = 1 + weight.commas + Math.min(weight.own / 100, 3);
                Element above = element.nameIs("p") || element.parent() == null ? element.parent() : element;
                for (int level = 1; above != null && level <= LEVELS; level++, above = above.parent()) {
                    weight(above).votes += level == 1 ? votes : level == 2 ? votes / 2 : votes / (level * 3);
                }
            }
        }
    }

    private List<Element> article() {
        Element best = page.body();
        for (Element element : page.body().getAllElements()) {
            if (weight(element).score() > weight(best).score()) {
                best = element;
            }
        }
        best = climbed(best);
        Element parent = best.parent();
        if (best.equals(page.body()) || parent == null) {
            return List.of(best);
        }
        double least = Math.max(10, weight(best).score() * 0.2);
        List<Element> siblings = parent.children();
        int first = siblings.indexOf(best);
        int last = first;
        for (int i = 0; i < siblings.size(); i++) {
            Weight weight = weight(siblings.get(i));
            boolean isText = weight.letters >= LEAST_SIBLING && weight.linkDensity() < 0.25;
            if (isText || weight.score() >= least) {
                first = Math.min(first, i);
                last = Math.max(last, i);
            }
        }
        while (first > 0 && HEADINGS.contains(siblings.get(first - 1).normalName())) {
            first--;
        }
        // What stands between two parts of the article belongs to it, unless it is links.
        return siblings.subList(first, last + 1).stream()
                .filter(sibling -> weight(sibling).linkDensity() < 0.5)
                .toList();
    }

    /// The element around `best` when it adds more prose than anything else: an article in parts.
    private Element climbed(Element best) {
        Element top = best;
        for (Element above = top.parent(); above != null && !above.equals(page.body()); above = above.parent()) {
            int prose = weight(above).prose - weight(top).prose;
            int letters = weight(above).letters - weight(top).letters;
            if (prose >= PART * weight(top).prose && prose >= DENSE * letters) {
                top = above;
            }
        }
        return top;
    }

    /// Removes lists, tables and boxes inside the article that are mostly links.
    private void dropLinkLists(Element article) {
        for (Element element : article.select("ul, ol, dl, table, div, section")) {
            Weight weight = weight(element);
            if (!element.equals(article) && weight.linkDensity() > 0.6 && weight.letters > 0) {
                element.remove();
            }
        }
    }

    /// Removes what stands inside the article without being of it: captions, galleries, boxes named after what they
    /// promote.
    private void dropInserts(Element article) {
        int most = weight(article).prose / 5;
        for (Element element : article.getAllElements()) {
            if (!element.equals(article)
                    && weight(element).prose <= most
                    && (element.nameIs("figcaption") || isInsert(element.className() + ' ' + element.id()))) {
                element.remove();
            }
        }
    }

    /// Rows of teasers: three or more blocks side by side, each with one heading that is a link. A page that
    /// consists of them keeps them.
    private List<Element> teasers() {
        Map<Element, Integer> headings = new HashMap<>();
        List<Element> linked = page.body().select("h1, h2, h3, h4, h5, h6").stream()
                .filter(heading -> weight(heading).linkDensity() > 0.5 || heading.closest(LINK) != null)
                .toList();
        for (Element heading : linked) {
            for (Element around = heading; around != null; around = around.parent()) {
                headings.merge(around, 1, Integer::sum);
            }
        }
        Map<Element, List<Element>> rows = new LinkedHashMap<>();
        for (Element heading : linked) {
            Element teaser = heading;
            while (teaser.parent() != null && headings.getOrDefault(teaser.parent(), 0) == 1) {
                teaser = teaser.parent();
            }
            if (!teaser.equals(heading) && teaser.parent() != null) {
                rows.computeIfAbsent(teaser.parent(), key -> new ArrayList<>()).add(teaser);
            }
        }
        int most = weight(page.body()).prose / 4;
        return rows.values().stream()
                .filter(row -> row.size() >= 3)
                .flatMap(List::stream)
                .filter(teaser -> weight(teaser).prose <= most)
                .toList();
    }

    private static boolean isInsert(String names) {
        return names.length() > 1
                && (INSERT.matcher(names).find() || AROUND.matcher(names).find());
    }

    private static String lines(List<Element> elements) {
        PageLines lines = new PageLines();
        elements.forEach(element -> NodeTraversor.traverse(lines, element));
        return lines.text();
    }

    /// Letters and digits, Han characters twice: they say as much as two letters.
    private static int letters(String text) {
        int letters = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 0x80) {
                int upper = c & ~0x20;
                letters += (upper >= 'A' && upper <= 'Z') || (c >= '0' && c <= '9') ? 1 : 0;
            } else if (c >= 0x4E00 && c <= 0x9FFF) {
                letters += 2;
            } else {
                letters += !Character.isLetterOrDigit(c) ? 0 : c >= 0x2E80 ? 2 : 1;
            }
        }
        return letters;
    }
}
