/// Text becomes fingerprints; fingerprints have distances and neighbours. Pure functions.
///
/// Read first: `Fingerprinter`, `SimHash`, `Winnower`.
@NullMarked
package app.likeness.fingerprint;

import org.jspecify.annotations.NullMarked;
