package app.likeness.ui.pair;

import app.likeness.text.Span;

/// A line of the view of differences: a stretch of A beside the stretch of B that faces it; one of them is empty where
/// the other text has nothing there.
///
/// @param match the number of the match that the stretch belongs to, from 0; -1: none
record Row(Kind kind, Span left, Span right, int match) {
    enum Kind {
        /// Both sides have the same letters and digits.
        SAME(""),
        /// Some are different.
        CHANGED("≈"),
        /// Only A has this.
        LEFT_ONLY("−"),
        /// Only B has this.
        RIGHT_ONLY("+"),
        /// The other text has it too, but at another place.
        MOVED("⇄");

        private final String sign;

        Kind(String sign) {
            this.sign = sign;
        }

        String sign() {
            return sign;
        }
    }

    Span span(Side side) {
        return side == Side.LEFT ? left : right;
    }
}
