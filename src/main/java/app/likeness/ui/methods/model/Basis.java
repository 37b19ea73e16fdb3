package app.likeness.ui.methods.model;

/// What the methods are held against.
public enum Basis {
    /// The pairs that somebody labelled; nothing is known of others.
    LABELLED("methods.basis.labelled", "methods.basis.labelled.tip"),
    /// The pairs labelled as related; all others are not.
    COMPLETE("methods.basis.complete", "methods.basis.complete.tip"),
    /// The pairs that the recommended combination shows.
    COMBINED("methods.basis.combined", "methods.basis.combined.tip");

    private final String key;
    private final String tipKey;

    Basis(String key, String tipKey) {
        this.key = key;
        this.tipKey = tipKey;
    }

    public String key() {
        return key;
    }

    public String tipKey() {
        return tipKey;
    }
}
