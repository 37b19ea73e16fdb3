package app.likeness.text.web;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.NodeTraversor;

/// The main text of a web page: the article with its headings and tables, without navigation, advertisements, lists of
/// related pages, comments and footers.
///
/// Text density, after arc90's Readability (2009): every paragraph votes for the elements around it with its length
/// and its commas; an element's votes count the less the more of its text is links; the best element and its siblings
/// that are nearly as good are the article. A page in which nothing stands out is taken whole.
///
/// Takes elements out of the page. Time in proportion to the page's length times how deep it nests.
public final class ArticleText {
    private static final Set<String> HEADINGS = Set.of("h1", "h2", "h3", "h4", "h5", "h6");

    /// What may be a list of links.
    private static final Set<String> LISTS = Set.of("ul", "ol", "dl", "table", "div", "section");

    /// The least that an article has, in letters; Han characters count double.
    private static final int LEAST_ARTICLE = 200;

    /// The least text, counted the same way, that makes a part of the article out of an element beside its best
    /// one.
    private static final int LEAST_SIBLING = 80;

    /// How much prose, beside that of the best element, makes the one around it the article, and how much of what
    /// it adds must be prose.
    private static final double PART = 0.2;

    private static final double DENSE = 0.6;

    /// As many teasers beside each other are a row of them.
    private static final int LEAST_TEASERS = 3;

    private static final int UNKNOWN = -1;

    private final PageTree tree;
    private final int[] signs;

    public ArticleText(Document page) {
        this.tree = new PageTree(page.body());
        this.signs = new int[tree.size()];
        Arrays.fill(signs, UNKNOWN);
    }

    /// One paragraph, heading, list item or table row a line.
    public String text() {
        tree.weigh();
        around().forEach(tree::setAside);
        teasers().forEach(tree::setAside);
        tree.weigh();
        List<Integer> article = article();
        article.forEach(this::dropLinkLists);
        article.forEach(this::dropInserts);
        String text = lines(article);
        return PageTree.hasLetters(text, LEAST_ARTICLE) ? text : lines(List.of(0));
    }

    /// What its classes and its id say of an element.
    private int signs(int place) {
        if (signs[place] == UNKNOWN) {
            Element element = tree.element(place);
            signs[place] = element.attributesSize() == 0 ? 0 : NameSigns.of(element.attr("class") + ' ' + element.id());
        }
        return signs[place];
    }

    /// Elements that by their names stand around the article and that hold less than half of the page's text.
    private List<Integer> around() {
        List<Integer> around = new ArrayList<>();
        for (int place = 1; place < tree.size(); place = tree.next(place)) {
            if (!tree.isAside(place) && isAround(place)) {
                around.add(place);
            }
        }
        return around;
    }

    private boolean isAround(int place) {
        int said = signs(place);
        int prose = tree.prose(place);
        return ((said & NameSigns.SURELY_AROUND) != 0 && prose * 10 < tree.prose(0) * 9)
                || ((said & NameSigns.AROUND) != 0
                        && (said & NameSigns.HOLDING) == 0
                        && tree.letters(place) * 2 < tree.letters(0)
                        && prose * 3 < tree.prose(0));
    }

    /// Rows of teasers: three or more blocks side by side, each with one heading that is a link. A page that
    /// consists of them keeps them.
    private List<Integer> teasers() {
        int[] headings = new int[tree.size()];
        List<Integer> linked = new ArrayList<>();
        for (int place = 1; place < tree.size(); place = tree.next(place)) {
            if (!tree.isAside(place)
                    && HEADINGS.contains(tree.element(place).normalName())
                    && (tree.linkDensity(place) > 0.5 || isInLink(place))) {
                linked.add(place);
                for (int around = place; around >= 0; around = tree.parent(around)) {
                    headings[around]++;
                }
            }
        }
        Map<Integer, List<Integer>> rows = new LinkedHashMap<>();
        for (int heading : linked) {
            int teaser = heading;
            while (teaser > 0 && headings[tree.parent(teaser)] == 1) {
                teaser = tree.parent(teaser);
            }
            if (teaser != heading && teaser > 0) {
                rows.computeIfAbsent(tree.parent(teaser), key -> new ArrayList<>())
                        .add(teaser);
            }
        }
        int most = tree.prose(0) / 4;
        return rows.values().stream()
                .filter(row -> row.size() >= LEAST_TEASERS)
                .flatMap(List::stream)
                .filter(teaser -> tree.prose(teaser) <= most)
                .toList();
    }

    private boolean isInLink(int place) {
        int around = place;
        while (around >= 0 && !tree.isLink(around)) {
            around = tree.parent(around);
        }
        return around >= 0;
    }

    private List<Integer> article() {
        int best = 0;
        for (int place = 1; place < tree.size(); place = tree.next(place)) {
            if (!tree.isAside(place) && tree.score(place) > tree.score(best)) {
                best = place;
            }
        }
        best = climbed(best);
        if (best == 0) {
            return List.of(0);
        }
        double least = Math.max(10, tree.score(best) * 0.2);
        List<Integer> siblings = children(tree.parent(best));
        int first = siblings.indexOf(best);
        int last = first;
        for (int i = 0; i < siblings.size(); i++) {
            int sibling = siblings.get(i);
            boolean isText = tree.letters(sibling) >= LEAST_SIBLING && tree.linkDensity(sibling) < 0.25;
            if (isText || tree.score(sibling) >= least) {
                first = Math.min(first, i);
                last = Math.max(last, i);
            }
        }
        while (first > 0 && isHeading(siblings.get(first - 1))) {
            first--;
        }
        // What stands between two parts of the article belongs to it, unless it is links.
        return siblings.subList(first, last + 1).stream()
                .filter(sibling -> tree.linkDensity(sibling) < 0.5)
                .toList();
    }

    private boolean isHeading(int place) {
        return HEADINGS.contains(tree.element(place).normalName());
    }

    private List<Integer> children(int place) {
        List<Integer> children = new ArrayList<>();
        for (int child = place + 1; child < tree.end(place); child = tree.end(child)) {
            if (!tree.isAside(child)) {
                children.add(child);
            }
        }
        return children;
    }

    /// The element around `best` when it adds more prose than anything else: an article in parts.
    private int climbed(int best) {
        int top = best;
        for (int above = tree.parent(top); above > 0; above = tree.parent(above)) {
            int prose = tree.prose(above) - tree.prose(top);
            int letters = tree.letters(above) - tree.letters(top);
            if (prose >= PART * tree.prose(top) && prose >= DENSE * letters) {
                top = above;
            }
        }
        return top;
    }

    /// Sets aside lists, tables and boxes inside the article that are mostly links.
    private void dropLinkLists(int article) {
        for (int place = article + 1; place < tree.end(article); place = tree.next(place)) {
            if (!tree.isAside(place)
                    && tree.letters(place) > 0
                    && tree.linkDensity(place) > 0.6
                    && LISTS.contains(tree.element(place).normalName())) {
                tree.setAside(place);
            }
        }
    }

    /// Sets aside what stands inside the article without being of it: captions, galleries, boxes named after what
    /// they promote.
    private void dropInserts(int article) {
        int most = tree.prose(article) / 5;
        for (int place = article + 1; place < tree.end(article); place = tree.next(place)) {
            if (!tree.isAside(place)
                    && tree.prose(place) <= most
                    && ((signs(place) & (NameSigns.INSERT | NameSigns.AROUND)) != 0
                            || tree.element(place).nameIs("figcaption"))) {
                tree.setAside(place);
            }
        }
    }

    private String lines(List<Integer> places) {
        PageLines lines = new PageLines();
        for (int place : places) {
            tree.remove(place);
            NodeTraversor.traverse(lines, tree.element(place));
        }
        return lines.text();
    }
}
