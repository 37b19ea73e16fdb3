/// Every word of the window: keys and values come in, sentences, dates, names and shortcuts in three languages go out.
/// It leans on the values of the stages and on no toolkit but its keys.
///
/// Read first: `Messages`, `Language`, `DateWords`.
@NullMarked
package app.likeness.ui.words;

import org.jspecify.annotations.NullMarked;
