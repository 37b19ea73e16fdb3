/// One document against everything it shares text with.
///
/// Read first: `OriginalityView`, `OriginalityModel`, `Report`.
@NullMarked
package app.likeness.ui.originality;

import org.jspecify.annotations.NullMarked;
