package app.likeness.ui.judging;

import app.likeness.compare.PairTally;
import app.likeness.review.JournalEntry;
import app.likeness.review.Review;
import app.likeness.review.Standing;
import app.likeness.review.State;
import app.likeness.review.Subject;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.scan.ask.JudgedPassages;
import app.likeness.store.VerdictStore;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.Remembered;
import app.likeness.store.memory.JudgedBefore;
import app.likeness.text.document.Document;
import app.likeness.ui.corpus.OpenCorpus;
import app.likeness.ui.corpus.Problem;
import app.likeness.ui.corpus.Snapshot;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads and writes what was judged: the journal of the open corpus, and the user's memory of other ones. To be used
/// on the lane `read`.
public final class ReviewFile {
    private final JudgedBefore memory;
    private final InstantSource clock;
    private @Nullable OpenCorpus readOf;
    private Review latest = Review.NONE;
    private @Nullable OpenCorpus countedOf;
    private @Nullable JudgedPassages counting;

    public ReviewFile(JudgedBefore memory, InstantSource clock) {
        this.memory = memory;
        this.clock = clock;
    }

    /// What is known after something was read or written.
    ///
    /// @param journal under the names of now
    /// @param remembered the oldest first
    /// @param isRecounted whether pairs have other counts now, because of what was judged of their passages
    /// @param trouble what could not be done
    record Answer(
            Review review,
            List<JournalEntry> journal,
            List<Remembered> remembered,
            boolean isRecounted,
            Optional<Problem> trouble) {}

    /// What is written on a case.
    record Said(State state, String note) {}

    /// What was judged of the corpus as `now` shows it.
    ///
    /// @param afresh whether the pairs may have been compared anew, so that those with acceptable passages are
    ///     counted again
    Answer load(OpenCorpus corpus, Snapshot now, boolean afresh) throws CorpusException {
        VerdictStore store = corpus.verdicts();
        List<JournalEntry> journal = store.journal();
        Optional<Problem> trouble = tellMemory(corpus, now, journal);
        List<Remembered> remembered = List.of();
        try {
            JudgedBefore.Known known = memory.load();
            remembered = known.entries();
            if (known.damaged() > 0) {
                trouble = Optional.of(
                        new Problem.MemoryDamaged(known.damaged(), known.aside().orElse(memory.file())));
            }
        } catch (CorpusException e) {
            trouble = Optional.of(new Problem.MemoryFailure(e.reason(), e.file()));
        }
        Map<Long, TextKey> texts = journal.isEmpty() && remembered.isEmpty() ? Map.of() : store.texts();
        Review review = Review.of(
                journal.stream()
                        .filter(entry -> !entry.isUndone())
                        .map(JournalEntry::verdict)
                        .toList(),
                remembered.stream().map(Remembered::verdict).toList(),
                texts,
                now.tallies().pairs());
        readOf = corpus;
        latest = review;
        boolean isRecounted = counting(corpus).count(review, texts, afresh);
        PresentNames names = new PresentNames(now.tallies().documents(), texts);
        return new Answer(review, names.in(journal), names.ofRemembered(remembered), isRecounted, trouble);
    }

    private JudgedPassages counting(OpenCorpus corpus) {
        JudgedPassages known = counting;
        if (known == null || !corpus.equals(countedOf)) {
            known = new JudgedPassages(corpus.reader(), corpus.verdicts());
            counting = known;
            countedOf = corpus;
        }
        return known;
    }

    /// How a case stands after all that was written so far.
    Standing standing(OpenCorpus corpus, Snapshot now, ReviewCase about) throws CorpusException {
        Review known = corpus.equals(readOf) ? latest : load(corpus, now, false).review();
        return about.standing(known, now.findings());
    }

    /// Says something of a case, in the place of what was said of it before.
    ///
    /// @param decider who says so; may be empty
    /// @return what stands in the journal now; empty when a document has gone
    Optional<JournalEntry> give(OpenCorpus corpus, Snapshot now, ReviewCase about, Said said, String decider)
            throws CorpusException {
        VerdictStore store = corpus.verdicts();
        Map<Long, TextKey> texts = store.texts();
        if (!texts.keySet().containsAll(about.documents())) {
            return Optional.empty();
        }
        List<TextKey> own = texts(about.documents(), texts);
        Subject subject = switch (about) {
            case ReviewCase.OfPair ignored -> new Subject.OfPair(own.getFirst(), own.getLast());
            case ReviewCase.OfPassage passage -> Subject.OfPassage.of(own.getFirst(), own.getLast(), passage.passage());
            case ReviewCase.OfGroup ignored -> new Subject.OfGroup(own);
            case ReviewCase.OfDocument ignored -> new Subject.OfDocument(own.getFirst());
        };
        Verdict verdict = new Verdict(
                subject,
                said.state(),
                said.note(),
                clock.instant().truncatedTo(ChronoUnit.MILLIS),
                decider,
                texts(around(about, now.tallies().pairs()), texts),
                names(about, now));
        return Optional.of(store.give(verdict));
    }

    void mark(OpenCorpus corpus, JournalEntry entry, boolean isUndone) throws CorpusException {
        corpus.verdicts().mark(entry.id(), isUndone);
    }

    /// Takes back what was written last and is not undone.
    ///
    /// @return the entry as it stands in the journal now; empty when there is none
    Optional<JournalEntry> undo(OpenCorpus corpus) throws CorpusException {
        List<JournalEntry> all = corpus.verdicts().journal();
        for (JournalEntry entry : all.reversed()) {
            if (!entry.isUndone()) {
                mark(corpus, entry, true);
                return Optional.of(new JournalEntry(entry.id(), entry.verdict(), true));
            }
        }
        return Optional.empty();
    }

    /// Forgets something acceptable in all corpora that say nothing of it themselves.
    void forget(Remembered remembered) throws CorpusException {
        memory.forget(remembered);
    }

    private static List<TextKey> texts(List<Long> documents, Map<Long, TextKey> texts) {
        return documents.stream()
                .filter(texts::containsKey)
                .map(id -> texts.getOrDefault(id, new TextKey(0, 0, 0)))
                .toList();
    }

    /// The documents of a case and those that share text with all of them, or with two where they are more.
    private static List<Long> around(ReviewCase about, List<PairTally> pairs) {
        Set<Long> own = new HashSet<>(about.documents());
        List<Long> around = new ArrayList<>(about.documents());
        Map<Long, Integer> shares = new HashMap<>();
        for (PairTally pair : pairs) {
            if (own.contains(pair.leftId()) && !own.contains(pair.rightId())) {
                shares.merge(pair.rightId(), 1, Integer::sum);
            } else if (own.contains(pair.rightId()) && !own.contains(pair.leftId())) {
                shares.merge(pair.leftId(), 1, Integer::sum);
            }
        }
        shares.forEach((document, count) -> {
            if (count >= Math.min(2, own.size())) {
                around.add(document);
            }
        });
        return around;
    }

    private static List<String> names(ReviewCase about, Snapshot now) {
        Map<Long, String> titles = new HashMap<>();
        for (Document document : now.tallies().documents()) {
            titles.put(document.id(), document.title());
        }
        return about.documents().stream()
                .map(id -> titles.getOrDefault(id, ""))
                .limit(Verdict.NAMES)
                .toList();
    }

    /// Tells the memory what it has not heard yet: of each subject the last word. What cannot be told now is told
    /// the next time.
    private Optional<Problem> tellMemory(OpenCorpus corpus, Snapshot now, List<JournalEntry> journal)
            throws CorpusException {
        List<JournalEntry> unheard = corpus.verdicts().unheard();
        if (unheard.isEmpty()) {
            return Optional.empty();
        }
        Map<Subject, Optional<Verdict>> words = new LinkedHashMap<>();
        unheard.forEach(entry -> words.put(entry.verdict().subject(), Optional.empty()));
        for (JournalEntry entry : journal) {
            if (!entry.isUndone() && words.containsKey(entry.verdict().subject())) {
                words.put(entry.verdict().subject(), Optional.of(entry.verdict()));
            }
        }
        try {
            Set<Subject> known = new HashSet<>();
            memory.load().entries().forEach(each -> known.add(each.verdict().subject()));
            for (JournalEntry entry : unheard) {
                Optional<Verdict> last = words.remove(entry.verdict().subject());
                if (last == null) {
                    continue;
                }
                if (last.isPresent() && last.get().state() == State.ACCEPTABLE) {
                    memory.remember(new Remembered(last.get(), name(now)));
                } else if (known.contains(entry.verdict().subject())) {
                    memory.forget(new Remembered(entry.verdict(), name(now)));
                }
            }
            corpus.verdicts().markHeard(unheard);
            return Optional.empty();
        } catch (CorpusException e) {
            if (e.file().equals(corpus.corpus().file())) {
                throw e;
            }
            return Optional.of(new Problem.MemoryFailure(e.reason(), e.file()));
        }
    }

    private static String name(Snapshot now) {
        if (now.roots().isEmpty()) {
            return "";
        }
        Path last = now.roots().getFirst().path().getFileName();
        return last == null ? "" : last.toString();
    }
}
