package app.likeness.text.web;

import app.likeness.text.document.Certainty;
import app.likeness.text.document.DateKind;
import app.likeness.text.document.MetadataDraft;
import app.likeness.text.document.Origin;
import app.likeness.text.document.PersonName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/// What a web page says of its article in JSON-LD, in the words of schema.org. Nothing is looked up elsewhere: a
/// reference (`@id`) is followed within the page only.
final class LinkedData {
    /// Endings of types whose headline, author and dates are those of the page's text.
    private static final Set<String> ARTICLES =
            Set.of("Article", "Posting", "Report", "Review", "Chapter", "Book", "CreativeWork", "Recipe", "Question");

    private static final Set<String> PAGES = Set.of("WebPage", "ItemPage", "VideoObject");

    private static final int MOST_NODES = 500;
    private static final int MOST_AUTHORS = 10;

    private final List<Map<?, ?>> nodes = new ArrayList<>();
    private final Map<String, Map<?, ?>> byId = new HashMap<>();

    LinkedData(PageSurvey page) {
        for (Element script : page.data()) {
            collect(LooseJson.parse(script.data()), 0);
        }
    }

    /// The nodes that describe the page or stand beside it; not what is nested in a list of other articles.
    private void collect(Object value, int depth) {
        if (depth > 3 || nodes.size() >= MOST_NODES) {
            return;
        }
        if (value instanceof List<?> list) {
            list.forEach(each -> collect(each, depth + 1));
        } else if (value instanceof Map<?, ?> node) {
            nodes.add(node);
            if (node.get("@id") instanceof String id) {
                byId.merge(id, node, (first, second) -> first.size() >= second.size() ? first : second);
            }
            for (String inner : List.of("@graph", "mainEntity", "mainEntityOfPage")) {
                Object below = node.get(inner);
                if (below != null) {
                    collect(below, depth + 1);
                }
            }
        }
    }

    /// Adds what the first article says, else the first page.
    void collectInto(MetadataDraft draft) {
        nodes.stream()
                .filter(node -> isOneOf(ARTICLES, node))
                .findFirst()
                .ifPresentOrElse(
                        node -> add(draft, node, Certainty.SURE),
                        () -> nodes.stream()
                                .filter(node -> isOneOf(PAGES, node))
                                .findFirst()
                                .ifPresent(node -> add(draft, node, Certainty.LIKELY)));
    }

    private void add(MetadataDraft draft, Map<?, ?> node, Certainty certainty) {
        draft.author(names(node.get("author")), Origin.JSON_LD, certainty);
        draft.author(names(node.get("creator")), Origin.JSON_LD, Certainty.LIKELY);
        draft.source(names(node.get("publisher")), Origin.JSON_LD, Certainty.LIKELY);
        draft.source(names(node.get("sourceOrganization")), Origin.JSON_LD, Certainty.LIKELY);
        draft.date(DateKind.PUBLISHED, text(node.get("datePublished")), Origin.JSON_LD, certainty);
        draft.date(DateKind.CREATED, text(node.get("dateCreated")), Origin.JSON_LD, certainty);
        draft.date(DateKind.MODIFIED, text(node.get("dateModified")), Origin.JSON_LD, certainty);
    }

    private static boolean isOneOf(Set<String> types, Map<?, ?> node) {
        Object type = node.get("@type");
        List<?> all = type instanceof List<?> list ? list : type == null ? List.of() : List.of(type);
        return all.stream().anyMatch(each -> types.stream().anyMatch(each.toString()::endsWith));
    }

    private static String text(@Nullable Object value) {
        if (value instanceof List<?> list) {
            return list.isEmpty() ? "" : text(list.getFirst());
        }
        return value instanceof String text ? text : "";
    }

    /// The names of persons or organisations, given as such, as objects with a name or as references to them.
    private String names(@Nullable Object value) {
        return value instanceof List<?> list
                ? list.stream()
                        .limit(MOST_AUTHORS)
                        .map(this::name)
                        .filter(name -> !name.isBlank())
                        .distinct()
                        .collect(Collectors.joining(", "))
                : name(value);
    }

    private String name(@Nullable Object value) {
        if (!(value instanceof Map<?, ?> node)) {
            return PersonName.cleaned(text(value));
        }
        Object name = node.get("name");
        if (name == null && node.get("@id") instanceof String id) {
            name = Objects.requireNonNullElse(byId.get(id), node).get("name");
        }
        return text(name);
    }
}
