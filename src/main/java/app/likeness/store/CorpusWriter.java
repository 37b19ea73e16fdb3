package app.likeness.store;

import app.likeness.compare.Exclusions;
import app.likeness.compare.PairTally;
import app.likeness.compare.exclude.Boilerplate;
import app.likeness.compare.exclude.CommonText;
import app.likeness.compare.findings.Line;
import app.likeness.fingerprint.Sketch;
import app.likeness.store.file.Failures;
import app.likeness.store.kept.BoilerplateState;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.DisguiseCounts;
import app.likeness.store.kept.KnownContainer;
import app.likeness.store.kept.KnownFile;
import app.likeness.store.kept.Reading;
import app.likeness.store.kept.Root;
import app.likeness.store.kept.SketchKind;
import app.likeness.store.kept.UnfinishedComparison;
import app.likeness.store.tables.ArticleTables;
import app.likeness.store.tables.BoilerplateTables;
import app.likeness.store.tables.ContainerTable;
import app.likeness.store.tables.DocumentBatch;
import app.likeness.store.tables.PairTable;
import app.likeness.store.tables.RootTable;
import app.likeness.store.tables.Statements;
import app.likeness.text.Skip;
import app.likeness.text.table.ArticleTable;
import app.likeness.text.table.TableColumns;
import app.likeness.text.words.UserWord;
import app.likeness.text.words.UserWords;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Writes to an open corpus. Confined to one thread, and the only one that writes.
///
/// Changes of documents are collected into transactions of at most [#BATCH] documents: what has not been committed
/// when the program is killed is lost, everything before is kept. The first change says, in the same transaction, that
/// the stored pairs are no longer complete ([CorpusReader#isComplete]); pairs of a document that changed or went are
/// gone with its old text.
public final class CorpusWriter {
    /// Documents in one transaction.
    public static final int BATCH = DocumentBatch.MOST_DOCUMENTS;

    /// Meta: which comparison was finished since the last change, and with which options.
    static final String COMPARED = "compared";

    /// Meta: how far the comparison came that was begun last and has not ended.
    static final String UNFINISHED = "unfinished";

    /// Meta: how many proposed pairs that comparison did not verify.
    static final String LEFT_OUT = "left out";
    static final String COMPARED_AT = "compared at";

    /// Meta: how the stored fingerprints were computed.
    static final String PRINTS = "prints";

    /// Meta: what is left out of the numbers.
    static final String EXCLUSIONS = "excluded";
    static final String LINE = "line";

    /// Meta: whether the pairs were counted with what stands in many documents since the last change.
    static final String COUNTED = "counted";

    /// Meta: when the corpus was last searched for that.
    static final String BOILERPLATE = "boilerplate";

    private final Connection connection;
    private final Path file;
    private final RootTable roots;
    private final PairTable pairs;
    private final DocumentBatch batch;
    private final MethodStore methods;
    private final LabelStore labels;
    private final IndexWriter index;
    private boolean changed;

    CorpusWriter(Connection connection, Path file, Optional<KeptVerdicts> kept) throws SQLException {
        this.connection = connection;
        this.file = file;
        connection.setAutoCommit(false);
        this.batch = new DocumentBatch(connection);
        this.roots = new RootTable(connection);
        this.pairs = new PairTable(connection);
        this.methods = new MethodStore(connection, file);
        this.labels = new LabelStore(connection, file, kept);
        this.index = new IndexWriter(connection, this::write);
    }

    /// What the corpus keeps for single methods.
    public MethodStore methods() {
        return methods;
    }

    /// What somebody said of pairs.
    public LabelStore labels() {
        return labels;
    }

    /// What writes the index of winnowed hashes.
    public IndexWriter index() {
        return index;
    }

    /// Adds roots behind those that are there; one that is there already gets the role given here. Durable when it
    /// returns.
    public void addRoots(Collection<Root> added) throws CorpusException {
        write(() -> {
            for (Root root : added) {
                if (roots.add(root)) {
                    markChanged();
                }
            }
            connection.commit();
        });
    }

    /// Takes a root out of the corpus with the documents, containers and tables below it. Files stay where they
    /// are; what was judged is kept, since it is known by content. A path that is no root is passed over. Durable
    /// when it returns.
    public void removeRoot(Path root) throws CorpusException {
        write(() -> {
            batch.send();
            for (KnownContainer container : new ContainerTable(connection).all()) {
                if (container.root().equals(root)) {
                    articleTables().replace(container.path(), List.of());
                }
            }
            if (roots.remove(root)) {
                markChanged();
            }
            connection.commit();
        });
    }

    /// Adds a document that was found under `root` and gives its number. Durable after [#commit], or when the
    /// batch is full.
    public long add(Path root, Reading reading) throws CorpusException {
        var id = new long[1];
        write(() -> {
            id[0] = batch.nextId();
            insert(id[0], root, reading);
        });
        return id[0];
    }

    /// Replaces a document whose content changed; it keeps its number and loses its pairs. Durable after
    /// [#commit], or when the batch is full.
    public void replace(KnownFile old, Path root, Reading reading) throws CorpusException {
        write(() -> {
            update("DELETE FROM document WHERE id = ?", old.id());
            insert(old.id(), root, reading);
        });
    }

    private void insert(long id, Path root, Reading reading) throws SQLException {
        markChanged();
        batch.add(id, roots.id(root), reading);
        if (batch.isFull()) {
            batch.send();
            connection.commit();
        }
    }

    /// Notes where a document whose text is the same now stands, what it states of itself and how it was read:
    /// after a touch, a move or a rename, and when it was read again. Its fingerprints and pairs stay. Durable
    /// after [#commit].
    public void keep(KnownFile now) throws CorpusException {
        write(() -> {
            int moved = update(
                    "UPDATE document SET root_id = ? WHERE id = ? AND root_id <> ?",
                    roots.id(now.root()),
                    now.id(),
                    roots.id(now.root()));
            if (moved > 0) {
                markChanged();
            }
            update(
                    "UPDATE document SET path = ?, metadata = ?, bytes = ?, modified_at = ?, how = ? WHERE id = ?",
                    now.path().toString(),
                    now.stated(),
                    now.bytes(),
                    now.modifiedAt().atOffset(ZoneOffset.UTC),
                    now.how(),
                    now.id());
        });
    }

    /// Replaces what was computed from a document's text. Durable after [#commit].
    public void reprint(long documentId, Reading.Prints prints) throws CorpusException {
        write(() -> {
            markChanged();
            update("DELETE FROM sketch WHERE document_id = ?", documentId);
            update("DELETE FROM winnowed WHERE document_id = ?", documentId);
            update(
                    "UPDATE document SET folded_hash = ?, characters = ?, disguises = ? WHERE id = ?",
                    prints.foldedHash(),
                    prints.characters(),
                    DisguiseCounts.write(prints.disguises()),
                    documentId);
            batch.addPrints(documentId, prints);
        });
    }

    /// Removes documents with their pairs. Durable after [#commit].
    public void remove(Collection<Long> documentIds) throws CorpusException {
        if (documentIds.isEmpty()) {
            return;
        }
        write(() -> {
            markChanged();
            batch.send();
            try (PreparedStatement delete = connection.prepareStatement("DELETE FROM document WHERE id = ?")) {
                for (long id : documentIds) {
                    delete.setLong(1, id);
                    delete.addBatch();
                }
                delete.executeBatch();
            }
        });
    }

    /// Notes a container whose documents were all added or kept; what was known of one at its path is replaced.
    /// Durable after [#commit].
    public void putContainer(KnownContainer container) throws CorpusException {
        write(() -> {
            batch.send();
            new ContainerTable(connection).put(container, roots.id(container.root()));
        });
    }

    /// Forgets containers and the tables in them. Their documents are not its concern. Durable after [#commit].
    public void removeContainers(Collection<Path> containers) throws CorpusException {
        write(() -> {
            new ContainerTable(connection).remove(containers);
            for (Path container : containers) {
                articleTables().replace(container, List.of());
            }
        });
    }

    /// Replaces what is known of the tables in a container. Durable after [#commit].
    public void putTables(Path container, Collection<ArticleTable> tables) throws CorpusException {
        write(() -> articleTables().replace(container, tables));
    }

    /// Says that a container was moved or renamed: its tables, and what was chosen for them, go with it. Durable
    /// after [#commit].
    public void moveTables(Path from, Path to) throws CorpusException {
        write(() -> articleTables().move(from, to));
    }

    /// Remembers what the columns of a table hold: the next scan reads it so, or as the program finds it where
    /// `columns` is empty. Durable when it returns.
    public void chooseColumns(Path table, Optional<TableColumns> columns) throws CorpusException {
        write(() -> {
            articleTables().choose(table, columns);
            connection.commit();
        });
    }

    private ArticleTables articleTables() {
        return new ArticleTables(connection);
    }

    /// Replaces the list of files that are not documents. Durable after [#commit].
    public void replaceSkips(Collection<Skip> skips) throws CorpusException {
        write(() -> {
            update("DELETE FROM skip");
            insertSkips(skips);
        });
    }

    /// Adds to the list of files that are not documents; what it says of the same paths is replaced. Durable after
    /// [#commit].
    public void addSkips(Collection<Skip> skips) throws CorpusException {
        write(() -> {
            for (Skip skip : skips) {
                update("DELETE FROM skip WHERE path = ?", skip.path().toString());
            }
            insertSkips(skips);
        });
    }

    private void insertSkips(Collection<Skip> skips) throws SQLException {
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO skip (path, reason, detail) VALUES (?, ?, ?)")) {
            for (Skip skip : skips) {
                insert.setString(1, skip.path().toString());
                insert.setString(2, skip.reason().name());
                insert.setString(3, skip.detail());
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    /// Makes every change so far durable.
    public void commit() throws CorpusException {
        write(() -> {
            batch.send();
            connection.commit();
        });
    }

    /// Notes how all stored fingerprints are computed ([CorpusReader#prints]): before the first document is added,
    /// and when all were taken again. Durable when it returns.
    public void notePrints(String prints) throws CorpusException {
        write(() -> {
            batch.send();
            set(PRINTS, prints);
            connection.commit();
        });
    }

    /// Makes the indexes of the bands of one kind of sketch where they are missing; from then on the corpus keeps them.
    /// Made after a bulk load they cost a fifth of what they cost before it. Durable when it returns.
    ///
    /// @param onBand told after each of the four
    public void indexBands(SketchKind kind, Runnable onBand) throws CorpusException {
        write(() -> {
            batch.send();
            connection.commit();
            try (Statement statement = connection.createStatement()) {
                for (int band = 0; band < Sketch.BANDS; band++) {
                    statement.execute(kind.index(band));
                    onBand.run();
                }
            }
        });
    }

    /// Remembers what is left out of the numbers unless something else is asked for. Durable when it returns.
    public void leaveOut(Exclusions exclusions) throws CorpusException {
        write(() -> {
            set(EXCLUSIONS, exclusions.label());
            connection.commit();
        });
    }

    /// Keeps where the line is drawn. Durable when it returns.
    public void drawLine(Line line) throws CorpusException {
        write(() -> {
            set(LINE, line.label());
            connection.commit();
        });
    }

    /// Remembers the words that the user adds to the dictionary, in the place of those from before: the next scan
    /// takes the fingerprints by words anew where they are others. Durable when it returns.
    public void useWords(UserWords words) throws CorpusException {
        write(() -> {
            update("DELETE FROM user_word");
            try (PreparedStatement insert =
                    connection.prepareStatement("INSERT INTO user_word (word, frequency) VALUES (?, ?)")) {
                for (UserWord word : words.all()) {
                    insert.setString(1, word.word());
                    insert.setDouble(2, word.frequency());
                    insert.addBatch();
                }
                insert.executeBatch();
            }
            connection.commit();
        });
    }

    /// Remembers in which charset the user wants a file read, or all files below a folder; without one, what was
    /// chosen for that path is forgotten. The next scan reads the files again. Durable when it returns.
    public void chooseCharset(Path path, Optional<Charset> charset) throws CorpusException {
        write(() -> {
            update("DELETE FROM charset_choice WHERE path = ?", path.toString());
            if (charset.isPresent()) {
                update(
                        "INSERT INTO charset_choice (path, charset) VALUES (?, ?)",
                        path.toString(),
                        charset.get().name());
            }
            connection.commit();
        });
    }

    /// Replaces what is known to stand in many documents. Durable when it returns.
    public void putBoilerplate(Boilerplate boilerplate, Collection<CommonText> texts) throws CorpusException {
        write(() -> {
            new BoilerplateTables(connection).put(boilerplate, texts);
            connection.commit();
        });
    }

    /// Replaces the counts of pairs that are stored. Durable when it returns.
    public void recount(List<PairTally> counted) throws CorpusException {
        write(() -> {
            pairs.recount(counted);
            connection.commit();
        });
    }

    /// Says that all pairs were counted with what stands in many documents, and when that was searched for. Durable
    /// when it returns.
    public void finishCounting(BoilerplateState state) throws CorpusException {
        write(() -> {
            set(BOILERPLATE, state.label());
            set(COUNTED, "yes");
            connection.commit();
        });
    }

    /// Begins a comparison and gives its number. What earlier ones found stays until [#finishComparison].
    public long beginComparison() throws CorpusException {
        var number = new long[1];
        write(() -> {
            markChanged();
            update("DELETE FROM meta WHERE name = ?", BOILERPLATE);
            update("DELETE FROM meta WHERE name = ?", UNFINISHED);
            number[0] = pairs.lastComparison() + 1;
            connection.commit();
        });
        return number[0];
    }

    /// Takes up the last finished comparison and gives its number: what it found stays, but for pairs of the
    /// documents `fresh`. All other documents must be as they were when it was finished.
    public long resumeComparison(Collection<Long> fresh) throws CorpusException {
        var number = new long[1];
        write(() -> {
            markChanged();
            number[0] = Math.max(1, pairs.lastComparison());
            pairs.removeOf(fresh);
            connection.commit();
        });
        return number[0];
    }

    /// Goes on with a comparison that did not end: what it found stays.
    public void goOnWith(UnfinishedComparison comparison) throws CorpusException {
        write(() -> {
            markChanged();
            set(UNFINISHED, comparison.written());
            connection.commit();
        });
    }

    /// Stores pairs of a comparison, and how far it came with them. Durable when it returns.
    public void putPairs(UnfinishedComparison comparison, List<PairTally> found) throws CorpusException {
        write(() -> {
            pairs.put(comparison.number(), found);
            set(UNFINISHED, comparison.written());
            connection.commit();
        });
    }

    /// Stores pairs of the comparison `number`; what was said of the same documents is replaced. Durable when it
    /// returns.
    public void putPairs(long number, List<PairTally> found) throws CorpusException {
        write(() -> {
            pairs.put(number, found);
            connection.commit();
        });
    }

    /// Ends the comparison `number`: pairs that it did not find go, and the corpus is complete. `options` says
    /// what was compared how, `leftOut` how many proposed pairs were not verified. Durable when it returns.
    public void finishComparison(long number, String options, long leftOut) throws CorpusException {
        write(() -> {
            pairs.removeOthers(number);
            update("DELETE FROM meta WHERE name = ?", UNFINISHED);
            set(COMPARED, options);
            set(LEFT_OUT, Long.toString(leftOut));
            set(COMPARED_AT, Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
            connection.commit();
            changed = false;
        });
    }

    private void markChanged() throws SQLException {
        if (!changed) {
            update("DELETE FROM meta WHERE name = ?", COMPARED);
            update("DELETE FROM meta WHERE name = ?", COUNTED);
            changed = true;
        }
    }

    private void set(String name, String setting) throws SQLException {
        update("MERGE INTO meta (name, setting) VALUES (?, ?)", name, setting);
    }

    private int update(String sql, Object... parameters) throws SQLException {
        return Statements.update(connection, sql, parameters);
    }

    /// Runs `work`; when it fails, the open transaction is undone.
    private void write(IndexWriter.Write work) throws CorpusException {
        try {
            work.run();
        } catch (SQLException e) {
            changed = false;
            try {
                batch.clear();
                connection.rollback();
            } catch (SQLException again) {
                e.addSuppressed(again);
            }
            throw Failures.of(file, e);
        }
    }
}
