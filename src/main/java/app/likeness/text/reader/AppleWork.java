package app.likeness.text.reader;

import java.util.Collection;
import java.util.Set;

/// Tells the documents of Pages, Numbers and Keynote, which are ZIP archives, by the names of what is in them.
public final class AppleWork {
    /// What those of 2013 and later are made of.
    private static final String PART = ".iwa";

    /// The one part of those before, beside a preview in the folder.
    private static final Set<String> INDEXES = Set.of("index.xml", "index.apxl");

    private static final String PREVIEW = "QuickLook/";

    private AppleWork() {}

    /// Whether an archive of files with these names is such a document.
    public static boolean isDocument(Collection<String> names) {
        return names.stream().anyMatch(name -> name.endsWith(PART))
                || (names.stream().anyMatch(INDEXES::contains)
                        && names.stream().anyMatch(name -> name.startsWith(PREVIEW)));
    }
}
