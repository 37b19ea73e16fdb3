package app.likeness.text.archive;

import app.likeness.text.charset.ChineseLikeness;
import app.likeness.text.charset.TextDecoder;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;

/// The charset of the names in an archive that does not state it: that of the system on which it was made. One name is
/// too short to tell, so all are looked at together.
///
/// In this order, the first that holds: UTF-8 by its strict form; the Chinese charset in which the names look most like
/// Chinese; what [TextDecoder] finds, if that has more than one byte a character; GB18030 where all letters beyond
/// ASCII are Han characters of GB 2312; the code page of MS-DOS that zip's own definition names, where the names use
/// nothing but its letters; what [TextDecoder] finds.
public final class ArchiveNames {
    private static final Charset GB18030 = Charset.forName("GB18030");
    private static final List<Charset> CHINESE =
            List.of(GB18030, Charset.forName("x-windows-950"), Charset.forName("Big5-HKSCS"));
    private static final Charset DOS = Charset.forName("IBM437");

    /// The least [ChineseLikeness] of names: as for texts that may be something else.
    private static final double POSSIBLE = 0.42;

    private ArchiveNames() {}

    /// The charset of `rawNames`, in which each character stands for a byte (ISO 8859-1).
    public static Charset charset(Collection<String> rawNames) {
        byte[] names = beyondAscii(rawNames);
        if (names.length == 0 || isIn(names, StandardCharsets.UTF_8)) {
            return StandardCharsets.UTF_8;
        }
        Charset best = GB18030;
        double likeness = 0;
        for (Charset charset : CHINESE) {
            double other = ChineseLikeness.of(new String(names, charset));
            if (other > likeness) {
                best = charset;
                likeness = other;
            }
        }
        if (likeness >= POSSIBLE) {
            return best;
        }
        Charset found = TextDecoder.decode(names).charset();
        boolean isWide = found.name().startsWith("UTF-16") || found.name().startsWith("UTF-32");
        if (!isWide && found.newEncoder().maxBytesPerChar() > 1) {
            return found;
        }
        if (isGb2312(names)) {
            return GB18030;
        }
        return isWide || isDos(names) ? DOS : found;
    }

    /// `rawName` in `charset`.
    public static String decoded(String rawName, Charset charset) {
        return new String(rawName.getBytes(StandardCharsets.ISO_8859_1), charset);
    }

    private static byte[] beyondAscii(Collection<String> rawNames) {
        var names = new ByteArrayOutputStream();
        for (String name : rawNames) {
            if (name.chars().anyMatch(c -> c >= 0x80)) {
                names.writeBytes(name.getBytes(StandardCharsets.ISO_8859_1));
                names.write('\n');
            }
        }
        return names.toByteArray();
    }

    private static boolean isIn(byte[] names, Charset charset) {
        try {
            charset.newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(names));
            return true;
        } catch (CharacterCodingException notInThisCharset) {
            return false;
        }
    }

    /// Whether the bytes beyond ASCII come in pairs that are Han characters of GB 2312.
    private static boolean isGb2312(byte[] names) {
        for (int i = 0; i < names.length; i++) {
            int first = names[i] & 0xFF;
            if (first >= 0x80) {
                i++;
                boolean isHan = first >= 0xB0 && first <= 0xF7 && i < names.length && (names[i] & 0xFF) >= 0xA1;
                if (!isHan) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Whether all bytes beyond ASCII are Latin letters in the code page 437.
    private static boolean isDos(byte[] names) {
        for (byte each : names) {
            int code = each & 0xFF;
            if (code >= 0x80
                    && !(code <= 0xA5 && Character.isLetter(new String(new byte[] {each}, DOS).charAt(0)))
                    && code != 0xE1) {
                return false;
            }
        }
        return true;
    }
}
