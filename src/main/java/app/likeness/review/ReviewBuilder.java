package app.likeness.review;

import app.likeness.compare.PairTally;
import app.likeness.review.Review.Ids;
import app.likeness.review.Standing.Basis;
import app.likeness.review.Subject.OfDocument;
import app.likeness.review.Subject.OfGroup;
import app.likeness.review.Subject.OfPair;
import app.likeness.review.Subject.OfPassage;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/// Applies verdicts to the pairs of a corpus: what says less first, so that what says more replaces it.
final class ReviewBuilder {
    private final DocumentTexts texts;
    private final Collection<PairTally> tallies;
    private final Map<Ids, Standing> pairs = new HashMap<>();
    private final Map<Ids, Map<PassageKey, Standing>> passages = new HashMap<>();
    private final Map<Long, Verdict> documents = new HashMap<>();
    private Neighbours neighbours = new Neighbours(Set.of(), List.of());

    ReviewBuilder(DocumentTexts texts, Collection<PairTally> tallies) {
        this.texts = texts;
        this.tallies = tallies;
    }

    Review build(List<Verdict> own, List<Verdict> remembered) {
        List<Verdict> latest = latest(own);
        Set<Long> judged = new HashSet<>();
        for (List<Verdict> some : List.of(latest, remembered)) {
            some.forEach(
                    verdict -> judged.addAll(texts.documents(verdict.subject().texts())));
        }
        neighbours = new Neighbours(judged, tallies);
        latest(remembered).forEach(verdict -> apply(verdict, Basis.REMEMBERED));
        List<Verdict> groups = of(latest, verdict -> isGiven(verdict) && verdict.subject() instanceof OfGroup);
        of(latest, verdict -> verdict.subject() instanceof OfDocument).forEach(this::note);
        of(latest, verdict -> isGiven(verdict) && verdict.subject() instanceof OfDocument)
                .forEach(verdict -> apply(verdict, Basis.DOCUMENT));
        groups.forEach(verdict -> apply(verdict, Basis.GROUP));
        of(latest, verdict -> verdict.subject() instanceof OfPair || verdict.subject() instanceof OfPassage)
                .forEach(verdict -> apply(verdict, Basis.OWN));
        return new Review(texts, pairs, passages, documents, groups, emptied());
    }

    /// The last word on each subject, in the order in which it was spoken.
    private static List<Verdict> latest(List<Verdict> all) {
        Map<Subject, Verdict> latest = new LinkedHashMap<>();
        for (Verdict verdict : all) {
            latest.remove(verdict.subject());
            latest.put(verdict.subject(), verdict);
        }
        return List.copyOf(latest.values());
    }

    private static List<Verdict> of(List<Verdict> all, Predicate<Verdict> which) {
        return all.stream().filter(which).toList();
    }

    private static boolean isGiven(Verdict verdict) {
        return verdict.state() != State.OPEN;
    }

    private void note(Verdict verdict) {
        for (long document : texts.documents(verdict.subject().texts())) {
            if (isGiven(verdict)) {
                documents.put(document, verdict);
            } else {
                documents.remove(document);
            }
        }
    }

    private void apply(Verdict verdict, Basis basis) {
        switch (verdict.subject()) {
            case OfPair pair -> pairsOf(pair).forEach(ids -> pairs.put(ids, standing(verdict, basis, ids)));
            case OfPassage passage -> applyToPassage(verdict, passage, basis);
            case OfGroup group -> applyToAll(verdict, basis, texts.documents(group.texts()));
            case OfDocument document -> {
                Set<Long> known = texts.documents(verdict.known());
                for (long each : texts.documents(document.text())) {
                    applyTo(verdict, basis, each, known);
                }
            }
        }
    }

    private void applyToAll(Verdict verdict, Basis basis, Set<Long> members) {
        members.forEach(each -> applyTo(verdict, basis, each, members));
    }

    /// Applies the verdict to all pairs of `document` with one of `others`.
    private void applyTo(Verdict verdict, Basis basis, long document, Set<Long> others) {
        for (long other : neighbours.of(document)) {
            if (others.contains(other)) {
                Ids ids = Ids.of(document, other);
                pairs.put(ids, standing(verdict, basis, ids));
            }
        }
    }

    private void applyToPassage(Verdict verdict, OfPassage passage, Basis basis) {
        PassageKey key = new PassageKey(passage.left(), passage.right());
        for (Ids ids : pairsOf(passage.pair())) {
            Standing standing = standing(verdict, basis, ids);
            Map<PassageKey, Standing> known = passages.computeIfAbsent(ids, ignored -> new HashMap<>());
            boolean isLeft = texts.has(ids.left(), passage.pair().left());
            boolean isAlsoRight = texts.has(ids.left(), passage.pair().right());
            if (isLeft) {
                known.put(key, standing);
            }
            if (!isLeft || isAlsoRight) {
                known.put(key.mirrored(), standing);
            }
        }
    }

    /// The pairs of the corpus that have these two texts.
    private List<Ids> pairsOf(OfPair pair) {
        Set<Long> lefts = texts.documents(pair.left());
        Set<Long> rights = texts.documents(pair.right());
        List<Ids> found = new ArrayList<>();
        for (long left : lefts) {
            for (long right : neighbours.of(left)) {
                if (rights.contains(right)) {
                    found.add(Ids.of(left, right));
                }
            }
        }
        return found;
    }

    private Standing standing(Verdict verdict, Basis basis, Ids ids) {
        Standing standing = Standing.of(verdict, basis);
        // What was said here of these two texts holds while both stand; what follows from more is asked again.
        boolean isOfPair = basis == Basis.OWN && verdict.subject() instanceof OfPair;
        return verdict.state() == State.ACCEPTABLE && !isOfPair
                ? standing.with(texts.newcomers(neighbours.around(List.of(ids.left(), ids.right())), verdict.known()))
                : standing;
    }

    private Set<Ids> emptied() {
        Set<Ids> emptied = new HashSet<>();
        for (PairTally pair : tallies) {
            Ids ids = new Ids(pair.leftId(), pair.rightId());
            if (passages.containsKey(ids)
                    && pair.counts().coveredLeft().total() == 0
                    && pair.counts().coveredRight().total() == 0) {
                emptied.add(ids);
            }
        }
        return emptied;
    }
}
