package app.likeness.text.extract;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The charsets in which the user wants files read, whatever the detector finds: for a file, or for all files below a
/// folder. The nearest choice counts.
///
/// Example: with `{/a: GB18030, /a/b: Big5}` the file `/a/b/c.txt` is read in Big5, `/a/d.txt` in GB18030.
///
/// @param charsets by absolute path
public record CharsetChoices(Map<Path, Charset> charsets) {
    /// Every file in the charset that is found.
    public static final CharsetChoices NONE = new CharsetChoices(Map.of());

    public CharsetChoices {
        charsets = Map.copyOf(charsets);
    }

    /// The charset chosen for the file `path`.
    public Optional<Charset> of(Path path) {
        for (Path each = path; each != null && !charsets.isEmpty(); each = each.getParent()) {
            Charset chosen = charsets.get(each);
            if (chosen != null) {
                return Optional.of(chosen);
            }
        }
        return Optional.empty();
    }

    /// What was chosen for the file `path` and what is in it, in words that change when the choice does; empty
    /// where nothing was.
    public String inside(Path path) {
        var choices = new TreeMap<String, String>();
        charsets.forEach((each, charset) -> {
            if (each.startsWith(path)) {
                choices.put(each.toString(), charset.name());
            }
        });
        of(path).ifPresent(charset -> choices.put(path.toString(), charset.name()));
        return choices.isEmpty() ? "" : ", charsets " + choices;
    }

    /// How this program reads the file `path`: with another answer than before, it is read again.
    public String how(Path path) {
        return of(path).map(charset -> TextExtractors.VERSION + ' ' + charset.name())
                .orElse(TextExtractors.VERSION);
    }
}
