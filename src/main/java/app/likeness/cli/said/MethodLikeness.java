package app.likeness.cli.said;

import app.likeness.cli.given.FileText;
import app.likeness.evaluate.PairValues;
import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.Fingerprinter;
import app.likeness.fingerprint.Method;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.ShortSketch;
import app.likeness.fingerprint.SimHash;
import app.likeness.report.data.Json;
import app.likeness.report.names.PathNames;
import app.likeness.report.words.Figures;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// How like two files are by one method, as it is printed.
public final class MethodLikeness {
    private static final int NONE = -1;

    private final Method method;
    private final FileText left;
    private final FileText right;
    /// 0…1 in the method's own measure; no number where a text has no fingerprint.
    private final double likeness;
    /// In bits, of sketches of so many; or [#NONE].
    private final int distance;
    private final int bits;
    /// Sentences that both keep, or [#NONE].
    private final int common;

    /// What `fingerprinter` says of two files.
    public MethodLikeness(Fingerprinter fingerprinter, FileText left, FileText right) {
        this.method = fingerprinter.method();
        this.left = left;
        this.right = right;
        List<Optional<Fingerprint>> prints = List.of(
                fingerprinter.fingerprint(left.text(), left.folded()),
                fingerprinter.fingerprint(right.text(), right.folded()));
        double value = PairValues.of(method, prints).of(0, 1);
        this.bits = bits(method);
        boolean isKnown = !Double.isNaN(value);
        boolean isShort = bits == Integer.SIZE;
        this.distance = !isKnown || bits == 0 ? NONE : isShort ? ShortSketch.distanceOf(value) : (int) value;
        boolean isOfSentences = method == Method.LONGEST_SENTENCE || method == Method.LONGEST_SENTENCES;
        this.common = isKnown && isOfSentences ? (int) value : NONE;
        if (distance != NONE) {
            this.likeness = (bits - distance) / (double) bits;
        } else if (common != NONE) {
            this.likeness = value
                    / prints.stream()
                            .mapToInt(print -> ((Selection) print.orElseThrow()).distinctHashes().length)
                            .min()
                            .orElseThrow();
        } else {
            this.likeness = value;
        }
    }

    /// How many bits a sketch of `method` has; 0 where its fingerprints are no sketches.
    private static int bits(Method method) {
        return switch (method) {
            case SIMHASH_KEYWORDS, SIMHASH_WORDS, SIMHASH_GRAMS, SIMHASH_RECORDS -> Long.SIZE;
            case SIMHASH_SHINGLES, SIMHASH_CHUNKS -> Integer.SIZE;
            case EXACT, LONGEST_SENTENCE, LONGEST_SENTENCES, COSINE, MINHASH, WINNOWING, COMBINED -> 0;
        };
    }

    private int shorter() {
        return Math.min(left.folded().length(), right.folded().length());
    }

    /// Whether the texts are too short for the distance to be trusted.
    private boolean isDoubtful() {
        return distance != NONE && shorter() < SimHash.TRUSTED_CHARACTERS;
    }

    /// A line, and one more where a text is short.
    public void summary(Appendable out) throws IOException {
        out.append(method.label()).append(": ");
        if (Double.isNaN(likeness)) {
            out.append("no likeness, because a text is too short for it or none of its words count\n");
            return;
        }
        out.append("likeness ").append(Figures.percent(likeness));
        if (distance != NONE) {
            out.append(", distance " + distance + " of " + bits);
        }
        if (common != NONE) {
            out.append(", " + common + (common == 1 ? " sentence" : " sentences") + " in common");
        }
        out.append('\n');
        if (isDoubtful()) {
            out.append("The shorter text has " + shorter() + " characters: below " + SimHash.TRUSTED_CHARACTERS
                    + " a small change moves the distance of a copy far, so that it proves nothing.\n");
        }
    }

    /// The same for a program.
    public void json(Appendable out) throws IOException {
        Json json = new Json(out).object();
        json.name("method").value(method.label());
        json.name("left").value(PathNames.escape(left.file().toString()));
        json.name("right").value(PathNames.escape(right.file().toString()));
        json.name("likeness");
        if (Double.isNaN(likeness)) {
            json.nothing();
        } else {
            json.share(likeness);
        }
        number(json.name("distance"), distance);
        number(json.name("bits"), bits == 0 ? NONE : bits);
        number(json.name("sentences_in_common"), common);
        json.name("too_short_to_trust").value(isDoubtful());
        json.end();
    }

    private static void number(Json json, int number) throws IOException {
        if (number == NONE) {
            json.nothing();
        } else {
            json.value(number);
        }
    }
}
