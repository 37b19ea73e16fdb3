package app.likeness.text.document;

/// Where a title, an author, a source or a date was found. The order is the order of trust among equally sure values.
public enum Origin {
    /// The column of a table in which each row is a document.
    TABLE_COLUMN,
    /// The properties that an office document, a PDF or an e-book carries.
    DOCUMENT_PROPERTIES,
    /// Data for machines in a web page (schema.org in JSON-LD).
    JSON_LD,
    /// Attributes of a web page's elements (schema.org in microdata or RDFa).
    MICRODATA,
    /// What a web page gives for sharing it (Open Graph).
    OPEN_GRAPH,
    /// Other `meta` elements of a web page, Dublin Core among them.
    META_TAG,
    /// The header of a mail.
    MAIL_HEADER,
    /// The block of settings before a Markdown text.
    FRONT_MATTER,
    /// What the markup of a page or a text shows as such: `<h1>`, `<time>`, `rel=author`, `# Heading`.
    MARKUP,
    /// The text itself: a dateline, a byline, a first line.
    TEXT,
    /// The address of a web page, such as `/2026/03/05/`.
    ADDRESS,
    /// The name of the file.
    FILE_NAME,
    /// When the file was last written.
    FILE_TIME
}
