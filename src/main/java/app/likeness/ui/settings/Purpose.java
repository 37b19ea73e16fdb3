package app.likeness.ui.settings;

import app.likeness.compare.Exclusion;
import app.likeness.compare.Exclusions;

/// What somebody looks for: it decides nothing but what a new corpus starts with.
public enum Purpose {
    /// Not said.
    ANY,
    /// Essays: documents first; what is quoted and listed by right is left out, and what one author wrote twice where
    /// the documents lie in folders that look like authors.
    ESSAYS,
    /// Reposted articles: groups first; common phrases are left out.
    ARTICLES;

    /// The key of its name.
    public String key() {
        return switch (this) {
            case ANY -> "settings.purpose.any";
            case ESSAYS -> "home.purpose.essays";
            case ARTICLES -> "home.purpose.articles";
        };
    }

    /// What a new corpus leaves out at first.
    public Exclusions leftOut() {
        return switch (this) {
            case ANY -> Exclusions.STANDARD;
            case ESSAYS -> Exclusions.STANDARD.with(Exclusion.QUOTATION).with(Exclusion.REFERENCES);
            case ARTICLES -> Exclusions.of(Exclusion.TEMPLATE, Exclusion.BOILERPLATE);
        };
    }

    /// Whether a new corpus leaves out what one author wrote twice, once it shows that its folders look like authors.
    public boolean leavesOutOwnWork() {
        return this == ESSAYS;
    }
}
