package app.likeness.store.tables;

import app.likeness.compare.PairTally;
import app.likeness.compare.findings.Tallies;
import app.likeness.review.JudgedCounts;
import app.likeness.store.kept.DisguiseCounts;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.document.Document;
import app.likeness.text.document.MetadataLines;
import app.likeness.text.document.Stated;
import app.likeness.text.table.ArticleTable;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The documents that are compared, with the pairs that they form. Knows nothing of transactions.
public final class TallyTables {
    private static final String DOCUMENTS =
            "SELECT d.id, d.path, d.metadata, d.bytes, d.modified_at, d.characters, d.disguises, d.root_id"
                    + " FROM document d JOIN root r ON r.id = d.root_id AND r.role IN " + RowReader.COMPARED;

    private static final Comparator<Document> BY_PATH =
            Comparator.comparing(document -> document.path().toString());

    private static final String PAIRS =
            "SELECT left_id, right_id, distance, resemblance, distinctive, counts FROM pair";

    private final Connection connection;
    private final RowReader rows;

    public TallyTables(Connection connection) {
        this.connection = connection;
        this.rows = new RowReader(connection);
    }

    /// Everything, with the authors as far as they are known.
    public Tallies tallies() throws SQLException {
        List<Authored> authored = new ArrayList<>();
        AuthorFolders authorFolders = new AuthorFolders();
        Set<Path> tables = new ArticleTables(connection)
                .all().stream().map(ArticleTable::path).collect(Collectors.toSet());
        Map<Long, Path> folders = rows.roots();
        List<Document> documents = new ArrayList<>();
        rows.pages(
                DOCUMENTS,
                row -> {
                    Document document = document(row);
                    Path table = document.path().getParent();
                    long root = row.getLong(8);
                    boolean isRow = table != null && tables.contains(table);
                    Path file = table != null && isRow ? table : document.path();
                    authorFolders.add(root, Objects.requireNonNull(folders.get(root)), file);
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
        return tallies(documents, pairs(), authors);
    }

    /// The same with the documents alone that are in pairs, and without authors.
    ///
    /// @param mostSingle so many documents are asked for one by one; of more all are looked through
    public Tallies sharing(int mostSingle) throws SQLException {
        List<PairTally> pairs = pairs();
        Set<Long> ids = new HashSet<>();
        for (PairTally pair : pairs) {
            ids.add(pair.leftId());
            ids.add(pair.rightId());
        }
        List<Document> documents = new ArrayList<>(ids.size());
        if (ids.size() > mostSingle) {
            rows.pages(DOCUMENTS, TallyTables::document, Document::id, document -> {
                if (ids.contains(document.id())) {
                    documents.add(document);
                }
            });
        } else {
            for (long id : ids) {
                documents.addAll(rows.list(DOCUMENTS + " WHERE d.id = ?", TallyTables::document, id));
            }
        }
        documents.sort(BY_PATH);
        return tallies(documents, pairs, Map.of());
    }

    private Tallies tallies(List<Document> documents, List<PairTally> pairs, Map<Long, String> authors)
            throws SQLException {
        var verdicts = new VerdictTable(connection);
        JudgedCounts judged = verdicts.counts();
        return new Tallies(
                documents, judged.counts().isEmpty() ? pairs : judged.in(pairs, verdicts.texts()), authors, skips());
    }

    private static Document document(ResultSet row) throws SQLException {
        return new Document(
                row.getLong(1),
                Path.of(row.getString(2)),
                MetadataLines.read(row.getString(3)),
                row.getLong(4),
                RowReader.instant(row, 5),
                row.getInt(6),
                DisguiseCounts.read(row.getString(7)));
    }

    /// A document and what says who wrote it.
    ///
    /// @param file the document, or the table whose row it is
    /// @param named in the table
    private record Authored(long id, long root, Path file, Optional<String> named) {}

    /// The pairs of which at least one document is among `documents`, in no order, each once. Reads no others.
    public List<PairTally> pairsOf(Set<Long> documents) throws SQLException {
        var pairs = new ArrayList<PairTally>();
        for (long id : documents) {
            pairs.addAll(rows.list(PAIRS + " WHERE left_id = ?", TallyTables::pair, id));
            for (PairTally pair : rows.list(PAIRS + " WHERE right_id = ?", TallyTables::pair, id)) {
                if (!documents.contains(pair.leftId())) {
                    pairs.add(pair);
                }
            }
        }
        return ofCompared(pairs);
    }

    /// All pairs, in no order.
    public List<PairTally> pairs() throws SQLException {
        return ofCompared(rows.list(PAIRS, TallyTables::pair));
    }

    /// Takes out the pairs of documents that are not compared: there are some between a change of roles and the end
    /// of the next comparison.
    private List<PairTally> ofCompared(List<PairTally> pairs) throws SQLException {
        Set<Long> others = uncompared();
        pairs.removeIf(pair -> others.contains(pair.leftId()) || others.contains(pair.rightId()));
        return pairs;
    }

    /// The documents that are not compared. At once where no root has a role of such.
    public Set<Long> uncompared() throws SQLException {
        return rows.hasRoot("role NOT IN " + RowReader.COMPARED)
                ? new HashSet<>(rows.list(
                        "SELECT id FROM document WHERE root_id IN (SELECT id FROM root WHERE role NOT IN "
                                + RowReader.COMPARED + ")",
                        row -> row.getLong(1)))
                : Set.of();
    }

    private static PairTally pair(ResultSet row) throws SQLException {
        return new PairTally(
                row.getLong(1),
                row.getLong(2),
                row.getInt(3),
                row.getDouble(4),
                row.getFloat(5),
                PackedCounts.unpack(row.getBytes(6)));
    }

    /// The files that are not documents, in the order of their paths.
    public List<Skip> skips() throws SQLException {
        return rows.list(
                "SELECT path, reason, detail FROM skip ORDER BY path, id",
                row -> new Skip(Path.of(row.getString(1)), SkipReason.valueOf(row.getString(2)), row.getString(3)));
    }
}
