package app.likeness.text.archive;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.List;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Decrypts entries of zip archives as they are read, after the two ways in use: that of PKWARE (APPNOTE 6.1), with 96
/// bits of state that the bytes themselves stir; and that of WinZip (AE-1 and AE-2: AES in counter mode, HMAC-SHA1).
///
/// A wrong password shows at once, or, once in 256 or 65,536 times, in a checksum that does not fit.
public final class ZipCipher {
    /// A password that is not the one of an entry.
    public static final class WrongPassword extends IOException {
        private static final long serialVersionUID = 1;

        WrongPassword() {
            super("another password");
        }
    }

    private static final Charset GB18030 = Charset.forName("GB18030");
    private static final int HEADER = 12;
    private static final int ROUNDS = 1_000;
    private static final int CHECK = 2;
    private static final int SEAL = 10;
    private static final int BLOCK = 16;

    private ZipCipher() {}

    /// The packed bytes of `member`.
    ///
    /// @param in its bytes in the archive, from the first to the last one
    /// @throws WrongPassword when `password` is not that of the entry
    public static InputStream opened(ZipMember member, InputStream in, byte[] password) throws IOException {
        return member.aesKeyBytes() > 0 ? sealed(member, in, password) : stirred(member, in, password);
    }

    /// The bytes that a password may stand for: programs in China write it as the system does.
    public static List<byte[]> bytes(String password) {
        byte[] inUtf8 = password.getBytes(StandardCharsets.UTF_8);
        byte[] inGb = password.getBytes(GB18030);
        return Arrays.equals(inUtf8, inGb) ? List.of(inUtf8) : List.of(inUtf8, inGb);
    }

    private static InputStream stirred(ZipMember member, InputStream in, byte[] password) throws IOException {
        Stirred keys = new Stirred(in, password);
        byte[] header = keys.readNBytes(HEADER);
        if (header.length < HEADER) {
            throw new EOFException("an encrypted entry is too short");
        }
        // The last byte is one of the checksum, or of the time where that stands behind the entry.
        int last = header[HEADER - 1] & 0xFF;
        if (last != (member.checksum() >>> 24 & 0xFF) && last != member.timeByte()) {
            throw new WrongPassword();
        }
        return keys;
    }

    private static InputStream sealed(ZipMember member, InputStream in, byte[] password) throws IOException {
        int strength = member.aesKeyBytes();
        byte[] salt = in.readNBytes(strength / 2);
        byte[] check = in.readNBytes(CHECK);
        long length = member.packed() - salt.length - CHECK - SEAL;
        if (check.length < CHECK || length < 0) {
            throw new EOFException("an encrypted entry is too short");
        }
        try {
            byte[] keys = KeyStretch.pbkdf2(password, salt, ROUNDS, 2 * strength + CHECK);
            if (!Arrays.equals(check, Arrays.copyOfRange(keys, 2 * strength, 2 * strength + CHECK))) {
                throw new WrongPassword();
            }
            return new Sealed(
                    in, length, Arrays.copyOf(keys, strength), Arrays.copyOfRange(keys, strength, strength + strength));
        } catch (GeneralSecurityException unknown) {
            throw new WrongPassword();
        }
    }

    /// Three keys, which every byte changes.
    private static final class Stirred extends FilterInputStream {
        private static final int[] TABLE = new int[256];

        static {
            for (int i = 0; i < TABLE.length; i++) {
                int sum = i;
                for (int bit = 0; bit < 8; bit++) {
                    sum = (sum >>> 1) ^ ((sum & 1) == 0 ? 0 : 0xEDB88320);
                }
                TABLE[i] = sum;
            }
        }

        private int first = 0x12345678;
        private int second = 0x23456789;
        private int third = 0x34567890;

        Stirred(InputStream in, byte[] password) {
            super(in);
            for (byte each : password) {
                stir(each);
            }
        }

        private static int checksum(int sum, int value) {
            return (sum >>> 8) ^ TABLE[(sum ^ value) & 0xFF];
        }

        private void stir(int plain) {
            first = checksum(first, plain);
            second = (second + (first & 0xFF)) * 134_775_813 + 1;
            third = checksum(third, second >>> 24);
        }

        private int plain(int read) {
            int mixed = (third & 0xFFFF) | 2;
            int plain = (read ^ ((mixed * (mixed ^ 1)) >>> 8)) & 0xFF;
            stir(plain);
            return plain;
        }

        @Override
        public int read() throws IOException {
            int read = in.read();
            return read < 0 ? read : plain(read);
        }

        @Override
        public int read(byte[] bytes, int start, int length) throws IOException {
            int read = in.read(bytes, start, length);
            for (int i = start; i < start + read; i++) {
                bytes[i] = (byte) plain(bytes[i]);
            }
            return read;
        }
    }

    /// AES in counter mode; the counter begins at 1 and its first byte is the lowest. Behind the last byte stands a
    /// seal over all of them.
    private static final class Sealed extends FilterInputStream {
        private final Cipher cipher;
        private final Mac mac;
        private final byte[] counter = new byte[BLOCK];
        private byte[] mask = new byte[0];
        private int used;
        private long left;

        Sealed(InputStream in, long length, byte[] key, byte[] sealKey) throws GeneralSecurityException {
            super(in);
            this.left = length;
            cipher = Cipher.getInstance("AES/ECB/NoPadding");
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"));
            mac = Mac.getInstance("HmacSHA1");
            mac.init(new SecretKeySpec(sealKey, "HmacSHA1"));
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] bytes, int start, int length) throws IOException {
            if (left == 0) {
                return -1;
            }
            int read = in.read(bytes, start, (int) Math.min(length, left));
            if (read < 0) {
                throw new EOFException("an encrypted entry ends too early");
            }
            left -= read;
            mac.update(bytes, start, read);
            for (int i = start; i < start + read; i++) {
                if (used == mask.length) {
                    count();
                }
                bytes[i] ^= mask[used++];
            }
            if (left == 0 && !Arrays.equals(in.readNBytes(SEAL), Arrays.copyOf(mac.doFinal(), SEAL))) {
                throw new IOException("the seal of an encrypted entry does not fit");
            }
            return read;
        }

        private void count() throws IOException {
            for (int i = 0; i < BLOCK && ++counter[i] == 0; i++) {
                // What runs over goes into the next byte.
            }
            try {
                mask = cipher.doFinal(counter);
            } catch (GeneralSecurityException impossible) {
                throw new IOException(impossible);
            }
            used = 0;
        }
    }
}
