/// Numbers for strings and votes for bits: characters and weights come in, hashes and counted bits go out. What reaches
/// the disk is made here; it leans on nothing.
///
/// Read first: `Hash64`, `BitCounter`.
@NullMarked
package app.likeness.fingerprint.hash;

import org.jspecify.annotations.NullMarked;
