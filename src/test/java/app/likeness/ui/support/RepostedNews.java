package app.likeness.ui.support;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// A report and what became of it: nine articles of a group in Chinese, six of one in English, and one of each language
/// that nearly belongs. Some pages state a date, some texts begin with one, of the others only the file has a time.
public final class RepostedNews {
    private static final List<String> SHELTERS = List.of(
            "首批三十二座智慧候车亭昨天在青岚街头亮起了灯，顶棚上的光伏板白天蓄电，够亮一整夜。",
            "市民周阿姨说，从前等车要探着身子往路口看，现在屏幕上写着还有几分钟，误差不到半分钟。",
            "候车亭的长椅可以给手机充电，靠背后面藏着一个伞架，下雨天扫码就能借走一把，三天之内还到任何一站都行。",
            "公交集团的工程师介绍，每座亭子每天发的电大约三度，用掉的不到两度，余下的存进座椅下面的电池里。",
            "设计师原来打算给亭子装上玻璃门，试了一个冬天以后放弃了，因为推着婴儿车的人进不去。",
            "明年春天，全市还有一百六十八座旧站台要照这个样子改造，先改医院和学校门口的。",
            "也有人提出意见：屏幕太亮，夜里晃眼，对面楼上的住户已经打了两次电话，公交集团答应入夜以后调暗。");

    private static final List<String> OWN = List.of(
            "记者在现场数了数，一刻钟里有四十多个人停下来拍照，其中一半没有上车。",
            "本台将继续关注这件事的进展，也欢迎您打来电话，说说您家门口的那一站。",
            "编者按：一座城市待人好不好，看它怎样对待等车的人就知道了。",
            "有网友留言说，希望别的城市也能学一学，哪怕先把漏雨的顶棚修好。",
            "据了解，这项工程去年秋天招标，今年正月动工，比原定的日子晚了十二天。",
            "记者沿着三路车走了一个来回，发现最远的一座亭子立在茶厂门口，周围还没有路灯。",
            "图为昨晚七点半的青岚路口，亭子里的灯刚刚亮起来，摄影师等了整整两个小时。",
            "伞架上的伞是一家本地老厂赠的，伞骨用竹子做，坏了可以拿到厂里换。",
            "街道办的同志说，站台改造以后，早高峰排队的人自觉让出了盲道。");

    private static final List<String> TITLES = List.of(
            "首批智慧候车亭投用 顶棚发电够亮一整夜",
            "32座智慧候车亭亮相青岚街头",
            "等车不再干着急！这座城市的候车亭会报时",
            "智慧候车亭：光伏供电 误差半分钟",
            "青岚公交站台大变样",
            "会发电的候车亭（图）",
            "候车亭里能借伞",
            "我市候车亭改造提速",
            "智慧站台168座将改造");

    private static final List<String> CANAL = List.of(
            "The canal was dug to carry coal, and for ninety years it carried nothing else; the town grew up on the"
                    + " side where the dust did not blow, and turned its windows to the hill.",
            "When the last barge was sold, the council wanted to fill the cut and build a road on it. A teacher and"
                    + " two of her pupils counted the herons instead, and published the number every week until the"
                    + " council gave in.",
            "Today the towpath is the busiest street in the county that no car has ever used. Bakers leave their"
                    + " bread on the locks for the morning walkers, and nobody has been caught stealing a loaf.",
            "The lock keeper, who is paid for four hours a day and works for nine, says that the gates leak as they"
                    + " always have, and that the herons would leave if they did not.",
            "Next spring the water is to be drained for six weeks while the walls are mended. What will be found at"
                    + " the bottom is the subject of a bet in every public house on the hill.");

    private static final List<String> TALES = List.of(
            "Our reporter walked the whole of it in an afternoon and met eleven dogs, one of them in a boat.",
            "Readers have sent in forty photographs of the same heron; we print the one in which it looks away.",
            "The museum has asked for the old toll board, which is still nailed to the wall of the smithy.",
            "It was the wettest June since the records began, and the towpath was under water for two days.",
            "A letter from 1911 complains of exactly the same smell, in better handwriting.",
            "The bus company says that it has lost a third of its passengers to the path and does not mind.");

    private static final List<String> CANAL_TITLES = List.of(
            "The canal that moved a town",
            "Herons, bread and a leaking gate",
            "How a teacher saved the cut",
            "Busiest street without a car",
            "Canal to be drained next spring",
            "Notes from the towpath");

    private RepostedNews() {}

    /// Writes all of them into `folder`.
    public static Path write(Path folder) throws IOException {
        Files.createDirectories(folder);
        int[][] shelters = {
            {0, 1, 2, 3, 4, 5, 6},
            {0, 1, 2, 3, 4, 5},
            {1, 2, 3, 4, 5},
            {0, 1, 2, 3},
            {0, 1, 2},
            {0, 3},
            {2, 4},
            {0, 5, 1},
            {5, 3}
        };
        for (int i = 0; i < shelters.length; i++) {
            write(
                    folder,
                    TITLES.get(i),
                    i,
                    paragraphs(SHELTERS, shelters[i], OWN, i),
                    Instant.parse("2026-03-05T01:12:00Z"),
                    true);
        }
        int[][] canals = {{0, 1, 2, 3, 4}, {0, 1, 2, 3}, {1, 2, 3}, {2, 0}, {4, 3}, {1, 4}};
        for (int i = 0; i < canals.length; i++) {
            write(
                    folder,
                    CANAL_TITLES.get(i),
                    i,
                    paragraphs(CANAL, canals[i], TALES, i),
                    Instant.parse("2026-03-09T08:30:00Z"),
                    false);
        }
        return folder;
    }

    private static List<String> paragraphs(List<String> report, int[] taken, List<String> own, int number) {
        List<String> paragraphs = new ArrayList<>();
        IntStream.of(taken).mapToObj(report::get).forEach(paragraphs::add);
        // Each begins or ends with something of its own; who takes little adds more.
        int more = Math.max(1, 4 - taken.length);
        for (int i = 0; i < more && number > 0; i++) {
            paragraphs.add(i % 2 == 0 ? paragraphs.size() : 0, own.get((number + 3 * i) % own.size()));
        }
        return paragraphs;
    }

    private static void write(
            Path folder, String title, int number, List<String> paragraphs, Instant first, boolean chinese)
            throws IOException {
        Instant time = first.plusSeconds(number * 40_000L + 700L * number * number);
        Path file;
        if (number % 3 == 2) {
            // The text begins with the day.
            String day = time.toString().substring(0, 10);
            file = folder.resolve(title + ".txt");
            String dateline = chinese
                    ? "青岚" + day.substring(0, 4) + "年" + Integer.parseInt(day.substring(5, 7)) + "月"
                            + Integer.parseInt(day.substring(8)) + "日电　"
                    : "";
            Files.writeString(file, title + "\n\n" + dateline + String.join("\n\n", paragraphs) + "\n");
        } else if (number == 6) {
            file = folder.resolve(title + ".txt");
            Files.writeString(file, title + "\n\n" + String.join("\n\n", paragraphs) + "\n");
        } else {
            file = folder.resolve(title + ".html");
            Files.writeString(
                    file,
                    "<!doctype html><html><head><meta charset=\"utf-8\"><title>" + title
                            + "</title><meta property=\"article:published_time\" content=\"" + time
                            + "\"></head><body><article><h1>" + title + "</h1><p>" + String.join("</p><p>", paragraphs)
                            + "</p></article></body></html>");
        }
        Files.setLastModifiedTime(file, FileTime.from(time.plusSeconds(3600)));
    }
}
