package app.likeness.text.formats.document;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Opens XML that nobody has checked: document types are passed over, so that nothing is expanded and no other file
/// is opened.
public final class Xml {
    private static final XMLInputFactory FACTORY = factory();

    /// Any number of so many digits is an `int`.
    private static final int MOST_DIGITS = 9;

    /// What is longer is decoded as it is read.
    private static final int MOST_AT_ONCE = 4_000_000;

    /// What stands for bytes that are no UTF-8, or for others.
    private static final String REPLACED = "\ufffd";

    /// What some put before the first character.
    private static final String MARK = "\ufeff";

    /// A declaration is shorter.
    private static final int HEAD = 200;

    private static final Pattern ENCODING = Pattern.compile("(?:ï»¿)?<\\?xml[^>]*encoding\\s*=\\s*[\"']([^\"']*)");

    /// Nobody writes so deep; a stack of elements takes more memory than their tags.
    private static final int MOST_DEPTH = 10_000;

    private Xml() {}

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, true);
        factory.setProperty("jdk.xml.maxElementDepth", MOST_DEPTH);
        factory.setXMLResolver((publicId, systemId, base, space) -> InputStream.nullInputStream());
        return factory;
    }

    /// Begins to read. What is in UTF-8, as nearly everything is, and is not long is decoded first, all at once;
    /// the parser would take several times as long for that, and say what is wrong with it on the standard error.
    public static XMLStreamReader open(InputStream in) throws XMLStreamException, IOException {
        byte[] bytes = in.readNBytes(MOST_AT_ONCE + 1);
        String text =
                bytes.length <= MOST_AT_ONCE && isUtf8(bytes) ? new String(bytes, StandardCharsets.UTF_8) : REPLACED;
        if (!text.contains(REPLACED)) {
            return FACTORY.createXMLStreamReader(new StringReader(text.startsWith(MARK) ? text.substring(1) : text));
        }
        if (Allowance.atHand().isSmall()) {
            throw new XMLStreamException("neither short nor UTF-8");
        }
        return FACTORY.createXMLStreamReader(new SequenceInputStream(new ByteArrayInputStream(bytes), in));
    }

    /// Whether nothing at the beginning says that it is anything else.
    private static boolean isUtf8(byte[] bytes) {
        String head = new String(bytes, 0, Math.min(bytes.length, HEAD), StandardCharsets.ISO_8859_1);
        Matcher declaration = ENCODING.matcher(head);
        return head.indexOf('\0') < 0
                && (!declaration.lookingAt() || declaration.group(1).equalsIgnoreCase("utf-8"));
    }

    /// The value of the attribute with this local name in whatever namespace; empty when there is none.
    public static String attribute(XMLStreamReader xml, String localName) {
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            if (xml.getAttributeLocalName(i).equals(localName)) {
                return xml.getAttributeValue(i);
            }
        }
        return "";
    }

    /// A number of one to nine digits; `otherwise` for anything else.
    public static int number(String digits, int otherwise) {
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
    public static void skip(XMLStreamReader xml) throws XMLStreamException {
        for (int depth = 1; depth > 0; ) {
            int event = xml.next();
            depth += event == XMLStreamConstants.START_ELEMENT ? 1 : event == XMLStreamConstants.END_ELEMENT ? -1 : 0;
        }
    }

    /// The text of an element up to its end, with that of the elements in it; as much as the document at hand may
    /// have.
    public static String text(XMLStreamReader xml) throws XMLStreamException {
        Allowance allowance = Allowance.atHand();
        String text = text(xml, allowance.characters());
        if (text.length() == allowance.characters()) {
            allowance.reach();
        }
        return text;
    }

    /// The text of an element up to its end, with that of the elements in it; at most `most` characters of it.
    public static String text(XMLStreamReader xml, int most) throws XMLStreamException {
        JoinedText joined = new JoinedText();
        for (int depth = 1; depth > 0; ) {
            int event = xml.next();
            depth += event == XMLStreamConstants.START_ELEMENT ? 1 : event == XMLStreamConstants.END_ELEMENT ? -1 : 0;
            if (event == XMLStreamConstants.CHARACTERS && joined.length() < most) {
                joined.add(xml.getText());
            }
        }
        return joined.length() > most ? joined.text().substring(0, most) : joined.text();
    }
}
