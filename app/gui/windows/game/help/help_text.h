// Help pages that are written as Markdown documents.
#pragma once

#include "app/gui/windows/game/help/help_entry.h"
#include "app/gui/windows/game/help/help_words.h"

#include <QString>

#include <cstdint>
#include <utility>
#include <vector>

namespace gnostica::gui {

/// The smallest part of a document that is translated as a unit, or a part that is not translated.
struct HelpBlock {
    enum class Kind : std::uint8_t { page, chapter, title, paragraph, bullet, step, picture, keys };
    Kind kind = Kind::paragraph;
    QString text;  ///< on one line, without its markup; of a picture, its file
    friend bool operator==(const HelpBlock&, const HelpBlock&) = default;

    bool isTranslated() const { return kind != Kind::picture && kind != Kind::keys; }
};

/// Splits a document as `tests/help_texts.py` does for translators: blank lines, headings (`#` page, `##` chapter,
/// `###` title), list items (`-`, `1.`), pictures (`![](file)`) and `{keys}` start a block.
std::vector<HelpBlock> helpBlocks(const QString& markdown);

/// A document of `resources/help` in the reader's language.
class HelpText {
public:
    /// `folder` holds the files of linked titles and pictures.
    HelpText(const HelpWords& words, QString folder = {}) : words_(words), folder_(std::move(folder)) {}

    /// Empty for generated pages: the reference and the rules.
    static QString nameOf(HelpPage page);
    /// `keys` replace `{keys}` in the document.
    HelpEntries entries(HelpPage page, const HelpEntries& keys = {}) const;

    /// The English document, and the context of its translations. Empty for generated pages.
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
