package app.likeness.text.reader;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/// Tells a PDF from a text that speaks of PDFs. Both hold `%PDF-` near their beginning; only a PDF goes on with
/// objects.
///
/// Programs accept up to 1,024 bytes of something else before the first line of a PDF (ISO 32000-1, annex H, note 13):
/// what a mail program or a server left there. Costs a look at those bytes, and a pass over the file only where the
/// header stands among them and is not followed by what follows it in nearly every PDF.
public final class PdfMarks {
    private static final String HEADER = "%PDF-";
    private static final int WITHIN = 1024;

    /// The first line, behind it the line of bytes that tells programs that the file is binary, or an object.
    private static final Pattern BEGINNING = Pattern.compile(
            "\\A[\\s\u00ef\u00bb\u00bf]*+%PDF-\\d\\.\\d[ \\t]*[\\r\\n]\\s*(?:%[^\\r\\n]{0,9}[\u0080-\u00ff]|\\d+\\s+\\d+\\s+obj\\b)");

    private static final Pattern OBJECT = Pattern.compile("\\b\\d{1,10}\\s{1,9}\\d{1,5}\\s{1,9}obj\\b");

    private PdfMarks() {}

    /// Whether `content` is a PDF, sound or damaged.
    static boolean isPdf(byte[] content) {
        if (!mayBePdf(content)) {
            return false;
        }
        String head = new String(content, 0, Math.min(content.length, WITHIN), StandardCharsets.ISO_8859_1);
        if (!head.contains(HEADER)) {
            return false;
        }
        return BEGINNING.matcher(head).find() || hasObjects(new String(content, StandardCharsets.ISO_8859_1));
    }

    /// Whether a PDF may be meant as a text after all, one that shows how a PDF is written: it begins with
    /// something else, and nothing in it is no character of a text.
    public static boolean mayBeText(byte[] content) {
        for (byte each : content) {
            if (each >= 0 && each < ' ' && each != '\t' && each != '\n' && each != '\r' && each != '\f') {
                return false;
            }
        }
        return !new String(content, 0, Math.min(content.length, HEADER.length()), StandardCharsets.ISO_8859_1)
                .equals(HEADER);
    }

    /// Whether `%P` stands near the beginning, as it does in hardly any text.
    private static boolean mayBePdf(byte[] content) {
        int end = Math.min(content.length, WITHIN) - 1;
        for (int i = 0; i < end; i++) {
            if (content[i] == '%' && content[i + 1] == 'P') {
                return true;
            }
        }
        return false;
    }

    private static boolean hasObjects(String all) {
        String file = all.substring(all.indexOf(HEADER));
        return (file.contains("endobj") || file.contains("endstream"))
                && OBJECT.matcher(file).find();
    }
}
