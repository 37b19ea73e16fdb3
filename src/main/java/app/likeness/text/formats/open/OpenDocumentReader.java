package app.likeness.text.formats.open;

import app.likeness.text.formats.document.DocumentReader;
import app.likeness.text.formats.document.DocumentText;
import app.likeness.text.formats.document.OpenLock;
import app.likeness.text.formats.document.Properties;
import app.likeness.text.formats.document.SheetRows;
import app.likeness.text.formats.document.TextLimitException;
import app.likeness.text.formats.document.Xml;
import app.likeness.text.formats.document.ZipParts;
import app.likeness.text.reader.ReaderReply;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Open Documents (ISO 26300), zipped or in one file: texts, presentations and spreadsheets.
public final class OpenDocumentReader implements DocumentReader {
    /// What the types of all Open Documents begin with, and more than the longest of them.
    private static final String TYPE = "application/vnd.oasis.opendocument.";

    private static final int MOST_OF_A_TYPE = 100;

    private final boolean isFlat;
    private final boolean asTables;

    public OpenDocumentReader(boolean isFlat, boolean asTables) {
        this.isFlat = isFlat;
        this.asTables = asTables;
    }

    @Override
    public ReaderReply read(byte[] content, List<String> passwords) throws Exception {
        if (isFlat) {
            return flat(content);
        }
        try (ZipParts parts = new ZipParts(content)) {
            return zipped(parts, passwords);
        }
    }

    private ReaderReply flat(byte[] content) throws Exception {
        Properties properties = Properties.read(Xml.open(new ByteArrayInputStream(content)));
        boolean isSheets = has(new ByteArrayInputStream(content), "spreadsheet");
        return reply(new ByteArrayInputStream(content), new OpenStyles(), isSheets, properties);
    }

    private ReaderReply zipped(ZipParts parts, List<String> passwords) throws Exception {
        parts.unlock(OpenLock.of(parts, "content.xml", passwords));
        try {
            OpenStyles styles = new OpenStyles();
            try (InputStream in = parts.openIfThere("styles.xml")) {
                if (in != null) {
                    XMLStreamReader xml = Xml.open(in);
                    while (xml.hasNext()) {
                        if (xml.next() == XMLStreamReader.START_ELEMENT) {
                            styles.start(xml);
                        }
                    }
                }
            }
            boolean isSheets = isSpreadsheet(parts);
            try (InputStream in = parts.open("content.xml")) {
                return reply(in, styles, isSheets, Properties.ofOpenDocument(parts));
            }
        } catch (XMLStreamException | IOException e) {
            parts.checkLimit();
            throw e;
        }
    }

    private ReaderReply reply(InputStream in, OpenStyles styles, boolean isSheets, Properties properties)
            throws XMLStreamException, IOException {
        if (isSheets || asTables) {
            SheetRows rows = new SheetRows();
            boolean isCut = false;
            try {
                OpenSheets.read(Xml.open(in), rows);
            } catch (TextLimitException cut) {
                isCut = true;
            }
            return rows.reply(asTables, isCut, properties);
        }
        DocumentText text = new DocumentText();
        try {
            new OpenBody(styles).read(Xml.open(in), text);
        } catch (TextLimitException cut) {
            // What was read until then is the text.
        }
        return properties.with(text);
    }

    /// Whether the document says that it is one, else whether its body holds one.
    private static boolean isSpreadsheet(ZipParts parts) throws Exception {
        try (InputStream in = parts.openIfThere("mimetype")) {
            String type = in == null ? "" : new String(in.readNBytes(MOST_OF_A_TYPE), StandardCharsets.ISO_8859_1);
            if (type.startsWith(TYPE)) {
                return type.startsWith("spreadsheet", TYPE.length());
            }
        }
        try (InputStream in = parts.open("content.xml")) {
            return has(in, "spreadsheet");
        }
    }

    /// Whether the body holds this element first.
    private static boolean has(InputStream in, String kind) throws XMLStreamException, IOException {
        XMLStreamReader xml = Xml.open(in);
        boolean isBody = false;
        while (xml.hasNext()) {
            if (xml.next() == XMLStreamReader.START_ELEMENT) {
                if (isBody) {
                    return xml.getLocalName().equals(kind);
                }
                isBody = xml.getLocalName().equals("body");
            }
        }
        return false;
    }
}
