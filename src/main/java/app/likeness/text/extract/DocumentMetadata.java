package app.likeness.text.extract;

import app.likeness.text.HiddenText;
import app.likeness.text.document.Certainty;
import app.likeness.text.document.DateKind;
import app.likeness.text.document.Metadata;
import app.likeness.text.document.MetadataDraft;
import app.likeness.text.document.Origin;
import app.likeness.text.document.TextTitle;
import app.likeness.text.reader.FileFormat;
import app.likeness.text.reader.ReaderReply;
import java.nio.file.Path;
import java.util.regex.Pattern;

/// What a document of [FileFormat] states of itself. Programs fill the title of the properties in by themselves, and
/// copies keep it: it is sure where the document begins with it, and a guess where it does not.
final class DocumentMetadata {
    /// A title stands within so many characters of the beginning, if the document says it at all.
    private static final int BEGINNING = 2_000;

    private static final Pattern MADE_BY_PROGRAMS = Pattern.compile(
            "(?i)microsoft (?:word|powerpoint).*|powerpoint presentation|ppt模板.*|slide \\d+|幻灯片 ?\\d+|untitled.*"
                    + "|无标题.*|document ?\\d*|文档 ?\\d*|演示文稿 ?\\d*|title|标题"
                    + "|.*\\.(?:docx?|pptx?|pdf|rtf|odt|wps|txt|tex|dvi)");

    private static final Pattern SPACES = Pattern.compile("\\s+");

    private DocumentMetadata() {}

    /// The metadata of the document `path` of this format.
    static Metadata of(Path path, FileFormat format, ReaderReply.Text reply) {
        boolean isMail = format == FileFormat.MAIL;
        Origin origin = isMail ? Origin.MAIL_HEADER : Origin.DOCUMENT_PROPERTIES;
        var draft = new MetadataDraft()
                .author(reply.author(), origin, isMail ? Certainty.SURE : Certainty.LIKELY)
                .date(isMail ? DateKind.PUBLISHED : DateKind.CREATED, reply.created(), origin, Certainty.SURE)
                .date(DateKind.MODIFIED, reply.modified(), origin, Certainty.SURE);
        String title = reply.title().strip();
        String beginning = reply.text().substring(0, Math.min(reply.text().length(), BEGINNING));
        if (!title.isEmpty() && !MADE_BY_PROGRAMS.matcher(title).matches()) {
            boolean isSaid = isMail
                    || beginning.startsWith(title)
                    || withoutSpaces(beginning).contains(withoutSpaces(title));
            draft.title(title, origin, isSaid ? Certainty.SURE : Certainty.GUESS);
        }
        return draft.title(TextTitle.ofPlainText(HiddenText.removed(beginning)), Origin.TEXT, Certainty.LIKELY)
                .metadata(path);
    }

    private static String withoutSpaces(String text) {
        return SPACES.matcher(text).replaceAll("");
    }
}
