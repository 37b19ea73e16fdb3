package app.likeness.fingerprint.hash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Hash32Test {
    @Test
    void fnv1aGivesTheValuesOfItsAuthors() {
        assertEquals(0x811C9DC5, Hash32.fnv1a("", 0, 0));
        assertEquals(0xE40C292C, Hash32.fnv1a("a", 0, 1));
        assertEquals(0xBF9CF968, Hash32.fnv1a("foobar", 0, 6));
        assertEquals(0xBF9CF968, Hash32.fnv1a("a foobar", 2, 8));
    }
}
