package app.likeness.store;

import app.likeness.compare.Boilerplate;
import app.likeness.compare.CommonText;
import app.likeness.compare.Exclusion;
import app.likeness.compare.ExclusionFinder;
import app.likeness.compare.Exclusions;
import app.likeness.compare.Findings;
import app.likeness.compare.Line;
import app.likeness.compare.PairTally;
import app.likeness.compare.Stop;
import app.likeness.compare.Tallies;
import app.likeness.compare.Templates;
import app.likeness.fingerprint.Sketch;
import app.likeness.review.JournalEntry;
import app.likeness.review.JudgedCounts;
import app.likeness.review.TextKey;
import app.likeness.review.Verdict;
import app.likeness.text.ArticleTable;
import app.likeness.text.CharsetChoices;
import app.likeness.text.Document;
import app.likeness.text.FoldedText;
import app.likeness.text.MetadataLines;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.Stated;
import app.likeness.text.TableColumns;
import app.likeness.text.UserWord;
import app.likeness.text.UserWords;
import java.nio.charset.Charset;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.h2.engine.Constants;

/// Answers questions about a corpus on a connection of its own; each answer is of one moment, whatever the writer does
/// meanwhile. Confined to one thread.
public final class CorpusReader implements AutoCloseable {
    /// Largest distance at which two sketches must agree in one of their four bands.
    public static final int BAND_DISTANCE = Sketch.BANDS - 1;

    /// The roles whose documents are compared.
    private static final String COMPARED = "('CHECK', 'COMPARE_WITH')";

    private static final String FINGERPRINTED =
            "SELECT d.id, d.path, r.role, d.folded_hash, d.characters, f.grams, f.words, f.winnowed, d.disguises"
                    + " FROM document d"
                    + " JOIN root r ON r.id = d.root_id AND r.role IN " + COMPARED
                    + " JOIN fingerprint f ON f.document_id = d.id";

    private static final String TEMPLATES =
            "SELECT id, sha256 FROM document WHERE root_id IN (SELECT id FROM root WHERE role = 'TEMPLATE')";

    private static final String DOCUMENTS =
            "SELECT d.id, d.path, d.metadata, d.bytes, d.modified_at, d.characters, d.disguises, d.root_id"
                    + " FROM document d JOIN root r ON r.id = d.root_id AND r.role IN " + COMPARED;

    private static final Comparator<Document> BY_PATH =
            Comparator.comparing(document -> document.path().toString());

    private static final String PAIRS = "SELECT left_id, right_id, distance, resemblance, counts FROM pair";

    /// Bits that may differ in a band whose values are looked up: with three, 697 values of each band, looking at
    /// all sketches is as quick up to some hundred thousand.
    private static final int MOST_TURNED = 2;

    /// Above this looking through all documents is quicker than asking for one after the other.
    private static final int MOST_SINGLE = 10_000;

    /// Rows that are fetched at once where many follow.
    private static final int PAGE = 1_000;

    /// Values that are asked for at once: H2 holds every row that it finds against all of them, one after the
    /// other.
    private static final int ASKED = 64;

    private final Connection connection;
    private final Path file;
    /// In how many questions that are asked together the one at hand is.
    private int together;

    CorpusReader(Connection connection, Path file) throws SQLException {
        this.connection = connection;
        this.file = file;
        connection.setAutoCommit(false);
        connection.setTransactionIsolation(Constants.TRANSACTION_SNAPSHOT);
    }

    /// The roots in the order in which they were added.
    public List<Root> roots() throws CorpusException {
        return read(() -> list(
                "SELECT path, role FROM root ORDER BY id",
                row -> new Root(Path.of(row.getString(1)), Role.valueOf(row.getString(2)))));
    }

    /// How many documents each root has that has any, whatever its role.
    public Map<Path, Integer> documentsByRoot() throws CorpusException {
        return read(() -> {
            Map<Path, Integer> counts = new HashMap<>();
            list(
                    "SELECT r.path, COUNT(*) FROM document d JOIN root r ON r.id = d.root_id GROUP BY r.path",
                    row -> counts.put(Path.of(row.getString(1)), row.getInt(2)));
            return counts;
        });
    }

    /// The charsets in which the user wants files read. One that this Java does not have is passed over.
    public CharsetChoices charsetChoices() throws CorpusException {
        return read(() -> {
            Map<Path, Charset> charsets = new HashMap<>();
            list("SELECT path, charset FROM charset_choice", row -> Map.entry(row.getString(1), row.getString(2)))
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
    /// (see [AuthorFolders]); for a row of a table it is the author that the table names, if it names one.
    /// O(documents + pairs).
    public Tallies tallies() throws CorpusException {
        return read(() -> {
            List<Authored> authored = new ArrayList<>();
            AuthorFolders authorFolders = new AuthorFolders();
            Set<Path> tables = new ArticleTables(connection)
                    .all().stream().map(ArticleTable::path).collect(Collectors.toSet());
            Map<Long, Path> folders = rootPaths();
            List<Document> documents = new ArrayList<>();
            pages(
                    DOCUMENTS,
                    row -> {
                        Document document = document(row);
                        Path table = document.path().getParent();
                        long root = row.getLong(8);
                        boolean isRow = table != null && tables.contains(table);
                        Path file = table != null && isRow ? table : document.path();
                        authorFolders.add(root, root(folders, root), file);
                        authored.add(new Authored(
                                document.id(),
                                root,
                                file,
                                isRow ? document.metadata().author().map(Stated::value) : Optional.empty()));
                        return document;
                    },
                    Document::id,
                    documents::add);
            documents.sort(BY_PATH);
            Map<Long, String> authors = new HashMap<>();
            for (Authored each : authored) {
                each.named
                        .or(() -> authorFolders.author(each.root, each.file))
                        .ifPresent(name -> authors.put(each.id, name));
            }
            return tallies(documents, comparedPairs(), authors);
        });
    }

    /// The same with the documents alone that are in pairs: for whoever tells what they share. O(pairs), and as
    /// [#tallies] only where what is left out must be known of every document.
    public Tallies sharing() throws CorpusException {
        return sharing(MOST_SINGLE);
    }

    /// @param mostSingle so many documents are asked for one by one; of more all are looked through
    Tallies sharing(int mostSingle) throws CorpusException {
        if (exclusions().contains(Exclusion.SAME_AUTHOR)) {
            return tallies();
        }
        return read(() -> {
            List<PairTally> pairs = comparedPairs();
            Set<Long> ids = new HashSet<>();
            for (PairTally pair : pairs) {
                ids.add(pair.leftId());
                ids.add(pair.rightId());
            }
            List<Document> documents = new ArrayList<>(ids.size());
            if (ids.size() > mostSingle) {
                pages(DOCUMENTS, CorpusReader::document, Document::id, document -> {
                    if (ids.contains(document.id())) {
                        documents.add(document);
                    }
                });
            } else {
                for (long id : ids) {
                    documents.addAll(list(DOCUMENTS + " WHERE d.id = ?", CorpusReader::document, id));
                }
            }
            documents.sort(BY_PATH);
            return tallies(documents, pairs, Map.of());
        });
    }

    private Tallies tallies(List<Document> documents, List<PairTally> pairs, Map<Long, String> authors)
            throws SQLException {
        var verdicts = new VerdictTable(connection);
        JudgedCounts judged = verdicts.counts();
        return new Tallies(
                documents,
                judged.counts().isEmpty() ? pairs : judged.in(pairs, verdicts.texts()),
                authors,
                listSkips());
    }

    private static Document document(ResultSet row) throws SQLException {
        return new Document(
                row.getLong(1),
                Path.of(row.getString(2)),
                MetadataLines.read(row.getString(3)),
                row.getLong(4),
                instant(row, 5),
                row.getInt(6),
                DisguiseCounts.read(row.getString(7)));
    }

    /// A document and what says who wrote it.
    ///
    /// @param file the document, or the table whose row it is
    /// @param named in the table
    private record Authored(long id, long root, Path file, Optional<String> named) {}

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
        return read(() -> {
            Map<Long, String> digests = new HashMap<>();
            list(
                    "SELECT id, sha256 FROM document",
                    row -> digests.put(row.getLong(1), HexFormat.of().formatHex(row.getBytes(2))));
            return digests;
        });
    }

    /// All pairs, in no order, whatever was judged of their passages.
    public List<PairTally> pairs() throws CorpusException {
        return read(this::comparedPairs);
    }

    /// The pairs of which at least one document is among `documents`, in no order, each once. Reads no others.
    public List<PairTally> pairsOf(Set<Long> documents) throws CorpusException {
        return read(() -> {
            var pairs = new ArrayList<PairTally>();
            for (long id : documents) {
                pairs.addAll(list(PAIRS + " WHERE left_id = ?", CorpusReader::pair, id));
                for (PairTally pair : list(PAIRS + " WHERE right_id = ?", CorpusReader::pair, id)) {
                    if (!documents.contains(pair.leftId())) {
                        pairs.add(pair);
                    }
                }
            }
            return ofCompared(pairs);
        });
    }

    private List<PairTally> comparedPairs() throws SQLException {
        return ofCompared(list(PAIRS, CorpusReader::pair));
    }

    /// Takes out the pairs of documents that are not compared: there are some between a change of roles and the end
    /// of the next comparison.
    private List<PairTally> ofCompared(List<PairTally> pairs) throws SQLException {
        Set<Long> others = uncompared();
        pairs.removeIf(pair -> others.contains(pair.leftId()) || others.contains(pair.rightId()));
        return pairs;
    }

    /// The documents that are not compared. At once where no root has a role of such.
    private Set<Long> uncompared() throws SQLException {
        return hasRoot("role NOT IN " + COMPARED)
                ? new HashSet<>(list(
                        "SELECT id FROM document WHERE root_id IN (SELECT id FROM root WHERE role NOT IN " + COMPARED
                                + ")",
                        row -> row.getLong(1)))
                : Set.of();
    }

    private boolean hasRoot(String condition) throws SQLException {
        return list("SELECT COUNT(*) FROM root WHERE " + condition, row -> row.getInt(1))
                        .getFirst()
                > 0;
    }

    private static PairTally pair(ResultSet row) throws SQLException {
        return new PairTally(
                row.getLong(1), row.getLong(2), row.getInt(3), row.getDouble(4), PackedCounts.unpack(row.getBytes(5)));
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
        return read(() -> list(
                TEMPLATES + " ORDER BY sha256, id",
                row -> new Template(row.getLong(1), HexFormat.of().formatHex(row.getBytes(2)))));
    }

    /// The stored text of a document; empty when there is no such document any more.
    public String text(long documentId) throws CorpusException {
        return read(() -> {
            List<String> texts =
                    list("SELECT text FROM body WHERE document_id = ?", row -> row.getString(1), documentId);
            return texts.isEmpty() ? "" : texts.getFirst();
        });
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

    /// How many proposed pairs the last finished comparison did not verify.
    public long leftOut() throws CorpusException {
        return setting(CorpusWriter.LEFT_OUT).map(Long::parseLong).orElse(0L);
    }

    /// The number of the group of each document that got one by its longest sentences; empty where no scan used
    /// that method.
    public Map<Long, Integer> sentenceGroups() throws CorpusException {
        return read(() -> new MethodTables(connection).documentGroups());
    }

    /// The words that the user added to the dictionary for this corpus, as [CorpusWriter#useWords] was given them.
    public UserWords words() throws CorpusException {
        return read(() -> UserWords.of(list(
                "SELECT word, frequency FROM user_word", row -> new UserWord(row.getString(1), row.getDouble(2)))));
    }

    /// How the stored fingerprints were computed, as given to [CorpusWriter#notePrints]; empty before the
    /// first time.
    public Optional<String> prints() throws CorpusException {
        return setting(CorpusWriter.PRINTS);
    }

    Optional<String> setting(String name) throws CorpusException {
        return read(() -> list("SELECT setting FROM meta WHERE name = ?", row -> row.getString(1), name).stream()
                .findFirst());
    }

    /// How many documents there are.
    public int documents() throws CorpusException {
        return read(this::countDocuments);
    }

    /// How many documents there are that are compared.
    public int compared() throws CorpusException {
        return read(() -> countDocuments() - uncompared().size());
    }

    /// H2 knows how many rows a table has, but of a snapshot it counts them one by one, reading each.
    private int countDocuments() throws SQLException {
        connection.commit();
        connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
        try {
            return list("SELECT COUNT(*) FROM document", row -> row.getInt(1)).getFirst();
        } finally {
            connection.commit();
            connection.setTransactionIsolation(Constants.TRANSACTION_SNAPSHOT);
        }
    }

    /// The numbers of all documents that are compared, ascending.
    public long[] ids() throws CorpusException {
        return read(() -> list(
                        "SELECT d.id FROM document d JOIN root r ON r.id = d.root_id AND r.role IN " + COMPARED
                                + " ORDER BY d.id",
                        row -> row.getLong(1))
                .stream()
                .mapToLong(id -> id)
                .toArray());
    }

    /// The numbers of the documents below roots with this role, ascending. At once where no root has it.
    public long[] ids(Role role) throws CorpusException {
        return read(() -> {
            String condition = "role = '" + role.name() + "'";
            List<Long> ids = hasRoot(condition)
                    ? list(
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
            Map<Long, Path> folders = rootPaths();
            pages(
                    "SELECT d.id, d.root_id, d.path, d.metadata, d.bytes, d.modified_at, d.sha256, d.how FROM document d",
                    row -> new KnownFile(
                            row.getLong(1),
                            root(folders, row.getLong(2)),
                            Path.of(row.getString(3)),
                            row.getString(4),
                            row.getLong(5),
                            instant(row, 6),
                            HexFormat.of().formatHex(row.getBytes(7)),
                            row.getString(8)),
                    KnownFile::id,
                    files::add);
            return files;
        });
    }

    private Map<Long, Path> rootPaths() throws SQLException {
        var paths = new HashMap<Long, Path>();
        list("SELECT id, path FROM root", row -> paths.put(row.getLong(1), Path.of(row.getString(2))));
        return paths;
    }

    /// The root with this number: every document has one.
    private static Path root(Map<Long, Path> paths, long id) {
        return Objects.requireNonNull(paths.get(id));
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
        return read(this::listSkips);
    }

    private List<Skip> listSkips() throws SQLException {
        return list(
                "SELECT path, reason, detail FROM skip ORDER BY path, id",
                row -> new Skip(Path.of(row.getString(1)), SkipReason.valueOf(row.getString(2)), row.getString(3)));
    }

    /// Hands the fingerprints of every document that is compared to `each`, by number; at most a thousand are held
    /// at a time.
    public void fingerprints(Consumer<Fingerprinted> each) throws CorpusException {
        read(() -> pages(FINGERPRINTED, CorpusReader::fingerprinted, Fingerprinted::id, each));
    }

    /// Hands the rows of `sql`, which is about documents `d`, to `each`, by number; gives the last number. Page
    /// by page, because H2 writes an answer of many rows to a temporary file before it hands out the first.
    private <T> long pages(String sql, Row<T> rows, ToLongFunction<T> id, Consumer<T> each) throws SQLException {
        long last = 0;
        List<T> page;
        do {
            page = list(sql + " WHERE d.id > ? ORDER BY d.id LIMIT " + PAGE, rows, last);
            page.forEach(each);
            if (!page.isEmpty()) {
                last = id.applyAsLong(page.getLast());
            }
        } while (page.size() == PAGE);
        return last;
    }

    /// The fingerprints of one document, which must be stored and compared.
    public Fingerprinted fingerprints(long documentId) throws CorpusException {
        List<Fingerprinted> found =
                read(() -> list(FINGERPRINTED + " WHERE d.id = ?", CorpusReader::fingerprinted, documentId));
        if (found.isEmpty()) {
            throw new IllegalArgumentException("documentId must be stored: " + documentId);
        }
        return found.getFirst();
    }

    /// The documents with this folded hash, by number, at most so many.
    public List<Fingerprinted> copies(long foldedHash, int most) throws CorpusException {
        return read(() -> list(
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
                list(
                        "SELECT d.folded_hash, COUNT(*) FROM document d"
                                + " JOIN root r ON r.id = d.root_id AND r.role IN " + COMPARED
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

    /// The numbers of the documents whose sketch of this kind is within `distance` (0…64) bits of `sketch`,
    /// ascending; among them the document itself if it is stored, and none that is not compared.
    ///
    /// Up to [#BAND_DISTANCE] one of the four bands agrees, and up to 11 one differs in at most two bits: so a
    /// band's 1, 17 or 137 values are looked up, quickly once [CorpusWriter#indexBands] was called. Beyond that all
    /// sketches are looked at.
    public List<Long> near(SketchKind kind, Sketch sketch, int distance) throws CorpusException {
        if (distance < 0 || distance > Long.SIZE) {
            throw new IllegalArgumentException("distance must be in 0…64: " + distance);
        }
        int turned = distance / Sketch.BANDS;
        return read(() -> {
            List<Neighbour> found = turned > MOST_TURNED
                    ? list(kind.within(), Neighbour::of, sketch.bits(), distance)
                    : list(
                            kind.agreeing(),
                            Neighbour::of,
                            values(sketch, 0, turned),
                            values(sketch, 1, turned),
                            values(sketch, 2, turned),
                            values(sketch, 3, turned));
            Set<Long> uncompared = uncompared();
            return found.stream()
                    .filter(each -> each.sketch.distance(sketch) <= distance && !uncompared.contains(each.id))
                    .map(Neighbour::id)
                    .sorted()
                    .collect(Collectors.toCollection(ArrayList::new));
        });
    }

    private static Object values(Sketch sketch, int band, int turned) {
        return Arrays.stream(sketch.bandsWithin(band, turned)).boxed().toArray(Integer[]::new);
    }

    private record Neighbour(long id, Sketch sketch) {
        static Neighbour of(ResultSet row) throws SQLException {
            return new Neighbour(row.getLong(1), new Sketch(row.getLong(2)));
        }
    }

    private static Instant instant(ResultSet row, int column) throws SQLException {
        return row.getObject(column, Instant.class);
    }

    private interface Row<T> {
        T of(ResultSet row) throws SQLException;
    }

    interface Query<T> {
        T run() throws SQLException;
    }

    private <T> List<T> list(String sql, Row<T> rows, Object... parameters) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < parameters.length; i++) {
                statement.setObject(i + 1, parameters[i]);
            }
            var list = new ArrayList<T>();
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    list.add(rows.of(row));
                }
            }
            return list;
        }
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
