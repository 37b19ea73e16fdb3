package app.likeness.ui.methods.model;

import app.likeness.evaluate.Ladder;
import app.likeness.fingerprint.Method;
import app.likeness.ui.words.Messages;

/// A threshold with its sign: `≤ 10`, `≥ 15%`.
public final class Threshold {
    private Threshold() {}

    public static String words(Messages messages, Method method, double threshold) {
        String number = Axis.of(method) == Axis.SIMILARITY
                ? messages.percent(threshold)
                : messages.number(Math.round(threshold));
        return messages.get(Ladder.of(method).isMost() ? "methods.atMost" : "methods.atLeast", number);
    }
}
