package app.likeness.text.formats.open;

import app.likeness.text.SkipReason;
import app.likeness.text.formats.document.DocumentReader;
import app.likeness.text.formats.document.DocumentText;
import app.likeness.text.formats.document.HtmlText;
import app.likeness.text.formats.document.NoTextException;
import app.likeness.text.formats.document.Properties;
import app.likeness.text.formats.document.TextLimitException;
import app.likeness.text.formats.document.Xml;
import app.likeness.text.formats.document.ZipParts;
import app.likeness.text.reader.ReaderReply;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jsoup.Jsoup;

/// E-books (EPUB 2 and 3): the chapters in the order of the book, without its table of contents.
public final class EpubReader implements DocumentReader {
    private static final int MOST_OF_A_PROPERTY = 1_000;

    /// The largest chapter that is read: as a tree it takes many times its size in memory.
    private static final int MOST_OF_A_CHAPTER = 8_000_000;

    private final Map<String, String> chapters = new HashMap<>();
    private final DocumentText text = new DocumentText();
    private String title = "";
    private String author = "";
    private String date = "";

    @Override
    public ReaderReply read(byte[] content, List<String> passwords) throws Exception {
        try (ZipParts parts = new ZipParts(content)) {
            read(parts);
        } catch (TextLimitException cut) {
            // What was read until then is the text.
        }
        return new Properties(title, author, date, "").with(text);
    }

    private void read(ZipParts parts) throws Exception {
        try {
            readBook(parts);
        } catch (XMLStreamException | IOException e) {
            parts.checkLimit();
            throw e;
        }
    }

    private void readBook(ZipParts parts) throws Exception {
        checkRights(parts);
        String book = book(parts);
        String folder = book.substring(0, book.lastIndexOf('/') + 1);
        try (InputStream in = parts.open(book)) {
            XMLStreamReader xml = Xml.open(in);
            while (xml.hasNext()) {
                xml.next();
                if (xml.isStartElement()) {
                    element(xml, parts, folder);
                }
            }
        }
    }

    private void element(XMLStreamReader xml, ZipParts parts, String folder) throws Exception {
        switch (xml.getLocalName()) {
            case "title" -> title = title.isEmpty() ? Xml.text(xml, MOST_OF_A_PROPERTY) : title;
            case "creator" -> {
                String name = Xml.text(xml, MOST_OF_A_PROPERTY);
                author = author.isEmpty() ? name : author + "; " + name;
            }
            case "date" -> date = date.isEmpty() ? Xml.text(xml, MOST_OF_A_PROPERTY) : date;
            case "item" -> {
                String type = Xml.attribute(xml, "media-type");
                if (type.contains("html") && !Xml.attribute(xml, "properties").contains("nav")) {
                    String address = Xml.attribute(xml, "href");
                    int anchor = address.indexOf('#');
                    chapters.put(
                            Xml.attribute(xml, "id"), folder + (anchor < 0 ? address : address.substring(0, anchor)));
                }
            }
            case "itemref" -> {
                String chapter = chapters.get(Xml.attribute(xml, "idref"));
                if (chapter != null) {
                    chapter(parts, chapter);
                }
            }
            default -> {
                // The cover, the guide and collections are no text.
            }
        }
    }

    private void chapter(ZipParts parts, String name) throws Exception {
        String part = parts.contains(name) ? name : decoded(name);
        try (InputStream in = parts.openIfThere(part)) {
            if (in != null) {
                byte[] page = in.readNBytes(MOST_OF_A_CHAPTER);
                HtmlText.add(Jsoup.parse(new ByteArrayInputStream(page), null, ""), text);
            }
        }
    }

    private static String decoded(String name) {
        try {
            return URLDecoder.decode(name.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException notEncoded) {
            return name;
        }
    }

    private static String book(ZipParts parts) throws Exception {
        try (InputStream in = parts.open("META-INF/container.xml")) {
            XMLStreamReader xml = Xml.open(in);
            while (xml.hasNext()) {
                xml.next();
                if (xml.isStartElement() && xml.getLocalName().equals("rootfile")) {
                    return Xml.attribute(xml, "full-path");
                }
            }
        }
        throw new IOException("the container names no book");
    }

    /// Only fonts may be encrypted without barring the text.
    private static void checkRights(ZipParts parts) throws Exception {
        try (InputStream in = parts.openIfThere("META-INF/encryption.xml")) {
            if (in == null) {
                return;
            }
            XMLStreamReader xml = Xml.open(in);
            while (xml.hasNext()) {
                xml.next();
                if (xml.isStartElement()
                        && xml.getLocalName().equals("CipherReference")
                        && Xml.attribute(xml, "URI").matches("(?i).*\\.x?html?")) {
                    throw new NoTextException(SkipReason.ENCRYPTED, "protected by its seller");
                }
            }
        }
    }
}
