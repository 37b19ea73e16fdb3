package app.likeness.store.tables;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/// Single statements with parameters.
public final class Statements {
    private Statements() {}

    /// Runs `sql` with its parameters in order; gives how many rows it changed.
    public static int update(Connection connection, String sql, Object... parameters) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < parameters.length; i++) {
                statement.setObject(i + 1, parameters[i]);
            }
            return statement.executeUpdate();
        }
    }
}
