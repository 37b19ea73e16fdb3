package app.likeness.text.fold;

/// Numbers written digit by digit with Chinese digits, as years are: 二〇二六 and 二零二六 are compared as 2026.
///
/// Chinese digits are common in words that are no numbers (一些, 三四个, 七嘴八舌), and with 十 or 百 beside them they are
/// numbers of another kind (二三十). So a run of them is taken for a number only when it has three digits, or two with a
/// zero among them or before 年, and no such word on either side.
public final class ChineseDigits {
    static final char ZERO = '〇';

    private static final String DIGITS = "〇一二三四五六七八九";
    private static final String OTHERS = "零〇壹一贰二叁三肆四伍五陆六柒七捌八玖九";

    /// What makes a number of units, tens and hundreds of the digits beside it.
    private static final String PLACES = "十百千万亿兆拾佰仟廿卅半几余多";

    private ChineseDigits() {}

    /// The value of a folded character that is a Chinese digit, or −1.
    public static int digit(char folded) {
        int at = OTHERS.indexOf(folded);
        return DIGITS.indexOf(at >= 0 && at % 2 == 0 ? OTHERS.charAt(at + 1) : folded);
    }

    /// Whether this is a circle that stands for a zero in typed numbers: 二○○八.
    static boolean isCircle(int codePoint) {
        return codePoint == '○' || codePoint == '◯';
    }

    /// Whether `c`, beside Chinese digits, tells that they are not the digits of one number.
    static boolean isPlace(char c) {
        return PLACES.indexOf(c) >= 0;
    }

    /// Whether `c`, before 零 and one digit, tells that 零 only joins two figures: 一年零三个月, 一点零六.
    static boolean isFigure(char c) {
        return "年月日点个岁".indexOf(c) >= 0;
    }

    /// Whether digits are a number that is written digit by digit, as far as they themselves tell.
    ///
    /// @param digits ASCII digits, two or more
    /// @param isYear whether 年 follows
    static boolean isNumber(String digits, boolean isYear) {
        if (digits.length() > 2 || digits.indexOf('0') >= 0) {
            return true;
        }
        // 三四年 is three or four years.
        return isYear && digits.charAt(1) != digits.charAt(0) + 1;
    }
}
