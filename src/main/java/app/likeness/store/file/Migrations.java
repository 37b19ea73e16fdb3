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

/// Makes the tables of a corpus, and brings those of an earlier version to what this one uses. `meta.schema` is the
/// number of the version that they are of.
public final class Migrations {
    /// The version that the program was first released with. The numbers below were used before, and nothing reads
    /// what they stand for.
    static final int FIRST = 17;

    /// Makes the tables of the first version. Once it is released it never changes.
    private static final String SCHEMA = "schema.sql";

    /// What leads from each version to the next, numbered by where it leads, as in `V18__what_is_new.sql`.
    private static final List<String> STEPS =
            List.of("V18__distinctive.sql", "V19__sketch.sql", "V20__text_checksum.sql", "V21__decided_by.sql");

    private static final Pattern COMMENT = Pattern.compile("^\\s*--.*$", Pattern.MULTILINE);
    private static final Pattern STATEMENT_END = Pattern.compile(";\\s*(\\n|$)");

    private Migrations() {}

    /// What a database turned out to be.
    public enum Content {
        /// A corpus of this version, or of an earlier one that can be brought to it.
        CORPUS,
        /// A corpus of a later version, or of the time before the first.
        OTHER_VERSION,
        /// A database of something else.
        FOREIGN,
        /// A database without tables.
        EMPTY
    }

    /// The schema version that this program makes.
    public static int latest() {
        return FIRST + STEPS.size();
    }

    /// Says what the database is; changes nothing.
    public static Content look(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (hasTable(statement, "table_name = 'META'")) {
                int version = version(statement);
                return version == 0 || (version >= FIRST && version <= latest())
                        ? Content.CORPUS
                        : Content.OTHER_VERSION;
            }
            return hasTable(statement, "TRUE") ? Content.FOREIGN : Content.EMPTY;
        }
    }

    /// Makes the tables, or goes on making them where a killed program left a part, and runs the steps that are
    /// missing.
    public static void apply(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            begin(statement);
            if (version(statement) == 0) {
                run(SCHEMA, statement);
                note(FIRST, statement);
            }
            for (int version = version(statement); version < latest(); version++) {
                run(STEPS.get(version - FIRST), statement);
                note(version + 1, statement);
            }
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

    /// The number of the version that is whole; 0: none is.
    private static int version(Statement statement) throws SQLException {
        try (ResultSet found = statement.executeQuery("SELECT setting FROM meta WHERE name = 'schema'")) {
            return found.next() ? Integer.parseInt(found.getString(1)) : 0;
        }
    }

    private static List<String> statements(String sqlFile) {
        try (InputStream file = Migrations.class.getResourceAsStream(sqlFile)) {
            if (file == null) {
                throw new IllegalStateException("the program lacks its file " + sqlFile);
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
