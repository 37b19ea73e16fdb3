package app.likeness.store.kept;

import app.likeness.fingerprint.Fingerprint;
import java.util.Optional;

/// The fingerprint of a document by one method; empty where the text is too short for the method.
public record MethodPrint(long documentId, Optional<Fingerprint> fingerprint) {}
