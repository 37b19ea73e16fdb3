package app.likeness.text.web;

import app.likeness.text.document.AddressDate;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.DateKind;
import app.likeness.text.document.Dateline;
import app.likeness.text.document.MetadataDraft;
import app.likeness.text.document.Origin;
import app.likeness.text.document.PersonName;
import app.likeness.text.document.Stated;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/// What a web page states of its article: in data for machines, in `meta` elements, in its markup, in the lines under
/// its headline and in its address. Looks at the page only, as it was saved.
public final class PageMetadata {
    private static final List<String> AUTHORS = List.of(
            "dc:creator",
            "dc.creator",
            "dcterm:creator",
            "dcterms.creator",
            "parsely-author",
            "author",
            "article:author",
            "citation_author",
            "sailthru.author",
            "byl",
            "cxenseparse:author",
            "article_author");

    private static final List<String> SITES = List.of(
            "og:site_name",
            "dc:publisher",
            "dc.publisher",
            "dcterms.publisher",
            "citation_journal_title",
            "application-name",
            "twitter:site",
            "mediaid",
            "copyright");

    /// Dates that can be nothing but the publication's.
    private static final List<String> PUBLISHED = List.of(
            "article:published_time",
            "og:article:published_time",
            "datepublished",
            "parsely-pub-date",
            "pubdate",
            "publishdate",
            "publish_date",
            "publishtime",
            "publish-date",
            "publication_date",
            "dcterms.issued",
            "dc.date.issued",
            "citation_publication_date",
            "citation_date",
            "article.published",
            "sailthru.date",
            "dcterms.created",
            "dc.date.created",
            "dc.created",
            "firstpublished",
            "pubtime",
            "_pubtime",
            "releasedate");

    private static final List<String> DATES = List.of(
            "date",
            "dc.date",
            "dc:date",
            "dcterms.date",
            "weibo:article:create_at",
            "og:release_date",
            "bytedance:published_time");

    private static final List<String> MODIFIED = List.of(
            "article:modified_time",
            "og:updated_time",
            "bytedance:updated_time",
            "lastmod",
            "last-modified",
            "dcterms.modified",
            "dc.date.modified",
            "bytedance:lrdate_time",
            "datemodified");

    /// The attributes that name what a `meta` element holds.
    private static final List<String> KEYS = List.of("name", "property", "itemprop");

    private static final String[] NONE = {};

    private static final Pattern SPACES = Pattern.compile("\\s+");

    private static final Pattern SAVED_FROM = Pattern.compile("saved from url=\\(\\d+\\)(\\S+)");

    private final PageSurvey page;
    /// The contents of `meta` elements by name, in lower case, in their order.
    private final Map<String, List<String>> metas = new HashMap<>();
    private final MetadataDraft draft = new MetadataDraft();

    private PageMetadata(PageSurvey page) {
        this.page = page;
        for (Element meta : page.metas()) {
            String content = meta.attr("content").strip();
            for (String key : KEYS) {
                String names = meta.attr(key).toLowerCase(Locale.ROOT);
                for (String name : names.isEmpty() ? NONE : SPACES.split(names)) {
                    if (!name.isEmpty() && !content.isEmpty()) {
                        metas.computeIfAbsent(name, ignored -> new ArrayList<>())
                                .add(content);
                    }
                }
            }
        }
    }

    /// What `page` states, before anything is removed from it. The draft still lacks what the text itself says.
    public static MetadataDraft of(PageSurvey page) {
        var metadata = new PageMetadata(page);
        metadata.collect();
        return metadata.draft;
    }

    private void collect() {
        var data = new LinkedData(page);
        Stated<String> title = PageTitle.of(page);
        draft.title(title.value(), title.origin(), title.certainty());
        data.collectInto(draft);
        metaDates();
        new PageBylines(page).collectInto(draft);
        metaNames();
        new Dateline(draft).collectAbove(UnderHeadline.lines(page, title.value()));
        address();
    }

    private void metaNames() {
        List<String> sites = new ArrayList<>();
        for (String name : SITES) {
            all(name).stream().filter(site -> !site.startsWith("@")).forEach(site -> {
                sites.add(site);
                Origin origin = name.startsWith("og:") ? Origin.OPEN_GRAPH : Origin.META_TAG;
                boolean isName = name.contains("site_name") || name.contains("publisher") || name.contains("journal");
                draft.source(site, origin, isName ? Certainty.LIKELY : Certainty.GUESS);
            });
        }
        all("source")
                .forEach(source ->
                        draft.source(source.replaceFirst("^来源\\s*[:：]\\s*", ""), Origin.META_TAG, Certainty.LIKELY));
        for (String name : AUTHORS) {
            List<String> authors = all(name).stream()
                    .map(PersonName::cleaned)
                    .filter(author -> !author.isEmpty())
                    .distinct()
                    .toList();
            boolean isSite = sites.containsAll(authors);
            draft.author(String.join(", ", authors), Origin.META_TAG, isSite ? Certainty.GUESS : Certainty.LIKELY);
        }
    }

    private void metaDates() {
        PUBLISHED.forEach(name -> dates(DateKind.PUBLISHED, name, Certainty.SURE));
        DATES.forEach(name -> dates(DateKind.PUBLISHED, name, Certainty.LIKELY));
        MODIFIED.forEach(name -> dates(DateKind.MODIFIED, name, Certainty.SURE));
    }

    private void dates(DateKind kind, String name, Certainty certainty) {
        boolean isOpenGraph = name.startsWith("og:") || name.startsWith("article:");
        all(name).stream()
                .limit(1)
                .forEach(date -> draft.date(kind, date, isOpenGraph ? Origin.OPEN_GRAPH : Origin.META_TAG, certainty));
    }

    private List<String> all(String name) {
        return metas.getOrDefault(name, List.of());
    }

    private void address() {
        List<String> addresses = new ArrayList<>();
        addresses.add(page.canonical());
        addresses.addAll(all("og:url"));
        page.comments().forEach(comment -> {
            Matcher saved = SAVED_FROM.matcher(comment);
            if (saved.find()) {
                addresses.add(saved.group(1));
            }
        });
        addresses.stream()
                .map(AddressDate::of)
                .flatMap(Optional::stream)
                .findFirst()
                .ifPresent(day -> draft.date(DateKind.PUBLISHED, day, Origin.ADDRESS, Certainty.LIKELY));
    }
}
