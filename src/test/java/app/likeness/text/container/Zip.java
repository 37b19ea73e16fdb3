package app.likeness.text.container;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Makes ZIP archives, and of them documents.
public final class Zip {
    private static final String RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";

    private final Map<String, Content> parts = new LinkedHashMap<>();

    /// Writes what is in a file.
    public interface Content {
        void write(OutputStream out) throws IOException;
    }

    /// Adds a file of text.
    public Zip with(String name, String content) {
        return with(name, content.getBytes(StandardCharsets.UTF_8));
    }

    public Zip with(String name, byte[] content) {
        return with(name, out -> out.write(content));
    }

    /// Adds a file that is written when the archive is.
    public Zip with(String name, Content content) {
        parts.put(name, content);
        return this;
    }

    /// The archive.
    public byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            for (Map.Entry<String, Content> part : parts.entrySet()) {
                zip.putNextEntry(new ZipEntry(part.getKey()));
                part.getValue().write(zip);
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /// A Word document whose body holds `body`, with the parts `footnotes`, `comments` and so on that are added
    /// under `word/` later.
    public static Zip word(String body) {
        StringBuilder relations = new StringBuilder();
        for (String part : new String[] {"styles", "footnotes", "endnotes", "comments"}) {
            relations.append(relation(part, RELATION + part, part + ".xml"));
        }
        return new Zip()
                .with("[Content_Types].xml", "<Types/>")
                .with("_rels/.rels", relations(relation("r1", RELATION + "officeDocument", "word/document.xml")))
                .with("word/_rels/document.xml.rels", relations(relations.toString()))
                .with("word/document.xml", wordPart("document", "<w:body>" + body + "</w:body>"));
    }

    /// A workbook with one sheet, *Articles*, of these rows.
    public static Zip workbook(String rows) {
        return new Zip()
                .with("[Content_Types].xml", "<Types/>")
                .with(
                        "xl/workbook.xml",
                        "<workbook xmlns:r='r'><sheets><sheet name='Articles' r:id='r1'/></sheets></workbook>")
                .with(
                        "xl/_rels/workbook.xml.rels",
                        relations(relation("r1", RELATION + "worksheet", "worksheets/sheet1.xml")))
                .with("xl/worksheets/sheet1.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>");
    }

    /// A part of a Word document with this root element.
    public static String wordPart(String root, String content) {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><w:" + root
                + " xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\""
                + " xmlns:mc=\"http://schemas.openxmlformats.org/markup-compatibility/2006\">" + content + "</w:" + root
                + ">";
    }

    /// A paragraph of a Word document.
    public static String paragraph(String text) {
        return "<w:p><w:r><w:t>" + text + "</w:t></w:r></w:p>";
    }

    public static String relation(String id, String type, String target) {
        return "<Relationship Id=\"" + id + "\" Type=\"" + type + "\" Target=\"" + target + "\"/>";
    }

    public static String relations(String relations) {
        return "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">" + relations
                + "</Relationships>";
    }
}
