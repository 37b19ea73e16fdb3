package app.likeness.scan.progress;

import app.likeness.compare.Parts;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;

/// Does the parts of a piece of work on the cores that a scan may use.
public record ThreadedParts(int threads) implements Parts {
    @Override
    public <T> void each(int parts, IntFunction<T> part, Consumer<? super T> use) {
        if (threads == 1) {
            Parts.inTurn().each(parts, part, use);
            return;
        }
        IntStream.range(0, parts)
                .boxed()
                .gather(Gatherers.mapConcurrent(threads, part::apply))
                .forEach(use);
    }
}
