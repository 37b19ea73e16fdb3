package app.likeness.text.charset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextDecoderTest {
    private static final String CHINESE = "老城区的图书馆今年延长了开放时间，周末也有人来借书。馆长说，读者比去年多了三成。\n";
    private static final String TRADITIONAL = "老城區的圖書館今年延長了開放時間，週末也有人來借書。館長說，讀者比去年多了三成。\n";
    private static final String ENGLISH = "The library’s new hours – “until nine” – cost €20,000 a year.\n";
    private static final String FRENCH =
            "La bibliothèque a prolongé ses horaires : « jusqu’à neuf heures », dit le maire.\n";
    private static final String RUSSIAN =
            "Городская библиотека продлила часы работы, и читателей стало на треть больше.\n";
    private static final String JAPANESE = "市の図書館は今年から開館時間を延長しました。週末も本を借りに来る人がいます。\n";
    private static final String KOREAN = "시립 도서관은 올해부터 개관 시간을 연장했다. 주말에도 책을 빌리러 오는 사람이 있다.\n";

    @ParameterizedTest
    @CsvSource({
        "UTF-8, UTF-8",
        "UTF-16LE, UTF-16LE",
        "UTF-16BE, UTF-16BE",
        "GBK, GB18030",
        "GB18030, GB18030",
        "GB2312, GB18030"
    })
    void simplifiedChineseInEveryCharset(String written, String found) {
        assertDecodes(CHINESE, written, found);
        assertDecodes(CHINESE.replace("\n", ""), written, found);
        assertDecodes("1. <p>" + CHINESE.repeat(50) + ENGLISH.replaceAll("[^ -z]", ""), written, found);
    }

    @ParameterizedTest
    @CsvSource({"UTF-8, UTF-8", "UTF-16LE, UTF-16LE", "UTF-16BE, UTF-16BE", "Big5, Big5", "GBK, GB18030"})
    void traditionalChineseInEveryCharset(String written, String found) {
        assertDecodes(TRADITIONAL, written, found);
        assertDecodes(TRADITIONAL.replace("\n", "").repeat(20), written, found);
    }

    @ParameterizedTest
    @CsvSource({"UTF-8, UTF-8", "windows-1252, windows-1252", "UTF-16LE, UTF-16LE", "UTF-16BE, UTF-16BE"})
    void westernTextInEveryCharset(String written, String found) {
        assertDecodes(ENGLISH, written, found);
        assertDecodes(FRENCH, written, found);
        assertDecodes("naïve café", written, found);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            windows-1250   | Včera večer přišli všichni žáci dříve, než čekala jejich nová učitelka češtiny.
            ISO-8859-2     | Šestnáct žáků řešilo těžší příklady, ostatní četli ve školní knihovně.
            windows-1250   | Wczoraj wieczorem źle się czułem, więc poszedłem wcześnie spać i obudziłem się późno.
            IBM852         | Książki leżą na półce obok łóżka, a żona śpi już od dłuższego czasu.
            windows-1250   | A könyvtárban őrzött régi kéziratokat senki sem látta az elmúlt húsz évben, mégis hűen idézik.
            windows-1254   | Öğretmen, öğrencilerin yazdığı ödevleri akşama kadar okuyup değerlendirmişti.
            windows-1257   | Vakar vakarą šešios mokytojos tikrino mokinių rašinius ir džiaugėsi jų žodžiais.
            windows-1251   | Вчера вечером учительница проверяла сочинения и нашла в двух из них один и тот же абзац.
            KOI8-R         | Вчера вечером учительница проверяла сочинения и нашла в двух из них один и тот же абзац.
            IBM866         | Вчера вечером учительница проверяла сочинения и нашла в двух из них один и тот же абзац.
            ISO-8859-5     | Редактор сравнивает две статьи и видит, что вторая повторяет первую почти слово в слово.
            windows-1253   | Η δασκάλα διάβασε χθες το βράδυ τις εκθέσεις και βρήκε την ίδια παράγραφο σε δύο από αυτές.
            windows-1255   | המורה קראה אתמול בערב את החיבורים ומצאה בשניים מהם את אותה הפסקה
            windows-1256   | قرأت المعلمة مساء أمس مقالات الطلاب ووجدت الفقرة نفسها في اثنتين منها
            x-windows-874  | เมื่อวานตอนเย็นครูอ่านเรียงความของนักเรียนและพบย่อหน้าเดียวกันในสองฉบับ
            Shift_JIS      | 昨日の夜、先生は生徒の作文を読み、二つの中に同じ段落があるのを見つけました。
            EUC-JP         | 昨日の夜、先生は生徒の作文を読み、二つの中に同じ段落があるのを見つけました。
            ISO-2022-JP    | 昨日の夜、先生は生徒の作文を読み、二つの中に同じ段落があるのを見つけました。
            EUC-KR         | 어제 저녁 선생님은 학생들의 글을 읽다가 두 편에서 같은 문단을 발견하셨습니다.
            x-Johab        | 어제 저녁 선생님은 학생들의 글을 읽다가 두 편에서 같은 문단을 발견하셨습니다.
            ISO-2022-KR    | 어제 저녁 선생님은 학생들의 글을 읽다가 두 편에서 같은 문단을 발견하셨습니다.
            UTF-32LE       | 昨天晚上，老师在两篇作文里看到了同一个段落。
            UTF-32BE       | Yesterday evening the teacher found one paragraph in two essays.
            windows-1252   | The ticket costs £8 now, and only a £2 bet would have been cheaper.
            ISO-8859-15    | Le cœur de la pièce coûte 5 € de plus, et l’œuvre entière en vaut 20 €.
            """)
    void textsOfManyLanguagesAreReadInTheirCharset(String charset, String text) {
        assertEquals(
                new String(text.getBytes(Charset.forName(charset)), Charset.forName(charset)),
                TextDecoder.decode(text.getBytes(Charset.forName(charset))).text());
    }

    @Test
    void aZeroAmongTheBytesDoesNotMakeATextWide() {
        assertDecodes(ENGLISH.repeat(10) + "\0" + FRENCH, "UTF-8", "UTF-8");
        assertDecodes("plain words ".repeat(10) + "\0\0", "US-ASCII", "UTF-8");
        assertDecodes("plain words\0 ".repeat(10), "US-ASCII", "UTF-8");
    }

    @Test
    void asciiIsUtf8() {
        assertDecodes("plain words, nothing else", "US-ASCII", "UTF-8");
        assertDecodes("", "US-ASCII", "UTF-8");
    }

    @ParameterizedTest
    @CsvSource({
        "windows-1251",
        "KOI8-R",
        "Shift_JIS",
        "EUC-JP",
        "EUC-KR",
    })
    void otherCharsetsAreLeftToTheLibrary(String charset) {
        String text = switch (charset) {
            case "Shift_JIS", "EUC-JP" -> JAPANESE;
            case "EUC-KR" -> KOREAN;
            default -> RUSSIAN;
        };
        assertDecodes(text.repeat(5), charset, charset);
    }

    @ParameterizedTest
    @ValueSource(strings = {"关于开放时间的通知", "图书馆开放时间", "我们今天去学校上课"})
    void aFewCharactersOfGbkAreEnough(String text) {
        assertDecodes(text, "GBK", "GB18030");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE", "GB18030"})
    void marksNameTheCharsetAndAreNoText(String charset) {
        DecodedText decoded = TextDecoder.decode(("\ufeff" + CHINESE).getBytes(Charset.forName(charset)));
        assertEquals(new DecodedText(CHINESE, Charset.forName(charset)), decoded);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
    void theZeroOfACommonCharacterIsNotOneOfAscii(String charset) {
        assertDecodes("一次会议决定了一年的工作", charset, charset);
    }

    @Test
    void charactersOfFourBytesAreReadInGb18030() {
        assertDecodes(CHINESE + "𠮷野家，😀", "GB18030", "GB18030");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "GB18030", "Big5", "UTF-16LE"})
    void aTextCutInsideACharacterKeepsItsCharset(String charset) {
        String text = charset.equals("Big5") ? TRADITIONAL.strip() : CHINESE.strip();
        byte[] bytes = text.getBytes(Charset.forName(charset));
        DecodedText decoded = TextDecoder.decode(Arrays.copyOf(bytes, bytes.length - 1));
        assertEquals(charset, decoded.charset().name());
        assertTrue(decoded.text().startsWith(text.substring(0, text.length() - 1)), decoded::text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "GB18030", "Big5"})
    void aDamagedByteInALongTextIsNotAnotherCharset(String charset) {
        String text = (charset.equals("Big5") ? TRADITIONAL : CHINESE).repeat(20);
        byte[] whole = text.getBytes(Charset.forName(charset));
        for (int at = 200; at < 230; at++) {
            byte[] bytes = whole.clone();
            bytes[at] = (byte) 0xFF;
            DecodedText decoded = TextDecoder.decode(bytes);
            assertEquals(charset, decoded.charset().name());
            assertTrue(decoded.text().endsWith(text.substring(text.length() / 2)), decoded::text);
        }
    }

    @Test
    void bytesThatWindows1252LeavesUndefinedAreControls() {
        byte[] bytes = "caf\u00e9 ? end".getBytes(StandardCharsets.ISO_8859_1);
        bytes[5] = (byte) 0x81;
        assertEquals(new DecodedText("café \u0081 end", Charset.forName("windows-1252")), TextDecoder.decode(bytes));
    }

    @Test
    void aDeclaredCharsetIsBelievedWhereTheBytesAllowIt() {
        Charset greek = Charset.forName("windows-1253");
        assertEquals(new DecodedText("Νέα", greek), TextDecoder.decode("Νέα".getBytes(greek), greek));
        assertEquals(
                new DecodedText(FRENCH, StandardCharsets.UTF_8),
                TextDecoder.decode(FRENCH.getBytes(StandardCharsets.UTF_8), Charset.forName("windows-1252")));
        assertEquals(
                new DecodedText(CHINESE, Charset.forName("GB18030")),
                TextDecoder.decode(CHINESE.getBytes(Charset.forName("GBK")), StandardCharsets.UTF_8));
    }

    @Test
    void anyBytesDecode() {
        Random random = new Random(7);
        for (int length = 0; length < 300; length++) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            assertFalse(TextDecoder.decode(bytes).charset().name().isEmpty());
        }
    }

    @Tag("corpora")
    @Test
    void corporaReadWithoutReplacementCharacters() throws IOException {
        Path data = Path.of("../shared/data");
        assumeTrue(Files.isDirectory(data.resolve("zh-news-gbk/docs")));
        List<Path> broken = new ArrayList<>();
        int gb18030 = 0;
        for (Path file : files(data.resolve("zh-news-gbk/docs"))) {
            DecodedText decoded = TextDecoder.decode(Files.readAllBytes(file));
            gb18030 += decoded.charset().name().equals("GB18030") ? 1 : 0;
            if (decoded.text().contains("\ufffd")) {
                broken.add(file);
            }
        }
        for (Path file : files(data.resolve("clough-stevenson/docs"))) {
            if (TextDecoder.decode(Files.readAllBytes(file)).text().contains("\ufffd")) {
                broken.add(file);
            }
        }
        assertEquals(List.of(), broken);
        assertEquals(1499, gb18030, "one of the 1,500 pages is ASCII");
    }

    @Tag("corpora")
    @Test
    void chineseAndUnicodeSamplesOfOtherDetectorsAreTold() throws IOException {
        Path data = Path.of("../shared/data/charset/chardet");
        assumeTrue(Files.isDirectory(data));
        List<String> wrong = new ArrayList<>();
        for (String folder : List.of("GB2312", "Big5", "utf-8", "utf-8-sig", "UTF-16LE", "EUC-TW", "windows-1252")) {
            for (Path file : files(data.resolve(folder))) {
                String found =
                        TextDecoder.decode(Files.readAllBytes(file)).charset().name();
                String expected = folder.equals("GB2312") ? "GB18030" : folder.replace("-sig", "");
                if (!found.replace("x-", "").equalsIgnoreCase(expected)) {
                    wrong.add(file + " " + found);
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static void assertDecodes(String text, String written, String found) {
        DecodedText decoded = TextDecoder.decode(text.getBytes(Charset.forName(written)));
        assertEquals(text, decoded.text());
        assertEquals(found, decoded.charset().name());
    }

    @Test
    void mainframesAreRead() {
        Charset ebcdic = Charset.forName("IBM500");
        String text = "The library is open late; nobody knows why, and nobody asked the people who work there.";
        assertEquals(new DecodedText(text, ebcdic), TextDecoder.decode(text.getBytes(ebcdic)));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            GBK,          今天天气,               true
            Big5,         圖書館,                 true
            windows-1252, A café in town,         true
            windows-1252, He said “hello” again,  true
            windows-1251, Библиотека,             true
            KOI8-R,       Да,                     false
            EUC-KR,       도서관,                 false
            """)
    void whetherAnotherCharsetIsAsLikelyIsSaid(String charset, String text, boolean isSure) {
        DecodedText decoded = TextDecoder.decode(text.getBytes(Charset.forName(charset)));
        assertEquals(isSure, decoded.isSure());
        if (isSure) {
            assertEquals(text, decoded.text());
        }
    }
}
