package app.likeness.compare.search;

import app.likeness.compare.Cancellation;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/// From pairs of groups of copies to pairs of documents, without ever listing all pairs of large groups: a document is
/// paired with at most about [CandidateFinder#PARTNERS] others, unless the others have fewer; and in groups of more
/// than [#MANY] with fewer, down to one, so that a million copies are a chain of a million pairs.
final class CandidateExpansion {
    private static final int LIMIT = CandidateFinder.PARTNERS;

    /// Members of a group of copies that still have [#LIMIT] partners each.
    private static final int MANY = 1000;

    private final CopyGroups groups;
    private final BooleanSupplier cancelled;
    private final int[] partners;
    private long[] pairs = new long[1024];
    private int size;
    private long proposed;

    CandidateExpansion(CopyGroups groups, int documents, BooleanSupplier cancelled) {
        this.groups = groups;
        this.cancelled = cancelled;
        this.partners = new int[documents];
    }

    /// The candidates so far; `further` pairs were proposed and left out before they came here.
    Candidates candidates(long further) {
        Arrays.sort(pairs, 0, size);
        return new Candidates(Arrays.copyOf(pairs, size), further + proposed - size);
    }

    /// Copies among themselves: each one to check with the next ones to check and with some of the archive, so
    /// that all of them are connected.
    void addWithin(int group) {
        if (groups.wanted(group) == 0) {
            return;
        }
        proposed += groups.wanted(group);
        int[] checks = members(group, false);
        int[] archive = members(group, true);
        int limit = limit(checks.length);
        for (int i = 0; i < checks.length; i++) {
            Cancellation.check(cancelled);
            for (int j = i + 1; j < checks.length && j <= i + limit; j++) {
                add(checks[i], checks[j]);
            }
            for (int j = 0; j < archive.length && j < limit; j++) {
                add(checks[i], archive[(int) (((long) i * limit + j) % archive.length)]);
            }
        }
    }

    /// The documents of one group with those of another: each one of the larger group with at most so many of the
    /// smaller, as long as one of the two has fewer partners than that.
    void addBetween(int left, int right) {
        proposed += groups.wanted(left, right);
        int larger = groups.size(left) >= groups.size(right) ? left : right;
        int smaller = larger == left ? right : left;
        int limit = limit(groups.size(larger));
        for (int i = 0; i < groups.size(larger); i++) {
            Cancellation.check(cancelled);
            int document = groups.member(larger, i);
            for (int j = 0; j < groups.size(smaller) && j < limit; j++) {
                int other = groups.member(smaller, (i + j) % groups.size(smaller));
                if (partners[document] < LIMIT || partners[other] < LIMIT) {
                    add(document, other);
                }
            }
        }
    }

    /// How many partners each of `members` copies gets.
    private static int limit(int members) {
        return Math.clamp((long) LIMIT * MANY / Math.max(1, members), 1, LIMIT);
    }

    private void add(int document, int other) {
        if (!groups.isWanted(document, other)) {
            return;
        }
        partners[document]++;
        partners[other]++;
        if (size == pairs.length) {
            pairs = Arrays.copyOf(pairs, size + size / 2);
        }
        pairs[size++] = (long) Math.min(document, other) << 32 | Math.max(document, other);
    }

    private int[] members(int group, boolean archive) {
        int[] members = new int[groups.size(group)];
        int count = 0;
        for (int i = 0; i < members.length; i++) {
            if (groups.isArchive(groups.member(group, i)) == archive) {
                members[count++] = groups.member(group, i);
            }
        }
        return Arrays.copyOf(members, count);
    }
}
