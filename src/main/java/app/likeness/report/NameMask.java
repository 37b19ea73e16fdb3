package app.likeness.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Takes the names of people out of texts: each letter and digit of a name becomes [#MARK], so that every offset stays
/// valid.
///
/// Names come from what documents state, and from the names of files and folders. A name of several words is found
/// in either order and whatever stands between the words; a word of such a name alone where it begins with a capital;
/// a Chinese name wherever it stands; a long number, as students have one, as a whole. Rather a word too many is
/// taken out than a name left: a file that is called `Harbour.txt` takes `Harbour` out.
///
/// Making one is O(names), a text O(its length).
final class NameMask {
    /// Stands for a letter or digit of a name.
    static final char MARK = '█';

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

    /// @param stated names of people, as documents state them
    /// @param files names of files without their folders and endings, and of folders that stand for people
    NameMask(Collection<String> stated, Collection<String> files) {
        new HashSet<>(stated).forEach(name -> take(name, true));
        new HashSet<>(files).forEach(name -> take(name, false));
    }

    /// `text` with marks in the place of names, as long as it was.
    String mask(String text) {
        if (sequences.isEmpty() && words.isEmpty() && han.isEmpty() && numbers.isEmpty()) {
            return text;
        }
        char[] masked = text.toCharArray();
        maskHan(text, masked);
        maskWords(text, masked);
        return new String(masked);
    }

    private void take(String name, boolean isStated) {
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

    private void maskHan(String text, char[] masked) {
        for (int i = 0; !han.isEmpty() && i < text.length(); i++) {
            for (String name : han.getOrDefault(text.charAt(i), List.of())) {
                if (text.startsWith(name, i)) {
                    cover(text, masked, i, i + name.length());
                }
            }
        }
    }

    private void maskWords(String text, char[] masked) {
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
                    cover(text, masked, word[0], word[1]);
                }
                continue;
            }
            String lower = part.toLowerCase(Locale.ROOT);
            if (Character.isUpperCase(first) && words.contains(lower)) {
                cover(text, masked, word[0], word[1]);
            }
            for (String[] name : sequences.getOrDefault(lower, List.of())) {
                if (stands(text, found, i, name)) {
                    cover(text, masked, word[0], found.get(i + name.length - 1)[1]);
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
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (Character.isLetterOrDigit(c) || Character.isSurrogate(c)) {
                masked[i] = MARK;
            }
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
