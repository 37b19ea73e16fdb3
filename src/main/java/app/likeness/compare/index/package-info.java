/// Which documents have which winnowed hash: selections come in, packed postings that answer "who else has this" go
/// out. Rarity of grams is counted here, too. It leans on `fingerprint`.
///
/// Read first: `TextIndex`, `Segment`, `GramFrequencies`.
@NullMarked
package app.likeness.compare.index;

import org.jspecify.annotations.NullMarked;
