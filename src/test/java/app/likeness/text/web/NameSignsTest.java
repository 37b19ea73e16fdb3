package app.likeness.text.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameSignsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # class and id          | around, holding, insert, surely around, byline
            story                   | H
            SideBar right           | A
            ad                      | A
            top-ads                 | A
            shadow                  |
            loads                   |
            navi                    | A
            naviform                |
            navigation              |
            bread-crumb             | A
            breadcrumb              | A
            comment-list            | AS
            user-comments           | AS
            commentary              | A
            uncommented             | A
            post-tags               | HI
            tagset                  |
            stage                   |
            most-popular            | I
            article__pub-date       | HI
            entry-author            | HIB
            by-line                 | B
            paywall-message         | S
            """)
    void wordsInNamesSayWhereAnElementStands(String names, String expected) {
        int signs = NameSigns.of(names);
        String found = (signs & NameSigns.AROUND) != 0 ? "A" : "";
        found += (signs & NameSigns.HOLDING) != 0 ? "H" : "";
        found += (signs & NameSigns.INSERT) != 0 ? "I" : "";
        found += (signs & NameSigns.SURELY_AROUND) != 0 ? "S" : "";
        found += NameSigns.isByline(names) ? "B" : "";
        assertEquals(expected == null ? "" : expected, found);
    }
}
