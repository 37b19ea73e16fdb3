package app.likeness.scan;

import app.likeness.text.container.Zip;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;

/// What a class handed in, made by code: twenty students with a folder each, in which their essay is called `essay`, as
/// docx, pdf, odt or txt by turns; at the head of 18 of them stands the sheet that all were given. Student 5 handed in
/// a draft as well. Three essays are copies: 7 has the whole of 3 with zero-width spaces and Cyrillic letters, 11 two
/// paragraphs of 2, 16 one paragraph of 9 with words changed. Ten more come late, of which 24 has a paragraph of 2.
public final class ClassHandIn {
    /// The sheet that everybody was given.
    public static final String SHEET = """
            Write about a place that you know well and that has changed while you knew it. Say what it was like before, \
            who decided on the change, and who was asked. Use at least two sources and name them at the end. Between six \
            and nine hundred words, by Friday noon.""";

    private static final int STUDENTS = 20;
    private static final int LATE = 10;
    private static final int PARAGRAPHS = 5;
    private static final List<String> SMALL = List.of("the", "of", "and", "in", "was", "by", "with", "from", "to", "a");
    private static final List<String> SYLLABLES = List.of(
            "bar", "con", "der", "fen", "gol", "har", "im", "jor", "kel", "lam", "mor", "nel", "ost", "par", "quin",
            "ros", "sel", "tor", "ul", "ver", "wen", "yar", "zan", "cho", "dri", "ple", "sta", "tri");
    private static final List<String> ENDINGS = List.of("docx", "pdf", "odt", "txt");

    private ClassHandIn() {}

    /// Writes the folders of the students into `folder`.
    public static Path in(Path folder) throws IOException {
        for (int student = 1; student <= STUDENTS; student++) {
            write(folder, student, paragraphs(student));
        }
        List<String> draft = paragraphs(5).subList(0, 3);
        Files.writeString(of(folder, 5).resolve("draft.txt"), String.join("\n", draft));
        return folder;
    }

    /// Writes what came late into the same folder.
    public static void late(Path folder) throws IOException {
        for (int student = STUDENTS + 1; student <= STUDENTS + LATE; student++) {
            write(folder, student, paragraphs(student));
        }
    }

    /// The file that a student handed in.
    public static Path essay(Path folder, int student) {
        return of(folder, student).resolve("essay." + ENDINGS.get(student % ENDINGS.size()));
    }

    private static Path of(Path folder, int student) {
        return folder.resolve(String.format(Locale.ROOT, "student %02d", student));
    }

    private static List<String> paragraphs(int student) {
        List<String> own = new ArrayList<>();
        var random = new Random(student);
        for (int i = 0; i < PARAGRAPHS; i++) {
            own.add(paragraph(random));
        }
        switch (student) {
            case 7 -> {
                own.clear();
                paragraphs(3).stream().skip(1).forEach(each -> own.add(disguised(each)));
            }
            case 11 -> own.addAll(paragraphs(2).subList(2, 4));
            case 16 ->
                own.add(2, paragraphs(9).get(3).replace(" the ", " this ").replace(" with ", " beside "));
            case 24 -> own.add(paragraphs(2).get(4));
            default -> {}
        }
        if (student != 13 && student != 18) {
            own.addFirst(SHEET);
        }
        return own;
    }

    /// Four sentences. Their words are put together of syllables by chance, with some that every text has between them:
    /// nobody shares a passage with another by accident.
    private static String paragraph(Random random) {
        var paragraph = new StringBuilder();
        for (int sentence = 0; sentence < 4; sentence++) {
            int words = 10 + random.nextInt(16);
            for (int word = 0; word < words; word++) {
                paragraph.append(word > 0 ? " " : sentence > 0 ? ". " : "");
                if (random.nextInt(3) == 0) {
                    paragraph.append(SMALL.get(random.nextInt(SMALL.size())));
                } else {
                    for (int syllable = random.nextInt(2); syllable < 3; syllable++) {
                        paragraph.append(SYLLABLES.get(random.nextInt(SYLLABLES.size())));
                    }
                }
            }
        }
        return paragraph.append('.').toString();
    }

    private static String disguised(String text) {
        return text.replace("ar", "a\u200Br").replace("o", "\u043E");
    }

    private static void write(Path folder, int student, List<String> paragraphs) throws IOException {
        Path file = essay(folder, student);
        Files.createDirectories(file.getParent());
        Files.write(
                file,
                switch (ENDINGS.get(student % ENDINGS.size())) {
                    case "docx" -> word(paragraphs);
                    case "pdf" -> pdf(paragraphs);
                    case "odt" -> openDocument(paragraphs);
                    default -> String.join("\n", paragraphs).getBytes(StandardCharsets.UTF_8);
                });
    }

    private static byte[] word(List<String> paragraphs) {
        return Zip.word(String.join("", paragraphs.stream().map(Zip::paragraph).toList()))
                .bytes();
    }

    private static byte[] openDocument(List<String> paragraphs) {
        var body = new StringBuilder();
        paragraphs.forEach(each -> body.append("<text:p>").append(each).append("</text:p>"));
        return new Zip()
                .with("mimetype", "application/vnd.oasis.opendocument.text")
                .with(
                        "content.xml",
                        "<office:document-content xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\""
                                + " xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\"><office:body><office:text>"
                                + body + "</office:text></office:body></office:document-content>")
                .bytes();
    }

    private static byte[] pdf(List<String> paragraphs) throws IOException {
        try (var document = new PDDocument()) {
            var page = new PDPage();
            document.addPage(page);
            try (var content = new PDPageContentStream(document, page)) {
                content.beginText();
                content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 9);
                content.setLeading(11);
                content.newLineAtOffset(60, 740);
                for (String paragraph : paragraphs) {
                    for (String line :
                            paragraph.replaceAll("(.{60,90}) ", "$1\n").split("\n", -1)) {
                        content.showText(line);
                        content.newLine();
                    }
                    content.newLine();
                }
                content.endText();
            }
            var out = new ByteArrayOutputStream();
            document.save(out);
            return out.toByteArray();
        }
    }
}
