package app.likeness.cli.given;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import app.likeness.report.content.ReportException;
import app.likeness.store.kept.CorpusException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FailureTest {
    private static final Path FILE = Path.of("essays.likeness");

    @ParameterizedTest
    @EnumSource
    void everyFaultOfACorpusSaysWhatToDo(CorpusException.Reason reason) {
        Failure failure = Failure.of(new CorpusException(reason, FILE, null));
        assertSaysWhatToDo(failure, reason);
        assertEquals(reason == CorpusException.Reason.DISK_FULL ? 4 : 3, failure.exitCode());
    }

    @ParameterizedTest
    @EnumSource
    void everyFaultOfAnOutputSaysWhatToDo(ReportException.Reason reason) {
        Failure failure = Failure.of(new ReportException(reason, FILE, null));
        assertSaysWhatToDo(failure, reason);
        assertEquals(4, failure.exitCode());
    }

    @Test
    void aReportThatTheCorpusFailsIsTheCorpussFault() {
        var cause = new CorpusException(CorpusException.Reason.IN_USE, FILE, null);
        Failure failure = Failure.of(new ReportException(ReportException.Reason.CORPUS, FILE, cause));
        assertEquals(3, failure.exitCode());
    }

    private static void assertSaysWhatToDo(Failure failure, Enum<?> reason) {
        String sentence = failure.getMessage();
        assertNotNull(sentence);
        assertTrue(sentence.matches("Cannot [a-z ]+ essays\\.likeness: [^.]+\\. [A-Z][^.]+\\."), sentence);
        assertTrue(!sentence.contains(reason.name()), sentence);
    }
}
