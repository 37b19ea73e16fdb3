package app.likeness.text.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.status.StatusLogger;
import org.apache.poi.hwpf.HWPFDocument;
import org.junit.jupiter.api.Test;

class LibraryLogTest {
    @Test
    void whatPoiLogsIsWrittenNowhere() {
        assertFalse(LogManager.getLogger(HWPFDocument.class).isFatalEnabled());
        assertEquals(Level.OFF, StatusLogger.getLogger().getFallbackListener().getStatusLevel());
    }
}
