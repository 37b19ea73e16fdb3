package app.likeness.bench;

/// Any number of articles, each made from its number alone, so that none has to be kept in memory.
public interface Articles {
    Article article(long number);

    /// A character or word as one stands in such texts, to put in the place of another.
    String replacement(Dice dice);
}
