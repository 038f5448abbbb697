// Pages of the help that are written as Markdown documents.
#pragma once

#include "app/gui/windows/game/help/help_entry.h"
#include "app/gui/windows/game/help/help_words.h"

#include <QString>

#include <cstdint>
#include <utility>
#include <vector>

namespace gnostica::gui {

/// The smallest part of a document that is translated as a whole, or something that is not translated.
struct HelpBlock {
    enum class Kind : std::uint8_t { page, chapter, title, paragraph, bullet, step, picture, keys };
    Kind kind = Kind::paragraph;
    QString text;  ///< in one line, without the signs before it; of a picture, its file
    friend bool operator==(const HelpBlock&, const HelpBlock&) = default;

    bool isTranslated() const { return kind != Kind::picture && kind != Kind::keys; }
};

/// Cuts a document as `tests/help_texts.py` does for translators: blank lines, headings (`#` page, `##` chapter,
/// `###` title), list items (`-`, `1.`), pictures (`![](file)`) and `{keys}` begin a block, all other lines go on.
std::vector<HelpBlock> helpBlocks(const QString& markdown);

/// A document of `resources/help` in the reader's language.
class HelpText {
public:
    /// `folder` holds the files to which titles and pictures lead.
    HelpText(const HelpWords& words, QString folder = {}) : words_(words), folder_(std::move(folder)) {}

    /// Empty for what is generated: the reference and the rules.
    static QString nameOf(HelpPage page);
    /// `keys` are shown where the document says `{keys}`.
    HelpEntries entries(HelpPage page, const HelpEntries& keys = {}) const;

    /// The English document, and the context of its translations. Empty for what is generated.
    static QString document(HelpPage page);
    static QByteArray context(HelpPage page);

private:
    HelpEntry titled(const QString& text) const;
    void add(const HelpBlock& block, HelpEntry& entry) const;
    QString fileFor(const QString& target) const;

    const HelpWords& words_;
    QString folder_;
};

}  // namespace gnostica::gui
