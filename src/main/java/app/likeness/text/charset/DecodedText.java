package app.likeness.text.charset;

import java.nio.charset.Charset;

/// Bytes as text.
///
/// @param text without byte order mark
/// @param isSure whether no other charset makes nearly as likely a text of the bytes
public record DecodedText(String text, Charset charset, boolean isSure) {
    /// A text about whose charset there is no doubt.
    public DecodedText(String text, Charset charset) {
        this(text, charset, true);
    }
}
