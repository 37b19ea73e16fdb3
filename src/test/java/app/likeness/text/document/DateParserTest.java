package app.likeness.text.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DateParserTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # written                                  | read
            2026-03-05                                 | 2026-03-05
            2026/3/5                                   | 2026-03-05
            2026.03.05 9:12                            | 2026-03-05T09:12
            2026-03-05T09:12:33Z                       | 2026-03-05T09:12Z
            2026-03-05T09:12:33.512+08:00              | 2026-03-05T09:12+08:00
            2026-03-05T09:12:33+0800                   | 2026-03-05T09:12+08:00
            2026-03-05 09:12:33                        | 2026-03-05T09:12
            20260305                                   | 2026-03-05
            20260305T0912Z                             | 2026-03-05T09:12Z
            D:20260305091233+08'00'                    | 2026-03-05T09:12+08:00
            D:20260305091233Z                          | 2026-03-05T09:12Z
            2026年3月5日                                | 2026-03-05
            2026年03月05日 09:12 来源：本报               | 2026-03-05T09:12
            2026 年 3 月 5 日 下午3:20                   | 2026-03-05T15:20
            2026年3月5日09时12分                         | 2026-03-05T09:12
            2026年3月5日 中午12:05                       | 2026-03-05T12:05
            2026年3月5日 晚上8:05                        | 2026-03-05T20:05
            2026年3月5日 凌晨12:05                       | 2026-03-05T00:05
            发布时间：2026-03-05 09:12                   | 2026-03-05T09:12
            5 March 2026                               | 2026-03-05
            Thursday, March 5th, 2026                  | 2026-03-05
            Thu, 05 Mar 2026 09:12:33 GMT              | 2026-03-05T09:12Z
            Thu, 05 Mar 2026 09:12:33 +0800            | 2026-03-05T09:12+08:00
            Thu Mar 05 09:12:33 CST 2026               | 2026-03-05T09:12
            Mar. 5, 2026, 9:12 p.m.                    | 2026-03-05T21:12
            March 5, 2026 12:05 AM                     | 2026-03-05T00:05
            March 5, 2026 at 12:05 PM                  | 2026-03-05T12:05
            9:12 am, 5-Mar-2026                        | 2026-03-05T09:12
            3rd of May 2026                            | 2026-05-03
            25/3/2026                                  | 2026-03-25
            3/25/2026                                  | 2026-03-25
            5.5.2026                                   | 2026-05-05
            2026-03-05 99:99                           | 2026-03-05
            """)
    void datesAreReadWithWhatIsKnownOfTheTime(String written, String read) {
        assertEquals(read, DateParser.parse(written).map(Moment::toString).orElse("none"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "yesterday",
                "2026",
                "March 2026",
                "5/3/2026",
                "2026-13-05",
                "2026年2月30日",
                "3026-03-05",
                "0026-03-05",
                "Summary 5, 2026",
                "12026-03-051"
            })
    void whatIsNoDateOrNoPossibleOrHasTwoMeaningsIsNotRead(String written) {
        assertTrue(DateParser.parse(written).isEmpty(), written);
    }
}
