package app.likeness.store;

import app.likeness.compare.index.Segment;
import app.likeness.compare.index.SegmentPostings;
import app.likeness.store.kept.CorpusException;
import app.likeness.store.kept.GramCounts;
import app.likeness.store.kept.IndexState;
import app.likeness.store.kept.StoredSegment;
import app.likeness.store.tables.IndexTables;
import app.likeness.store.tables.Statements;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/// Writes the index of winnowed hashes of a corpus. Confined to the thread of its [CorpusWriter], and part of its
/// transactions.
public final class IndexWriter {
    /// Meta: how the index was made; there while it is whole.
    static final String INDEX = "index";

    /// Meta: how many documents there were when it was made.
    static final String WHOLE = "index whole";

    /// Meta: how many documents there were when it was last added to.
    static final String DOCUMENTS = "index documents";

    /// Meta: how many documents came and went between the two.
    static final String CHANGES = "index changes";

    /// Bytes of blocks in one transaction of a new index.
    private static final int BATCH_BYTES = 8 << 20;

    private final Connection connection;
    private final IndexTables tables;
    private final Writes writes;
    private long bytes;

    /// Changes of the database.
    interface Write {
        void run() throws SQLException;
    }

    /// Runs changes, and undoes the open transaction when they fail.
    interface Writes {
        void write(Write work) throws CorpusException;
    }

    IndexWriter(Connection connection, Writes writes) {
        this.connection = connection;
        this.tables = new IndexTables(connection);
        this.writes = writes;
    }

    /// Removes the index, if there is one. Durable when it returns.
    public void drop() throws CorpusException {
        writes.write(() -> {
            Statements.update(connection, "DELETE FROM meta WHERE name = ?", INDEX);
            tables.clear();
            connection.commit();
        });
    }

    /// Begins a new index: from now until [#finish] is durable the corpus has none.
    public void begin() throws CorpusException {
        drop();
        writes.write(() -> {
            try (Statement statement = connection.createStatement()) {
                // By it the documents of a text are found.
                statement.execute("CREATE INDEX IF NOT EXISTS document_folded_hash ON document (folded_hash)");
            }
        });
    }

    /// A place for the blocks of segment `id`: durable now and then, which does no harm while the index is not
    /// whole.
    public SegmentPostings.Sink<CorpusException> blocks(long id) {
        return (part, block) -> writes.write(() -> {
            tables.putBlock(id, part, block);
            bytes += block.length;
            if (bytes > BATCH_BYTES) {
                connection.commit();
                bytes = 0;
            }
        });
    }

    /// A place for the blocks of segment `id` of an index that is whole. Durable with what follows.
    public SegmentPostings.Sink<CorpusException> furtherBlocks(long id) {
        return (part, block) -> writes.write(() -> tables.putBlock(id, part, block));
    }

    /// Adds a segment, or puts it in the place of others. Durable with what follows.
    public void put(long id, Segment segment) throws CorpusException {
        writes.write(() -> tables.putSegment(new StoredSegment(id, segment)));
    }

    /// Removes a segment with its blocks. Durable with what follows.
    public void remove(long id) throws CorpusException {
        writes.write(() -> tables.removeSegment(id));
    }

    /// Replaces the counters. Durable with what follows.
    public void put(GramCounts counts) throws CorpusException {
        writes.write(() -> tables.putCounts(counts));
    }

    /// Says that the index is whole, and how it was made. Durable with what follows.
    public void finish(IndexState state) throws CorpusException {
        writes.write(() -> {
            set(INDEX, state.version());
            set(WHOLE, Integer.toString(state.whole()));
            set(DOCUMENTS, Integer.toString(state.documents()));
            set(CHANGES, Integer.toString(state.changes()));
        });
    }

    private void set(String name, String setting) throws SQLException {
        Statements.update(connection, "MERGE INTO meta (name, setting) VALUES (?, ?)", name, setting);
    }
}
