/// Text comes in, fingerprints go out: digests, sketches, selections, word counts, signatures; one class a method, and
/// `Fingerprinters` lists them all. It leans on `text`; pure functions, the same bits on every machine.
///
/// Read first: `Fingerprinter`, `SimHash`, `Winnower`.
@NullMarked
package app.likeness.fingerprint;

import org.jspecify.annotations.NullMarked;
