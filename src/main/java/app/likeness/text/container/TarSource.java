package app.likeness.text.container;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.archive.ArchiveBytes;
import app.likeness.text.archive.ArchiveNames;
import app.likeness.text.extract.TextExtractors;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The files of a tar archive: POSIX ustar and pax, with GNU's long names (POSIX.1-2017, pax, "ustar Interchange
/// Format"). Read from the start to the end, once.
final class TarSource extends PackedSource {
    private static final int RECORD = 512;
    private static final int NAME = 100;
    private static final int SIZE = 124;
    private static final int TIME = 136;
    private static final int TYPE = 156;
    private static final int MAGIC = 257;
    private static final int PREFIX = 345;

    /// Names and the like that stand in records of their own.
    private static final int LONGEST_EXTRA = 1 << 20;

    private final InputStream in;
    private final ArchiveBytes archive;
    private final UnpackBudget budget;
    /// Names that are not UTF-8, each character for a byte.
    private final List<String> rawNames = new ArrayList<>();

    private @Nullable Bounded data;

    /// Takes over `archive`.
    ///
    /// @param modifiedAt of the archive
    /// @param in what is in `archive`, unpacked
    TarSource(Path path, Instant modifiedAt, InputStream in, ArchiveBytes archive, UnpackBudget budget) {
        super(path, modifiedAt);
        this.in = in;
        this.archive = archive;
        this.budget = budget;
    }

    /// What the records before an entry say of it.
    private static final class Stated {
        @Nullable
        String name;

        long size = -1;
    }

    @Override
    public @Nullable Member next() throws IOException {
        var stated = new Stated();
        while (true) {
            pass();
            if (budget.isSpent()) {
                return null;
            }
            byte[] head = in.readNBytes(RECORD);
            budget.count(head.length);
            if (head.length == 0 || (head.length == RECORD && isZero(head))) {
                return null;
            }
            if (!ArchiveFormat.isTar(head)) {
                throw new IOException("a record of a tar archive is no header");
            }
            char type = (char) (head[TYPE] & 0xFF);
            if ("LKxg".indexOf(type) >= 0) {
                extra(type, number(head, SIZE, 12), stated);
                continue;
            }
            long size = stated.size >= 0 ? stated.size : number(head, SIZE, 12);
            data = new Bounded(in, hasData(type) ? size : 0);
            Optional<Member> member = member(type, name(head, stated), size, number(head, TIME, 12));
            if (member.isPresent()) {
                return member.get();
            }
            stated = new Stated();
        }
    }

    /// The entry; empty for a folder and for what is hidden.
    private Optional<Member> member(char type, String name, long size, long seconds) throws IOException {
        if (type == '5' || type == 'D' || name.endsWith("/")) {
            return Optional.empty();
        }
        Optional<Path> place = place(name);
        if (place.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                switch (type) {
                    case '0', '\0', '7' -> file(place.get(), size, seconds);
                    case '1', '2' -> unread(place.get(), "a link inside an archive");
                    case '3', '4', '6' -> unread(place.get(), "neither a file nor a folder");
                    default -> unread(place.get(), "a kind of entry that is not read; unpack it");
                });
    }

    private static Member unread(Path place, String why) {
        return new Member.Unread(new Skip(place, SkipReason.UNSUPPORTED, why));
    }

    private Member file(Path place, long size, long seconds) throws IOException {
        if (TextExtractors.isSystemFile(place)) {
            return new Member.Unread(new Skip(place, SkipReason.UNSUPPORTED, "hidden or system file"));
        }
        Bounded bounded = new Bounded(in, size);
        data = bounded;
        Attempt<FileBytes> content = budget.unpack(place, bounded, size);
        if (content instanceof Attempt.Got<FileBytes> bytes && bytes.value().bytes().length < size) {
            throw new EOFException("a tar archive ends inside a file");
        }
        return switch (content) {
            case Attempt.Not<FileBytes> not -> new Member.Unread(not.skip());
            case Attempt.Got<FileBytes> bytes ->
                new MemberFile(place, seconds > 0 ? Instant.ofEpochSecond(seconds) : modifiedAt(), bytes.value());
        };
    }

    /// Passes over what is left of the entry at hand, to the next record.
    private void pass() throws IOException {
        Bounded rest = data;
        if (rest != null) {
            data = null;
            budget.pass(rest);
            if (budget.isSpent()) {
                return;
            }
            if (rest.left > 0) {
                throw new EOFException("a tar archive ends inside a file");
            }
            in.skipNBytes(-rest.length & (RECORD - 1));
        }
    }

    /// A record that says something of the entry behind it.
    private void extra(char type, long size, Stated stated) throws IOException {
        if (size < 0 || size > LONGEST_EXTRA) {
            throw new IOException("a name in a tar archive is too long");
        }
        byte[] content = in.readNBytes((int) size);
        budget.count(content.length);
        in.skipNBytes(-size & (RECORD - 1));
        if (type == 'L') {
            stated.name = decoded(text(content, 0, content.length));
        } else if (type == 'x') {
            Map<String, String> fields = fields(new String(content, StandardCharsets.UTF_8));
            stated.name = fields.getOrDefault("path", stated.name);
            stated.size = fields.getOrDefault("size", "").matches("\\d{1,18}")
                    ? Long.parseLong(fields.getOrDefault("size", ""))
                    : stated.size;
        }
    }

    /// The fields of a pax header, lines of the form `length name=value`.
    private static Map<String, String> fields(String lines) {
        var fields = new HashMap<String, String>();
        for (String line : lines.split("\n", -1)) {
            int name = line.indexOf(' ');
            int value = line.indexOf('=');
            if (name >= 0 && value > name) {
                fields.put(line.substring(name + 1, value), line.substring(value + 1));
            }
        }
        return fields;
    }

    private String name(byte[] head, Stated stated) {
        if (stated.name != null) {
            return stated.name;
        }
        String name = text(head, 0, NAME);
        boolean isUstar = text(head, MAGIC, MAGIC + 5).equals("ustar") && head[MAGIC + 5] == 0;
        String prefix = isUstar ? text(head, PREFIX, PREFIX + 155) : "";
        return decoded(prefix.isEmpty() ? name : prefix + "/" + name);
    }

    private String decoded(String rawName) {
        String asUtf8 = ArchiveNames.decoded(rawName, StandardCharsets.UTF_8);
        if (asUtf8.indexOf('\uFFFD') < 0) {
            return asUtf8;
        }
        rawNames.add(rawName);
        return ArchiveNames.decoded(rawName, ArchiveNames.charset(rawNames));
    }

    /// Kinds of entries that bytes follow.
    private static boolean hasData(char type) {
        return "12345".indexOf(type) < 0;
    }

    /// The bytes up to the first zero, each as a character.
    private static String text(byte[] head, int from, int to) {
        int end = from;
        while (end < to && head[end] != 0) {
            end++;
        }
        return new String(head, from, end - from, StandardCharsets.ISO_8859_1);
    }

    /// A number in octal digits, or for large ones in binary with the first bit set.
    private static long number(byte[] head, int at, int length) throws IOException {
        if (head[at] < 0) {
            long number = head[at] & 0x7F;
            for (int i = at + 1; i < at + length; i++) {
                number = number << 8 | (head[i] & 0xFF);
            }
            if (number < 0) {
                throw new IOException("a number in a tar archive is below zero");
            }
            return number;
        }
        String digits = text(head, at, at + length).strip();
        if (!digits.matches("[0-7]*")) {
            throw new IOException("a number in a tar archive has no octal digits");
        }
        return digits.isEmpty() ? 0 : Long.parseLong(digits, 8);
    }

    private static boolean isZero(byte[] head) {
        return Arrays.equals(head, new byte[RECORD]);
    }

    @Override
    public void close() throws IOException {
        in.close();
        archive.close();
    }

    /// So many bytes of a stream, and no more.
    private static final class Bounded extends InputStream {
        private final InputStream in;
        private final long length;
        private long left;

        Bounded(InputStream in, long length) {
            this.in = in;
            this.length = length;
            this.left = length;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] into, int offset, int wanted) throws IOException {
            if (left == 0) {
                return -1;
            }
            int count = in.read(into, offset, (int) Math.min(wanted, left));
            left -= Math.max(0, count);
            return count;
        }
    }
}
