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
/// summaries are foreign text, and are escaped.
QString formatted(const Rulebook& book, BookFormat format, const CardPicture& picture = {});

/// The mark before a ruling's sentence, as HTML: "Ruling (Reshuffle of the discards: Immediately):", in a different
/// style.
QString rulingHtml(const RuleText& part);

/// Escapes the text for Markdown.
QString markdownEscaped(const QString& text);

}  // namespace gnostica::wording
