package app.likeness.text.archive;

import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Keys that are made of passwords: PBKDF2 with HMAC-SHA1 (RFC 8018, section 5.2). The one of the JDK takes characters
/// alone; files are also encrypted with bytes that are none.
public final class KeyStretch {
    /// More rounds than any program asks for: a file that does would keep the processor busy for nothing.
    private static final int MOST_ROUNDS = 2_000_000;

    private static final String MAC = "HmacSHA1";

    private KeyStretch() {}

    /// The first `length` bytes. O(rounds × length).
    ///
    /// @throws GeneralSecurityException when the password is empty, or for less than one round or more than two
    ///     million
    public static byte[] pbkdf2(byte[] password, byte[] salt, int rounds, int length) throws GeneralSecurityException {
        if (password.length == 0 || rounds < 1 || rounds > MOST_ROUNDS) {
            throw new GeneralSecurityException("no key for " + password.length + " bytes in " + rounds + " rounds");
        }
        Mac mac = Mac.getInstance(MAC);
        mac.init(new SecretKeySpec(password, MAC));
        byte[] key = new byte[length];
        for (int from = 0, block = 1; from < length; from += mac.getMacLength(), block++) {
            mac.update(salt);
            mac.update(new byte[] {(byte) (block >>> 24), (byte) (block >>> 16), (byte) (block >>> 8), (byte) block});
            byte[] last = mac.doFinal();
            byte[] sum = last.clone();
            for (int round = 1; round < rounds; round++) {
                last = mac.doFinal(last);
                for (int i = 0; i < sum.length; i++) {
                    sum[i] ^= last[i];
                }
            }
            System.arraycopy(sum, 0, key, from, Math.min(sum.length, length - from));
        }
        return key;
    }
}
