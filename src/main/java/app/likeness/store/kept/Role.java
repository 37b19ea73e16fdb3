package app.likeness.store.kept;

/// What a root is for.
public enum Role {
    /// Its documents are compared with each other and with everything else.
    CHECK,
    /// Earlier work: compared with what is checked, never among itself.
    COMPARE_WITH,
    /// Text that everybody was given: found in the others, never compared itself.
    TEMPLATE,
    /// Neither read nor compared; what was read before stays, so that another role costs no reading.
    LEFT_OUT
}
