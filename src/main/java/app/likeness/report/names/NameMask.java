package app.likeness.report.names;

import app.likeness.compare.findings.Tallies;
import app.likeness.text.document.Document;
import app.likeness.text.document.Stated;
import app.likeness.text.fold.FoldedForm;
import app.likeness.text.fold.FoldedText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Takes the names of people out of texts: each letter and digit of a name becomes [#MARK], so that every offset stays
/// valid.
///
/// Names come from what documents state, and from the names of files and folders. A name of several words is found
/// in either order and whatever stands between the words; a word of such a name alone where it begins with a capital;
/// a Chinese name wherever it stands; a long number, as students have one, as a whole. Each is found as it is written
/// and as texts are compared: in the other Chinese script, without its accents, in disguise. Rather a word too many is
/// taken out than a name left: a file that is called `Harbour.txt` takes `Harbour` out.
///
/// Making one is O(names), a text O(its length). Immutable.
public final class NameMask {
    /// Stands for a letter or digit of a name.
    public static final char MARK = '█';

    /// Takes nothing out.
    public static final NameMask NONE = new NameMask(Set.of(), Set.of());

    /// Takes all letters and digits out: for as long as nobody knows the names.
    public static final NameMask EVERYTHING = new NameMask();

    /// Takes out what stands from one place to another.
    @FunctionalInterface
    private interface Cover {
        void at(int from, int to);
    }

    private static final int LEAST_WORD = 3;
    private static final int LEAST_NUMBER = 5;
    private static final int LONGEST_HAN_NAME = 4;

    /// The family names that nearly all Chinese people have.
    private static final String FAMILY_NAMES = "王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石"
            + "金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤康易乔赖文施洪辛柯庄温牛樊葛邢安齐伍庞"
            + "张劉陳楊黃趙吳孫馬鄭羅許韓鄧馮蕭葉蔣呂盧鐘譚陸賈鄒閻龍賀龔邵萬錢嚴湯喬賴莊溫倪聶欧歐阳陽司诸諸尚欧林章鲁魯俞霍翟路詹甘関柴童";

    /// Words in names of files that name nobody.
    private static final Set<String> USUAL = Set.of(
            "the",
            "and",
            "copy",
            "document",
            "draft",
            "essay",
            "exam",
            "exercise",
            "file",
            "final",
            "group",
            "homework",
            "index",
            "lab",
            "new",
            "old",
            "page",
            "paper",
            "part",
            "project",
            "report",
            "sample",
            "source",
            "submission",
            "task",
            "test",
            "text",
            "thesis",
            "version",
            "week");

    /// By lower-case first word the names that begin with it, lower-case words each.
    private final Map<String, List<String[]>> sequences = new HashMap<>();
    /// Words that are names where they begin with a capital, in lower case.
    private final Set<String> words = new HashSet<>();
    /// By first character the names without spaces.
    private final Map<Character, List<String>> han = new HashMap<>();

    private final Set<String> numbers = new HashSet<>();
    private final Set<String> stated;
    private final Set<String> files;
    private final boolean isOfEverything;

    private NameMask() {
        stated = Set.of();
        files = Set.of();
        isOfEverything = true;
    }

    /// @param stated names of people, as documents state them
    /// @param files names of files without their folders and endings, and of folders that stand for people
    NameMask(Collection<String> stated, Collection<String> files) {
        this.stated = Set.copyOf(stated);
        this.files = Set.copyOf(files);
        isOfEverything = false;
        this.stated.forEach(name -> take(name, true));
        this.files.forEach(name -> take(name, false));
    }

    /// The names of all documents and of all files that were not read, and of the authors of documents.
    public static NameMask of(Tallies all) {
        List<String> stated = new ArrayList<>();
        List<String> files = new ArrayList<>(all.authors().values());
        for (Document document : all.documents()) {
            document.metadata()
                    .author()
                    .map(Stated::value)
                    .map(NameMask::people)
                    .ifPresent(stated::addAll);
            files.add(stem(document.path()));
        }
        all.skips().forEach(skip -> files.add(stem(skip.path())));
        return new NameMask(stated, files);
    }

    private static String stem(Path path) {
        String name = String.valueOf(path.getFileName());
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    /// Whether there are no names to take out.
    public boolean isEmpty() {
        return !isOfEverything && stated.isEmpty() && files.isEmpty();
    }

    /// Masks of the same names are equal.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof NameMask mask
                && isOfEverything == mask.isOfEverything
                && stated.equals(mask.stated)
                && files.equals(mask.files);
    }

    @Override
    public int hashCode() {
        return Objects.hash(isOfEverything, stated, files);
    }

    /// `text` with marks in the place of names, as long as it was.
    public String mask(String text) {
        if (isOfEverything) {
            char[] masked = text.toCharArray();
            cover(text, masked, 0, masked.length);
            return new String(masked);
        }
        if (sequences.isEmpty() && words.isEmpty() && han.isEmpty() && numbers.isEmpty()) {
            return text;
        }
        char[] masked = text.toCharArray();
        mask(text, (from, to) -> cover(text, masked, from, to));
        FoldedForm form = FoldedForm.of(text, FoldedText.of(text));
        mask(written(text, form), (from, to) -> cover(text, masked, form.inText(from), form.inText(to)));
        return new String(masked);
    }

    private void mask(String read, Cover cover) {
        maskHan(read, cover);
        maskWords(read, cover);
    }

    /// The folded form of a text, with capitals where the text has them.
    private static String written(String text, FoldedForm form) {
        char[] written = form.written().toCharArray();
        for (int i = 0; i < written.length; i++) {
            if (Character.isUpperCase(text.codePointAt(form.inText(i)))) {
                written[i] = Character.toUpperCase(written[i]);
            }
        }
        return new String(written);
    }

    private void take(String name, boolean isStated) {
        takeAsWritten(name, isStated);
        takeAsWritten(written(name, FoldedForm.of(name, FoldedText.of(name))), isStated);
    }

    private void takeAsWritten(String name, boolean isStated) {
        List<String> parts = new ArrayList<>();
        for (int[] word : words(name)) {
            String part = name.substring(word[0], word[1]);
            int first = part.codePointAt(0);
            if (Character.isIdeographic(first)) {
                takeHan(part, isStated);
            } else if (Character.isDigit(first)) {
                if (part.length() >= LEAST_NUMBER) {
                    numbers.add(part);
                }
            } else if (isStated || (Character.isUpperCase(first) && !USUAL.contains(part.toLowerCase(Locale.ROOT)))) {
                parts.add(part.toLowerCase(Locale.ROOT));
            }
        }
        parts.stream().filter(part -> part.length() >= LEAST_WORD).forEach(words::add);
        if (parts.size() > 1) {
            sequence(parts.toArray(String[]::new));
            sequence(parts.reversed().toArray(String[]::new));
        }
    }

    private void sequence(String[] name) {
        sequences.computeIfAbsent(name[0], ignored -> new ArrayList<>(1)).add(name);
    }

    private void takeHan(String part, boolean isStated) {
        boolean isName = part.length() > 1
                && (isStated || (part.length() <= LONGEST_HAN_NAME && FAMILY_NAMES.indexOf(part.charAt(0)) >= 0));
        if (isName) {
            List<String> known = han.computeIfAbsent(part.charAt(0), ignored -> new ArrayList<>(1));
            if (!known.contains(part)) {
                known.add(part);
            }
        }
    }

    private void maskHan(String text, Cover cover) {
        for (int i = 0; !han.isEmpty() && i < text.length(); i++) {
            for (String name : han.getOrDefault(text.charAt(i), List.of())) {
                if (text.startsWith(name, i)) {
                    cover.at(i, i + name.length());
                }
            }
        }
    }

    private void maskWords(String text, Cover cover) {
        List<int[]> found = words(text);
        for (int i = 0; i < found.size(); i++) {
            int[] word = found.get(i);
            int first = text.codePointAt(word[0]);
            if (Character.isIdeographic(first)) {
                continue;
            }
            String part = text.substring(word[0], word[1]);
            if (Character.isDigit(first)) {
                if (numbers.contains(part)) {
                    cover.at(word[0], word[1]);
                }
                continue;
            }
            String lower = part.toLowerCase(Locale.ROOT);
            if (Character.isUpperCase(first) && words.contains(lower)) {
                cover.at(word[0], word[1]);
            }
            for (String[] name : sequences.getOrDefault(lower, List.of())) {
                if (stands(text, found, i, name)) {
                    cover.at(word[0], found.get(i + name.length - 1)[1]);
                }
            }
        }
    }

    private static boolean stands(String text, List<int[]> found, int from, String[] name) {
        if (from + name.length > found.size()) {
            return false;
        }
        for (int i = 1; i < name.length; i++) {
            int[] word = found.get(from + i);
            if (!text.substring(word[0], word[1]).toLowerCase(Locale.ROOT).equals(name[i])) {
                return false;
            }
        }
        return true;
    }

    private static void cover(String text, char[] masked, int from, int to) {
        for (int i = from; i < to; ) {
            int c = text.codePointAt(i);
            int next = i + Character.charCount(c);
            if (Character.isLetterOrDigit(c)) {
                Arrays.fill(masked, i, next, MARK);
            }
            i = next;
        }
    }

    /// Where the words of `text` begin and end: letters, digits and ideographs apart.
    private static List<int[]> words(String text) {
        List<int[]> found = new ArrayList<>();
        int kind = 0;
        int begin = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            int next = kind(c);
            if (next != kind) {
                if (kind != 0) {
                    found.add(new int[] {begin, i});
                }
                kind = next;
                begin = i;
            }
            i += Character.charCount(c);
        }
        if (kind != 0) {
            found.add(new int[] {begin, text.length()});
        }
        return found;
    }

    private static int kind(int codePoint) {
        if (Character.isIdeographic(codePoint)) {
            return 1;
        }
        return Character.isLetter(codePoint) ? 2 : Character.isDigit(codePoint) ? 3 : 0;
    }

    /// The names that a stated author may hold several of.
    static List<String> people(String author) {
        return Arrays.asList(author.split("[,;/&、，；]|\\band\\b|\\bund\\b", -1));
    }
}
