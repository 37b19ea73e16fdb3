package app.likeness.text;

import java.nio.file.Path;

/// A file that is not a document, with the reason. `detail` is one short English phrase without the file's content,
/// such as "301 MB, the limit is 64 MB"; it may be empty.
public record Skip(Path path, SkipReason reason, String detail) {}
