package app.likeness.text.fold;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Which Chinese character is compared in place of another one.
///
/// Traditional Chinese is written as Simplified by OpenCC's table of characters (`TSCharacters.txt`, a resource of
/// opencc4j, whose classes are not used). Where OpenCC leaves a character alone because only the phrase decides (乾, 瞭,
/// 覆 …), the fold takes the other reading always: two texts are to meet, none is to be printed. Japanese forms (発, 対)
/// follow OpenCC's `JPVariants.txt` where no Chinese text uses them.
final class HanForms {
    /// Radicals of the CJK supplement that look like a character and that NFKC leaves alone: radical, character, …
    private static final String RADICALS = "⺄乙⺅亻⺆冂⺉刂⺊卜⺌小⺍小⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺖忄⺗㣺⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺠民⺡氵⺢氺⺣灬⺤爫⺥爫"
            + "⺦丬⺧牛⺨犭⺩王⺪疋⺫罒⺬示⺭礻⺮竹⺯糹⺰纟⺱罓⺲罒⺳网⺴网⺵网⺶羊⺷羊⺸羊⺹耂⺺肀⺻聿⺼月⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西"
            + "⻅见⻆角⻇角⻈讠⻉贝⻊足⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒镸⻓长⻔门⻕阝⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞食⻟飠⻠饣⻡首⻢马⻣骨"
            + "⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀";

    /// Variants that OpenCC converts by phrase only, in one direction only, or not at all.
    private static final String VARIANTS = "著着妳你暱昵渖沈穭稆餈糍檾苘谘咨钜巨锺钟馀余鲇鲶" + "靑青淸清眞真卽即敎教戸户呉吴歩步晩晚毎每囯国囻国圀国峯峰羣群嶋岛";

    /// Strokes and a radical that are drawn like a character.
    private static final String STROKES = "㇐一㇑丨㇒丿㇓丿㇔丶㇖乛㇠乙囗口";

    /// Katakana, and the mark of a long vowel, that are drawn like a Chinese character.
    private static final String KANA = "ー一ニ二ハ八カ力エ工ロ口ト卜タ夕オ才チ千ヒ匕ム厶ノ丿リ刂セ七";

    private final Map<Integer, Integer> replacements = HashMap.newHashMap(5000);
    private final BitSet variants = new BitSet();

    HanForms() {
        read("TSCharacters.txt", this::addTraditional);
        read("JPVariants.txt", this::addJapanese);
        for (String pairs : List.of(RADICALS, VARIANTS, STROKES)) {
            for (int i = 0; i < pairs.length(); i += 2) {
                replacements.put((int) pairs.charAt(i), (int) pairs.charAt(i + 1));
            }
        }
        variants.set('著');
    }

    /// What is compared in place of `codePoint`: itself mostly.
    int formOf(int codePoint) {
        int form = codePoint;
        // OpenCC has chains of two (薴 → 苧 → 苎) and no cycle.
        for (Integer next = replacements.get(form); next != null; next = replacements.get(form)) {
            form = next;
        }
        return form;
    }

    /// Whether `c` occurs in words of Simplified text too, though the fold takes it for another character: 著, 乾 …
    boolean isVariant(char c) {
        return variants.get(c);
    }

    /// The Chinese character that the katakana `c` is drawn like, or 0.
    static char ofKana(char c) {
        int at = KANA.indexOf(c);
        return at >= 0 && at % 2 == 0 ? KANA.charAt(at + 1) : 0;
    }

    private static void read(String name, Consumer<String[]> line) {
        try (InputStream in = HanForms.class.getResourceAsStream("/data/dictionary/" + name)) {
            if (in == null) {
                throw new IllegalStateException("opencc4j lacks data/dictionary/" + name);
            }
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .filter(each -> !each.isBlank())
                    .forEach(each -> line.accept(each.split("[\t ]", -1)));
        } catch (IOException e) {
            throw new UncheckedIOException("reading OpenCC's tables of characters", e);
        }
    }

    /// The first candidate that is another character; a line may name the character itself first, or alone.
    private void addTraditional(String[] line) {
        int traditional = line[0].codePointAt(0);
        for (int i = 1; i < line.length; i++) {
            if (line[i].codePointAt(0) != traditional) {
                replacements.put(traditional, line[i].codePointAt(0));
                if (i > 1) {
                    variants.set((char) traditional);
                }
                return;
            }
        }
    }

    /// A line names a Traditional character and its Japanese form; of several that share one the first counts.
    private void addJapanese(String[] line) {
        CharsetEncoder mainland = Charset.forName("GB2312").newEncoder();
        CharsetEncoder taiwan = Charset.forName("Big5").newEncoder();
        char japanese = line[1].charAt(0);
        if (!mainland.canEncode(japanese) && !taiwan.canEncode(japanese)) {
            replacements.putIfAbsent((int) japanese, line[0].codePointAt(0));
        }
    }
}
