package app.likeness.scan.read;

import app.likeness.scan.held.Fingerprinting;
import app.likeness.scan.progress.StepTimes;
import app.likeness.text.Attempt;
import app.likeness.text.FileBytes;
import app.likeness.text.document.ExtractedText;
import app.likeness.text.extract.TextExtractors;
import app.likeness.text.words.JiebaWordSegmenter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// A head start for a first scan. Opening the corpus and finding the files is work for one thread; meanwhile another
/// one loads the dictionary and reads a text of its own often enough for the virtual machine to compile what reading
/// takes, so that the user's first texts meet compiled code on every core.
public final class HeadStart {
    /// How often the text is read: past the thresholds of the simple compiler, a fifth of a second.
    private static final int ROUNDS = 250;

    /// Both kinds of writing, figures, a place and a date: whatever is common in documents.
    private static final String TEXT = """
            河边的旧码头
            本报清溪镇3月12日电（记者 林舟）沿河的青石路修了2.5公里，老人们说：“小时候，我们就在这里等船。”
            今年春天，镇上的木匠、篾匠和几位教师一起整理了码头的历史；他们访问了四十多户人家，抄下1957年以来的账目，
            发现来往的货物主要是茶叶、桐油和纸张。The oldest list, of some twenty pages, names every boat that came in May.
            """;

    private HeadStart() {}

    /// Begins, where there is a core for it, and does not wait.
    public static void begin() {
        if (Runtime.getRuntime().availableProcessors() > 1) {
            Thread.ofPlatform().daemon().name("head start").start(HeadStart::read);
        }
    }

    static void read() {
        var content = new FileBytes(TEXT.getBytes(StandardCharsets.UTF_8));
        var extractors = TextExtractors.standard();
        var fingerprinting = new Fingerprinting(new JiebaWordSegmenter(), new StepTimes());
        for (int i = 0; i < ROUNDS; i++) {
            if (extractors.extract(Path.of("text.txt"), content) instanceof Attempt.Got<ExtractedText> text) {
                fingerprinting.of(text.value().text());
            }
        }
    }
}
