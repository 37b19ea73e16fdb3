package app.likeness.report.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FiguresTest {
    @ParameterizedTest
    @CsvSource(textBlock = """
                    0,        0.0000, 0%
                    0.00004,  0.0000, <1%
                    0.29,     0.2900, 29%
                    0.899999, 0.9000, 89%
                    0.99996,  1.0000, 99%
                    1,        1.0000, 100%
                    """)
    void percentRoundsDownAndFilesHaveFourDecimals(double share, String decimals, String percent) {
        assertEquals(decimals, Figures.fourDecimals(share));
        assertEquals(percent, Figures.percent(share));
    }
}
