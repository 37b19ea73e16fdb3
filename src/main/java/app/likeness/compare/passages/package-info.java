/// Passages whose words were changed: sentences and their tokens come in, stretches that say the same go out, each with
/// its evidence. It leans on `compare.units`; the units that are the very same are found by its neighbours.
///
/// Read first: `PassageFinder`, `SentenceVectors`, `LooseChain`.
@NullMarked
package app.likeness.compare.passages;

import org.jspecify.annotations.NullMarked;
