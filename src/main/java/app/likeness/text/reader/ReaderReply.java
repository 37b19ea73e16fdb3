package app.likeness.text.reader;

import app.likeness.text.FileBytes;
import app.likeness.text.SkipReason;
import app.likeness.text.table.Sheet;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// What a reader process answers.
public sealed interface ReaderReply {
    /// The text of a document, with what the document says of itself. What it does not say is an empty string.
    ///
    /// @param notice what of the document is not in the text; empty when all is
    /// @param created when it was first written, `modified` when last: ISO 8601, with a zone where the document
    ///     names one
    record Text(String text, String notice, String title, String author, String created, String modified)
            implements ReaderReply {}

    /// A web page out of an archive, for the program to read as one.
    record Page(FileBytes html) implements ReaderReply {}

    /// The tables of a spreadsheet.
    record Tables(List<Sheet> sheets, boolean isCut) implements ReaderReply {
        public Tables {
            sheets = List.copyOf(sheets);
        }
    }

    /// The files attached to a message.
    record Attachments(List<AttachedFile> files, boolean isCut) implements ReaderReply {
        public Attachments {
            files = List.copyOf(files);
        }
    }

    /// There is no text, for this reason.
    record None(SkipReason reason, String detail) implements ReaderReply {}

    /// Writes this reply so that [#read(DataInputStream)] makes the same of it.
    default void write(DataOutputStream out) throws IOException {
        switch (this) {
            case Text text -> {
                out.writeByte(0);
                write(out, text.text);
                for (String each : List.of(text.notice, text.title, text.author, text.created, text.modified)) {
                    write(out, each);
                }
            }
            case Page page -> {
                out.writeByte(1);
                out.writeInt(page.html.bytes().length);
                out.write(page.html.bytes());
            }
            case Tables tables -> {
                out.writeByte(2);
                writeTables(out, tables);
            }
            case None none -> {
                out.writeByte(3);
                out.writeUTF(none.reason.name());
                write(out, none.detail);
            }
            case Attachments attachments -> {
                out.writeByte(4);
                out.writeBoolean(attachments.isCut);
                out.writeInt(attachments.files.size());
                for (AttachedFile each : attachments.files) {
                    write(out, each.name());
                    out.writeInt(each.content().bytes().length);
                    out.write(each.content().bytes());
                }
            }
        }
        out.flush();
    }

    static ReaderReply read(DataInputStream in) throws IOException {
        int kind = in.readByte();
        return switch (kind) {
            case 0 ->
                new Text(
                        readString(in), readString(in), readString(in), readString(in), readString(in), readString(in));
            case 1 -> new Page(readBytes(in));
            case 2 -> readTables(in);
            case 3 -> new None(SkipReason.valueOf(in.readUTF()), readString(in));
            case 4 -> readAttachments(in);
            default -> throw new IOException("no reply begins with " + kind);
        };
    }

    private static void writeTables(DataOutputStream out, Tables tables) throws IOException {
        out.writeBoolean(tables.isCut);
        out.writeInt(tables.sheets.size());
        for (Sheet sheet : tables.sheets) {
            write(out, sheet.name());
            out.writeInt(sheet.rows().size());
            for (Sheet.Row row : sheet.rows()) {
                out.writeInt(row.number());
                out.writeInt(row.cells().size());
                for (String cell : row.cells()) {
                    write(out, cell);
                }
            }
        }
    }

    private static Tables readTables(DataInputStream in) throws IOException {
        boolean isCut = in.readBoolean();
        List<Sheet> sheets = new ArrayList<>();
        for (int sheet = in.readInt(); sheet > 0; sheet--) {
            String name = readString(in);
            List<Sheet.Row> rows = new ArrayList<>();
            for (int row = in.readInt(); row > 0; row--) {
                int number = in.readInt();
                List<String> cells = new ArrayList<>();
                for (int cell = in.readInt(); cell > 0; cell--) {
                    cells.add(readString(in));
                }
                rows.add(new Sheet.Row(number, cells));
            }
            sheets.add(new Sheet(name, rows));
        }
        return new Tables(sheets, isCut);
    }

    private static Attachments readAttachments(DataInputStream in) throws IOException {
        boolean isCut = in.readBoolean();
        List<AttachedFile> files = new ArrayList<>();
        for (int file = in.readInt(); file > 0; file--) {
            files.add(new AttachedFile(readString(in), readBytes(in)));
        }
        return new Attachments(files, isCut);
    }

    static FileBytes readBytes(DataInputStream in) throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return new FileBytes(bytes);
    }

    /// One byte a character where that is enough, else UTF-16, so that lone surrogates come over and nothing is
    /// decoded.
    static void write(DataOutputStream out, String text) throws IOException {
        char[] chars = text.toCharArray();
        boolean isNarrow = isNarrow(chars);
        out.writeInt(chars.length);
        out.writeBoolean(isNarrow);
        if (isNarrow) {
            out.write(text.getBytes(StandardCharsets.ISO_8859_1));
        } else {
            ByteBuffer bytes = ByteBuffer.allocate(2 * chars.length).order(ByteOrder.nativeOrder());
            bytes.asCharBuffer().put(chars);
            out.write(bytes.array());
        }
    }

    private static boolean isNarrow(char[] chars) {
        int all = 0;
        for (char c : chars) {
            all |= c;
        }
        return all < 1 << Byte.SIZE;
    }

    static String readString(DataInputStream in) throws IOException {
        int length = in.readInt();
        boolean isNarrow = in.readBoolean();
        if (length < 0 || length > Integer.MAX_VALUE / 2 - 8) {
            throw new IOException("no text has this length: " + length);
        }
        byte[] bytes = new byte[isNarrow ? length : 2 * length];
        in.readFully(bytes);
        return isNarrow
                ? new String(bytes, StandardCharsets.ISO_8859_1)
                : ByteBuffer.wrap(bytes)
                        .order(ByteOrder.nativeOrder())
                        .asCharBuffer()
                        .toString();
    }
}
