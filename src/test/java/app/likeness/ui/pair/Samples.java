package app.likeness.ui.pair;

import app.likeness.ui.pair.model.OpenedPair;
import java.util.List;

/// Texts written for these tests, with what they share marked.
public record Samples(String leftTitle, String rightTitle, String left, String right, List<Integer> moved) {
    public static final Samples CHINESE = new Samples("老码头的旧仓库变身社区书房", "夜里亮着灯的仓库，原来是书房", """
            {1|<本周三，白桥区首座由旧仓库改建的社区书房>在老码头开门迎客。书房共两层，<收进>图书一万两千册，靠江的一面换成了整扇玻璃，读者抬头就能看见<往来的渡船>。}

            {2|<负责改造的建筑师林一舟>介绍，仓库建于一九五八年，木梁和青砖都按原样保留，只在屋顶加开了六扇天窗，白天不开灯也够亮。为了防潮，地面整体抬高了四十厘米。}

            {3|“从前这里只堆麻袋，<如今>堆的是书。”<住在附近的>老装卸工<感慨道>，他把自己用了三十年的搬运钩送给了书房，挂在一楼的楼梯口。}

            筹建期间，街道先后开了五次居民会，收到建议二百六十多条，其中关于延长夜间开放、增设儿童角和无障碍坡道的建议都被采纳。

            {4|书房每天上午九点开门，晚上九点半闭馆，周末延长到十点，持任意一张公交卡就可以借书。}

            街道提醒，江边风大，带孩子来的家长请走内侧的步道，雨天注意台阶湿滑。渡口的末班船是晚上八点四十分，书房门口可以查看实时船期。今后这里还会办旧照片展，征集启事已经贴在门口。
            """, """
            江边散步的人最近多了一个去处，许多人绕到后面才发现，那座沉默了多年的仓库亮起了灯。

            {3|“从前这里只堆麻袋，<现在>堆的是书。”<一位>老装卸工<告诉记者>，他把自己用了三十年的搬运钩送给了书房，挂在一楼的楼梯口。}

            {1|<日前，老仓库改成的书房>在老码头开门迎客。书房共两层，<藏有>图书一万两千册，靠江的一面换成了整扇玻璃，读者抬头就能看见<江上的船>。}

            {2|<据>介绍，仓库建于一九五八年，木梁和青砖都按原样保留，只在屋顶加开了六扇天窗，白天不开灯也够亮。为了防潮，地面整体抬高了四十厘米。}

            {4|书房每天上午九点开门，晚上九点半闭馆，周末延长到十点，持任意一张公交卡就可以借书。}

            你也去看看吧，最好挑一个傍晚，等江面的灯一盏一盏亮起来。书房里不许大声说话，可是没有人拦着你靠在窗边发一会儿呆。
            """, List.of(3));

    public static final Samples ENGLISH =
            new Samples("014 What the orchard taught us", "052 Orchards and patience", """
            Every village in our valley keeps at least one orchard that nobody owns. Ours stands behind the school, and for a long time I thought that it had always been there.

            {1|An orchard is a promise that one generation makes to the next. It asks for <rain, sun and patience>, and it pays nothing at all for the first seven years.} {2|Those who plant walnut trees seldom sit in their shade, and they plant them all the same.}

            My grandfather grafted apples, so I asked him why he had never sold the old trees.

            {3|A tree that is cut down in an afternoon took sixty winters to grow, and nobody who counts the boards remembers to count the winters.}

            {4|We should prune the old rows <gently>, one branch after another, and stop as soon as the trees can stand alone.}

            When the council comes to measure the ground for parking, I would like to show them the ledger in which every spring since 1931 has been written down.
            """, """
            Villages change, and they change their gardens faster than they change their churches.

            {3|A tree that is cut down in an afternoon took sixty winters to grow, and nobody who counts the boards remembers to count the winters.}

            {1|An orchard is a promise that one generation makes to the next. It asks for <patience, rain and luck>, and it pays nothing at all for the first seven years.} {2|Those who plant walnut trees seldom sit in their shade, and they plant them all the same.}

            Some of my friends think that the ground would be better used for houses, and I can see why they think so.

            {4|We should prune the old rows <step by step>, one branch after another, and stop as soon as the trees can stand alone.}

            In the end a village decides with its feet: it walks through the orchard or it walks around it.
            """, List.of(3));

    public OpenedPair pair() {
        return MarkedText.pair(
                MarkedText.document(1, leftTitle, "/home/reader/Texts/March/a/first.txt"),
                MarkedText.document(2, rightTitle, "/home/reader/Texts/March/b/second.txt"),
                left,
                right,
                moved);
    }

    String leftText() {
        return MarkedText.plain(left);
    }

    String rightText() {
        return MarkedText.plain(right);
    }
}
