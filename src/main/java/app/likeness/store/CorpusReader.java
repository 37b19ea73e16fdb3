package app.likeness.store;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;
import app.likeness.compare.PairTally;
import app.likeness.compare.exclude.Boilerplate;
import app.likeness.compare.exclude.CommonText;
import app.likeness.compare.exclude.ExclusionFinder;
import app.likeness.compare.exclude.Templates;
import app.likeness.compare.findings.Findings;
import app.likeness.compare.findings.Line;
import app.likeness.compare.findings.Stop;
import app.likeness.compare.findings.Tallies;
import app.likeness.fingerprint.Sketch;
import app.likeness.review.JournalEntry;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.store.file.Failures;
import app.likeness.store.kept.BoilerplateState;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.CorpusException.Reason;
import app.likeness.store.kept.DisguiseCounts;
import app.likeness.store.kept.Fingerprinted;
import app.likeness.store.kept.KnownContainer;
import app.likeness.store.kept.KnownFile;
import app.likeness.store.kept.Reading;
import app.likeness.store.kept.Role;
import app.likeness.store.kept.Root;
import app.likeness.store.kept.SketchKind;
import app.likeness.store.kept.StoredSketch;
import app.likeness.store.kept.Template;
import app.likeness.store.kept.UnfinishedComparison;
import app.likeness.store.tables.ArticleTables;
import app.likeness.store.tables.BoilerplateTables;
import app.likeness.store.tables.ContainerTable;
import app.likeness.store.tables.DocumentBatch;
import app.likeness.store.tables.IndexTables;
import app.likeness.store.tables.MethodTables;
import app.likeness.store.tables.PackedSelection;
import app.likeness.store.tables.RowReader;
import app.likeness.store.tables.TallyTables;
import app.likeness.store.tables.VerdictTable;
import app.likeness.text.Skip;
import app.likeness.text.extract.CharsetChoices;
import app.likeness.text.fold.FoldedText;
import app.likeness.text.table.ArticleTable;
import app.likeness.text.table.TableColumns;
import app.likeness.text.words.UserWord;
import app.likeness.text.words.UserWords;
import java.nio.charset.Charset;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.h2.engine.Constants;

/// Answers questions about a corpus on a connection of its own; each answer is of one moment, whatever the writer does
/// meanwhile. Confined to one thread.
public final class CorpusReader implements AutoCloseable {
    /// Largest distance at which two sketches must agree in one of their four bands.
    public static final int BAND_DISTANCE = Sketch.BANDS - 1;

    private static final String FINGERPRINTED =
            "SELECT d.id, d.path, r.role, d.folded_hash, d.characters, s.grams, s.words, w.hashes, d.disguises"
                    + " FROM document d"
                    + " JOIN root r ON r.id = d.root_id AND r.role IN " + RowReader.COMPARED
                    + " JOIN sketch s ON s.document_id = d.id"
                    + " JOIN winnowed w ON w.document_id = d.id";

    private static final String TEXT = "SELECT b.text, c.checksum FROM body b"
            + " LEFT JOIN text_checksum c ON c.document_id = b.document_id WHERE b.document_id = ?";

    private static final String TEMPLATES =
            "SELECT id, sha256 FROM document WHERE root_id IN (SELECT id FROM root WHERE role = 'TEMPLATE')";

    /// Up to this distance the values of the bands are looked up: in a corpus of 174,000 that takes 10 ms at 11, and
    /// looking at all of them 27.
    private static final int LOOKED_UP = 11;

    /// Above this looking through all documents is quicker than asking for one after the other.
    private static final int MOST_SINGLE = 10_000;

    /// Values that are asked for at once: H2 holds every row that it finds against all of them, one after the
    /// other.
    private static final int ASKED = 64;

    private final Connection connection;
    private final Path file;
    private final RowReader rows;
    private final TallyTables tallies;
    /// In how many questions that are asked together the one at hand is.
    private int together;

    CorpusReader(Connection connection, Path file) throws SQLException {
        this.connection = connection;
        this.file = file;
        this.rows = new RowReader(connection);
        this.tallies = new TallyTables(connection);
        connection.setAutoCommit(false);
        connection.setTransactionIsolation(Constants.TRANSACTION_SNAPSHOT);
    }

    /// The roots in the order in which they were added.
    public List<Root> roots() throws CorpusException {
        return read(() -> rows.list(
                "SELECT path, role FROM root ORDER BY id",
                row -> new Root(Path.of(row.getString(1)), Role.valueOf(row.getString(2)))));
    }

    /// How many documents each root has that has any, whatever its role.
    public Map<Path, Integer> documentsByRoot() throws CorpusException {
        return read(() -> {
            Map<Path, Integer> counts = new HashMap<>();
            rows.list(
                    "SELECT r.path, COUNT(*) FROM document d JOIN root r ON r.id = d.root_id GROUP BY r.path",
                    row -> counts.put(Path.of(row.getString(1)), row.getInt(2)));
            return counts;
        });
    }

    /// The charsets in which the user wants files read. One that this Java does not have is passed over.
    public CharsetChoices charsetChoices() throws CorpusException {
        return read(() -> {
            Map<Path, Charset> charsets = new HashMap<>();
            rows.list("SELECT path, charset FROM charset_choice", row -> Map.entry(row.getString(1), row.getString(2)))
                    .forEach(each -> {
                        if (Charset.isSupported(each.getValue())) {
                            charsets.put(Path.of(each.getKey()), Charset.forName(each.getValue()));
                        }
                    });
            return new CharsetChoices(charsets);
        });
    }

    /// Documents, pairs, clusters and skips as committed so far, under the setting that the corpus remembers.
    public Findings findings() throws CorpusException {
        return tallies().findings(exclusions());
    }

    /// What is left out unless something else is asked for: as [CorpusWriter#leaveOut] said last, at first
    /// [Exclusions#STANDARD].
    public Exclusions exclusions() throws CorpusException {
        return chosenExclusions().orElse(Exclusions.STANDARD);
    }

    /// What [CorpusWriter#leaveOut] said last; empty when it never said anything.
    public Optional<Exclusions> chosenExclusions() throws CorpusException {
        return setting(CorpusWriter.EXCLUSIONS).map(Exclusions::labelled);
    }

    /// Where the line is drawn: as [CorpusWriter#drawLine] said last, at first [Stop#BALANCED].
    public Line line() throws CorpusException {
        return setting(CorpusWriter.LINE).flatMap(Line::labelled).orElse(Stop.BALANCED);
    }

    /// Documents, pairs and skips as committed so far, ready to be counted under any setting. Templates and what is
    /// left out by its role are not among the documents. Where one sub-folder is one author, its name is theirs
    /// (see `AuthorFolders`); for a row of a table it is the author that the table names, if it names one.
    /// O(documents + pairs).
    public Tallies tallies() throws CorpusException {
        return read(tallies::tallies);
    }

    /// The same with the documents alone that are in pairs: for whoever tells what they share. O(pairs), and as
    /// [#tallies] only where what is left out must be known of every document.
    public Tallies sharing() throws CorpusException {
        return sharing(MOST_SINGLE);
    }

    /// @param mostSingle so many documents are asked for one by one; of more all are looked through
    Tallies sharing(int mostSingle) throws CorpusException {
        return exclusions().contains(Exclusion.SAME_AUTHOR) ? tallies() : read(() -> tallies.sharing(mostSingle));
    }

    /// What was decided and not undone, the oldest first.
    public List<Verdict> verdicts() throws CorpusException {
        return read(() -> new VerdictTable(connection)
                .journal().stream()
                        .filter(entry -> !entry.isUndone())
                        .map(JournalEntry::verdict)
                        .toList());
    }

    /// The contents of all documents, by number: what verdicts are bound to. O(documents).
    public Map<Long, TextKey> texts() throws CorpusException {
        return read(new VerdictTable(connection)::texts);
    }

    /// By document the SHA-256 of its file's bytes, as 64 hexadecimal digits. O(documents).
    public Map<Long, String> digests() throws CorpusException {
        return digests("id", row -> row.getLong(1));
    }

    private <K> Map<K, String> digests(String column, RowReader.Row<K> key) throws CorpusException {
        return read(() -> {
            Map<K, String> digests = new HashMap<>();
            rows.list(
                    "SELECT " + column + ", sha256 FROM document",
                    row -> digests.put(key.of(row), HexFormat.of().formatHex(row.getBytes(2))));
            return digests;
        });
    }

    /// All pairs, in no order, whatever was judged of their passages.
    public List<PairTally> pairs() throws CorpusException {
        return read(tallies::pairs);
    }

    /// The pairs of which at least one document is among `documents`, in no order, each once. Reads no others.
    public List<PairTally> pairsOf(Set<Long> documents) throws CorpusException {
        return read(() -> tallies.pairsOf(documents));
    }

    /// Whether the pairs were counted with what stands in many documents since anything last changed.
    public boolean isCounted() throws CorpusException {
        return setting(CorpusWriter.COUNTED).isPresent();
    }

    /// When the corpus was last searched for what stands in many documents; empty when that must be done anew.
    public Optional<BoilerplateState> boilerplateState() throws CorpusException {
        return setting(CorpusWriter.BOILERPLATE).map(BoilerplateState::labelled);
    }

    /// What was found then.
    public Boilerplate boilerplate() throws CorpusException {
        return read(new BoilerplateTables(connection)::boilerplate);
    }

    /// The stretches that stand in many documents and also in one that shares text: in the most documents first.
    public List<CommonText> commonTexts() throws CorpusException {
        return read(new BoilerplateTables(connection)::texts);
    }

    /// What finds the templates in a text, and whatever else may be left out of it, but for what stands in many
    /// documents.
    public ExclusionFinder templateFinder() throws CorpusException {
        List<FoldedText> texts = new ArrayList<>();
        for (Template template : templates()) {
            texts.add(FoldedText.of(text(template.id())));
        }
        return new ExclusionFinder(new Templates(texts));
    }

    /// What finds all that may be left out of a text, as it was found when the pairs were counted.
    public ExclusionFinder exclusionFinder() throws CorpusException {
        return templateFinder().with(boilerplate());
    }

    /// The documents of template roots, by digest: their texts are not compared, but found in the others.
    public List<Template> templates() throws CorpusException {
        return read(() -> rows.list(
                TEMPLATES + " ORDER BY sha256, id",
                row -> new Template(row.getLong(1), HexFormat.of().formatHex(row.getBytes(2)))));
    }

    /// The stored text of a document; empty when there is no such document any more.
    ///
    /// @throws CorpusException with [Reason#NOT_A_CORPUS] when it is no longer the text that was stored
    public String text(long documentId) throws CorpusException {
        Optional<StoredText> stored =
                read(() -> rows.list(TEXT, StoredText::of, documentId).stream().findFirst());
        if (stored.isPresent() && !stored.get().isWhole()) {
            throw new CorpusException(Reason.NOT_A_CORPUS, file, null);
        }
        return stored.map(StoredText::text).orElse("");
    }

    /// @param checksum 0 where none was kept
    private record StoredText(String text, long checksum) {
        static StoredText of(ResultSet row) throws SQLException {
            return new StoredText(row.getString(1), row.getLong(2));
        }

        boolean isWhole() {
            return checksum == 0 || checksum == DocumentBatch.checksum(text);
        }
    }

    /// Whether the pairs belong to exactly the documents that are stored: false after a stopped scan.
    public boolean isComplete() throws CorpusException {
        return comparison().isPresent();
    }

    /// The options of the comparison that was finished since the documents last changed, as given to
    /// [CorpusWriter#finishComparison]; empty when none was.
    public Optional<String> comparison() throws CorpusException {
        return setting(CorpusWriter.COMPARED);
    }

    /// How far the comparison came that was begun last and has not ended; empty where none has.
    public Optional<UnfinishedComparison> unfinishedComparison() throws CorpusException {
        return setting(CorpusWriter.UNFINISHED).flatMap(UnfinishedComparison::read);
    }

    /// How many proposed pairs the last finished comparison did not verify.
    public long leftOut() throws CorpusException {
        return setting(CorpusWriter.LEFT_OUT).map(Long::parseLong).orElse(0L);
    }

    /// When the last comparison ended; empty before the first one, and where an older program made it.
    public Optional<Instant> comparedAt() throws CorpusException {
        return setting(CorpusWriter.COMPARED_AT).map(Instant::parse);
    }

    /// The number of the group of each document that got one by its longest sentences; empty where no scan used
    /// that method.
    public Map<Long, Integer> sentenceGroups() throws CorpusException {
        return read(() -> new MethodTables(connection).documentGroups());
    }

    /// The words that the user added to the dictionary for this corpus, as [CorpusWriter#useWords] was given them.
    public UserWords words() throws CorpusException {
        return read(() -> UserWords.of(rows.list(
                "SELECT word, frequency FROM user_word", row -> new UserWord(row.getString(1), row.getDouble(2)))));
    }

    /// How the stored fingerprints were computed, as given to [CorpusWriter#notePrints]; empty before the
    /// first time.
    public Optional<String> prints() throws CorpusException {
        return setting(CorpusWriter.PRINTS);
    }

    Optional<String> setting(String name) throws CorpusException {
        return read(() -> rows.list("SELECT setting FROM meta WHERE name = ?", row -> row.getString(1), name).stream()
                .findFirst());
    }

    /// By the path of a document the SHA-256 of its file's bytes, as hexadecimal digits.
    public Map<Path, String> documentDigests() throws CorpusException {
        return digests("path", row -> Path.of(row.getString(1)));
    }

    /// How many documents there are.
    public int documents() throws CorpusException {
        return read(this::countDocuments);
    }

    /// How many documents there are that are compared.
    public int compared() throws CorpusException {
        return read(() -> countDocuments() - tallies.uncompared().size());
    }

    /// H2 knows how many rows a table has, but of a snapshot it counts them one by one, reading each.
    private int countDocuments() throws SQLException {
        connection.commit();
        connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
        try {
            return rows.list("SELECT COUNT(*) FROM document", row -> row.getInt(1))
                    .getFirst();
        } finally {
            connection.commit();
            connection.setTransactionIsolation(Constants.TRANSACTION_SNAPSHOT);
        }
    }

    /// The numbers of all documents that are compared, ascending.
    public long[] ids() throws CorpusException {
        return read(() -> rows
                .list(
                        "SELECT d.id FROM document d JOIN root r ON r.id = d.root_id AND r.role IN "
                                + RowReader.COMPARED + " ORDER BY d.id",
                        row -> row.getLong(1))
                .stream()
                .mapToLong(id -> id)
                .toArray());
    }

    /// The numbers of the documents below roots with this role, ascending. At once where no root has it.
    public long[] ids(Role role) throws CorpusException {
        return read(() -> {
            String condition = "role = '" + role.name() + "'";
            List<Long> ids = rows.hasRoot(condition)
                    ? rows.list(
                            "SELECT d.id FROM document d JOIN root r ON r.id = d.root_id AND r." + condition
                                    + " ORDER BY d.id",
                            row -> row.getLong(1))
                    : List.of();
            return ids.stream().mapToLong(id -> id).toArray();
        });
    }

    /// Every document with what tells whether its file must be read again, in no order.
    public List<KnownFile> files() throws CorpusException {
        return read(() -> {
            var files = new ArrayList<KnownFile>();
            Map<Long, Path> folders = rows.roots();
            rows.pages(
                    "SELECT d.id, d.root_id, d.path, d.metadata, d.bytes, d.modified_at, d.sha256, d.how FROM document d",
                    row -> new KnownFile(
                            row.getLong(1),
                            Objects.requireNonNull(folders.get(row.getLong(2))),
                            Path.of(row.getString(3)),
                            row.getString(4),
                            row.getLong(5),
                            RowReader.instant(row, 6),
                            HexFormat.of().formatHex(row.getBytes(7)),
                            row.getString(8)),
                    KnownFile::id,
                    files::add);
            return files;
        });
    }

    /// The files that hold many documents, in the order of their paths.
    public List<KnownContainer> containers() throws CorpusException {
        return read(new ContainerTable(connection)::all);
    }

    /// The tables in which each row is a document, in the order of their paths.
    public List<ArticleTable> tables() throws CorpusException {
        return read(new ArticleTables(connection)::all);
    }

    /// What [CorpusWriter#chooseColumns] said of tables.
    public Map<Path, TableColumns> tableChoices() throws CorpusException {
        return read(new ArticleTables(connection)::choices);
    }

    /// The files that are not documents, in the order of their paths.
    public List<Skip> skips() throws CorpusException {
        return read(tallies::skips);
    }

    /// Hands the fingerprints of every document that is compared to `each`, by number; at most a thousand are held
    /// at a time.
    public void fingerprints(Consumer<Fingerprinted> each) throws CorpusException {
        read(() -> rows.pages(FINGERPRINTED, CorpusReader::fingerprinted, Fingerprinted::id, each));
    }

    /// The fingerprints of one document, which must be stored and compared.
    public Fingerprinted fingerprints(long documentId) throws CorpusException {
        List<Fingerprinted> found =
                read(() -> rows.list(FINGERPRINTED + " WHERE d.id = ?", CorpusReader::fingerprinted, documentId));
        if (found.isEmpty()) {
            throw new IllegalArgumentException("documentId must be stored: " + documentId);
        }
        return found.getFirst();
    }

    /// The path of one document, which must be stored.
    public Path path(long documentId) throws CorpusException {
        List<String> found =
                read(() -> rows.list("SELECT path FROM document WHERE id = ?", row -> row.getString(1), documentId));
        if (found.isEmpty()) {
            throw new IllegalArgumentException("documentId must be stored: " + documentId);
        }
        return Path.of(found.getFirst());
    }

    /// The documents with this folded hash, by number, at most so many.
    public List<Fingerprinted> copies(long foldedHash, int most) throws CorpusException {
        return read(() -> rows.list(
                FINGERPRINTED + " WHERE d.folded_hash = ? ORDER BY d.id LIMIT " + most,
                CorpusReader::fingerprinted,
                foldedHash));
    }

    /// How many documents that are compared have each of these folded hashes; those that none has are absent.
    /// O(hashes · log documents) where the corpus keeps an index.
    public Map<Long, Integer> documents(long[] foldedHashes) throws CorpusException {
        return read(() -> {
            Map<Long, Integer> counts = new HashMap<>();
            for (int from = 0; from < foldedHashes.length; from += ASKED) {
                int to = Math.min(from + ASKED, foldedHashes.length);
                Long[] asked = Arrays.stream(foldedHashes, from, to).boxed().toArray(Long[]::new);
                rows.list(
                        "SELECT d.folded_hash, COUNT(*) FROM document d"
                                + " JOIN root r ON r.id = d.root_id AND r.role IN " + RowReader.COMPARED
                                + " WHERE d.folded_hash = ANY(?) GROUP BY d.folded_hash",
                        row -> counts.put(row.getLong(1), row.getInt(2)),
                        (Object) asked);
            }
            return counts;
        });
    }

    /// The index of winnowed hashes.
    public IndexReader index() {
        return new IndexReader(this, new IndexTables(connection));
    }

    private static Fingerprinted fingerprinted(ResultSet row) throws SQLException {
        var prints = new Reading.Prints(
                row.getLong(4),
                row.getInt(5),
                sketch(row, 6),
                sketch(row, 7),
                PackedSelection.unpack(row.getBytes(8)),
                DisguiseCounts.read(row.getString(9)));
        return new Fingerprinted(row.getLong(1), Path.of(row.getString(2)), Role.valueOf(row.getString(3)), prints);
    }

    private static Optional<Sketch> sketch(ResultSet row, int column) throws SQLException {
        long bits = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(new Sketch(bits));
    }

    /// The documents whose sketch of this kind is within `distance` (0…64) bits of `sketch`, the nearest first;
    /// among them the document itself if it is stored, and none that is not compared.
    ///
    /// Of four bands one differs in no more than a quarter of these bits, so each is looked up with every value
    /// that it may have: 1 up to distance 3, 17 up to 7, 137 up to 11. Beyond that all sketches are looked
    /// at. Quick once [CorpusWriter#indexBands] was called.
    public List<StoredSketch> near(SketchKind kind, Sketch sketch, int distance) throws CorpusException {
        if (distance < 0 || distance > Long.SIZE) {
            throw new IllegalArgumentException("distance must be in 0…64: " + distance);
        }
        return read(() -> {
            RowReader.Row<StoredSketch> row = each -> {
                var own = new Sketch(each.getLong(2));
                return new StoredSketch(each.getLong(1), own, own.distance(sketch));
            };
            int turned = distance / Sketch.BANDS;
            List<StoredSketch> found = distance > LOOKED_UP
                    ? rows.list(kind.within(), row, sketch.bits(), distance)
                    : rows.list(
                            kind.agreeing(),
                            row,
                            values(sketch, 0, turned),
                            values(sketch, 1, turned),
                            values(sketch, 2, turned),
                            values(sketch, 3, turned));
            Set<Long> uncompared = tallies.uncompared();
            return found.stream()
                    .filter(each -> each.distance() <= distance && !uncompared.contains(each.document()))
                    .sorted(StoredSketch.NEAREST)
                    .toList();
        });
    }

    private static Object values(Sketch sketch, int band, int turned) {
        return Arrays.stream(sketch.bandsWithin(band, turned)).boxed().toArray(Integer[]::new);
    }

    interface Query<T> {
        T run() throws SQLException;
    }

    /// Several questions that are asked together.
    @FunctionalInterface
    public interface Questions<T> {
        T ask() throws CorpusException;
    }

    /// Asks questions whose answers are all of one moment: thousands of small ones take a third less than each of its
    /// own.
    public <T> T together(Questions<T> questions) throws CorpusException {
        together++;
        try {
            return questions.ask();
        } finally {
            together--;
            read(() -> true);
        }
    }

    /// Runs `query` on one snapshot. A path that this system cannot hold comes from a corpus of another one.
    <T> T read(Query<T> query) throws CorpusException {
        try {
            T answer = query.run();
            if (together == 0) {
                connection.commit();
            }
            return answer;
        } catch (SQLException | InvalidPathException e) {
            throw Failures.of(file, e);
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new IllegalStateException("a reader could not be closed", e);
        }
    }
}
