package app.likeness.text;

import java.util.List;

/// What looking for the attachments of a message gave: them, or the reason why there are none.
public sealed interface AttachmentReading permits AttachmentReading.Attachments, Skip {
    /// The attachments in the order of the message; those of messages that it forwards are among them.
    ///
    /// @param isCut whether there are more than are taken out
    record Attachments(List<Attachment> files, boolean isCut) implements AttachmentReading {
        public Attachments {
            files = List.copyOf(files);
        }
    }

    /// A file that is attached.
    ///
    /// @param name as the message states it, a character for each byte where it does not say in which charset
    record Attachment(String name, FileBytes content) {}
}
