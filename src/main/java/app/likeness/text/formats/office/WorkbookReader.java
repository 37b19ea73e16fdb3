package app.likeness.text.formats.office;

import app.likeness.text.formats.document.Allowance;
import app.likeness.text.formats.document.DocumentReader;
import app.likeness.text.formats.document.JoinedText;
import app.likeness.text.formats.document.Properties;
import app.likeness.text.formats.document.Relations;
import app.likeness.text.formats.document.SheetRows;
import app.likeness.text.formats.document.TextLimitException;
import app.likeness.text.formats.document.Xml;
import app.likeness.text.formats.document.ZipParts;
import app.likeness.text.reader.ReaderReply;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.apache.poi.ss.usermodel.BuiltinFormats;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.jspecify.annotations.Nullable;

/// Excel workbooks since 2007 (ECMA-376, SpreadsheetML): cells as they are shown, hidden sheets left out.
public final class WorkbookReader implements DocumentReader {
    private static final int MOST_COLUMNS = 16_384;

    private final boolean asTables;
    private final List<String> strings = new ArrayList<>();

    /// The format of each cell style: its number and its pattern.
    private final List<Integer> formats = new ArrayList<>();

    private final Map<Integer, String> patterns = new HashMap<>();
    /// What shows numbers by patterns: it takes longer to make than a small workbook to read.
    private @Nullable DataFormatter formatter;

    private boolean since1904;
    private final Allowance allowance = Allowance.atHand();
    private long stringSize;

    public WorkbookReader(boolean asTables) {
        this.asTables = asTables;
    }

    @Override
    public ReaderReply read(byte[] content, List<String> passwords) throws Exception {
        try (ZipParts parts = new ZipParts(content)) {
            SheetRows rows = new SheetRows();
            Relations all = Relations.NONE;
            boolean isCut = false;
            try {
                all = Relations.of(parts, "");
                read(parts, all, rows);
            } catch (TextLimitException cut) {
                isCut = true;
            } catch (XMLStreamException | IOException e) {
                parts.checkLimit();
                throw e;
            }
            return rows.reply(asTables, isCut, Properties.ofOffice(parts, all));
        }
    }

    private void read(ZipParts parts, Relations all, SheetRows rows) throws Exception {
        String main = all.first("officeDocument", "xl/workbook.xml");
        Relations relations = Relations.of(parts, main);
        try (InputStream in = parts.openIfThere(relations.first("sharedStrings", "xl/sharedStrings.xml"))) {
            if (in != null) {
                readStrings(Xml.open(in));
            }
        }
        try (InputStream in = parts.openIfThere(relations.first("styles", "xl/styles.xml"))) {
            if (in != null) {
                readStyles(Xml.open(in));
            }
        }
        try (InputStream in = parts.open(main)) {
            XMLStreamReader xml = Xml.open(in);
            while (xml.hasNext()) {
                xml.next();
                if (xml.isStartElement() && xml.getLocalName().equals("workbookPr")) {
                    since1904 = Xml.attribute(xml, "date1904").matches("1|true");
                } else if (xml.isStartElement()
                        && xml.getLocalName().equals("sheet")
                        && !Xml.attribute(xml, "state").endsWith("idden")) {
                    readSheet(parts, relations.id(Xml.attribute(xml, "id")), Xml.attribute(xml, "name"), rows);
                }
            }
        }
    }

    private void readSheet(ZipParts parts, String part, String name, SheetRows rows) throws Exception {
        try (InputStream in = parts.openIfThere(part)) {
            if (in == null) {
                return;
            }
            rows.sheet(name);
            XMLStreamReader xml = Xml.open(in);
            int last = 0;
            while (xml.hasNext()) {
                xml.next();
                if (xml.isStartElement() && xml.getLocalName().equals("row")) {
                    int number = Xml.number(Xml.attribute(xml, "r"), last + 1);
                    if (number == last + 2) {
                        // One empty row between two may part them; more of them part them no better.
                        rows.row(number - 1, new ArrayList<>());
                    }
                    last = number;
                    rows.row(number, row(xml));
                }
            }
        }
    }

    private List<String> row(XMLStreamReader xml) throws XMLStreamException {
        List<String> cells = new ArrayList<>();
        while (true) {
            xml.next();
            if (xml.isEndElement() && xml.getLocalName().equals("row")) {
                return cells;
            }
            if (xml.isStartElement() && xml.getLocalName().equals("c")) {
                int column = column(Xml.attribute(xml, "r"), cells.size());
                while (cells.size() < column) {
                    cells.add("");
                }
                String type = Xml.attribute(xml, "t");
                int style = Xml.number(Xml.attribute(xml, "s"), 0);
                cells.add(shown(type, style, value(xml)));
            }
        }
    }

    /// Reads a cell to its end.
    private static String value(XMLStreamReader xml) throws XMLStreamException {
        String value = "";
        for (int depth = 1; depth > 0; ) {
            xml.next();
            if (xml.isEndElement()) {
                depth--;
            } else if (xml.isStartElement()) {
                switch (xml.getLocalName()) {
                    case "v" -> value = Xml.text(xml);
                    case "is" -> value = string(xml);
                    case "f" -> Xml.skip(xml);
                    default -> depth++;
                }
            }
        }
        return value;
    }

    private String shown(String type, int style, String value) {
        return switch (type) {
            case "s" -> {
                int index = Xml.number(value.strip(), -1);
                yield index >= 0 && index < strings.size() ? strings.get(index) : "";
            }
            case "inlineStr", "str", "d" -> value;
            case "b" -> value.equals("1") ? "TRUE" : "FALSE";
            case "e" -> "";
            default -> formatted(value, style);
        };
    }

    private String formatted(String value, int style) {
        if (value.isEmpty()) {
            return "";
        }
        int format = style < formats.size() ? formats.get(style) : 0;
        String pattern = patterns.containsKey(format) ? patterns.get(format) : BuiltinFormats.getBuiltinFormat(format);
        if (format == 0 || pattern == null) {
            return value;
        }
        if (allowance.isSmall() && patterns.containsKey(format)) {
            // POI works through a pattern of the document's own as long as that takes.
            allowance.reach();
            throw new TextLimitException();
        }
        try {
            if (formatter == null) {
                formatter = new DataFormatter(Locale.ROOT);
            }
            return formatter
                    .formatRawCellContents(Double.parseDouble(value), format, pattern, since1904)
                    .strip();
        } catch (IllegalArgumentException notAPattern) {
            return value;
        }
    }

    private void readStrings(XMLStreamReader xml) throws XMLStreamException {
        while (xml.hasNext()) {
            xml.next();
            if (xml.isStartElement() && xml.getLocalName().equals("si")) {
                String string = string(xml);
                strings.add(string);
                stringSize += string.length() + 1L;
                if (stringSize > 2L * allowance.characters()) {
                    allowance.reach();
                    throw new TextLimitException();
                }
            }
        }
    }

    /// The text of a string with runs, without how it is pronounced. Reads the element to its end.
    private static String string(XMLStreamReader xml) throws XMLStreamException {
        JoinedText joined = new JoinedText();
        for (int depth = 1; depth > 0; ) {
            xml.next();
            if (xml.isEndElement()) {
                depth--;
            } else if (xml.isStartElement()) {
                switch (xml.getLocalName()) {
                    case "t" -> joined.add(Xml.text(xml));
                    case "rPh" -> Xml.skip(xml);
                    default -> depth++;
                }
            }
        }
        return joined.text();
    }

    private void readStyles(XMLStreamReader xml) throws XMLStreamException {
        boolean isCells = false;
        while (xml.hasNext()) {
            xml.next();
            if (xml.isStartElement()) {
                switch (xml.getLocalName()) {
                    case "numFmt" ->
                        patterns.put(Xml.number(Xml.attribute(xml, "numFmtId"), 0), Xml.attribute(xml, "formatCode"));
                    case "cellXfs" -> isCells = true;
                    case "xf" -> {
                        if (isCells) {
                            formats.add(Xml.number(Xml.attribute(xml, "numFmtId"), 0));
                        }
                    }
                    default -> {
                        // Colours and fonts do not change what a cell says.
                    }
                }
            } else if (xml.isEndElement() && xml.getLocalName().equals("cellXfs")) {
                isCells = false;
            }
        }
    }

    /// The column of a reference such as `BC12`, from 0; `otherwise` where there is none.
    private static int column(String reference, int otherwise) {
        int column = 0;
        for (int i = 0; i < reference.length() && i < 4 && Character.isLetter(reference.charAt(i)); i++) {
            column = column * 26 + (reference.charAt(i) & 0x1F);
        }
        return column == 0 || column > MOST_COLUMNS ? Math.min(otherwise, MOST_COLUMNS) : column - 1;
    }
}
