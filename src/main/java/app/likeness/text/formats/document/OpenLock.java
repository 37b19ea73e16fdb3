package app.likeness.text.formats.document;

import app.likeness.text.SkipReason;
import app.likeness.text.archive.KeyStretch;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/// What a password locks of an Open Document (ISO 26300-3, section 4.8): each part by itself, by a key that is made of
/// the password in many rounds, with the checksum of its first [#CHECKED] bytes to know the password by. Blowfish and
/// AES in its chained mode, as programs write them until 2024; not the way that came then, Argon2 and one packet.
public final class OpenLock {
    private static final int CHECKED = 1024;
    private static final int USUAL_KEY_BYTES = 16;
    private static final int MOST_KEY_BYTES = 64;

    /// How one part is locked, as the document states it; what it does not state is empty or what was usual first.
    ///
    /// @param vector where the cipher begins, in Base64 as are `salt` and `check`
    private record Lock(
            String cipher,
            String vector,
            String start,
            int keyBytes,
            int rounds,
            String salt,
            String sum,
            String check) {
        boolean isKnown() {
            return !cipher.isEmpty() && !start.isEmpty() && !sum.isEmpty() && !salt.isEmpty() && rounds > 0;
        }
    }

    private final Map<String, Lock> locks;
    private final byte[] password;

    private OpenLock(Map<String, Lock> locks, String password) {
        this.locks = locks;
        this.password = password.getBytes(StandardCharsets.UTF_8);
    }

    /// The lock of a document with the first of `passwords` that opens `part`; null where there is no lock.
    ///
    /// @throws NoTextException when none of them does
    static @Nullable public OpenLock of(ZipParts parts, String part, List<String> passwords) throws Exception {
        Map<String, Lock> locks = read(parts);
        if (locks.isEmpty()) {
            return null;
        }
        Lock lock = locks.get(part);
        if (lock == null || !lock.isKnown()) {
            throw new NoTextException(SkipReason.ENCRYPTED, "remove the password in the program that made it");
        }
        byte[] locked;
        try (InputStream in = parts.open(part)) {
            locked = in.readAllBytes();
        }
        for (String password : passwords) {
            OpenLock tried = new OpenLock(locks, password);
            if (!password.isEmpty() && tried.unlocked(lock, locked).length > 0) {
                return tried;
            }
        }
        throw NoTextException.encrypted();
    }

    /// What is in the part `name`, which stands locked in `in`.
    InputStream open(String name, InputStream in) throws IOException {
        Lock lock = locks.get(name);
        if (lock == null) {
            return in;
        }
        byte[] packed = unlocked(lock, in.readAllBytes());
        if (packed.length == 0) {
            throw new ZipException("a part has another password");
        }
        Inflater inflater = new Inflater(true);
        return new InflaterInputStream(new ByteArrayInputStream(packed), inflater) {
            @Override
            public void close() throws IOException {
                super.close();
                inflater.end();
            }
        };
    }

    /// The deflated bytes; none where the password is another.
    private byte[] unlocked(Lock lock, byte[] locked) {
        try {
            byte[] start = MessageDigest.getInstance(lock.start).digest(password);
            byte[] key = KeyStretch.pbkdf2(start, bytes(lock.salt), lock.rounds, lock.keyBytes);
            String name = lock.cipher.substring(0, lock.cipher.indexOf('/'));
            Cipher cipher = Cipher.getInstance(lock.cipher);
            cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, name), new IvParameterSpec(bytes(lock.vector)));
            byte[] packed = cipher.doFinal(locked);
            if (lock.cipher.contains("CBC")) {
                // The last byte says how many were put behind the end.
                int more = packed.length == 0 ? 0 : packed[packed.length - 1] & 0xFF;
                packed = Arrays.copyOf(packed, Math.max(0, packed.length - more));
            }
            byte[] check =
                    MessageDigest.getInstance(lock.sum).digest(Arrays.copyOf(packed, Math.min(packed.length, CHECKED)));
            return Arrays.equals(check, bytes(lock.check)) ? packed : new byte[0];
        } catch (GeneralSecurityException unfit) {
            return new byte[0];
        }
    }

    private static Map<String, Lock> read(ZipParts parts) throws Exception {
        Map<String, Lock> locks = new HashMap<>();
        try (InputStream in = parts.openIfThere("META-INF/manifest.xml")) {
            if (in == null) {
                return locks;
            }
            XMLStreamReader xml = Xml.open(in);
            String part = "";
            while (xml.hasNext()) {
                if (xml.next() == XMLStreamReader.START_ELEMENT) {
                    switch (xml.getLocalName()) {
                        case "file-entry" -> part = stated(xml, "full-path");
                        case "encryption-data" -> locks.put(part, lock(xml));
                        default -> {
                            // Of other files, and what is read with the data.
                        }
                    }
                }
            }
        }
        return locks;
    }

    /// Reads on to the end of `encryption-data`.
    private static Lock lock(XMLStreamReader xml) throws Exception {
        String sum = digest(stated(xml, "checksum-type"));
        String check = stated(xml, "checksum");
        String cipher = "";
        String vector = "";
        String start = "SHA-1";
        int keyBytes = USUAL_KEY_BYTES;
        int rounds = 0;
        String salt = "";
        while (xml.hasNext()) {
            int event = xml.next();
            if (event == XMLStreamReader.END_ELEMENT && xml.getLocalName().equals("encryption-data")) {
                break;
            }
            if (event != XMLStreamReader.START_ELEMENT) {
                continue;
            }
            switch (xml.getLocalName()) {
                case "algorithm" -> {
                    cipher = cipher(stated(xml, "algorithm-name"));
                    vector = stated(xml, "initialisation-vector");
                }
                case "start-key-generation" -> start = digest(stated(xml, "start-key-generation-name"));
                case "key-derivation" -> {
                    boolean isKnown = stated(xml, "key-derivation-name").endsWith("PBKDF2")
                            || stated(xml, "key-derivation-name").endsWith("pbkdf2");
                    keyBytes = number(stated(xml, "key-size"), USUAL_KEY_BYTES);
                    rounds = isKnown && keyBytes > 0 && keyBytes <= MOST_KEY_BYTES
                            ? number(stated(xml, "iteration-count"), 0)
                            : 0;
                    salt = stated(xml, "salt");
                }
                default -> {
                    // Nothing else is needed.
                }
            }
        }
        return new Lock(cipher, vector, start, keyBytes, rounds, salt, sum, check);
    }

    /// The attribute of this name, whichever of its two namespaces the program used; empty where there is none.
    private static String stated(XMLStreamReader xml, String name) {
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            if (xml.getAttributeLocalName(i).equals(name)) {
                return xml.getAttributeValue(i);
            }
        }
        return "";
    }

    /// Named by an address or by a word.
    private static String digest(String name) {
        String end = name.substring(name.lastIndexOf('#') + 1);
        return switch (end) {
            case "SHA1", "SHA1/1K", "sha1", "sha1-1k" -> "SHA-1";
            case "SHA256", "sha256", "sha256-1k" -> "SHA-256";
            default -> "";
        };
    }

    private static String cipher(String name) {
        String end = name.substring(name.lastIndexOf('#') + 1);
        return switch (end) {
            case "Blowfish CFB", "blowfish" -> "Blowfish/CFB/NoPadding";
            case "aes128-cbc", "aes192-cbc", "aes256-cbc" -> "AES/CBC/NoPadding";
            default -> "";
        };
    }

    private static byte[] bytes(String base64) {
        try {
            return Base64.getDecoder().decode(base64.strip());
        } catch (IllegalArgumentException damaged) {
            return new byte[0];
        }
    }

    private static int number(String digits, int usual) {
        try {
            return digits.isEmpty() ? usual : Integer.parseInt(digits);
        } catch (NumberFormatException damaged) {
            return 0;
        }
    }
}
