// The entries of the help.
#pragma once

#include "app/gui/look/art/cards/card_text.h"
#include "app/wording/rulebook.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace gnostica::gui {

enum class HelpPage : std::uint8_t { reference, rules, playing, making, comparing, findings, keys };
inline constexpr int kHelpPages = 7;

/// An entry that can be read, found and linked to.
struct HelpEntry {
    HelpPage page = HelpPage::reference;
    QString chapter;  ///< a heading; the same for consecutive entries
    QString anchor;   ///< unique within its page; empty if there is none
    QString title;    ///< "The Lovers", "ROD-1", "Ctrl+Z"
    QString text;
    std::vector<PowerIcon> icons = {};          ///< before the title
    std::vector<wording::RuleText> parts = {};  ///< of a rule: `text` with its rulings separated
    QString drawing = {};                       ///< an SVG file of the program, below the text
    QString document = {};                      ///< a file of the program, opened by the title
    QString markdown = {};                      ///< `text` with its lists, if it comes from a document
};

using HelpEntries = std::vector<HelpEntry>;

}  // namespace gnostica::gui
