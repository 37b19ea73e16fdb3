package app.likeness.fingerprint;

import app.likeness.text.fold.FoldedText;
import java.util.Optional;

/// [Method#WINNOWING]: the [Winnower] as a method. Every text with a letter or digit has a fingerprint.
public final class WinnowingFingerprinter implements Fingerprinter {
    @Override
    public Method method() {
        return Method.WINNOWING;
    }

    @Override
    public Optional<Fingerprint> fingerprint(String text, FoldedText folded) {
        Selection selection = Winnower.select(folded);
        return selection.size() == 0 ? Optional.empty() : Optional.of(selection);
    }
}
