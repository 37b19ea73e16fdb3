package app.likeness.ui.corpus;

import app.likeness.fingerprint.hash.Hash64;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;

/// Which files were there when somebody last looked, and what they held: 16 bytes for each. Immutable.
public final class LastLook {
    /// Nobody looked yet: then nothing is new.
    public static final LastLook NEVER = new LastLook(new long[0], new long[0]);

    /// Hashes of the paths, ascending; and by place those of what the files hold.
    private final long[] paths;

    private final long[] contents;

    private LastLook(long[] paths, long[] contents) {
        this.paths = paths;
        this.contents = contents;
    }

    /// O(files × log files).
    ///
    /// @param digests by path the SHA-256 of the file, as hexadecimal digits
    public static LastLook of(Map<Path, String> digests) {
        record Seen(long path, long content) {}
        Seen[] seen = digests.entrySet().stream()
                .map(each -> new Seen(hash(each.getKey().toString()), hash(each.getValue())))
                .sorted((one, other) -> Long.compare(one.path(), other.path()))
                .toArray(Seen[]::new);
        long[] paths = new long[seen.length];
        long[] contents = new long[seen.length];
        for (int i = 0; i < seen.length; i++) {
            paths[i] = seen[i].path();
            contents[i] = seen[i].content();
        }
        return new LastLook(paths, contents);
    }

    boolean isNever() {
        return paths.length == 0;
    }

    int size() {
        return paths.length;
    }

    /// The place of what stood at a path, negative where nothing did.
    int place(Path path) {
        return Arrays.binarySearch(paths, hash(path.toString()));
    }

    /// What stood at a place.
    long content(int place) {
        return contents[place];
    }

    private static long hash(String text) {
        return Hash64.of(text, 0, text.length());
    }
}
