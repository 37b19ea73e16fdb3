package app.likeness.compare.search;

import app.likeness.compare.Cancellation;
import app.likeness.compare.Parts;
import app.likeness.compare.index.LocalEvidence;
import app.likeness.fingerprint.grams.SeedGrams;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// Which texts share seed grams close together on both sides ([LocalEvidence]): every text's grams come in, pairs of
/// texts go out (decisions/0058).
///
/// The grams of all texts are joined by sorting, in passes over ranges of their hashes. Of what texts share, those that
/// stand in too many tell nothing and are left out. Then the partners of each text are looked at where it shares enough
/// with them in all, by the places of the grams. Deterministic: the outcome does not depend on who does the [Parts].
///
/// Memory: a tenth of the heap a thread for the passes, 100 MB at most, and 13 bytes for every place of a gram that two
/// texts share and that tells
/// something. Of more than [#MOST] grams only one in two, four, … is looked at, so that memory and time stay bounded
/// and short passages are found less surely.
public final class LocalSearch {
    /// Grams that are joined.
    private static final long MOST = 1L << 26;

    /// Entries sorted at a time, at most: more passes go over all texts more often.
    private static final int LARGEST_PASS = 1 << 22;

    private static final int LEAST_PASS = 1 << 18;

    /// Bytes of the heap for each entry of a pass. A thread holds up to three times eight while its entries grow.
    private static final int HEAP = 256;

    /// Of all grams one in so many is in a second text and tells something.
    private static final int TELLING = 2;

    /// Texts whose partners are looked at as one part of the work.
    private static final int LEFTS = 64;

    private static final int LARGEST_STRENGTH = 60_000;

    /// Bits in which grams are looked up.
    private static final int WANTED = 1 << 25;

    /// Spreads the bits of a hash.
    private static final int GOLDEN = 0x9E3779B9;

    /// A few texts are asked for when they have at most one in so many of all grams: then only theirs are joined.
    private static final int FEW = 4;

    /// Postings lie in pieces of so many, so that there is never a copy of all of them, nor room that is not needed.
    private static final int PIECE_BITS = 16;

    private static final int PIECE = 1 << PIECE_BITS;

    private final SeedSource source;
    private final long[] hashes;
    private final int texts;
    private final BitSet asked;
    private final LocalEvidence evidence;
    private final Parts parts;
    private final BooleanSupplier cancelled;

    private final int textBits;
    private final int sampleBits;
    private final int passBits;
    /// Which grams the asked texts have, by some of their bits, where only those are joined.
    private final @Nullable BitSet wanted;

    /// @param hashes the folded hashes of the texts, which are numbered as they stand here
    /// @param asked only pairs with at least one of these texts are wanted
    public LocalSearch(
            CandidateFinder.Seeds seeds, long[] hashes, BitSet asked, Parts parts, BooleanSupplier cancelled) {
        this(seeds, hashes, asked, parts, cancelled, pass(Runtime.getRuntime().maxMemory()));
    }

    /// How many entries are sorted at a time with a heap of so many bytes.
    private static int pass(long heap) {
        return Math.clamp(Long.highestOneBit(heap / HEAP), LEAST_PASS, LARGEST_PASS);
    }

    /// @param pass entries sorted at a time, which the outcome does not depend on
    LocalSearch(
            CandidateFinder.Seeds seeds,
            long[] hashes,
            BitSet asked,
            Parts parts,
            BooleanSupplier cancelled,
            int pass) {
        this.source = seeds.source();
        this.hashes = hashes;
        this.texts = hashes.length;
        this.asked = asked;
        this.evidence = seeds.evidence();
        this.parts = parts;
        this.cancelled = cancelled;
        this.textBits = Integer.SIZE - Integer.numberOfLeadingZeros(texts);
        long all = 0;
        long few = 0;
        for (int text = 0; text < texts; text++) {
            all += source.size(hashes[text]);
            few += asked.get(text) ? source.size(hashes[text]) : 0;
        }
        boolean isFew = few <= all / FEW;
        this.sampleBits = bits(all, MOST);
        this.wanted = isFew ? wanted() : null;
        this.passBits = bits((isFew ? FEW * few : all / TELLING) >>> sampleBits, pass);
    }

    private BitSet wanted() {
        var grams = new BitSet(WANTED);
        for (int text = asked.nextSetBit(0); text >= 0; text = asked.nextSetBit(text + 1)) {
            int[] seeds = source.grams(hashes[text]);
            for (int place = 0; place < seeds.length; place++) {
                grams.set(seeds[place] & (WANTED - 1));
                grams.set(SeedGrams.longer(seeds, place) & (WANTED - 1));
            }
        }
        return grams;
    }

    /// How often `grams` must be halved to be no more than `most`.
    private static int bits(long grams, long most) {
        int bits = 0;
        while (grams >>> bits > most) {
            bits++;
        }
        return bits;
    }

    /// Takes a pair of texts, the left one having the smaller number.
    public interface Use {
        /// Takes the next pair.
        ///
        /// @param strength how much they share, 1…60,000
        void pair(int left, int right, int strength);
    }

    /// Finds the pairs, each once.
    public void run(Use use) {
        var postings = new Postings();
        parts.each(1 << passBits, this::entries, postings::add);
        var places = new Places(postings, texts);
        Queue<Partners> free = new ConcurrentLinkedQueue<>();
        parts.each(
                Math.ceilDiv(texts, LEFTS),
                part -> {
                    Partners known = free.poll();
                    Partners partners = known == null ? new Partners(postings, places) : known;
                    long[] pairs = partners.of(part * LEFTS, Math.min(texts, (part + 1) * LEFTS));
                    free.add(partners);
                    return pairs;
                },
                pairs -> {
                    for (long pair : pairs) {
                        use.pair(BestPartners.left(pair), BestPartners.right(pair), BestPartners.strength(pair));
                    }
                });
    }

    /// The grams of one pass that tell something, each with its text and its place, sorted: the pass is some bits of a
    /// gram, which need not be kept.
    private long[] entries(int pass) {
        int placeBits = Integer.SIZE + passBits - textBits;
        int lastPlace = (int) Math.min((1L << Math.min(placeBits, Integer.SIZE - 1)) - 1, Integer.MAX_VALUE);
        long[] entries = new long[1 << 14];
        int size = 0;
        for (int text = 0; text < texts; text++) {
            Cancellation.check(cancelled);
            int[] grams = source.grams(hashes[text]);
            for (int place = 0; place < grams.length; place++) {
                int gram = grams[place];
                boolean isTelling = isOf(pass, gram) && evidence.documents(gram) > 0;
                if (!isTelling) {
                    int longer = SeedGrams.longer(grams, place);
                    isTelling = longer != 0
                            && isOf(pass, longer)
                            && evidence.isCommon(gram)
                            && evidence.documents(longer) > 0;
                    gram = longer;
                }
                if (isTelling) {
                    entries = size == entries.length ? Arrays.copyOf(entries, 2 * size) : entries;
                    entries[size++] =
                            (Integer.rotateRight(gram, 1) & 0xFFFFFFFFL) >>> passBits << (textBits + placeBits)
                                    | (long) text << placeBits
                                    | Math.min(place, lastPlace);
                }
            }
        }
        entries = Arrays.copyOf(entries, size);
        Arrays.sort(entries);
        return entries;
    }

    /// Whether a gram is joined in this pass. The lowest bit says what kind it is, so that it is none of the pass.
    private boolean isOf(int pass, int gram) {
        return ((gram >>> 1) & ((1 << passBits) - 1)) == pass
                && (sampleBits == 0 || (gram * GOLDEN) >>> (Integer.SIZE - sampleBits) == 0)
                && (wanted == null || wanted.get(gram & (WANTED - 1)));
    }

    /// Where the grams stand that several texts have, one gram after the other; of each the texts ascend, and the last
    /// one is complemented.
    private final class Postings {
        private int[][] texts = new int[1][PIECE];
        private int[][] places = new int[1][PIECE];
        /// In how many texts the gram stands.
        private byte[][] documents = new byte[1][PIECE];

        private int size;
        private int pass;

        /// Adds the entries of the next pass.
        void add(long[] entries) {
            int placeBits = Integer.SIZE + passBits - textBits;
            int gramShift = textBits + placeBits;
            long placeMask = (1L << placeBits) - 1;
            int start = 0;
            while (start < entries.length) {
                long gram = entries[start] >>> gramShift;
                int first = size;
                boolean isAsked = false;
                int end = start;
                for (; end < entries.length && entries[end] >>> gramShift == gram; end++) {
                    int text = (int) (entries[end] >>> placeBits) & ((1 << textBits) - 1);
                    // A gram that a text has twice counts where it stands first.
                    if (size == first || text(size - 1) != text) {
                        isAsked |= asked.get(text);
                        add(text, (int) (entries[end] & placeMask));
                    }
                }
                if (size - first < 2 || !isAsked) {
                    size = first;
                } else {
                    texts[(size - 1) >>> PIECE_BITS][(size - 1) & (PIECE - 1)] ^= -1;
                    int own = Integer.rotateLeft((int) ((gram << passBits) | pass), 1);
                    byte standing = (byte) evidence.documents(own);
                    for (int posting = first; posting < size; posting++) {
                        documents[posting >>> PIECE_BITS][posting & (PIECE - 1)] = standing;
                    }
                }
                start = end;
            }
            pass++;
        }

        private void add(int text, int place) {
            int piece = size >>> PIECE_BITS;
            if (piece == texts.length) {
                texts = Arrays.copyOf(texts, 2 * piece);
                places = Arrays.copyOf(places, 2 * piece);
                documents = Arrays.copyOf(documents, 2 * piece);
            }
            if (texts[piece] == null) {
                texts[piece] = new int[PIECE];
                places[piece] = new int[PIECE];
                documents[piece] = new byte[PIECE];
            }
            texts[piece][size & (PIECE - 1)] = text;
            places[piece][size++ & (PIECE - 1)] = place;
        }

        private int signed(int posting) {
            return texts[posting >>> PIECE_BITS][posting & (PIECE - 1)];
        }

        int text(int posting) {
            int text = signed(posting);
            return text < 0 ? ~text : text;
        }

        boolean isLast(int posting) {
            return signed(posting) < 0;
        }

        int place(int posting) {
            return places[posting >>> PIECE_BITS][posting & (PIECE - 1)];
        }

        int documents(int posting) {
            return documents[posting >>> PIECE_BITS][posting & (PIECE - 1)] & 0xFF;
        }
    }

    /// The postings of each text.
    private static final class Places {
        private final int[] firsts;
        private final int[][] postings;

        Places(Postings of, int texts) {
            firsts = new int[texts + 1];
            for (int posting = 0; posting < of.size; posting++) {
                firsts[of.text(posting) + 1]++;
            }
            for (int text = 0; text < texts; text++) {
                firsts[text + 1] += firsts[text];
            }
            int[] next = firsts.clone();
            postings = new int[Math.ceilDiv(of.size, PIECE)][PIECE];
            for (int posting = 0; posting < of.size; posting++) {
                int place = next[of.text(posting)]++;
                postings[place >>> PIECE_BITS][place & (PIECE - 1)] = posting;
            }
        }

        int posting(int place) {
            return postings[place >>> PIECE_BITS][place & (PIECE - 1)];
        }
    }

    /// Looks at the partners of texts. Confined to one thread.
    private final class Partners {
        private final Postings postings;
        private final Places places;
        private final float[] told = new float[texts];
        private final int[] touched = new int[texts];
        /// Of the texts that share enough in all where their hits begin, and how many there are.
        private final int[] starts = new int[texts];

        private long[] hits = new long[256];
        private long[] pairs = new long[64];
        private int size;

        Partners(Postings postings, Places places) {
            this.postings = postings;
            this.places = places;
        }

        /// The pairs of the texts in `[from, to)`, each with later ones.
        long[] of(int from, int to) {
            size = 0;
            for (int left = from; left < to; left++) {
                Cancellation.check(cancelled);
                look(left);
            }
            return Arrays.copyOf(pairs, size);
        }

        private void look(int left) {
            int count = 0;
            for (int i = places.firsts[left]; i < places.firsts[left + 1]; i++) {
                int posting = places.posting(i);
                float weight = (float) evidence.weight(postings.documents(posting));
                while (!postings.isLast(posting)) {
                    int right = postings.text(++posting);
                    if (told[right] == 0) {
                        touched[count++] = right;
                    }
                    told[right] += weight;
                }
            }
            int enough = 0;
            for (int i = 0; i < count; i++) {
                int right = touched[i];
                boolean isAsked = asked.get(left) || asked.get(right);
                if (isAsked && told[right] >= LocalEvidence.LEAST) {
                    touched[enough++] = right;
                } else {
                    told[right] = 0;
                }
            }
            if (enough > 0) {
                add(left, enough);
            }
        }

        /// Adds those of the first `count` texts that were touched that share enough close together.
        private void add(int left, int count) {
            int total = 0;
            for (int i = 0; i < count; i++) {
                starts[touched[i]] = 0;
            }
            for (int i = places.firsts[left]; i < places.firsts[left + 1]; i++) {
                for (int posting = places.posting(i); !postings.isLast(posting); ) {
                    int right = postings.text(++posting);
                    if (told[right] > 0) {
                        starts[right]++;
                        total++;
                    }
                }
            }
            hits = hits.length < total ? new long[Math.max(total, 2 * hits.length)] : hits;
            int start = 0;
            for (int i = 0; i < count; i++) {
                int own = starts[touched[i]];
                starts[touched[i]] = start;
                start += own;
            }
            for (int i = places.firsts[left]; i < places.firsts[left + 1]; i++) {
                int posting = places.posting(i);
                int place = postings.place(posting);
                int documents = postings.documents(posting);
                while (!postings.isLast(posting)) {
                    int right = postings.text(++posting);
                    if (told[right] > 0) {
                        hits[starts[right]++] = LocalEvidence.hit(place, postings.place(posting), documents);
                    }
                }
            }
            int from = 0;
            for (int i = 0; i < count; i++) {
                int right = touched[i];
                Arrays.sort(hits, from, starts[right]);
                if (evidence.isEnough(hits, from, starts[right])) {
                    pairs = size == pairs.length ? Arrays.copyOf(pairs, 2 * size) : pairs;
                    pairs[size++] = BestPartners.pair(left, right, strength(told[right]));
                }
                from = starts[right];
                told[right] = 0;
            }
        }

        private static int strength(float told) {
            return (int) Math.clamp(8 * told, 1, LARGEST_STRENGTH);
        }
    }
}
