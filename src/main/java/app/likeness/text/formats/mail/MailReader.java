package app.likeness.text.formats.mail;

import app.likeness.text.FileBytes;
import app.likeness.text.charset.TextDecoder;
import app.likeness.text.formats.document.DocumentReader;
import app.likeness.text.formats.document.DocumentText;
import app.likeness.text.formats.document.HtmlText;
import app.likeness.text.formats.document.Properties;
import app.likeness.text.formats.document.TextLimitException;
import app.likeness.text.reader.ReaderReply;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.apache.commons.codec.binary.Base64InputStream;
import org.apache.james.mime4j.codec.DecodeMonitor;
import org.apache.james.mime4j.codec.DecoderUtil;
import org.apache.james.mime4j.stream.BodyDescriptor;
import org.apache.james.mime4j.stream.EntityState;
import org.apache.james.mime4j.stream.Field;
import org.apache.james.mime4j.stream.MimeConfig;
import org.apache.james.mime4j.stream.MimeTokenStream;
import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;

/// Messages (RFC 5322, MIME): what was written, as plain text where the message has it in both forms, and messages
/// that it forwards; what is attached are files of their own (see [AttachmentReader]). Or the page of a web archive,
/// which is a message by its form.
public final class MailReader implements DocumentReader {
    /// The largest part that is decoded.
    private static final int MOST_OF_A_PART = 16_000_000;

    private static final Pattern ADDRESS = Pattern.compile("\\s*<[^>]*>");
    private static final Pattern FOLDING = Pattern.compile("\\r?\\n");

    private final boolean isArchive;
    private final DocumentText text = new DocumentText();
    private final Deque<Boolean> alternatives = new ArrayDeque<>();
    private String subject = "";
    private String from = "";
    private String date = "";
    private boolean isAttached;

    /// @param isArchive whether the first page in it is wanted, and not what was written
    public MailReader(boolean isArchive) {
        this.isArchive = isArchive;
    }

    @Override
    public ReaderReply read(byte[] content, List<String> passwords) throws Exception {
        MimeTokenStream tokens = tokens(content);
        boolean isHeadOver = false;
        try {
            for (EntityState state = tokens.getState(); state != EntityState.T_END_OF_STREAM; state = tokens.next()) {
                switch (state) {
                    case T_START_HEADER -> isAttached = false;
                    case T_FIELD -> field(tokens.getField(), !isHeadOver);
                    case T_END_HEADER -> isHeadOver = true;
                    case T_START_MULTIPART ->
                        alternatives.push(
                                !tokens.getBodyDescriptor().getSubType().equals("alternative"));
                    case T_END_MULTIPART -> alternatives.poll();
                    case T_BODY -> {
                        if (isArchive) {
                            if (tokens.getBodyDescriptor().getMimeType().contains("html")) {
                                return page(tokens);
                            }
                        } else {
                            body(tokens);
                        }
                    }
                    default -> {
                        // Preambles and raw entities say nothing.
                    }
                }
            }
        } catch (TextLimitException cut) {
            // What was read until then is the text.
        }
        return new Properties(subject, from, date, "").with(text);
    }

    /// What a message is made of, however long its lines are.
    static MimeTokenStream tokens(byte[] content) {
        MimeConfig config = MimeConfig.custom()
                .setMaxLineLen(-1)
                .setMaxHeaderLen(-1)
                .setMaxHeaderCount(10_000)
                .setMaxContentLen(-1)
                .build();
        MimeTokenStream tokens = new MimeTokenStream(config);
        tokens.parse(new ByteArrayInputStream(content));
        return tokens;
    }

    private void field(Field field, boolean isOfMessage) {
        String name = field.getName().toLowerCase(Locale.ROOT);
        String value = field.getBody() == null ? "" : field.getBody().strip();
        isAttached |= name.equals("content-disposition")
                && value.toLowerCase(Locale.ROOT).startsWith("attachment");
        if (isOfMessage) {
            switch (name) {
                case "subject" -> subject = decoded(value);
                case "from" ->
                    from = ADDRESS.matcher(decoded(value)).replaceAll("").replace("\"", "");
                case "date" -> date = value;
                default -> {
                    // The rest is for machines.
                }
            }
        }
    }

    private static String decoded(String value) {
        return DecoderUtil.decodeEncodedWords(FOLDING.matcher(value).replaceAll(""), DecodeMonitor.SILENT);
    }

    private void body(MimeTokenStream tokens) throws IOException {
        BodyDescriptor descriptor = tokens.getBodyDescriptor();
        String type = descriptor.getMimeType();
        // The first of several forms of the same is the plain one.
        boolean isRepeated = !alternatives.isEmpty() && !alternatives.getFirst() && text.length() > 0;
        if (isAttached || isRepeated || !(type.equals("text/plain") || type.equals("text/html"))) {
            return;
        }
        byte[] bytes = bytes(tokens);
        if (type.equals("text/html")) {
            HtmlText.add(Jsoup.parse(new ByteArrayInputStream(bytes), charsetName(descriptor), ""), text);
        } else {
            String name = charsetName(descriptor);
            String words = (name == null ? TextDecoder.decode(bytes) : TextDecoder.decode(bytes, Charset.forName(name)))
                    .text();
            addLines(words);
        }
    }

    /// A line a paragraph, whatever lines end with.
    private void addLines(String words) {
        for (int from = 0; from < words.length(); ) {
            int next = words.indexOf('\n', from);
            int end = next < 0 ? words.length() : next;
            for (int inner = words.indexOf('\r', from, end); inner >= 0; inner = words.indexOf('\r', from, end)) {
                addLine(words, from, inner);
                from = inner + 1;
            }
            addLine(words, from, end);
            from = end + 1;
        }
    }

    private void addLine(String words, int begin, int end) {
        text.append(words, begin, end, false);
        text.endParagraph();
    }

    private static ReaderReply page(MimeTokenStream tokens) throws IOException {
        byte[] bytes = bytes(tokens);
        String charset = charsetName(tokens.getBodyDescriptor());
        if (charset == null) {
            return new ReaderReply.Page(new FileBytes(bytes));
        }
        ByteArrayOutputStream marked = new ByteArrayOutputStream();
        marked.write(new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF});
        marked.write(new String(bytes, Charset.forName(charset)).getBytes(StandardCharsets.UTF_8));
        return new ReaderReply.Page(new FileBytes(marked.toByteArray()));
    }

    /// The charset that a part names; null where it names none, or ASCII, which says nothing about other bytes.
    private static @Nullable String charsetName(BodyDescriptor descriptor) {
        String name = descriptor.getCharset();
        if (name == null || name.equalsIgnoreCase("us-ascii")) {
            return null;
        }
        String read = name.equalsIgnoreCase("gb2312") || name.equalsIgnoreCase("gbk") ? "GB18030" : name;
        try {
            return Charset.isSupported(read) ? read : null;
        } catch (IllegalArgumentException notAName) {
            return null;
        }
    }

    /// The content of the part at hand, decoded.
    static byte[] bytes(MimeTokenStream tokens) throws IOException {
        if (tokens.getBodyDescriptor().getTransferEncoding().equalsIgnoreCase("base64")) {
            return base64(tokens.getInputStream(), MOST_OF_A_PART);
        }
        try (InputStream in = tokens.getDecodedInputStream()) {
            return in.readNBytes(MOST_OF_A_PART);
        }
    }

    /// Base64 (RFC 2045, section 6.8) as mail programs read it: characters that are none of its alphabet are passed
    /// over, wherever they stand, and the first `=` is the end.
    static byte[] base64(InputStream in, int most) throws IOException {
        byte[] coded = in.readAllBytes();
        for (int i = 0; i < coded.length; i++) {
            // The library takes these for the alphabet of RFC 4648, section 5, which messages do not use.
            if (coded[i] == '-' || coded[i] == '_') {
                coded[i] = ' ';
            }
        }
        return new Base64InputStream(new ByteArrayInputStream(coded)).readNBytes(most);
    }
}
