package app.likeness.text.web;

import app.likeness.text.document.Certainty;
import app.likeness.text.document.DateKind;
import app.likeness.text.document.DateParser;
import app.likeness.text.document.MetadataDraft;
import app.likeness.text.document.Origin;
import app.likeness.text.document.PersonName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/// What the elements of a web page say of its author and dates: microdata and microformats, `rel=author`, `<time>`, and
/// elements that are named after what they hold. Where several differ, the page lists other articles too: then the
/// first counts, as a guess.
final class PageBylines {
    private static final int LONGEST_NAME = 100;

    /// More authors than so many are those of several articles.
    private static final int MOST = 3;

    /// Around the article, where other articles and their authors are named.
    private static final Set<String> ELSEWHERE = Set.of("aside", "footer", "nav", "figure");

    private static final String COMMENTS = "comments";

    /// Names of elements that hold an author's name and nothing else, and of those that hold it among other words.
    private static final List<Pattern> NAMED = List.of(
            Pattern.compile(
                    "(?i)(?:^|[\\s_-])(?:author-?(?:name|link)|(?:article|post|entry)-?author|p-author|writer)(?:$|[\\s_-])"),
            Pattern.compile("(?i)(?:^|[\\s_-])(?:(?:story|entry|article|post)?by-?line|authors?)(?:$|[\\s_-])"));

    private static final Pattern SPACES = Pattern.compile("\\s+");

    private static final Set<String> MACHINES = Set.of("content", "datetime", "title");

    private final List<Element> properties = new ArrayList<>();
    private final List<Element> linked = new ArrayList<>();
    private final List<Element> times = new ArrayList<>();
    private final List<Element> named = new ArrayList<>();

    PageBylines(PageSurvey page) {
        page.described().forEach(this::sort);
    }

    private void sort(Element element) {
        if (element.nameIs("time")) {
            times.add(element);
        }
        if (element.hasAttr("itemprop") || element.hasAttr("property")) {
            properties.add(element);
        }
        if (isWord("author", element.attr("rel"))) {
            linked.add(element);
        }
        if (NameSigns.isByline(element.attr("class")) || NameSigns.isByline(element.id())) {
            named.add(element);
        }
    }

    void collectInto(MetadataDraft draft) {
        dates(draft, DateKind.PUBLISHED, with("datePublished"));
        dates(draft, DateKind.MODIFIED, with("dateModified"));
        dates(draft, DateKind.CREATED, with("dateCreated"));
        dates(
                draft,
                DateKind.PUBLISHED,
                Stream.concat(named.stream(), times.stream())
                        .filter(PageBylines::isPublication)
                        .toList());
        times(draft);
        authors(draft, with("author"), Origin.MICRODATA);
        authors(draft, with("creator"), Origin.MICRODATA);
        authors(draft, linked, Origin.MARKUP);
        NAMED.forEach(pattern -> named(draft, pattern));
    }

    private static boolean isPublication(Element element) {
        return element.hasClass("dt-published")
                || (element.hasClass("published") && (element.hasClass("entry-date") || element.nameIs("abbr")))
                || (element.nameIs("time") && element.hasAttr("pubdate"));
    }

    /// Whether it stands around the article, or in a list of others.
    private static boolean isListed(Element element) {
        return isElsewhere(element, true);
    }

    private static boolean isElsewhere(Element element, boolean orInList) {
        for (Element each = element; each != null; each = each.parent()) {
            if (ELSEWHERE.contains(each.normalName())
                    || (orInList && each.nameIs("li"))
                    || each.hasClass(COMMENTS)
                    || each.id().equals(COMMENTS)) {
                return true;
            }
        }
        return false;
    }

    private List<Element> with(String property) {
        return properties.stream()
                .filter(element -> isWord(property, element.attr("itemprop"))
                        || isWord("schema:" + property, element.attr("property")))
                .toList();
    }

    /// Whether `word` is one of the words of `value`, whatever its case.
    private static boolean isWord(String word, String value) {
        return value.length() >= word.length()
                && (value.equalsIgnoreCase(word)
                        || (value.indexOf(' ') > 0
                                && SPACES.splitAsStream(value).anyMatch(word::equalsIgnoreCase)));
    }

    private static void dates(MetadataDraft draft, DateKind kind, List<Element> elements) {
        List<String> found = elements.stream()
                .map(PageBylines::machineDate)
                .filter(date -> DateParser.parse(date).isPresent())
                .distinct()
                .toList();
        if (!found.isEmpty()) {
            draft.date(kind, found.getFirst(), Origin.MICRODATA, found.size() == 1 ? Certainty.SURE : Certainty.GUESS);
        }
    }

    private static String machineDate(Element element) {
        return MACHINES.stream()
                .sorted()
                .map(element::attr)
                .filter(date -> !date.isBlank())
                .findFirst()
                .orElseGet(element::text);
    }

    /// `<time>` outside of what stands around the article: one alone is likely its date.
    private void times(MetadataDraft draft) {
        List<String> found = times.stream()
                .filter(time -> !isListed(time))
                .map(time -> time.hasAttr("datetime") ? time.attr("datetime") : time.text())
                .filter(date -> DateParser.parse(date).isPresent())
                .distinct()
                .toList();
        if (!found.isEmpty()) {
            Certainty certainty = found.size() == 1 ? Certainty.LIKELY : Certainty.GUESS;
            draft.date(DateKind.PUBLISHED, found.getFirst(), Origin.MARKUP, certainty);
        }
    }

    private static void authors(MetadataDraft draft, List<Element> elements, Origin origin) {
        List<String> names = names(elements);
        draft.author(String.join(", ", names), origin, names.size() <= MOST ? Certainty.LIKELY : Certainty.GUESS);
    }

    private void named(MetadataDraft draft, Pattern pattern) {
        named.stream()
                .filter(element -> pattern.matcher(element.className() + ' ' + element.id())
                        .find())
                .filter(element -> !isListed(element))
                .map(element -> withoutDates(element.text()))
                .filter(name -> !name.isBlank() && name.length() < LONGEST_NAME)
                .findFirst()
                .ifPresent(name -> draft.author(name, Origin.MARKUP, isBy(name) ? Certainty.LIKELY : Certainty.GUESS));
    }

    private static boolean isBy(String name) {
        return name.toLowerCase(Locale.ROOT).startsWith("by ");
    }

    /// A byline often goes on with when it was written.
    private static String withoutDates(String byline) {
        return byline.replaceFirst(
                        "(?i)\\s*(?:[|•·,–—-]\\s*)?(?:(?:last\\s+)?(?:updated|published|posted)\\b|\\b(?:january|february|march|april|may|june|july|august"
                                + "|september|october|november|december)\\s\\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|\\d{1,2}[:/.]\\d|\\d{4}).*$",
                        "")
                .strip();
    }

    private static String content(Element element) {
        String content = element.hasAttr("content") ? element.attr("content") : element.text();
        return content.strip().replaceFirst("[,\\s]+$", "");
    }

    private static List<String> names(List<Element> elements) {
        var names = new ArrayList<String>();
        for (Element element : elements) {
            if (isElsewhere(element, false) || element.parents().stream().anyMatch(elements::contains)) {
                continue;
            }
            List<String> inner = element.select("[itemprop=name]").stream()
                    .map(PageBylines::content)
                    .toList();
            String name = inner.isEmpty() ? content(element) : String.join(", ", inner);
            names.add(PersonName.cleaned(name));
        }
        return names.stream()
                .filter(name -> !name.isEmpty() && name.length() < LONGEST_NAME)
                .distinct()
                .collect(Collectors.toList());
    }
}
