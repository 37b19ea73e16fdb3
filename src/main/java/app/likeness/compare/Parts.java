package app.likeness.compare;

import java.util.function.Consumer;
import java.util.function.IntFunction;

/// Does a piece of work that falls into parts, on as many threads as its maker has: this package starts none.
public interface Parts {
    /// On how many threads parts are done at the same time, at least 1.
    int threads();

    /// Does the parts 0…`parts` − 1, in any order and at the same time, and hands their outcomes to `use`, in the
    /// order of the parts and on the calling thread. An exception of a part or of `use` ends it.
    ///
    /// @param part safe for use by several threads; never waits
    <T> void each(int parts, IntFunction<T> part, Consumer<? super T> use);

    /// One part after the other, on the calling thread.
    static Parts inTurn() {
        return InTurn.INSTANCE;
    }

    /// See [#inTurn].
    enum InTurn implements Parts {
        INSTANCE;

        @Override
        public int threads() {
            return 1;
        }

        @Override
        public <T> void each(int parts, IntFunction<T> part, Consumer<? super T> use) {
            for (int i = 0; i < parts; i++) {
                use.accept(part.apply(i));
            }
        }
    }
}
