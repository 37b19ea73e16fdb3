package app.likeness.store.kept;

import app.likeness.fingerprint.Sketch;

/// The sketches that a corpus keeps of every document. Each has its bits and its bands in columns of its own.
public enum SketchKind {
    /// [app.likeness.fingerprint.SimHashGrams]: the default distance.
    GRAMS("grams"),
    /// [app.likeness.fingerprint.SimHashWords].
    WORDS("words");

    /// The column with the bits.
    private final String column;

    SketchKind(String column) {
        this.column = column;
    }

    /// The column with band `band` (0…3).
    public String column(int band) {
        return column + band;
    }

    /// Finds whatever has in one band one of the values that it is given for it, four arrays: document and bits. A
    /// UNION, never an OR: H2 plans the OR form as a scan of the whole table (40 to 110 times slower).
    public String agreeing() {
        var sql = new StringBuilder();
        for (int band = 0; band < Sketch.BANDS; band++) {
            sql.append(band == 0 ? "" : " UNION ")
                    .append("SELECT document_id, ")
                    .append(column)
                    .append(" FROM sketch WHERE ")
                    .append(column(band))
                    .append(" = ANY(?)");
        }
        return sql.toString();
    }

    /// Finds whatever is within a distance of some bits: document and bits, by looking at all.
    public String within() {
        return "SELECT document_id, " + column + " FROM sketch WHERE BITCOUNT(BITXOR(" + column
                + ", CAST(? AS BIGINT))) <= ?";
    }

    /// Makes the index of band `band` (0…3) where it is missing.
    public String index(int band) {
        return "CREATE INDEX IF NOT EXISTS sketch_" + column(band) + " ON sketch (" + column(band) + ")";
    }
}
