package app.likeness.text;

/// What opening one file gave: its bytes, or the reason why they are not read.
public sealed interface FileContent permits FileBytes, Skip {}
