package app.likeness.store.kept;

/// A document of a template root: text that everybody was given, which is not compared itself.
///
/// @param sha256 of the file's bytes, as 64 hexadecimal digits
public record Template(long id, String sha256) {}
