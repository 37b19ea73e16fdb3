package app.likeness.report.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class JsonTest {
    @Test
    void theOuterLevelsHaveLines() throws IOException {
        var out = new StringBuilder();
        var json = new Json(out).object();
        json.name("empty").array().end();
        json.name("list").array();
        json.object()
                .name("a")
                .value(1)
                .name("b")
                .array()
                .value("x")
                .value("y")
                .end()
                .end();
        json.object().name("share").share(0.25).name("none").nothing().end();
        json.end().end();
        assertEquals("""
                {
                  "empty": [],
                  "list": [
                    {"a": 1, "b": ["x", "y"]},
                    {"share": 0.2500, "none": null}
                  ]
                }
                """, out.toString());
    }

    @Test
    void stringsHoldWhatTheyMay() throws IOException {
        var out = new StringBuilder();
        new Json(out).array().value("\"\\\n\t\u0001\u2028 文😀 \uD83D").end();
        assertEquals("[\n  \"\\\"\\\\\\n\\t\\u0001\\u2028 文😀 \\ud83d\"\n]\n", out.toString());
    }
}
