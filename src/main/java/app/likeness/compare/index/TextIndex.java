package app.likeness.compare.index;

import app.likeness.compare.DisjointSets;
import app.likeness.fingerprint.Sketch;
import app.likeness.fingerprint.neighbours.EqualValues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/// An index of winnowed hashes over all texts of a corpus, as far as it is held in memory: its segments, whose texts
/// are numbered one segment after the other. A text is in one segment only. What its documents are called and where
/// their postings lie others know; a text whose documents are gone stays and counts until the index is made anew.
/// Immutable.
public final class TextIndex {
    /// Sketches this close make documents near-copies: one family.
    public static final int FAMILY = 3;

    private final List<Segment> segments;
    private final int[] firsts;
    private final EqualValues byHash;
    private final DisjointSets families;
    private final long[] sketches;
    private final boolean[] sketched;

    /// O(n log n).
    public TextIndex(List<Segment> segments) {
        this.segments = List.copyOf(segments);
        this.firsts = new int[segments.size() + 1];
        for (int i = 0; i < segments.size(); i++) {
            firsts[i + 1] = Math.addExact(firsts[i], segments.get(i).size());
        }
        int size = firsts[segments.size()];
        long[] hashes = new long[size];
        this.sketches = new long[size];
        this.sketched = new boolean[size];
        for (int text = 0; text < size; text++) {
            int at = segment(text);
            Segment segment = segments.get(at);
            hashes[text] = segment.foldedHash(text - firsts[at]);
            sketches[text] = segment.sketch(text - firsts[at]);
            sketched[text] = segment.isSketched(text - firsts[at]);
        }
        this.byHash = EqualValues.of(hashes);
        this.families = new DisjointSets(size);
        for (Segment segment : segments) {
            long[] links = segment.links();
            for (int i = 0; i + 1 < links.length; i += 2) {
                families.unite(known(links[i]), known(links[i + 1]));
            }
        }
    }

    /// An index of `texts`, which are different from each other, that knows nothing of partners and near-copies: to
    /// look hashes up. O(n log n).
    public static TextIndex ofHashes(List<DocumentFingerprints> texts) {
        return new TextIndex(List.of(Segment.of(texts, new int[texts.size()], new long[0])));
    }

    /// This index and a further segment of `texts`, which are different from each other and from all texts of this
    /// one.
    public TextIndex with(List<DocumentFingerprints> texts) {
        int[] weakest = new int[texts.size()];
        var bare = new TextIndex(joined(Segment.of(texts, weakest, new long[0])));
        return new TextIndex(joined(Segment.of(texts, weakest, bare.links(size()))));
    }

    private List<Segment> joined(Segment last) {
        var joined = new ArrayList<Segment>(segments);
        joined.add(last);
        return joined;
    }

    /// The links that join the texts from `first` on with their near-copies.
    private long[] links(int first) {
        var links = LongStream.builder();
        NearTexts nearTexts = near(FAMILY, Math.max(1, size() - first));
        for (int text = first; text < size(); text++) {
            if (sketched[text]) {
                for (int near : nearTexts.of(new Sketch(sketches[text]))) {
                    if (families.unite(text, near)) {
                        links.add(foldedHash(text)).add(foldedHash(near));
                    }
                }
            }
        }
        return links.build().toArray();
    }

    public List<Segment> segments() {
        return segments;
    }

    /// How many texts there are.
    public int size() {
        return firsts[segments.size()];
    }

    /// The number of the text with this folded hash, or −1.
    public int text(long foldedHash) {
        int group = byHash.group(foldedHash);
        return group < 0 ? -1 : byHash.member(group, 0);
    }

    public long foldedHash(int text) {
        int at = segment(text);
        return segments.get(at).foldedHash(text - firsts[at]);
    }

    /// The number of the first text of segment `segment`.
    int first(int segment) {
        return firsts[segment];
    }

    /// How many different hashes `text` has.
    public int hashes(int text) {
        int at = segment(text);
        return segments.get(at).hashes(text - firsts[at]);
    }

    /// The strength that a new partner of `text` must exceed to be among its best; 0 where any is.
    public int weakest(int text) {
        int at = segment(text);
        return segments.get(at).weakest(text - firsts[at]);
    }

    /// The Hamming distance of `text` from `sketch`, [Integer#MAX_VALUE] where it is too short for one.
    public int distance(int text, long sketch) {
        return sketched[text] ? Long.bitCount(sketches[text] ^ sketch) : Integer.MAX_VALUE;
    }

    /// In how many families of near-copies the first `size` of `texts` are; stops counting above `most`. `seen` has
    /// room for every text, and no other count has used `mark` in it.
    int families(int[] texts, int size, int most, int[] seen, int mark) {
        int count = 0;
        for (int i = 0; i < size && count <= most; i++) {
            int family = families.find(texts[i]);
            if (seen[family] != mark) {
                seen[family] = mark;
                count++;
            }
        }
        return count;
    }

    /// What looks texts up that are within `distance` of a sketch, so many `times` or roughly so.
    public NearTexts near(int distance, int times) {
        return new NearTexts(sketches, sketched, distance, times);
    }

    private int known(long foldedHash) {
        int text = text(foldedHash);
        if (text < 0) {
            throw new DamagedIndexException("a link leads to no text");
        }
        return text;
    }

    private int segment(int text) {
        int found = Arrays.binarySearch(firsts, text);
        // Empty segments begin where the next one does; the last of equal ones has the text.
        int at = found < 0 ? -found - 2 : found;
        while (firsts[at + 1] == firsts[at]) {
            at++;
        }
        return at;
    }
}
