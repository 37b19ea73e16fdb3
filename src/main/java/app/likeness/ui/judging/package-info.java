/// The state of the review: keys and buttons come in as decisions, standings of pairs, groups and documents go out as
/// properties. It leans on `review` and `ui.corpus`.
///
/// Read first: `ReviewModel`, `ReviewFile`, `ReviewCase`.
@NullMarked
package app.likeness.ui.judging;

import org.jspecify.annotations.NullMarked;
