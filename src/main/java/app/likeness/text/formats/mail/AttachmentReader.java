package app.likeness.text.formats.mail;

import app.likeness.text.FileBytes;
import app.likeness.text.formats.document.DocumentReader;
import app.likeness.text.reader.AttachedFile;
import app.likeness.text.reader.ReaderReply;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.james.mime4j.codec.DecodeMonitor;
import org.apache.james.mime4j.codec.DecoderUtil;
import org.apache.james.mime4j.stream.EntityState;
import org.apache.james.mime4j.stream.Field;
import org.apache.james.mime4j.stream.MimeTokenStream;
import org.apache.james.mime4j.stream.NameValuePair;
import org.apache.james.mime4j.stream.RawBody;
import org.apache.james.mime4j.stream.RawField;
import org.apache.james.mime4j.stream.RawFieldParser;
import org.apache.james.mime4j.util.ByteSequence;
import org.apache.james.mime4j.util.MimeParameterMapping;

/// The files that are attached to a message, and to messages that it forwards: parts that say so, and parts with a name
/// of a file that are no pictures shown in the text. What was written is not among them (see [MailReader]).
public final class AttachmentReader implements DocumentReader {
    /// More are not taken out of one message.
    private static final int MOST = 1_000;

    private final List<AttachedFile> files = new ArrayList<>();
    private String disposition = "";
    private String fileName = "";
    private String typeName = "";

    @Override
    public ReaderReply read(byte[] content, List<String> passwords) throws Exception {
        MimeTokenStream tokens = MailReader.tokens(content);
        for (EntityState state = tokens.getState(); state != EntityState.T_END_OF_STREAM; state = tokens.next()) {
            switch (state) {
                case T_START_HEADER -> {
                    disposition = "";
                    fileName = "";
                    typeName = "";
                }
                case T_FIELD -> field(tokens.getField());
                case T_BODY -> {
                    if (isFile(tokens.getBodyDescriptor().getMimeType())) {
                        if (files.size() == MOST) {
                            return new ReaderReply.Attachments(files, true);
                        }
                        add(tokens);
                    }
                }
                default -> {
                    // Messages and parts inside open by themselves.
                }
            }
        }
        return new ReaderReply.Attachments(files, false);
    }

    private void field(Field field) {
        switch (field.getName().toLowerCase(Locale.ROOT)) {
            case "content-disposition" -> {
                RawBody body = body(field);
                disposition = body.getValue() == null ? "" : body.getValue().toLowerCase(Locale.ROOT);
                fileName = parameter(body, "filename");
            }
            case "content-type" -> typeName = parameter(body(field), "name");
            default -> {
                // Nothing else says what a part is.
            }
        }
    }

    /// A character for each byte, since the charset of what is beyond ASCII is told from all names together.
    private static RawBody body(Field field) {
        ByteSequence raw = field.getRaw();
        String bytes = raw == null
                ? field.getBody()
                : new String(raw.toByteArray(), StandardCharsets.ISO_8859_1).replaceFirst("^[^:]*:", "");
        return RawFieldParser.DEFAULT.parseRawBody(new RawField(field.getName(), bytes));
    }

    /// In the forms of RFC 2231 and RFC 2047, or in bytes as they are.
    private static String parameter(RawBody body, String name) {
        MimeParameterMapping parameters = new MimeParameterMapping();
        for (NameValuePair each : body.getParams()) {
            parameters.addParameter(each.getName(), each.getValue());
        }
        String value = parameters.get(name);
        return value == null
                ? ""
                : DecoderUtil.decodeEncodedWords(value, DecodeMonitor.SILENT).strip();
    }

    private boolean isFile(String type) {
        boolean isNamed = !fileName.isEmpty() || !typeName.isEmpty();
        boolean isShown = type.startsWith("image/") || (type.startsWith("text/") && fileName.isEmpty());
        return disposition.equals("attachment") || (isNamed && !isShown);
    }

    private void add(MimeTokenStream tokens) throws IOException {
        String name = fileName.isEmpty() ? typeName : fileName;
        files.add(new AttachedFile(
                name.isEmpty() ? "attachment " + (files.size() + 1) : name, new FileBytes(MailReader.bytes(tokens))));
    }
}
