package app.likeness.compare.units;

/// Light stemming of English words: endings of number, tense and manner are taken off and the first six letters kept,
/// so that `carried` and `carries`, `produce` and `production` are one token. It does other languages no harm: the same
/// word still has one stem. Never for display, and never to decide that something is the same.
final class Stem {
    private static final int LONGEST = 40;
    /// Only so many letters of a stem count: what words formed from one another have in common.
    private static final int KEPT = 6;

    private static final long START = 0xCBF29CE484222325L;
    private static final long PRIME = 0x100000001B3L;

    private final char[] word = new char[LONGEST + 1];
    private int length;

    /// The hash of the stem of the folded characters from `from` to `to`. O(length).
    long hash(String characters, int from, int to) {
        length = to - from;
        if (length > LONGEST) {
            return hash(characters.substring(from, to).toCharArray(), to - from);
        }
        characters.getChars(from, to, word, 0);
        if (length > 3 && word[length - 1] <= 'z') {
            cut();
        }
        return hash(word, Math.min(length, KEPT));
    }

    private static long hash(char[] characters, int length) {
        long hash = START;
        for (int i = 0; i < length; i++) {
            hash = (hash ^ characters[i]) * PRIME;
        }
        return hash;
    }

    private void cut() {
        plural();
        if (length > 5 && ends("ing")) {
            shorten(3);
            undouble();
        } else if (length > 4 && ends("ied")) {
            shorten(3);
            word[length++] = 'y';
        } else if (length > 4 && ends("ed")) {
            shorten(2);
            undouble();
        }
        if (length > 5 && ends("ly")) {
            shorten(2);
        }
        if (length > 6 && ends("ation")) {
            shorten(3);
        } else if (length > 6 && ends("ement")) {
            shorten(4);
        }
        if (length > 4 && ends("e")) {
            shorten(1);
        }
        if (length > 3 && ends("y")) {
            word[length - 1] = 'i';
        }
    }

    private void plural() {
        if (length > 4 && ends("ies")) {
            shorten(3);
            word[length++] = 'y';
        } else if (length > 4 && (ends("sses") || ends("ches") || ends("shes") || ends("xes"))) {
            shorten(2);
        } else if (ends("s") && !ends("ss") && !ends("us") && !ends("is")) {
            shorten(1);
        }
    }

    private void undouble() {
        char last = word[length - 1];
        if (length > 3 && last == word[length - 2] && last != 'l' && last != 's' && last != 'z') {
            length--;
        }
    }

    private void shorten(int by) {
        length -= by;
    }

    private boolean ends(String ending) {
        int at = length - ending.length();
        if (at < 0) {
            return false;
        }
        for (int i = 0; i < ending.length(); i++) {
            if (word[at + i] != ending.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
