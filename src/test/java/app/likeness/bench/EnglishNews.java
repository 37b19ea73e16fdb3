package app.likeness.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// English articles of our own making: frames of sentences filled with words of short lists and with names put together
/// from syllables. 1,900 bytes on average. The same seed and number give the same article on every machine. Immutable.
public final class EnglishNews implements Articles {
    private static final int TOPICS = 120;

    private static final List<String> FRAMES = List.of(
            "The {N} of {L} has {V} its {A} {N}, {P} said on {T}.",
            "{P}, who {V} the {N} last year, called the {N} {A}.",
            "In {L}, {Q} {N}s {V} the {N} while the {N} was still {A}.",
            "According to {P}, a {A} {N} {V} the {N} before {T}.",
            "Nobody in {L} {V} that the {K} would be so {A}.",
            "The {K} {V} {Q} {N}s, more than the {N} had in {L}.",
            "“We {V} the {A} {N} and the {N},” {P} said.",
            "By {T} the {N} had {V} about {Q} {N}s near {L}.",
            "Because the {N} is {A}, the {K} {V} another {N}.",
            "A {N} in {L} {V} {P}, and the {N} followed.",
            "It is the {A} {N} that {V} both the {N} and the {K}.",
            "{P} {V} the {N}; {P} {V} the {N} of {L}.",
            "Without a {A} {N}, the {N} of the {K} cannot be {V}.",
            "Some {Q} {N}s were {V} when the {N} reached {L}.",
            "The {A} {N} and the {A} {N} were {V} by {P}.",
            "Those who {V} the {K} in {L} expect a {A} {N}.");

    private static final List<String> STOCK = List.of(
            "The cause is still being looked into.",
            "A decision is expected before the end of the month.",
            "Neither side would comment on the figures.",
            "The plan will be open to the public for four weeks.",
            "It was the largest crowd that the town had seen in years.");

    private static final List<String> NOUNS = words(
            "bridge council harbour library river market school factory orchard museum hospital garden railway engine"
                    + " vessel teacher farmer merchant minister engineer painter sailor player village district province"
                    + " island valley forest meadow winter summer harvest festival election budget contract agreement"
                    + " tribunal verdict witness journal lecture theory sample crystal metal fabric leather timber glass"
                    + " cement cable circuit signal satellite telescope printer keyboard screen network server archive"
                    + " letter novel poem chapter theatre concert chorus violin trumpet stadium league trainer goal ticket"
                    + " passenger tunnel highway lorry bicycle tram ferry airport pilot cargo warehouse supplier customer"
                    + " salary pension loan deposit bank tariff tax invoice auction kitchen oven recipe bakery cheese"
                    + " onion potato barley vineyard cattle fisher whale heron beetle mosquito vaccine surgeon patient"
                    + " clinic fever muscle skeleton fossil volcano glacier earthquake flood drought storm rainfall");

    private static final List<String> VERBS = words(
            "opened closed repaired measured painted visited divided replaced questioned supported rejected delayed"
                    + " welcomed examined counted collected delivered ordered borrowed rented purchased auctioned planted"
                    + " harvested watered drained flooded protected restored recorded published printed translated reviewed"
                    + " criticised praised ignored discovered predicted calculated tested improved reduced doubled halved"
                    + " extended shortened designed assembled launched steered towed docked anchored defended attacked"
                    + " represented elected dismissed appointed trained taught graded cured infected studied sampled");

    private static final List<String> ADJECTIVES =
            words("narrow broad shallow steep ancient modern wooden expensive modest generous reliable doubtful famous"
                    + " forgotten northern southern coastal rural crowded empty fragile solid bitter fresh frozen mild"
                    + " severe sudden gradual temporary lasting careful reckless honest curious obvious hidden separate"
                    + " common foreign domestic annual daily silent noisy bright dusty");

    private static final List<String> SYLLABLES =
            words("bar wen tor lin mas ker dol fen har gil ros ver sta mor bel can dur eth fal nor pel quin sor tam");

    private static final List<String> FIRST_NAMES =
            words("Anna Bruno Clara David Edith Frank Greta Hugo Irene Jonas Karin Louis Marta Nils Olga Peter");

    private static final List<String> MONTHS = words("January March April May June August October November");

    private record Topic(List<String> nouns, List<String> phrases) {}

    private final long seed;
    private final List<Topic> topics;

    public EnglishNews(long seed) {
        this.seed = seed;
        List<Topic> made = new ArrayList<>();
        for (int topic = 0; topic < TOPICS; topic++) {
            Dice dice = new Dice(seed, -1 - topic);
            List<String> nouns = some(30, NOUNS, dice);
            made.add(new Topic(
                    nouns,
                    Stream.generate(() -> dice.pick(ADJECTIVES) + " " + dice.pick(nouns) + " " + dice.pick(NOUNS))
                            .limit(12)
                            .toList()));
        }
        this.topics = List.copyOf(made);
    }

    private static List<String> words(String words) {
        return List.of(words.split(" ", -1));
    }

    private static List<String> some(int count, List<String> words, Dice dice) {
        return Stream.generate(() -> dice.pick(words)).limit(count).toList();
    }

    @Override
    public Article article(long number) {
        Dice dice = new Dice(seed, number);
        Topic topic = dice.pick(topics);
        List<String> persons = some(3, FIRST_NAMES, dice).stream()
                .map(first -> first + " " + name(dice))
                .toList();
        List<String> places = List.of(name(dice), name(dice), name(dice));
        List<List<String>> paragraphs = new ArrayList<>();
        int sentences = 4 + dice.between(1, 9) * dice.between(1, 7);
        while (sentences > 0) {
            int some = Math.min(sentences, dice.between(1, 6));
            List<String> paragraph = new ArrayList<>();
            for (int i = 0; i < some; i++) {
                String sentence =
                        dice.percent(3) ? dice.pick(STOCK) : filled(dice.pick(FRAMES), dice, topic, persons, places);
                paragraph.add(i == 0 ? sentence : " " + sentence);
            }
            paragraphs.add(paragraph);
            sentences -= some;
        }
        String title = "The " + dice.pick(topic.phrases()) + " of " + dice.pick(places);
        return new Article(title, "", paragraphs, dice.percent(50) ? "Reported by " + dice.pick(persons) + "." : "");
    }

    private static String filled(String frame, Dice dice, Topic topic, List<String> persons, List<String> places) {
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < frame.length(); at++) {
            if (frame.charAt(at) != '{') {
                text.append(frame.charAt(at));
                continue;
            }
            text.append(
                    switch (frame.charAt(at + 1)) {
                        case 'N' -> dice.pick(dice.percent(60) ? topic.nouns() : NOUNS);
                        case 'V' -> dice.pick(VERBS);
                        case 'A' -> dice.pick(ADJECTIVES);
                        case 'K' -> dice.pick(topic.phrases());
                        case 'L' -> dice.pick(places);
                        case 'P' -> dice.pick(persons);
                        case 'Q' -> String.valueOf(dice.between(3, 900));
                        case 'T' -> dice.between(2, 28) + " " + dice.pick(MONTHS);
                        default -> throw new IllegalArgumentException("no such slot in " + frame);
                    });
            at += 2;
        }
        return text.toString();
    }

    private static String name(Dice dice) {
        String name = dice.pick(SYLLABLES) + dice.pick(SYLLABLES) + (dice.percent(40) ? dice.pick(SYLLABLES) : "");
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    @Override
    public String replacement(Dice dice) {
        return dice.pick(
                switch (dice.below(3)) {
                    case 0 -> NOUNS;
                    case 1 -> VERBS;
                    default -> ADJECTIVES;
                });
    }
}
