/// One document against everything it shares text with: its sources come in, its text with their parts marked goes out.
/// It leans on `compare.count` for what each source covers.
///
/// Read first: `OriginalityView`, `OriginalityModel`, `OriginalityReport`.
@NullMarked
package app.likeness.ui.originality;

import org.jspecify.annotations.NullMarked;
