package app.likeness.fingerprint.words;

import app.likeness.fingerprint.hash.Hash64;
import java.text.Normalizer;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Words that say nothing about what a text is about. Immutable; equal when the words are.
public final class StopWords {
    /// Lists longer than this are no lists of stop words.
    public static final int MOST_WORDS = 100_000;

    private static final Set<String> CHINESE = words("""
            一个 一些 一下 一样 一直 一般 一定 一种 一方面 另一方面 一旦 一次 不但 不仅 不会 不再
            不同 不只 不能 不是 不过 不管 不论 不然 与其 两个 两者 为了 为什么 为何 为此 之一 之中
            之间 之后 之前 之类 之所以 也是 也许 于是 什么 今后 从而 他们 她们 它们 我们 你们 咱们
            他人 以上 以下 以便 以免 以前 以后 以及 以外 以来 以致 以至 任何 似乎 但是 何况 作为
            使得 依据 依照 倘若 假如 其中 其他 其它 其次 其余 其实 其后 再次 况且 几乎 凡是 别人
            即使 即便 却是 又是 及其 反而 只有 只是 只要 只能 可以 可是 可能 各个 各种 各自 同时
            同样 后来 否则 因为 因此 因而 固然 在于 基于 多么 多少 大家 如下 如何 如果 如此 如同
            宁可 对于 尤其 就是 就算 尽管 已经 并且 并不 并非 应当 应该 当时 当然 往往 怎么 怎样
            总之 或者 或是 所以 所有 所谓 才能 按照 据此 故而 无论 既然 时候 是否 曾经 最后 有些
            有关 有的 有所 有时 有着 本身 某个 某些 根据 根本 正在 正是 此外 此时 此次 每个 比如
            比较 没有 然后 然而 特别 特别是 现在 甚至 由于 由此 目前 直到 看到 看来 着实 的话 的确
            相关 相当 真是 立即 第一 第二 等等 继续 能够 能否 自从 自己 自身 至于 至今 至少 若是
            虽然 虽说 要是 譬如 许多 诸如 起来 越来越 达到 过来 过去 还是 还有 还要 这个 这么 这些
            这儿 这时 这样 这次 这点 这种 这边 这里 进行 连同 逐渐 通过 通常 那个 那么 那些 那儿
            那时 那样 那种 那边 那里 部分 鉴于 除了 除非 随着 随后 需要 非常 首先 刚刚 十分 很多
            很少 仍然 成为 得到 认为 表示 指出 主要 重要 出来 出去 下来 下去 上来 上去 而且 而是
            而言 哪个 哪些 哪里 哪怕
            """);

    private static final Set<String> ENGLISH = words("""
            about above after again against all almost also although always am among an and another any anyone anything
            are as at away back be became because become been before behind being below between both but by came can
            cannot come could did do does doing done down during each either else enough etc even ever every few for
            from further get gets getting give given go goes going got had has have having he hence her here hers
            herself him himself his how however if in indeed instead into is it its itself just keep kept least less
            let like likely made make makes making many may me might mine more most much must my myself near neither
            never next no nobody none nor not nothing now of off often on once one only onto or other others our ours
            ourselves out over own per perhaps please quite rather really same say says see seem seemed seems several
            shall she should since so some someone something sometimes still such take taken than that the their theirs
            them themselves then there therefore these they thing things this those though through thus to together too
            toward towards under unless until up upon us use used uses using very via was way we well were what whatever
            when where whether which while who whole whom whose why will with within without would yes yet you your
            yours yourself yourselves re ve ll don didn doesn isn aren wasn weren hasn haven hadn won wouldn couldn
            shouldn
            """);

    /// The list of the program: words of two and more characters, Chinese and English. Words of one character are
    /// missing because no method that leaves out stop words keeps them.
    public static final StopWords STANDARD =
            new StopWords(Stream.concat(CHINESE.stream(), ENGLISH.stream()).collect(Collectors.toSet()));

    private final Set<String> words;

    /// The hashes of all words, each at the first free place from the one that its lowest bits name; 0 is free.
    private final long[] hashes;

    private final int mask;

    private StopWords(Set<String> words) {
        this.words = Set.copyOf(words);
        this.hashes = new long[Math.max(2, Integer.highestOneBit(words.size() + 1) * 4)];
        this.mask = hashes.length - 1;
        words.forEach(word -> {
            long hash = Hash64.fnv1a(word);
            int place = (int) hash & mask;
            while (hashes[place] != 0) {
                place = (place + 1) & mask;
            }
            hashes[place] = hash;
        });
    }

    /// A list of more than [#MOST_WORDS] words.
    public static final class TooManyException extends Exception {
        private static final long serialVersionUID = 1L;

        private TooManyException(int words) {
            super("too many stop words: " + words);
        }
    }

    /// These words, in the form in which the segmenter has them: small letters, narrow digits and letters.
    public static StopWords of(Collection<String> words) throws TooManyException {
        Set<String> folded = words.stream()
                .map(word ->
                        Normalizer.normalize(word.strip(), Normalizer.Form.NFKC).toLowerCase(Locale.ROOT))
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toSet());
        if (folded.size() > MOST_WORDS) {
            throw new TooManyException(folded.size());
        }
        return folded.equals(STANDARD.words) ? STANDARD : new StopWords(folded);
    }

    /// How many there are.
    public int size() {
        return words.size();
    }

    /// Tells these words from others: their number and a hash.
    public String label() {
        return words.size() + ":"
                + Long.toHexString(Hash64.of(words.stream().sorted().collect(Collectors.joining("\n"))));
    }

    /// Whether a term with this FNV-1a hash ([Hash64]) is one.
    public boolean contains(long hash) {
        int place = (int) hash & mask;
        while (hashes[place] != 0) {
            if (hashes[place] == hash) {
                return true;
            }
            place = (place + 1) & mask;
        }
        return false;
    }

    public boolean contains(String term) {
        return words.contains(term);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StopWords stop && words.equals(stop.words);
    }

    @Override
    public int hashCode() {
        return words.hashCode();
    }

    @Override
    public String toString() {
        return "StopWords[" + label() + "]";
    }

    private static Set<String> words(String list) {
        return Set.of(list.strip().split("\\s+"));
    }
}
