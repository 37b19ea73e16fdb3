package app.likeness.text.reader;

import java.util.List;

/// What is attached to a message, in the order of the message; what is attached to those that it forwards is among it.
///
/// @param isCut whether there is more than is taken out
public record AttachedFiles(List<AttachedFile> files, boolean isCut) {
    public AttachedFiles {
        files = List.copyOf(files);
    }
}
