package app.likeness.text.formats.old;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.text.SkipReason;
import app.likeness.text.formats.Documents;
import app.likeness.text.reader.FileFormat;
import app.likeness.text.reader.ReaderReply;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.apache.poi.hslf.record.CString;
import org.apache.poi.hslf.record.Comment2000;
import org.apache.poi.hslf.record.Record;
import org.apache.poi.hslf.record.RecordTypes;
import org.apache.poi.hslf.usermodel.HSLFAutoShape;
import org.apache.poi.hslf.usermodel.HSLFGroupShape;
import org.apache.poi.hslf.usermodel.HSLFShape;
import org.apache.poi.hslf.usermodel.HSLFSlide;
import org.apache.poi.hslf.usermodel.HSLFSlideShow;
import org.apache.poi.hslf.usermodel.HSLFTable;
import org.apache.poi.hslf.usermodel.HSLFTextBox;
import org.apache.poi.hslf.usermodel.HSLFTextParagraph;
import org.apache.poi.hslf.usermodel.HSLFTextShape;
import org.apache.poi.sl.usermodel.Placeholder;
import org.apache.poi.sl.usermodel.ShapeType;
import org.apache.poi.util.LittleEndian;
import org.junit.jupiter.api.Test;

class OldSlidesReaderTest {
    /// Written by LibreOffice: an outline, groups in a group, a table, a comment, notes, a footer and slide numbers.
    @Test
    void aPresentationReadsAsItsSlidesStand() throws IOException {
        byte[] content;
        try (InputStream in = Objects.requireNonNull(OldSlidesReaderTest.class.getResourceAsStream("harbour.ppt"))) {
            content = in.readAllBytes();
        }
        assertEquals(
                new ReaderReply.Text("""
                        The harbour at night
                        Forty lamps burn along the quay
                        until the last ferry has left
                        港口的灯一直亮到最后一班渡轮离开
                        [Comment Tomas Reyl] Say which ferry this is.
                        [Notes] Pause here until everybody has seen the lamps.
                        What the crane lifts
                        Rope from the north pier
                        Barrels of herring
                        Salt in sacks
                        Month\tCrates\tWeight
                        March\t410\t82 tons
                        April\t377\t71 tons
                        Counted by the harbour master.""", "", "The harbour at night", "Ines Okafor", "", ""),
                Documents.read(FileFormat.OLE, content));
    }

    @Test
    void theTextIsThatOfTheShapesThatPoiFinds() throws IOException {
        for (int seed = 0; seed < 30; seed++) {
            byte[] content = presentation(new Random(seed));
            ReaderReply.Text text = (ReaderReply.Text) Documents.read(FileFormat.OLE, content);
            assertEquals(String.join("\n", linesByShapes(content)), text.text(), "seed " + seed);
        }
    }

    private static byte[] presentation(Random random) throws IOException {
        try (HSLFSlideShow show = new HSLFSlideShow();
                ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            int slides = 1 + random.nextInt(5);
            for (int i = 0; i < slides; i++) {
                HSLFSlide slide = show.createSlide();
                if (random.nextBoolean()) {
                    slide.addTitle().setText(words(random));
                }
                for (int shapes = random.nextInt(5); shapes > 0; shapes--) {
                    addShape(slide, random);
                }
            }
            for (int i = 0; i < slides; i++) {
                show.reorderSlide(1 + random.nextInt(slides), 1 + random.nextInt(slides));
            }
            if (random.nextBoolean()) {
                show.removeSlide(random.nextInt(slides));
            }
            show.write(out);
            return out.toByteArray();
        }
    }

    private static void addShape(HSLFSlide slide, Random random) {
        switch (random.nextInt(4)) {
            case 0 -> {
                HSLFTextBox box = new HSLFTextBox();
                box.setText(words(random) + "\r" + words(random) + "\u000b" + words(random));
                slide.addShape(box);
            }
            case 1 -> {
                HSLFAutoShape shape = new HSLFAutoShape(ShapeType.STAR_5);
                shape.setText(words(random));
                slide.addShape(shape);
            }
            case 2 -> {
                HSLFTable table = slide.createTable(1 + random.nextInt(3), 1 + random.nextInt(3));
                for (int row = 0; row < table.getNumberOfRows(); row++) {
                    for (int column = 0; column < table.getNumberOfColumns(); column++) {
                        Objects.requireNonNull(table.getCell(row, column)).setText(words(random));
                    }
                }
            }
            default -> {
                HSLFGroupShape group = slide.createGroup();
                group.createTextBox().setText(words(random));
                group.createGroup().createTextBox().setText(words(random));
                group.createAutoShape().setShapeType(ShapeType.LINE);
                group.createTextBox().setText(words(random));
            }
        }
    }

    private static String words(Random random) {
        String[] some = {"lamp", "ferry", "quay", "渡轮", "灯", "rope's end", "Größe", "𠮟る"};
        StringBuilder words = new StringBuilder("w" + random.nextInt(1000));
        for (int i = random.nextInt(4); i > 0; i--) {
            words.append(' ').append(some[random.nextInt(some.length)]);
        }
        return words.toString();
    }

    /// What the model of slides has, read back from the file.
    private static List<String> linesByShapes(byte[] content) throws IOException {
        List<String> lines = new ArrayList<>();
        try (HSLFSlideShow show = new HSLFSlideShow(new ByteArrayInputStream(content))) {
            for (HSLFSlide slide : show.getSlides()) {
                addLines(slide.getShapes(), lines);
            }
        }
        return lines;
    }

    private static void addLines(List<HSLFShape> shapes, List<String> lines) {
        for (HSLFShape shape : shapes) {
            if (shape instanceof HSLFTable table) {
                for (int row = 0; row < table.getNumberOfRows(); row++) {
                    List<String> cells = new ArrayList<>();
                    for (int column = 0; column < table.getNumberOfColumns(); column++) {
                        cells.add(HSLFTextParagraph.getRawText(Objects.requireNonNull(table.getCell(row, column))
                                .getTextParagraphs()));
                    }
                    lines.add(String.join("\t", cells));
                }
            } else if (shape instanceof HSLFGroupShape group) {
                addLines(group.getShapes(), lines);
            } else if (shape instanceof HSLFTextShape words && words.getPlaceholder() != Placeholder.SLIDE_NUMBER) {
                HSLFTextParagraph.getRawText(words.getTextParagraphs())
                        .lines()
                        .flatMap(line -> line.replace('\u000b', '\n').lines())
                        .filter(line -> !line.isBlank())
                        .forEach(lines::add);
            }
        }
    }

    @Test
    void aCommentWithoutAnAuthorIsRead() throws IOException {
        Comment2000 signed = new Comment2000();
        signed.setAuthor("Tomas Reyl");
        signed.setText("Say which ferry this is.");
        byte[] bare = atom(0x10, "And when it leaves.");
        byte[] unsigned = container(RecordTypes.Comment2000, bare);
        byte[] tag = container(
                RecordTypes.ProgBinaryTag,
                atom(0, "___PPT10"),
                container(RecordTypes.BinaryTagData, written(signed), unsigned));
        byte[] other = container(RecordTypes.ProgBinaryTag, atom(0, "___PPT9"));
        byte[] content;
        try (HSLFSlideShow show = new HSLFSlideShow();
                ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            HSLFSlide slide = show.createSlide();
            HSLFTextBox box = new HSLFTextBox();
            box.setText("The last ferry");
            slide.addShape(box);
            slide.getSlideRecord()
                    .appendChildRecord(Record.buildRecordAtOffset(container(RecordTypes.ProgTags, other, tag), 0));
            show.write(out);
            content = out.toByteArray();
        }
        assertEquals(
                "The last ferry\n[Comment Tomas Reyl] Say which ferry this is.\n[Comment] And when it leaves.",
                ((ReaderReply.Text) Documents.read(FileFormat.OLE, content)).text());
    }

    @Test
    void aPresentationWithoutItsDocumentIsDamaged() throws IOException {
        byte[] content;
        try (HSLFSlideShow show = new HSLFSlideShow();
                ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            show.createSlide();
            show.write(out);
            content = out.toByteArray();
        }
        // The head of the document record, which stands first.
        byte[] head = {0x0f, 0, (byte) 0xe8, 0x03};
        int at = indexOf(content, head);
        content[at + 2] = 0x00;
        assertEquals(new ReaderReply.None(SkipReason.DAMAGED, ""), Documents.read(FileFormat.OLE, content));
    }

    private static int indexOf(byte[] content, byte[] part) {
        for (int i = 0; i + part.length <= content.length; i++) {
            if (Arrays.equals(content, i, i + part.length, part, 0, part.length)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no such bytes");
    }

    private static byte[] atom(int options, String words) throws IOException {
        CString atom = new CString();
        atom.setOptions(options);
        atom.setText(words);
        return written(atom);
    }

    private static byte[] written(Record record) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        record.writeOut(out);
        return out.toByteArray();
    }

    private static byte[] container(RecordTypes type, byte[]... children) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] child : children) {
            all.writeBytes(child);
        }
        byte[] container = new byte[8 + all.size()];
        LittleEndian.putShort(container, 0, (short) 0x0f);
        LittleEndian.putShort(container, 2, type.typeID);
        LittleEndian.putInt(container, 4, all.size());
        System.arraycopy(all.toByteArray(), 0, container, 8, all.size());
        return container;
    }
}
