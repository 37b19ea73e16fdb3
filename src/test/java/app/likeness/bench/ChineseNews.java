package app.likeness.bench;

import app.likeness.bench.Vocabulary.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// News-like Chinese articles of our own making: frames of sentences (`NewsPhrases`) filled with the words of jieba's
/// dictionary. An article has one of 120 topics and takes most of its words from it; it comes back to its own persons,
/// places and set phrases; it opens, closes and now and then goes on in words that many share. 1,900 bytes of UTF-8 on
/// average, 300 to 8,000. The same seed and number give the same article on every machine. Immutable.
public final class ChineseNews implements Articles {
    private static final int TOPICS = 120;

    private final long seed;
    private final Vocabulary words = Vocabulary.standard();
    private final List<Topic> topics;

    public ChineseNews(long seed) {
        this.seed = seed;
        this.topics = IntStream.range(0, TOPICS)
                .mapToObj(topic -> Topic.of(words, new Dice(seed, -1 - topic)))
                .toList();
    }

    @Override
    public Article article(long number) {
        return new Writing(new Dice(seed, number)).article();
    }

    @Override
    public String replacement(Dice dice) {
        return words.character(dice);
    }

    /// One article being written.
    private final class Writing {
        private final Dice dice;
        private final Topic topic;
        private final List<String> persons;
        private final List<String> places;
        private final List<String> bodies;
        private final List<String> phrases;

        Writing(Dice dice) {
            this.dice = dice;
            this.topic = dice.pick(topics);
            this.persons =
                    Stream.generate(this::newPerson).limit(dice.between(2, 5)).toList();
            this.places = List.of(dice.pick(topic.places()), words.pick(Part.PLACE, dice));
            this.bodies = List.of(dice.pick(topic.bodies()), dice.pick(topic.bodies()));
            this.phrases =
                    Stream.generate(() -> dice.pick(topic.phrases())).limit(4).toList();
        }

        Article article() {
            String title = title();
            String opening = filled(dice.pick(NewsPhrases.OPENINGS));
            List<List<String>> paragraphs = new ArrayList<>();
            // The product of two throws: many short articles, few long ones.
            int sentences = 2 + dice.between(1, 8) * dice.between(1, 5);
            while (sentences > 0) {
                int some = Math.min(sentences, dice.between(1, 5));
                paragraphs.add(Stream.generate(this::sentence).limit(some).toList());
                sentences -= some;
            }
            return new Article(title, opening, paragraphs, filled(dice.pick(NewsPhrases.CLOSINGS)));
        }

        private String title() {
            return filled(
                    switch (dice.below(5)) {
                        case 0 -> "{L}{K}{V}{N}";
                        case 1 -> "{O}{V}{K}";
                        case 2 -> "{P}：{K}{D}{V}";
                        case 3 -> "{N}{W}{V}{A}{N}";
                        default -> "{K}增长{B}　{L}{V}{N}";
                    });
        }

        private String sentence() {
            if (dice.percent(5)) {
                return dice.pick(NewsPhrases.STOCK);
            }
            StringBuilder sentence = new StringBuilder();
            if (dice.percent(25)) {
                sentence.append(filled(dice.pick(NewsPhrases.OPENERS)));
            }
            int clauses = dice.between(1, 4);
            for (int clause = 0; clause < clauses; clause++) {
                sentence.append(clause == 0 ? "" : dice.percent(12) ? "；" : "，");
                sentence.append(filled(dice.pick(NewsPhrases.CLAUSES)));
            }
            if (dice.percent(10)) {
                return "“" + sentence + "。”" + person() + "说。";
            }
            return sentence.append(dice.percent(94) ? "。" : dice.percent(50) ? "！" : "？")
                    .toString();
        }

        private String filled(String frame) {
            StringBuilder text = new StringBuilder();
            for (int at = 0; at < frame.length(); at++) {
                if (frame.charAt(at) == '{') {
                    text.append(slot(frame.charAt(at + 1)));
                    at += 2;
                } else {
                    text.append(frame.charAt(at));
                }
            }
            return text.toString();
        }

        private String slot(char slot) {
            return switch (slot) {
                case 'N' -> noun();
                case 'V' -> word(Part.VERB, topic.verbs(), 45);
                case 'W' -> word(Part.ACTION, topic.actions(), 60);
                case 'A' -> word(Part.ADJECTIVE, topic.adjectives(), 45);
                case 'D' -> words.pick(Part.ADVERB, dice);
                case 'L' -> dice.percent(65) ? dice.pick(places) : words.pick(Part.PLACE, dice);
                case 'P' -> person();
                case 'O' -> dice.percent(70) ? dice.pick(bodies) : dice.pick(topic.bodies());
                case 'R' -> dice.pick(NewsPhrases.OFFICES);
                case 'K' -> dice.percent(50) ? dice.pick(phrases) : dice.pick(topic.phrases());
                case 'Q' -> number() + dice.pick(NewsPhrases.UNITS);
                case 'B' -> String.format(Locale.ROOT, "%d.%d%%", dice.below(60), dice.below(10));
                case 'T' -> time();
                case 'I' -> words.pick(Part.IDIOM, dice);
                case 'M' -> dice.pick(NewsPhrases.NAMES);
                default -> throw new IllegalArgumentException("no such slot: " + slot);
            };
        }

        private String noun() {
            if (dice.percent(2)) {
                return dice.pick(NewsPhrases.LATIN);
            }
            String noun = word(Part.NOUN, topic.nouns(), 60);
            return dice.percent(15) ? word(Part.NOUN, topic.nouns(), 60) + noun : noun;
        }

        private String word(Part part, List<String> ofTopic, int percent) {
            return dice.percent(percent) ? dice.pick(ofTopic) : words.pick(part, dice);
        }

        private String person() {
            return dice.percent(85) ? dice.pick(persons) : newPerson();
        }

        private String newPerson() {
            String name = "" + character(NewsPhrases.SURNAMES) + character(NewsPhrases.GIVEN);
            return dice.percent(75) ? name + character(NewsPhrases.GIVEN) : name;
        }

        private char character(String characters) {
            return characters.charAt(dice.below(characters.length()));
        }

        private String number() {
            return switch (dice.below(4)) {
                case 0 -> String.valueOf(dice.between(2, 99));
                case 1 -> String.valueOf(dice.between(100, 9999));
                case 2 -> String.format(Locale.ROOT, "%d.%d", dice.below(200), dice.between(1, 9));
                default -> character("二三五六七八九") + "" + character("十百千");
            };
        }

        private String time() {
            int month = dice.between(1, 12);
            int day = dice.between(1, 28);
            return switch (dice.below(5)) {
                case 0 -> month + "月" + day + "日";
                case 1 -> day + "日";
                case 2 -> dice.between(1990, 2025) + "年" + month + "月";
                case 3 -> day + "日" + dice.pick(List.of("上午", "下午", "晚间", "凌晨"));
                default -> dice.between(1990, 2025) + "年";
            };
        }
    }
}
