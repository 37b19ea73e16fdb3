package app.likeness.text.reader;

import app.likeness.text.FileBytes;

/// A file that is attached to a message.
///
/// @param name as the message states it, a character for each byte where it does not say in which charset
public record AttachedFile(String name, FileBytes content) {}
