package app.likeness.bench;

import app.likeness.bench.Vocabulary.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// What a field of the news has in common: its nouns, deeds, places, bodies and set phrases.
record Topic(
        List<String> nouns,
        List<String> verbs,
        List<String> actions,
        List<String> adjectives,
        List<String> places,
        List<String> bodies,
        List<String> phrases) {
    private static final List<String> BODY_ENDS = List.of(
            "委员会", "管理局", "研究院", "协会", "集团", "有限公司", "大学", "研究所", "办公室", "联合会", "中心", "实验室", "医院", "博物馆", "指挥部");

    static Topic of(Vocabulary words, Dice dice) {
        List<String> nouns = some(150, words, Part.NOUN, dice);
        List<String> actions = some(50, words, Part.ACTION, dice);
        List<String> adjectives = some(30, words, Part.ADJECTIVE, dice);
        List<String> places = some(8, words, Part.PLACE, dice);
        List<String> bodies = Stream.generate(
                        () -> (dice.percent(60) ? dice.pick(places) : "") + dice.pick(nouns) + dice.pick(BODY_ENDS))
                .limit(12)
                .toList();
        List<String> phrases = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            phrases.add(
                    switch (dice.below(4)) {
                        case 0 -> dice.pick(nouns) + dice.pick(actions);
                        case 1 -> dice.pick(adjectives) + dice.pick(nouns);
                        case 2 -> dice.pick(nouns) + dice.pick(nouns) + dice.pick(actions);
                        default -> dice.pick(nouns) + dice.pick(nouns);
                    });
        }
        return new Topic(nouns, some(60, words, Part.VERB, dice), actions, adjectives, places, bodies, phrases);
    }

    /// Half of them common words, half any.
    private static List<String> some(int count, Vocabulary words, Part part, Dice dice) {
        return Stream.generate(() -> dice.percent(50) ? words.pick(part, dice) : words.pickAny(part, dice))
                .limit(count)
                .toList();
    }
}
