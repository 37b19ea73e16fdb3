package app.likeness.compare.search;

import app.likeness.compare.Cancellation;
import app.likeness.compare.index.Segment;
import app.likeness.fingerprint.Fingerprint;
import app.likeness.fingerprint.MinHash;
import app.likeness.fingerprint.MinHashSignature;
import app.likeness.fingerprint.Selection;
import app.likeness.fingerprint.ShortSketch;
import app.likeness.fingerprint.Sketch;
import app.likeness.fingerprint.WordCounts;
import app.likeness.fingerprint.neighbours.EqualValues;
import app.likeness.fingerprint.neighbours.HammingNeighbours;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/// The pairs among different fingerprints of one shape. Every search gives how many pairs it passed over.
final class FingerprintSearch {
    /// Of a hash that more texts have, each is joined with the next ones only.
    static final int WALK = 1024;

    /// MinHash signatures are candidates when they agree in all minima of one of so many bands, of so many each
    /// (Broder 1997; Leskovec, Rajaraman and Ullman, section 3.4): a pair whose resemblance is r is missed with
    /// probability (1 − r³)⁴², that is 0.4 % at 0.5 and 0.00001 at 0.6, and met for nothing with 42 r³: 0.5 % at
    /// 0.05.
    static final int BANDS = 42;

    static final int BAND_SIZE = 3;

    /// Likenesses are compared with this much to spare, so that rounding loses no pair at the threshold.
    private static final double ROUNDING = 1e-9;

    private final BooleanSupplier cancelled;
    private final Offers offers;

    /// Hears of pairs.
    interface Offers {
        /// Fingerprints `left` and `right` are a pair, told once; `strength` is in 0…65,535.
        void offer(int left, int right, int strength);
    }

    FingerprintSearch(BooleanSupplier cancelled, Offers offers) {
        this.cancelled = cancelled;
        this.offers = offers;
    }

    /// Sketches of 64 bits within `distance`.
    long sketches(List<Fingerprint> sketches, int distance) {
        long[] bits =
                sketches.stream().mapToLong(each -> ((Sketch) each).bits()).toArray();
        return near(bits, distance, Long.SIZE);
    }

    /// Sketches of 32 bits within `distance`.
    long shortSketches(List<Fingerprint> sketches, int distance) {
        long[] bits = sketches.stream()
                .mapToLong(each -> ((ShortSketch) each).bits() & 0xFFFFFFFFL)
                .toArray();
        return near(bits, distance, Integer.SIZE);
    }

    private long near(long[] bits, int distance, int width) {
        HammingNeighbours neighbours = HammingNeighbours.of(bits);
        EqualValues groups = neighbours.groups();
        neighbours.within(distance, cancelled, (one, other, apart) -> {
            int left = groups.member(one, 0);
            int right = groups.member(other, 0);
            offers.offer(Math.min(left, right), Math.max(left, right), width - apart);
        });
        return 0;
    }

    /// Tables of which a row is within `distance` of a row of the other: by groups of equal rows, so that a row
    /// that many tables have joins them as one key.
    long rows(List<Fingerprint> tables, int distance) {
        long[] bits = tables.stream()
                .flatMapToLong(each -> Arrays.stream(((Selection) each).distinctHashes()))
                .toArray();
        int[] owners = new int[bits.length];
        int at = 0;
        for (int table = 0; table < tables.size(); table++) {
            int rows = ((Selection) tables.get(table)).distinctHashes().length;
            Arrays.fill(owners, at, at + rows, table);
            at += rows;
        }
        HammingNeighbours neighbours = HammingNeighbours.of(bits);
        EqualValues groups = neighbours.groups();
        // Each two near groups of rows are a key of their own, and so is each group.
        long[] keys = new long[1024];
        int[] size = new int[1];
        long[][] grown = {keys};
        for (int group = 0; group < groups.groups(); group++) {
            add(grown, size, group, group);
        }
        neighbours.within(distance, cancelled, (one, other, apart) -> add(grown, size, one, other));
        return joined(groups, owners, Arrays.copyOf(grown[0], size[0]), tables.size());
    }

    private static void add(long[][] pairs, int[] size, int one, int other) {
        if (size[0] == pairs[0].length) {
            pairs[0] = Arrays.copyOf(pairs[0], 2 * size[0]);
        }
        pairs[0][size[0]++] = (long) one << 32 | other;
    }

    private long joined(EqualValues groups, int[] owners, long[] pairs, int tables) {
        int[][] keysOf = new int[tables][];
        int[] sizes = new int[tables];
        for (int key = 0; key < pairs.length; key++) {
            Cancellation.check(cancelled);
            int one = (int) (pairs[key] >>> 32);
            int other = (int) pairs[key];
            give(groups, one, owners, key, keysOf, sizes);
            if (one != other) {
                give(groups, other, owners, key, keysOf, sizes);
            }
        }
        SharedKeys shared = new SharedKeys(WALK);
        for (int table = 0; table < tables; table++) {
            for (int i = 0; i < sizes[table]; i++) {
                shared.add(keysOf[table][i], table);
            }
        }
        return offerShared(shared, tables);
    }

    /// Gives the owners of the rows of `group` the key, each once: the last key that a table got tells whether it
    /// has it.
    private static void give(EqualValues groups, int group, int[] owners, int key, int[][] keysOf, int[] sizes) {
        for (int i = 0; i < groups.size(group); i++) {
            int table = owners[groups.member(group, i)];
            if (sizes[table] > 0 && keysOf[table][sizes[table] - 1] == key) {
                continue;
            }
            if (sizes[table] == 0) {
                keysOf[table] = new int[4];
            } else if (sizes[table] == keysOf[table].length) {
                keysOf[table] = Arrays.copyOf(keysOf[table], 2 * sizes[table]);
            }
            keysOf[table][sizes[table]++] = key;
        }
    }

    /// Selections with a hash in common.
    long hashes(List<Fingerprint> selections) {
        SharedKeys shared = new SharedKeys(WALK);
        for (int i = 0; i < selections.size(); i++) {
            for (long hash : ((Selection) selections.get(i)).distinctHashes()) {
                shared.add(hash, i);
            }
        }
        return offerShared(shared, selections.size());
    }

    private long offerShared(SharedKeys shared, int members) {
        shared.finish();
        shared.each(
                members,
                cancelled,
                (left, right, keys) -> offers.offer(left, right, Math.min(Segment.LARGEST_STRENGTH, keys)));
        return shared.passedOver();
    }

    /// Signatures of which at least the share `resemblance` of all minima agrees, as far as they agree in a band.
    long minima(List<Fingerprint> signatures, double resemblance) {
        SharedKeys shared = new SharedKeys(WALK);
        for (int i = 0; i < signatures.size(); i++) {
            MinHashSignature signature = (MinHashSignature) signatures.get(i);
            for (int band = 0; band < BANDS; band++) {
                shared.add(key(signature, band), i);
            }
        }
        shared.finish();
        int least = (int) Math.ceil(MinHash.PERMUTATIONS * resemblance - ROUNDING);
        shared.each(signatures.size(), cancelled, (left, right, keys) -> {
            int agreements =
                    ((MinHashSignature) signatures.get(left)).agreements((MinHashSignature) signatures.get(right));
            if (agreements >= least) {
                offers.offer(left, right, agreements);
            }
        });
        return shared.passedOver();
    }

    /// A number for the minima of a band, and for which band it is.
    private static long key(MinHashSignature signature, int band) {
        long key = band;
        for (int i = 0; i < BAND_SIZE; i++) {
            key = key * 0x9E3779B97F4A7C15L + signature.minimum(band * BAND_SIZE + i);
            key ^= key >>> 29;
        }
        return key;
    }

    /// Counts whose cosine is at least `cosine`. Of each text only the rarest words are keys, as many as carry so
    /// much of its vector that the rest is shorter than `cosine`: the rarest word that two such texts have in
    /// common is then a key of both, since all that they have in common lies from it on (prefix filtering: Bayardo,
    /// Ma and Srikant 2007). Nothing is passed over; the time is that of the pairs which share one of those words.
    long counts(List<Fingerprint> counts, double cosine) {
        WordCounts[] texts = counts.toArray(WordCounts[]::new);
        WordRarity rarity = new WordRarity(texts);
        SharedKeys shared = new SharedKeys(Integer.MAX_VALUE);
        for (int i = 0; i < texts.length; i++) {
            Cancellation.check(cancelled);
            for (long word : rarity.prefix(texts[i], cosine - ROUNDING)) {
                shared.add(word, i);
            }
        }
        shared.finish();
        shared.each(texts.length, cancelled, (left, right, keys) -> {
            double found = texts[left].cosine(texts[right]);
            if (found >= cosine - ROUNDING) {
                offers.offer(left, right, (int) (found * Segment.LARGEST_STRENGTH));
            }
        });
        return shared.passedOver();
    }
}
