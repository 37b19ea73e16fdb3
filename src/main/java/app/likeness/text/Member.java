package app.likeness.text;

/// What is inside a container: a file in an archive, a row of a table, or what is there and cannot be read, with the
/// reason.
public sealed interface Member permits MemberFile, TableRow, Skip {}
