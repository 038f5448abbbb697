// A rulebook as a text file, a Markdown file or a web page.
#pragma once

#include "app/wording/rulebook.h"

#include <QString>

#include <functional>

namespace gnostica::wording {

enum class BookFormat : std::uint8_t { text, markdown, html };

/// The picture of a card's powers as an HTML fragment; empty for none. For web pages only.
using CardPicture = std::function<QString(engine::Card)>;

/// Title, summary, notes, chapters and numbered paragraphs; rulings are marked and name their setting. Names and
/// summaries come from documents of strangers, and nothing in them is taken for markup.
QString formatted(const Rulebook& book, BookFormat format, const CardPicture& picture = {});

/// What stands before a ruling's sentence: "Ruling (Reshuffle of the discards: At once):".
QString rulingMark(const RuleText& part);
/// The same as HTML, set off from what follows.
QString rulingHtml(const RuleText& part);

/// Text that Markdown shows as it stands.
QString markdownEscaped(const QString& text);

}  // namespace gnostica::wording
