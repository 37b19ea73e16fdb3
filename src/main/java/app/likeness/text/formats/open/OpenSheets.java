package app.likeness.text.formats.open;

import app.likeness.text.formats.document.SheetRows;
import app.likeness.text.formats.document.Xml;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Reads the tables of an Open Document spreadsheet, where runs of equal cells and rows are written once with a
/// count. Rows and cells that repeat nothing but emptiness are left out.
final class OpenSheets {
    private static final int MOST_COLUMNS = 16_384;
    private static final int MOST_ROWS = 1_048_576;

    private OpenSheets() {}

    static void read(XMLStreamReader xml, SheetRows rows) throws XMLStreamException {
        int number = 0;
        while (xml.hasNext()) {
            xml.next();
            if (xml.isStartElement() && xml.getLocalName().equals("table")) {
                rows.sheet(Xml.attribute(xml, "name"));
                number = 0;
            } else if (xml.isStartElement() && xml.getLocalName().equals("table-row")) {
                int count = count(Xml.attribute(xml, "number-rows-repeated"), MOST_ROWS);
                List<String> row = row(xml);
                boolean isEmpty = row.stream().allMatch(String::isBlank);
                for (int i = 0; i < (isEmpty ? Math.min(count, 1) : count); i++) {
                    rows.row(number + i + 1, new ArrayList<>(row));
                }
                number += count;
            }
        }
    }

    private static List<String> row(XMLStreamReader xml) throws XMLStreamException {
        List<String> cells = new ArrayList<>();
        while (true) {
            xml.next();
            if (xml.isEndElement() && xml.getLocalName().equals("table-row")) {
                return cells;
            }
            if (xml.isStartElement() && xml.getLocalName().endsWith("table-cell")) {
                int count = count(Xml.attribute(xml, "number-columns-repeated"), MOST_COLUMNS);
                String cell = cell(xml);
                int room = MOST_COLUMNS - cells.size();
                cells.addAll(Collections.nCopies(Math.min(count, room), cell));
            }
        }
    }

    /// Reads a cell to its end: its paragraphs, a line each, without comments.
    private static String cell(XMLStreamReader xml) throws XMLStreamException {
        StringBuilder text = new StringBuilder();
        for (int depth = 1; depth > 0; ) {
            xml.next();
            if (xml.isEndElement()) {
                depth--;
            } else if (xml.isStartElement()) {
                if (xml.getLocalName().equals("annotation")) {
                    Xml.skip(xml);
                } else if (xml.getLocalName().equals("p")) {
                    text.append(text.isEmpty() ? "" : "\n").append(Xml.text(xml));
                } else {
                    depth++;
                }
            }
        }
        return text.toString();
    }

    private static int count(String digits, int most) {
        return Math.min(Xml.number(digits, 1), most);
    }
}
