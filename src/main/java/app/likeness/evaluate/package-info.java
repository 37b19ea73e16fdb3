/// Known pairs and fingerprints → precision and recall of each method over its thresholds; pure functions.
@NullMarked
package app.likeness.evaluate;

import org.jspecify.annotations.NullMarked;
