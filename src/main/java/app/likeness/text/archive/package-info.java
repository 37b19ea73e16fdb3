/// The structure of archives as it stands in the bytes: a file comes in, its members with their raw names, lengths and
/// locks go out. It leans on `text.charset` for names that say no charset; what is unpacked is the caller's.
///
/// Read first: `ZipDirectory`, `ZipCipher`.
@NullMarked
package app.likeness.text.archive;

import org.jspecify.annotations.NullMarked;
