package app.likeness.review;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/// What a verdict is about, bound to content and to nothing else.
public sealed interface Subject {
    /// The order of the texts of a subject: the same content gives the same subject, whichever side it stood on.
    Comparator<TextKey> ORDER = Comparator.comparing(TextKey::label);

    /// The texts that it is about; a text that several documents have stands here as often.
    List<TextKey> texts();

    /// How it is written in files: the kind, a colon and the keys of the texts with `+` between them; behind a
    /// passage a colon and its two hashes.
    String label();

    /// Two texts and all that they share.
    ///
    /// @param left the first one by [#ORDER]
    record OfPair(TextKey left, TextKey right) implements Subject {
        public OfPair {
            if (ORDER.compare(left, right) > 0) {
                TextKey first = right;
                right = left;
                left = first;
            }
        }

        @Override
        public List<TextKey> texts() {
            return List.of(left, right);
        }

        @Override
        public String label() {
            return "pair:" + joined(texts());
        }
    }

    /// One passage that two texts share.
    ///
    /// @param left hash of the folded characters of the passage in the pair's left text
    /// @param right the same of the right one
    record OfPassage(OfPair pair, long left, long right) implements Subject {
        /// The passage `passage` of two documents with these texts.
        ///
        /// @param left of the document with the smaller number
        public static OfPassage of(TextKey left, TextKey right, PassageKey passage) {
            PassageKey sides = ORDER.compare(left, right) > 0 ? passage.mirrored() : passage;
            return new OfPassage(new OfPair(left, right), sides.left(), sides.right());
        }

        @Override
        public List<TextKey> texts() {
            return pair.texts();
        }

        @Override
        public String label() {
            HexFormat hex = HexFormat.of();
            return "passage:" + joined(texts()) + ":" + hex.toHexDigits(left) + hex.toHexDigits(right);
        }
    }

    /// The documents of a group.
    ///
    /// @param texts of its members, by [#ORDER]
    record OfGroup(List<TextKey> texts) implements Subject {
        public OfGroup {
            texts = texts.stream().sorted(ORDER).toList();
        }

        @Override
        public String label() {
            return "group:" + joined(texts);
        }
    }

    /// One document and all that it shares with others.
    record OfDocument(TextKey text) implements Subject {
        @Override
        public List<TextKey> texts() {
            return List.of(text);
        }

        @Override
        public String label() {
            return "document:" + text.label();
        }
    }

    /// The subject that [#label] wrote.
    ///
    /// @throws IllegalArgumentException for anything else
    static Subject labelled(String label) {
        String[] parts = label.split(":", -1);
        List<TextKey> texts = parts.length < 2 ? List.of() : texts(parts[1]);
        boolean isPassage = parts[0].equals("passage");
        if (parts.length != (isPassage ? 3 : 2)) {
            throw new IllegalArgumentException("no subject: " + label);
        }
        return switch (parts[0]) {
            case "pair" -> pair(texts);
            case "passage" ->
                new OfPassage(
                        pair(texts),
                        HexFormat.fromHexDigitsToLong(parts[2], 0, 16),
                        HexFormat.fromHexDigitsToLong(parts[2], 16, 32));
            case "group" -> new OfGroup(texts);
            case "document" -> new OfDocument(texts.getFirst());
            default -> throw new IllegalArgumentException("no subject: " + label);
        };
    }

    private static OfPair pair(List<TextKey> texts) {
        if (texts.size() != 2) {
            throw new IllegalArgumentException("a pair has two texts: " + texts.size());
        }
        return new OfPair(texts.getFirst(), texts.getLast());
    }

    /// Keys as [#texts(String)] reads them; empty for none.
    static String joined(List<TextKey> texts) {
        return texts.stream().map(TextKey::label).collect(Collectors.joining("+"));
    }

    /// The keys that [#joined] wrote.
    static List<TextKey> texts(String joined) {
        return joined.isEmpty()
                ? List.of()
                : Arrays.stream(joined.split("\\+")).map(TextKey::labelled).toList();
    }
}
