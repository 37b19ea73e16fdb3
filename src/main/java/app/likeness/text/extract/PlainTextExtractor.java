package app.likeness.text.extract;

import app.likeness.text.Attempt;
import app.likeness.text.FileName;
import app.likeness.text.HiddenText;
import app.likeness.text.Skip;
import app.likeness.text.SkipReason;
import app.likeness.text.charset.DecodedText;
import app.likeness.text.charset.TextDecoder;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.Dateline;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.document.FrontMatter;
import app.likeness.text.document.MetadataDraft;
import app.likeness.text.document.Origin;
import app.likeness.text.document.TextTitle;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/// Plain text and Markdown: the text is the decoded file without its byte order mark, and nothing is changed in it.
///
/// A file with an ending that is not known is read too, provided that its content is clearly text.
public final class PlainTextExtractor implements TextExtractor {
    private static final Set<String> MARKDOWN = Set.of("md", "markdown");
    private static final Set<String> ENDINGS = Set.of("txt", "text", "md", "markdown");

    /// More control and replacement characters than one in so many are no text: where the ending says text, and
    /// else.
    private static final int TOLERANT = 50;

    private static final int STRICT = 2_000;

    private final boolean readsMetadata;

    /// @param readsMetadata whether what the text states of itself is looked for; without, its name alone is told
    public PlainTextExtractor(boolean readsMetadata) {
        this.readsMetadata = readsMetadata;
    }

    @Override
    public boolean reads(Path path, byte[] head) {
        return true;
    }

    @Override
    public Attempt<ExtractedText> extract(Path path, byte[] content, Optional<Charset> chosen) {
        String ending = FileName.ending(path);
        DecodedText decoded = chosen.map(charset -> TextDecoder.decodeAs(content, charset))
                .orElseGet(() -> TextDecoder.decode(content));
        String text = HiddenText.withoutMarks(decoded.text());
        if (chosen.isEmpty() && isStrange(text, ENDINGS.contains(ending) ? TOLERANT : STRICT)) {
            return Attempt.not(new Skip(path, SkipReason.UNSUPPORTED, "binary data"));
        }
        var draft = new MetadataDraft();
        if (!readsMetadata) {
            return Attempt.got(ExtractedText.of(path, text, draft.metadata(path), decoded));
        }
        if (MARKDOWN.contains(ending)) {
            FrontMatter.collect(text, draft);
            draft.title(TextTitle.ofMarkdown(text), Origin.MARKUP, Certainty.SURE);
        } else {
            draft.title(TextTitle.ofPlainText(text), Origin.TEXT, Certainty.LIKELY);
        }
        new Dateline(draft).collectFrom(text);
        return Attempt.got(ExtractedText.of(path, text, draft.metadata(path), decoded));
    }

    /// Whether more than one character in `oneIn` is one that no writer types and no charset makes of a text.
    /// Zeros at the end do not count: tools pad a text with them to the length of the file that it replaces.
    private static boolean isStrange(String text, int oneIn) {
        int end = text.length();
        while (end > 0 && text.charAt(end - 1) == 0) {
            end--;
        }
        int strange = 0;
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            // Tabs, line ends, form feeds; and escape, which terminals leave in what they record.
            boolean control = c < 0x20 ? !(c >= '\t' && c <= '\r') && c != 0x1B : c >= 0x7F && c < 0xA0 && c != 0x85;
            strange += control || c == '\uFFFD' ? 1 : 0;
        }
        return strange > end / oneIn;
    }
}
