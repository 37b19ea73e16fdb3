package app.likeness.compare.count;

import app.likeness.compare.Match;
import app.likeness.compare.exclude.ExcludedText;
import app.likeness.text.FoldKind;
import app.likeness.text.Span;
import app.likeness.text.fold.Fold;
import app.likeness.text.fold.FoldedText;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The places inside two matching passages where the same letters have other marks of punctuation between them.
///
/// They change nothing about what is shared, and a few are what editing leaves behind; a copy of which one mark in
/// five is another was made to look different. Marks that all stand in the other width, or all in the other kind of
/// quotation marks, are how a text was typeset: then the same mark never stays as it is. Example: in `ready, set. Go`
/// and `ready; set. Go` the comma of the one and the semicolon of the other.
///
/// Which of the two texts was changed cannot be told where both have ordinary marks: who looks at an original and its
/// copy sees the same from either side. It is told where one side alone has marks that no prose has, or ends
/// sentences in the midst of them.
final class SwappedMarks {
    /// So many are named as a disguise, and so large a share of the places that have marks.
    private static final int LEAST = 5;

    private static final double LEAST_SHARE = 0.2;

    /// So many times as many places must speak against one side as against the other.
    private static final int CLEARLY = 4;

    /// What prose has between its words.
    private static final String ORDINARY = ".,;:!?'\"()[]-–—…“”‘’«»„，。、；：！？（）《》〈〉「」『』【】·・/&%";

    private static final String FINAL = ".!?…";

    private final List<Place> places = new ArrayList<>();
    /// What stays the same somewhere.
    private final Set<String> kept = new HashSet<>();
    private int marked;

    /// One place: what stands there on each side, empty for nothing, and where; where there is nothing, the letter
    /// before it.
    ///
    /// @param isBeforeCapital whether the next letter is a capital in both texts
    /// @param isBeforeSmall whether it is a small letter in both
    private record Place(
            Span left,
            String leftMarks,
            Span right,
            String rightMarks,
            boolean isBeforeCapital,
            boolean isBeforeSmall) {
        /// Whether it is a matter of width and of quotation marks alone: who quotes, or does not, hides nothing.
        boolean isTypeset() {
            return typeset(leftMarks).equals(typeset(rightMarks));
        }

        /// Whether `marks`, one of the two, are what no prose has there and `others` are not.
        boolean isOdd(String marks, String others) {
            return (!isOrdinary(marks) && isOrdinary(others))
                    || (isFinal(marks) && !isFinal(others) && isBeforeSmall)
                    || (!isFinal(marks) && isFinal(others) && isBeforeCapital);
        }

        private static boolean isOrdinary(String marks) {
            return marks.chars().allMatch(mark -> ORDINARY.indexOf(mark) >= 0);
        }

        private static boolean isFinal(String marks) {
            return marks.chars().anyMatch(mark -> FINAL.indexOf(mark) >= 0);
        }

        private static String typeset(String marks) {
            StringBuilder plain = new StringBuilder();
            for (char mark : Normalizer.normalize(marks, Normalizer.Form.NFKC).toCharArray()) {
                switch (mark) {
                    case '。' -> plain.append('.');
                    case '、' -> plain.append(',');
                    case '"', '“', '”', '„', '‟', '«', '»', '「', '」', '『', '』', '‘', '’', '\'' -> {}
                    case '—', '–', '‐', '‑', '―' -> plain.append('-');
                    default -> plain.append(mark);
                }
            }
            return plain.toString();
        }
    }

    /// Finds them in a match of two texts. O(characters of its runs).
    SwappedMarks(Match match, ExcludedText left, ExcludedText right) {
        for (Match.Run run : match.runs()) {
            int leftAt = left.before(run.left().start());
            int rightAt = right.before(run.right().start());
            int leftEnd = left.before(run.left().end());
            int rightEnd = right.before(run.right().end());
            for (; leftAt + 1 < leftEnd && rightAt + 1 < rightEnd; leftAt++, rightAt++) {
                compare(left.folded(), leftAt, right.folded(), rightAt);
            }
        }
    }

    private void compare(FoldedText left, int leftAt, FoldedText right, int rightAt) {
        int leftGap = left.start(leftAt + 1) - left.end(leftAt);
        int rightGap = right.start(rightAt + 1) - right.end(rightAt);
        if (leftGap <= 0 && rightGap <= 0) {
            return;
        }
        String leftMarks = marks(left, leftAt);
        String rightMarks = marks(right, rightAt);
        if (leftMarks.isEmpty() && rightMarks.isEmpty()) {
            return;
        }
        marked++;
        if (leftMarks.equals(rightMarks)) {
            kept.add(leftMarks);
        } else {
            int leftNext = left.text().codePointAt(left.start(leftAt + 1));
            int rightNext = right.text().codePointAt(right.start(rightAt + 1));
            places.add(new Place(
                    span(left, leftAt),
                    leftMarks,
                    span(right, rightAt),
                    rightMarks,
                    Character.isUpperCase(leftNext) && Character.isUpperCase(rightNext),
                    Character.isLowerCase(leftNext) && Character.isLowerCase(rightNext)));
        }
    }

    /// The marks between a folded character and the next one; none where hidden letters stand there, too.
    private static String marks(FoldedText text, int character) {
        StringBuilder marks = new StringBuilder();
        for (int at = text.end(character); at < text.start(character + 1); at++) {
            char c = text.text().charAt(at);
            if (Character.isLetterOrDigit(c)) {
                return "";
            }
            if (isMark(c)) {
                marks.append(c);
            }
        }
        return marks.toString();
    }

    private static boolean isMark(char c) {
        return switch (Character.getType(c)) {
            case Character.DASH_PUNCTUATION,
                    Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION,
                    Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION,
                    Character.OTHER_PUNCTUATION -> true;
            default -> false;
        };
    }

    private static Span span(FoldedText text, int character) {
        int from = text.end(character);
        int to = text.start(character + 1);
        while (from < to && !isMark(text.text().charAt(from))) {
            from++;
        }
        while (to > from && !isMark(text.text().charAt(to - 1))) {
            to--;
        }
        return from < to ? new Span(from, to) : new Span(text.start(character), text.end(character));
    }

    /// At how many places the marks are others.
    int places() {
        return places.size();
    }

    /// Those of the left text that are a disguise, by start; empty where there are too few of them, or where it is
    /// the right text that was changed or cannot be told which.
    List<Fold> disguisesOfLeft() {
        List<Place> swapped = swapped();
        return isLeftChanged(swapped) ? left(swapped) : List.of();
    }

    /// The same of the right text.
    List<Fold> disguisesOfRight() {
        List<Place> swapped = swapped();
        return isRightChanged(swapped) ? right(swapped) : List.of();
    }

    /// The places in the left text where one of the two was changed so often and cannot be told which, by start.
    List<Fold> untoldOfLeft() {
        List<Place> swapped = swapped();
        return isLeftChanged(swapped) || isRightChanged(swapped) ? List.of() : left(swapped);
    }

    /// The same in the right text.
    List<Fold> untoldOfRight() {
        List<Place> swapped = swapped();
        return isLeftChanged(swapped) || isRightChanged(swapped) ? List.of() : right(swapped);
    }

    private static List<Fold> left(List<Place> places) {
        return places.stream()
                .map(place -> new Fold(FoldKind.PUNCTUATION, place.left, place.rightMarks, true))
                .toList();
    }

    private static List<Fold> right(List<Place> places) {
        return places.stream()
                .map(place -> new Fold(FoldKind.PUNCTUATION, place.right, place.leftMarks, true))
                .toList();
    }

    private static boolean isLeftChanged(List<Place> swapped) {
        return isTold(oddOfLeft(swapped), oddOfRight(swapped));
    }

    private static boolean isRightChanged(List<Place> swapped) {
        return isTold(oddOfRight(swapped), oddOfLeft(swapped));
    }

    private static boolean isTold(long against, long inFavour) {
        return against >= LEAST && against >= CLEARLY * inFavour;
    }

    private static long oddOfLeft(List<Place> swapped) {
        return swapped.stream()
                .filter(place -> place.isOdd(place.leftMarks, place.rightMarks))
                .count();
    }

    private static long oddOfRight(List<Place> swapped) {
        return swapped.stream()
                .filter(place -> place.isOdd(place.rightMarks, place.leftMarks))
                .count();
    }

    private List<Place> swapped() {
        List<Place> swapped = places.stream()
                .filter(place ->
                        !place.isTypeset() || kept.contains(place.leftMarks) || kept.contains(place.rightMarks))
                .toList();
        return swapped.size() >= LEAST && swapped.size() >= LEAST_SHARE * marked ? swapped : List.of();
    }
}
