package app.likeness.text.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.extract.TextExtractors;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MailAttachmentsTest {
    private static final ContainerLimits LIMITS = new ContainerLimits(3, 2_000, 50_000_000, 200, 1_000_000, 8_000_000);
    private static final String BODY = "Here is my essay.";

    private final TextExtractors extractors = TextExtractors.standard();

    @TempDir
    private Path folder;

    @Test
    void attachedDocumentsAreDocumentsOfTheirOwn() throws IOException {
        byte[] essay = Zip.word(Zip.paragraph("The library is open late.")).bytes();
        Path mail = write("hand-in.eml", mail(part("attachment; filename=\"essay.docx\"", essay)));
        assertEquals(List.of("message.eml = " + BODY, "essay.docx = The library is open late."), texts(mail, LIMITS));
        assertTrue(containers(LIMITS).isContainer(mail));
        assertTrue(containers(LIMITS).isContainer(mail, new FileBytes(Files.readAllBytes(mail))));
    }

    @Test
    void aMessageWithoutAttachmentsIsOneDocument() throws IOException {
        for (String shown : new String[] {
            "Content-Type: image/png; name=\"logo.png\"\r\nContent-ID: <1>\r\n", "Content-Type: text/html\r\n"
        }) {
            Path mail = write("plain.eml", mail("--B\r\n" + shown + "\r\n<p>again</p>\r\n"));
            assertFalse(containers(LIMITS).isContainer(mail), shown);
        }
        Path text = write("notes.txt", "Content-Disposition: attachment\n\nis a line that mails have.");
        assertFalse(containers(LIMITS).isContainer(text));
        assertFalse(containers(LIMITS).isContainer(write("empty.eml", "")));
    }

    @Test
    void anArchiveThatIsAttachedIsOpened() throws IOException {
        byte[] zip = Archives.zip(files("group 1/li.txt", "one", "group 1/wang.txt", "two"));
        Path mail = write("class.eml", mail(part("attachment; filename=class.zip", zip)));
        assertEquals(
                List.of("message.eml = " + BODY, "class.zip/group 1/li.txt = one", "class.zip/group 1/wang.txt = two"),
                texts(mail, LIMITS));
    }

    @Test
    void whatForwardedMessagesBringIsThereToo() throws IOException {
        String inner = mail(part("attachment; filename=inner.txt", bytes("inside")));
        Path mail = write(
                "forwarded.eml",
                mail("--B\r\nContent-Type: message/rfc822\r\n\r\n" + inner.replace("B", "C") + "\r\n"));
        assertTrue(
                texts(mail, LIMITS).contains("inner.txt = inside"),
                texts(mail, LIMITS).toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            attachment; filename="essay.txt"                                          | essay.txt
            attachment; filename="=?utf-8?B?6K665paHLnR4dA==?="                       | 论文.txt
            attachment; filename*=UTF-8''%E8%AE%BA%E6%96%87.txt                       | 论文.txt
            attachment; filename*0*=UTF-8''%E8%AE%BA; filename*1*=%E6%96%87.txt       | 论文.txt
            ATTACHMENT                                                                | attachment 1
            attachment; filename="../../etc/essay.txt"                                | etc/essay.txt
            attachment; filename="C:\\\\essays\\\\essay.txt"                          | C:/essays/essay.txt
            inline; filename="essay.txt"                                              | essay.txt
            """)
    void namesOfAttachmentsStayBelowTheMessage(String disposition, String name) throws IOException {
        Path mail = write("a.eml", mail(part(disposition, bytes("words"))));
        assertEquals(List.of("message.eml = " + BODY, name + " = words"), texts(mail, LIMITS));
    }

    @Test
    void namesInGbkThatDoNotSaySoAreRead() throws IOException {
        var raw = new ByteArrayOutputStream();
        String[] around =
                mail(part("attachment; filename=\"NAME\"", bytes("words"))).split("NAME", -1);
        raw.writeBytes(bytes(around[0]));
        raw.writeBytes("第三小组的实验报告.txt".getBytes(Charset.forName("GBK")));
        raw.writeBytes(bytes(around[1]));
        Path mail = Files.write(folder.resolve("gbk.eml"), raw.toByteArray());
        assertEquals(List.of("message.eml = " + BODY, "第三小组的实验报告.txt = words"), texts(mail, LIMITS));
    }

    @Test
    void picturesThatAreAttachedAreSaidToBeNone() throws IOException {
        Path mail = write("a.eml", mail(part("attachment; filename=photo.png", new byte[] {
            (byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0, 0
        })));
        assertEquals(List.of("message.eml = " + BODY, "photo.png: UNSUPPORTED PNG image"), texts(mail, LIMITS));
    }

    @Test
    void moreAttachmentsThanAreReadAreSaid() throws IOException {
        String many = part("attachment; filename=a.txt", bytes("words")).repeat(1_001);
        List<String> texts = texts(write("many.eml", mail(many)), LIMITS);
        assertEquals(1_002, texts.size());
        assertEquals(": CUT it has more attachments than are read", texts.getLast());
        List<String> few =
                texts(write("few.eml", mail(many)), new ContainerLimits(3, 20, 50_000_000, 200, 1_000_000, 8_000_000));
        assertEquals(": TOO_LARGE it holds more than 20 files; the rest was not read", few.getLast());
    }

    @Test
    void largeAttachmentsAndLargeMessagesAreSaid() throws IOException {
        byte[] large = bytes("many words ".repeat(100_000));
        Path mail = write("large.eml", mail(part("attachment; filename=a.txt", large)));
        assertEquals(
                List.of("message.eml: TOO_LARGE 2 MB, the limit is 1 MB", "a.txt: TOO_LARGE 2 MB, the limit is 1 MB"),
                texts(mail, LIMITS));
        assertEquals(
                List.of("message.eml = " + BODY, ": TOO_LARGE 2 MB, the limit is 0 MB"),
                texts(mail, new ContainerLimits(3, 2_000, 50_000_000, 200, 9_000_000, 500_000)));
    }

    @Test
    void aBombInAMessageIsNotUnpacked() throws IOException {
        byte[] bomb = Archives.zip(Map.of("zeros.txt", new byte[60_000_000]));
        Path mail = write("bomb.eml", mail(part("attachment; filename=bomb.zip", bomb)));
        List<String> texts = texts(mail, LIMITS);
        assertTrue(texts.toString().contains("TOO_LARGE"), texts.toString());
        assertEquals("message.eml = " + BODY, texts.getFirst());
    }

    @Test
    void messagesInMessagesAreOpenedToALimit() throws IOException {
        byte[] inner = bytes(mail(part("attachment; filename=a.txt", bytes("words"))));
        for (int depth = 0; depth < 5; depth++) {
            inner = bytes(mail(part("attachment; filename=inner.eml", inner)));
        }
        List<String> texts = texts(Files.write(folder.resolve("deep.eml"), inner), LIMITS);
        assertTrue(
                texts.getLast().endsWith("UNSUPPORTED more than 3 archives in each other; unpack it"), texts.getLast());
    }

    @Test
    void partsNestedAThousandDeepEndWithAReason() throws IOException {
        StringBuilder parts = new StringBuilder();
        for (int i = 0; i < 5_000; i++) {
            parts.append("--B")
                    .append(i == 0 ? "" : i)
                    .append("\r\nContent-Type: multipart/mixed; boundary=B")
                    .append(i + 1)
                    .append("\r\n\r\n");
        }
        Path mail = write("nested.eml", mail(parts + part("attachment; filename=a.txt", bytes("words"))));
        List<String> texts = texts(mail, LIMITS);
        assertTrue(texts.size() >= 2, texts.toString());
    }

    @Test
    void damagedPartsDoNotSpoilTheOthers() throws IOException {
        String broken = String.join(
                "\r\n",
                "--B",
                "Content-Disposition: attachment; filename=broken.txt",
                "Content-Transfer-Encoding: base64",
                "",
                "!!!d29!yZHM=junk",
                "");
        Path mail = write("broken.eml", mail(broken + part("attachment; filename=a.txt", bytes("whole"))));
        assertEquals(List.of("message.eml = " + BODY, "broken.txt = words", "a.txt = whole"), texts(mail, LIMITS));
    }

    /// Each member's name below the message and its text, or its reason.
    private List<String> texts(Path mail, ContainerLimits limits) throws IOException {
        List<String> texts = new ArrayList<>();
        try (Members members = containers(limits).open(mail, Instant.EPOCH)) {
            for (Optional<Member> next = members.next(); next.isPresent(); next = members.next()) {
                Member member = next.get();
                Attempt<ExtractedText> extraction = switch (member) {
                    case MemberFile file -> extractors.extract(file.path(), file.bytes());
                    case TableRow row -> row.extract();
                    case Member.Unread unread -> Attempt.not(unread.skip());
                };
                String name = mail.relativize(member.path()).toString().replace('\\', '/');
                texts.add(
                        extraction instanceof Attempt.Not<ExtractedText> not
                                ? name + ": " + not.skip().reason() + " "
                                        + not.skip().detail()
                                : name + " = "
                                        + extraction.found().orElseThrow().text());
            }
        }
        return texts;
    }

    private Containers containers(ContainerLimits limits) {
        return new Containers(limits, extractors);
    }

    private Path write(String name, String content) throws IOException {
        return Files.write(folder.resolve(name), bytes(content));
    }

    private static String mail(String parts) {
        return String.join(
                "\r\n",
                "Received: x",
                "From: Ann <ann@example.org>",
                "Date: Thu, 5 Mar 2026 09:12:00 +0000",
                "Subject: Essay",
                "MIME-Version: 1.0",
                "Content-Type: multipart/mixed; boundary=B",
                "",
                "--B",
                "Content-Type: text/plain; charset=utf-8",
                "",
                BODY,
                parts + "--B--",
                "");
    }

    private static String part(String disposition, byte[] content) {
        return "--B\r\nContent-Type: application/octet-stream\r\nContent-Disposition: " + disposition
                + "\r\nContent-Transfer-Encoding: base64\r\n\r\n"
                + Base64.getMimeEncoder().encodeToString(content) + "\r\n";
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static Map<String, byte[]> files(String... namesAndTexts) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            files.put(namesAndTexts[i], bytes(namesAndTexts[i + 1]));
        }
        return files;
    }
}
