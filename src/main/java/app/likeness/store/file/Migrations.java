package app.likeness.store.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.regex.Pattern;

/// Brings the tables of a corpus to what this version of the program uses. Each step is a numbered SQL file beside
/// this class; `meta.schema` is the number of the last one that was finished.
public final class Migrations {
    /// All steps, the first one first. A step that has been released never changes.
    private static final List<String> STEPS = List.of(
            "V1__documents_and_pairs.sql",
            "V2__one_row_of_fingerprints.sql",
            "V3__counts_of_pairs.sql",
            "V4__fingerprints_of_methods.sql",
            "V5__boilerplate.sql",
            "V6__index_of_winnowed_hashes.sql",
            "V7__metadata.sql",
            "V8__containers.sql",
            "V9__tables.sql",
            "V10__words_of_the_user.sql",
            "V11__counts_of_disguises.sql",
            "V12__charset_choices.sql",
            "V13__verdicts.sql",
            "V14__plans_of_queries.sql",
            "V15__labels_of_pairs.sql",
            "V16__numbers_of_documents.sql");

    /// What all steps lead to: a new corpus is made at once, since most are temporary and wait for it.
    private static final String SCHEMA = "schema.sql";

    private static final Pattern COMMENT = Pattern.compile("^\\s*--.*$", Pattern.MULTILINE);
    private static final Pattern STATEMENT_END = Pattern.compile(";\\s*(\\n|$)");

    private Migrations() {}

    /// What a database turned out to be.
    public enum Content {
        /// A corpus of this version or an earlier one.
        CORPUS,
        /// A corpus of a later version.
        NEWER,
        /// A database of something else.
        FOREIGN,
        /// A database without tables.
        EMPTY
    }

    /// The schema version that this program makes.
    public static int latest() {
        return STEPS.size();
    }

    /// Says what the database is; changes nothing.
    public static Content look(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (hasTable(statement, "table_name = 'META'")) {
                return version(statement) > latest() ? Content.NEWER : Content.CORPUS;
            }
            return hasTable(statement, "TRUE") ? Content.FOREIGN : Content.EMPTY;
        }
    }

    /// Makes the tables of a new corpus, or runs the steps that are missing in an older one.
    public static void apply(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (hasTable(statement, "TRUE")) {
                applySteps(statement);
            } else {
                run(SCHEMA, statement);
                begin(statement);
                note(latest(), statement);
            }
        }
    }

    /// Runs the steps that are missing, in a database without tables all of them.
    public static void applySteps(Statement statement) throws SQLException {
        begin(statement);
        for (int step = version(statement); step < latest(); step++) {
            run(STEPS.get(step), statement);
            note(step + 1, statement);
        }
    }

    private static void begin(Statement statement) throws SQLException {
        statement.execute("CREATE TABLE IF NOT EXISTS meta (name VARCHAR(40) PRIMARY KEY, setting VARCHAR NOT NULL)");
    }

    private static void note(int version, Statement statement) throws SQLException {
        statement.execute("MERGE INTO meta (name, setting) VALUES ('schema', '" + version + "')");
    }

    private static void run(String file, Statement statement) throws SQLException {
        for (String sql : statements(file)) {
            statement.execute(sql);
        }
    }

    private static boolean hasTable(Statement statement, String condition) throws SQLException {
        try (ResultSet found = statement.executeQuery(
                "SELECT 1 FROM information_schema.tables WHERE table_schema = 'PUBLIC' AND " + condition)) {
            return found.next();
        }
    }

    private static int version(Statement statement) throws SQLException {
        try (ResultSet found = statement.executeQuery("SELECT setting FROM meta WHERE name = 'schema'")) {
            return found.next() ? Integer.parseInt(found.getString(1)) : 0;
        }
    }

    private static List<String> statements(String step) {
        try (InputStream file = Migrations.class.getResourceAsStream(step)) {
            if (file == null) {
                throw new IllegalStateException("the program lacks its file " + step);
            }
            String sql = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            return STATEMENT_END
                    .splitAsStream(COMMENT.matcher(sql).replaceAll(""))
                    .map(String::strip)
                    .filter(statement -> !statement.isEmpty())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
