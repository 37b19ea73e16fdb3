/// Messages: the bytes of a mail come in, its text and what is attached go out. It leans on mime4j.
///
/// Read first: `MailReader`.
@NullMarked
package app.likeness.text.formats.mail;

import org.jspecify.annotations.NullMarked;
