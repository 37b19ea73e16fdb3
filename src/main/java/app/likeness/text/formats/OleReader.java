package app.likeness.text.formats;

import app.likeness.text.FileBytes;
import app.likeness.text.SkipReason;
import app.likeness.text.formats.document.DocumentReader;
import app.likeness.text.formats.document.NoTextException;
import app.likeness.text.formats.old.OldSlidesReader;
import app.likeness.text.formats.old.OldWordReader;
import app.likeness.text.formats.old.OldWorkbookReader;
import app.likeness.text.reader.FileFormat;
import app.likeness.text.reader.ReaderReply;
import app.likeness.text.reader.ReaderRequest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.EncryptedDocumentException;
import org.apache.poi.hssf.record.crypto.Biff8EncryptionKey;
import org.apache.poi.poifs.crypt.Decryptor;
import org.apache.poi.poifs.crypt.EncryptionInfo;
import org.apache.poi.poifs.filesystem.DirectoryNode;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;

/// OLE 2 containers: what is in one tells the format. Documents of Office before 2007, and newer ones that a password
/// encrypts.
final class OleReader implements DocumentReader {
    /// What Office encrypts with where nobody gave a password, to keep a document from being changed.
    private static final String STANDARD_PASSWORD = Decryptor.DEFAULT_PASSWORD;

    private final ReaderRequest.Wanted wanted;

    OleReader(ReaderRequest.Wanted wanted) {
        this.wanted = wanted;
    }

    @Override
    public ReaderReply read(byte[] content, List<String> passwords) throws Exception {
        List<String> all = new ArrayList<>(passwords);
        all.add(STANDARD_PASSWORD);
        try (POIFSFileSystem container = new POIFSFileSystem(new ByteArrayInputStream(content))) {
            DirectoryNode root = container.getRoot();
            if (root.hasEntryCaseInsensitive("EncryptedPackage")) {
                return decrypted(container, all);
            }
            // Rights management keeps what it protects in a stream of this name.
            if (root.hasEntryCaseInsensitive("\tDRMContent")) {
                throw new NoTextException(SkipReason.ENCRYPTED, "");
            }
            return withPassword(root, all);
        } catch (EncryptedDocumentException e) {
            throw NoTextException.encrypted();
        }
    }

    private ReaderReply withPassword(DirectoryNode root, List<String> passwords) throws Exception {
        boolean isEncrypted = false;
        List<String> tries = new ArrayList<>(passwords);
        tries.addFirst("");
        for (String password : tries) {
            Biff8EncryptionKey.setCurrentUserPassword(password.isEmpty() ? null : password);
            try {
                return plain(root);
            } catch (EncryptedDocumentException e) {
                isEncrypted = true;
            } catch (IOException | RuntimeException e) {
                // What a wrong password makes of a document is damaged.
                if (!isEncrypted) {
                    throw e;
                }
            } finally {
                Biff8EncryptionKey.setCurrentUserPassword(null);
            }
        }
        throw NoTextException.encrypted();
    }

    private ReaderReply plain(DirectoryNode root) throws Exception {
        boolean asTables = wanted == ReaderRequest.Wanted.SHEETS;
        if (root.hasEntryCaseInsensitive("WordDocument")) {
            return OldWordReader.read(root);
        }
        if (root.hasEntryCaseInsensitive("PowerPoint Document")) {
            return OldSlidesReader.read(root);
        }
        if (root.hasEntryCaseInsensitive("Workbook") || root.hasEntryCaseInsensitive("Book")) {
            return OldWorkbookReader.read(root, asTables);
        }
        throw new NoTextException(SkipReason.UNSUPPORTED, nameOfOther(root));
    }

    private static String nameOfOther(DirectoryNode root) {
        if (root.hasEntryCaseInsensitive("MatOST") || root.hasEntryCaseInsensitive("CONTENTS")) {
            return "Microsoft Works document";
        }
        if (root.hasEntryCaseInsensitive("__properties_version1.0")) {
            return "Outlook message";
        }
        return "OLE file of another program";
    }

    private ReaderReply decrypted(POIFSFileSystem container, List<String> passwords) throws Exception {
        Decryptor decryptor = Decryptor.getInstance(new EncryptionInfo(container));
        for (String password : passwords) {
            if (decryptor.verifyPassword(password)) {
                try (InputStream in = decryptor.getDataStream(container)) {
                    byte[] content = in.readAllBytes();
                    FileFormat format = FileFormat.of(Path.of(""), content).orElse(FileFormat.ZIP);
                    return new FormatReaders()
                            .read(new ReaderRequest(format, wanted, List.of(), new FileBytes(content)));
                }
            }
        }
        throw NoTextException.encrypted();
    }
}
