/// The article of a web page: a parsed page comes in, its main text with author, source and date goes out. It leans on
/// jsoup for the tree and on `text.document` for what a page states.
///
/// Read first: `ArticleText`, `PageSurvey`, `PageMetadata`.
@NullMarked
package app.likeness.text.web;

import org.jspecify.annotations.NullMarked;
