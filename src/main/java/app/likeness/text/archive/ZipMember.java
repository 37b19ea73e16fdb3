package app.likeness.text.archive;

import java.time.Instant;
import java.util.Optional;

/// An entry of a zip archive, as the archive states it.
///
/// @param rawName the bytes of its name, each as one character (ISO 8859-1)
/// @param name its name where the archive says in which charset that is
/// @param method how it is packed: 0 not at all, 8 deflated
/// @param aesKeyBytes of how many bytes its key is where it is encrypted by AES; 0 where it is not
/// @param timeByte the upper byte of its time of day as stated, which passwords are checked against
/// @param checksum CRC-32 of the unpacked bytes; -1 where it stands behind them or nowhere
/// @param packed bytes in the archive
/// @param size bytes when unpacked; -1 where that stands behind them
/// @param at where its local header is
/// @param mode the type of file as Unix has it (bits 12…15), 0 where it is not known
public record ZipMember(
        String rawName,
        Optional<String> name,
        int method,
        boolean isEncrypted,
        int aesKeyBytes,
        int timeByte,
        long checksum,
        long packed,
        long size,
        long at,
        Optional<Instant> modifiedAt,
        int mode) {
    public static final int STORED = 0;
    public static final int DEFLATED = 8;

    private static final int TYPE = 0xF000;
    private static final int FOLDER = 0x4000;
    private static final int FILE = 0x8000;
    private static final int LINK = 0xA000;

    public boolean isFolder() {
        return rawName.endsWith("/") || rawName.endsWith("\\") || (mode & TYPE) == FOLDER;
    }

    public boolean isLink() {
        return (mode & TYPE) == LINK;
    }

    /// A pipe, a device or whatever else is neither file nor folder.
    public boolean isOther() {
        int type = mode & TYPE;
        return type != 0 && type != FILE && type != FOLDER && type != LINK;
    }
}
