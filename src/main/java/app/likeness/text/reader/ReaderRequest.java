package app.likeness.text.reader;

import app.likeness.text.FileBytes;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// What the program asks a reader process: to read one file.
///
/// @param wanted what of it
/// @param passwords to try where the file has one, in this order
public record ReaderRequest(FileFormat format, Wanted wanted, List<String> passwords, FileBytes content) {
    /// What is asked for.
    public enum Wanted {
        TEXT,
        SHEETS,
        /// The files attached to a message.
        ATTACHMENTS
    }

    public ReaderRequest {
        passwords = List.copyOf(passwords);
    }

    void write(DataOutputStream out) throws IOException {
        out.writeUTF(format.name());
        out.writeUTF(wanted.name());
        out.writeInt(passwords.size());
        for (String password : passwords) {
            ReaderReply.write(out, password);
        }
        out.writeInt(content.bytes().length);
        out.write(content.bytes());
        out.flush();
    }

    /// The next request on `in`; throws `EOFException` where there is none any more.
    public static ReaderRequest read(DataInputStream in) throws IOException {
        FileFormat format = FileFormat.valueOf(in.readUTF());
        Wanted wanted = Wanted.valueOf(in.readUTF());
        int count = in.readInt();
        List<String> passwords = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            passwords.add(ReaderReply.readString(in));
        }
        return new ReaderRequest(format, wanted, passwords, ReaderReply.readBytes(in));
    }
}
