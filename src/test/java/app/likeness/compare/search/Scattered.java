package app.likeness.compare.search;

import app.likeness.compare.Parts;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// Does the parts at the same time and in no order.
record Scattered(int threads) implements Parts {
    @Override
    public <T> void each(int parts, IntFunction<T> part, Consumer<? super T> use) {
        IntStream.range(0, parts).parallel().mapToObj(part).toList().forEach(use);
    }
}
