package app.likeness.text.formats;

import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Opens XML that nobody has checked: document types are passed over, so that nothing is expanded and no other file
/// is opened.
final class Xml {
    private static final XMLInputFactory FACTORY = factory();

    /// Any number of so many digits is an `int`.
    private static final int MOST_DIGITS = 9;

    private Xml() {}

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, true);
        factory.setXMLResolver((publicId, systemId, base, space) -> InputStream.nullInputStream());
        return factory;
    }

    static XMLStreamReader open(InputStream in) throws XMLStreamException {
        return FACTORY.createXMLStreamReader(in);
    }

    /// The value of the attribute with this local name in whatever namespace; empty when there is none.
    static String attribute(XMLStreamReader xml, String localName) {
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            if (xml.getAttributeLocalName(i).equals(localName)) {
                return xml.getAttributeValue(i);
            }
        }
        return "";
    }

    /// A number of one to nine digits; `otherwise` for anything else.
    static int number(String digits, int otherwise) {
        int length = digits.length();
        if (length == 0 || length > MOST_DIGITS) {
            return otherwise;
        }
        int number = 0;
        for (int i = 0; i < length; i++) {
            char c = digits.charAt(i);
            if (c < '0' || c > '9') {
                return otherwise;
            }
            number = 10 * number + c - '0';
        }
        return number;
    }

    /// Goes from the start of an element to its end.
    static void skip(XMLStreamReader xml) throws XMLStreamException {
        for (int depth = 1; depth > 0; ) {
            int event = xml.next();
            depth += event == XMLStreamConstants.START_ELEMENT ? 1 : event == XMLStreamConstants.END_ELEMENT ? -1 : 0;
        }
    }

    /// The text of an element up to its end, with that of the elements in it; at most `most` characters of it.
    static String text(XMLStreamReader xml, int most) throws XMLStreamException {
        StringBuilder text = new StringBuilder();
        for (int depth = 1; depth > 0; ) {
            int event = xml.next();
            depth += event == XMLStreamConstants.START_ELEMENT ? 1 : event == XMLStreamConstants.END_ELEMENT ? -1 : 0;
            if (xml.isCharacters() && text.length() < most) {
                text.append(xml.getText());
            }
        }
        return text.length() > most ? text.substring(0, most) : text.toString();
    }
}
