package app.likeness.ui.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import app.likeness.fingerprint.Method;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MethodsModelTest {
    private final MethodsModel model = new MethodsModel();

    @Test
    void theRecommendedMethodIsChosenAtFirst() {
        assertEquals(Set.of(Method.COMBINED), model.chosen());
    }

    @Test
    void methodsAreAddedAndTakenAway() {
        model.toggle(Method.COSINE);
        model.toggle(Method.EXACT);
        model.toggle(Method.COMBINED);
        assertEquals(Set.of(Method.COSINE, Method.EXACT), model.chosen());
        model.toggle(Method.EXACT);
        assertEquals(Set.of(Method.COSINE), model.chosen());
    }

    @Test
    void neverNoneIsChosen() {
        model.toggle(Method.COMBINED);
        assertEquals(Set.of(Method.COMBINED), model.chosen());
        model.toggle(Method.COSINE);
        model.toggle(Method.COMBINED);
        model.toggle(Method.COSINE);
        assertEquals(Set.of(Method.COMBINED), model.chosen());
    }
}
