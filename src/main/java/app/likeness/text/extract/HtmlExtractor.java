package app.likeness.text.extract;

import app.likeness.text.Attempt;
import app.likeness.text.FileName;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.charset.DecodedText;
import app.likeness.text.charset.TextDecoder;
import app.likeness.text.document.Dateline;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.MetadataDraft;
import app.likeness.text.document.Origin;
import app.likeness.text.web.ArticleText;
import app.likeness.text.web.HiddenElements;
import app.likeness.text.web.PageFurniture;
import app.likeness.text.web.PageLines;
import app.likeness.text.web.PageMetadata;
import app.likeness.text.web.PageSurvey;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.select.NodeTraversor;

/// Web pages: the text is what a reader would call the article, one paragraph a line (see [ArticleText]). A page is
/// told by its ending or by how it begins, so that a page saved as `.txt` is read as one too.
///
/// jsoup flattens what is nested more than 512 deep, and nothing here recurses: a hostile page costs time in
/// proportion to its length.
public final class HtmlExtractor implements TextExtractor {
    /// The largest page that is read: as a tree it takes some ten to sixty times its size in memory.
    private static final int LIMIT_BYTES = 16_000_000;

    private static final Set<String> ENDINGS = Set.of("html", "htm", "xhtml", "shtml");

    private static final Pattern OPENING = Pattern.compile("<(?:!doctype\\s+html|html|head|body)[\\s>]");

    /// Between what a page may open with: comments, processing instructions, a byte order mark.
    private static final Pattern PREAMBLE =
            Pattern.compile("\\A(?:[\\s\ufeff]++|<!--.*?-->|<\\?.*?\\?>)", Pattern.DOTALL);

    private static final Pattern DECLARATION = Pattern.compile("(?:charset|encoding)\\s*=\\s*[\"']?\\s*([\\w.:-]+)");

    /// Byte order marks, a character a byte.
    private static final List<String> MARKS = List.of("\u00ef\u00bb\u00bf", "\u00ff\u00fe", "\u00fe\u00ff");

    /// Names under which browsers read the larger charset, because pages use its characters too.
    private static final Map<String, String> READ_AS = Map.of(
            "gb2312", "GB18030",
            "gbk", "GB18030",
            "x-gbk", "GB18030",
            "big5", "Big5-HKSCS",
            "iso-8859-1", "windows-1252",
            "us-ascii", "windows-1252",
            "ks_c_5601-1987", "x-windows-949",
            "shift_jis", "windows-31j");

    /// What the reports of this program name as their generator.
    private static final String OWN_REPORT = "Likeness";

    @Override
    public boolean reads(Path path, byte[] head) {
        return ENDINGS.contains(FileName.ending(path)) || (mayBeAPage(head) && beginsLikeAPage(ascii(head)));
    }

    @Override
    public Attempt<ExtractedText> extract(Path path, byte[] content, Optional<Charset> chosen) {
        if (content.length > LIMIT_BYTES) {
            return Attempt.not(TextExtractors.tooLarge(path, content.length, LIMIT_BYTES));
        }
        String head = ascii(content);
        DecodedText decoded = chosen.map(charset -> TextDecoder.decodeAs(content, charset))
                .or(() -> declared(head).map(charset -> TextDecoder.decode(content, charset)))
                .orElseGet(() -> TextDecoder.decode(content));
        Document page = Jsoup.parse(decoded.text());
        var survey = new PageSurvey(page);
        if (survey.generator().equals(OWN_REPORT)) {
            // It holds passages of all the others, and would share text with each of them.
            return Attempt.not(new Skip(path, SkipReason.UNSUPPORTED, "a report of Likeness"));
        }
        MetadataDraft draft = PageMetadata.of(survey);
        HiddenElements.mark(survey);
        String article = new ArticleText(page).text();
        new Dateline(draft).collectAround(article);
        Metadata metadata = draft.metadata(path);
        String title = metadata.title().origin() == Origin.FILE_NAME
                ? ""
                : metadata.title().value();
        return Attempt.got(
                ExtractedText.of(path, withoutTitle(PageFurniture.removed(article), title), metadata, decoded));
    }

    /// The text of a part of a page, one paragraph a line: all of it that readers see.
    public static String fragment(String html) {
        Document page = Jsoup.parse(html);
        page.select("script, style, template, noscript").remove();
        HiddenElements.mark(new PageSurvey(page));
        PageLines lines = new PageLines();
        NodeTraversor.traverse(lines, page.body());
        return lines.text();
    }

    /// The text without a first line that only repeats the title, unless there is hardly anything else.
    private static String withoutTitle(String text, String title) {
        int end = text.indexOf('\n');
        return end > 0
                        && end * 10 < text.length()
                        && !title.isEmpty()
                        && text.substring(0, end).strip().equals(title)
                ? text.substring(end + 1)
                : text;
    }

    /// The first bytes as characters, without the zeros of UTF-16: enough to read markup in any charset.
    private static String ascii(byte[] content) {
        String head =
                new String(content, 0, Math.min(content.length, 4096), StandardCharsets.ISO_8859_1).replace("\0", "");
        for (String mark : MARKS) {
            if (head.startsWith(mark)) {
                return head.substring(mark.length()).toLowerCase(Locale.ROOT);
            }
        }
        return head.toLowerCase(Locale.ROOT);
    }

    /// Whether the first byte that is neither white space nor part of a byte order mark nor a zero opens a tag.
    private static boolean mayBeAPage(byte[] head) {
        for (byte each : head) {
            boolean isBefore = (each >= 0 && each <= ' ')
                    || each == (byte) 0xEF
                    || each == (byte) 0xBB
                    || each == (byte) 0xBF
                    || each == (byte) 0xFE
                    || each == (byte) 0xFF;
            if (!isBefore) {
                return each == '<';
            }
        }
        return false;
    }

    private static boolean beginsLikeAPage(String head) {
        String rest = head;
        for (Matcher preamble = PREAMBLE.matcher(rest); preamble.lookingAt(); preamble = PREAMBLE.matcher(rest)) {
            rest = rest.substring(preamble.end());
        }
        return OPENING.matcher(rest).lookingAt();
    }

    private static Optional<Charset> declared(String head) {
        Matcher declaration = DECLARATION.matcher(head);
        if (!declaration.find()) {
            return Optional.empty();
        }
        String name = READ_AS.getOrDefault(declaration.group(1), declaration.group(1));
        try {
            return Charset.isSupported(name) && !name.startsWith("utf-16")
                    ? Optional.of(Charset.forName(name))
                    : Optional.empty();
        } catch (IllegalArgumentException notAName) {
            return Optional.empty();
        }
    }
}
