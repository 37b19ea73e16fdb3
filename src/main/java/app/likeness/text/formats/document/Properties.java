package app.likeness.text.formats.document;

import app.likeness.text.reader.ReaderReply;
import java.io.InputStream;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamReader;

/// What a document says of itself; empty strings for what it does not say.
///
/// @param created when it was first written, `modified` when last: ISO 8601
public record Properties(String title, String author, String created, String modified) {
    public static final Properties NONE = new Properties("", "", "", "");

    /// A property longer than this is none.
    private static final int MOST = 1_000;

    /// The text with these properties.
    public ReaderReply.Text with(DocumentText text) {
        return new ReaderReply.Text(text.text(), text.notice(), title, author, created, modified);
    }

    /// The properties of an Office Open XML document; damaged ones are as good as none.
    ///
    /// @param all the relations of the whole document
    public static Properties ofOffice(ZipParts parts, Relations all) {
        try {
            return of(parts, all.first("core-properties", "docProps/core.xml"));
        } catch (Exception damaged) {
            return NONE;
        }
    }

    /// The properties of an Open Document; damaged ones are as good as none.
    public static Properties ofOpenDocument(ZipParts parts) {
        try {
            return of(parts, "meta.xml");
        } catch (Exception damaged) {
            return NONE;
        }
    }

    private static Properties of(ZipParts parts, String part) throws Exception {
        try (InputStream in = parts.openIfThere(part)) {
            return in == null ? NONE : read(Xml.open(in));
        }
    }

    /// Both formats use the words of the Dublin Core; who wrote first is the author of either.
    public static Properties read(XMLStreamReader xml) throws Exception {
        String title = "";
        String author = "";
        String last = "";
        String created = "";
        String modified = "";
        while (xml.hasNext()) {
            if (xml.next() == XMLStreamConstants.START_ELEMENT) {
                switch (xml.getLocalName()) {
                    case "title" -> title = Xml.text(xml, MOST);
                    case "initial-creator" -> author = Xml.text(xml, MOST);
                    case "creator" -> last = Xml.text(xml, MOST);
                    case "created", "creation-date" -> created = Xml.text(xml, MOST);
                    case "modified", "date" -> modified = Xml.text(xml, MOST);
                    case "body" -> {
                        return new Properties(title, author.isEmpty() ? last : author, created, modified);
                    }
                    default -> {
                        // Nothing else is asked for.
                    }
                }
            }
        }
        return new Properties(title, author.isEmpty() ? last : author, created, modified);
    }
}
