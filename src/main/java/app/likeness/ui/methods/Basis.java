package app.likeness.ui.methods;

/// What the methods are held against.
enum Basis {
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

    String key() {
        return key;
    }

    String tipKey() {
        return tipKey;
    }
}
