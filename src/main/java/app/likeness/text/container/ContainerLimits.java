package app.likeness.text.container;

import app.likeness.text.extract.TextExtractors;

/// How much is unpacked of one file that holds others. What is beyond is said, not read.
///
/// @param depth archives in each other, the outermost counted, 1 or more
/// @param members files in all
/// @param bytes unpacked in all, those that are passed over counted
/// @param ratio unpacked bytes for each byte of the file, from 64 MB on
/// @param memberBytes of one file inside
/// @param nestedBytes of one archive or table inside: it is held in memory while what it holds is read
public record ContainerLimits(int depth, int members, long bytes, int ratio, long memberBytes, long nestedBytes) {
    /// What is unpacked whatever the ratio.
    static final long FREE_BYTES = 64_000_000;

    private static final int SHARE_OF_HEAP = 16;
    private static final int UNPACKERS = 4;

    /// For one file at a time, where nothing else takes memory.
    public static ContainerLimits forOne() {
        return standard(TextExtractors.LIMIT_BYTES, Runtime.getRuntime().maxMemory());
    }

    /// Three deep, 200,000 files, 4 GB, 200 times the size of the file.
    ///
    /// @param memberBytes the largest file inside that there is memory for
    /// @param heap the memory that the program may use
    public static ContainerLimits standard(long memberBytes, long heap) {
        return new ContainerLimits(
                3,
                200_000,
                4_000_000_000L,
                200,
                Math.min(memberBytes, TextExtractors.LIMIT_BYTES),
                Math.min(heap / SHARE_OF_HEAP, TextExtractors.LIMIT_BYTES));
    }

    /// The memory that unpacking one archive may take: xz and 7z hold as much of what came out as they say, 64 MB as
    /// a rule and up to 4 GB.
    long unpackerBytes() {
        return UNPACKERS * nestedBytes;
    }
}
