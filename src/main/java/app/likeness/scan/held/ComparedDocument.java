package app.likeness.scan.held;

import app.likeness.fingerprint.Sketch;
import app.likeness.store.kept.Fingerprinted;
import app.likeness.store.kept.Role;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/// A document while it is compared: what is known of it without its winnowed hashes, which many are held without.
///
/// @param characters letters and digits in the folded text
/// @param grams the sketch of the grams, if it has one
/// @param words the sketch of the words, if it has one
public record ComparedDocument(
        long id,
        Path path,
        Role role,
        long foldedHash,
        int characters,
        Optional<Sketch> grams,
        Optional<Sketch> words) {
    public static ComparedDocument of(Fingerprinted document) {
        return new ComparedDocument(
                document.id(),
                document.path(),
                document.role(),
                document.prints().foldedHash(),
                document.prints().characters(),
                document.prints().grams(),
                document.prints().words());
    }

    /// One document of each group of copies.
    public static List<ComparedDocument> differentTexts(List<ComparedDocument> documents) {
        var hashes = new HashSet<Long>();
        return documents.stream()
                .filter(document -> hashes.add(document.foldedHash))
                .toList();
    }
}
