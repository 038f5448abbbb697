// What the help is made of.
#pragma once

#include "app/gui/look/art/cards/card_text.h"
#include "app/wording/rulebook.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace gnostica::gui {

enum class HelpPage : std::uint8_t { reference, rules, making, comparing, findings, keys };
inline constexpr int kHelpPages = 6;

/// One thing that can be read, found and jumped to.
struct HelpEntry {
    HelpPage page = HelpPage::reference;
    QString chapter;  ///< a heading; equal for entries that follow each other
    QString anchor;   ///< unique within its page; empty if there is none
    QString title;    ///< "The Lovers", "ROD-1", "Ctrl+Z"
    QString text;
    std::vector<PowerIcon> icons = {};          ///< before the title
    std::vector<wording::RuleText> parts = {};  ///< of a rule: `text` with its rulings told apart
    QString drawing = {};                       ///< an SVG file that came with the program, below the text
    QString document = {};                      ///< a file that came with the program, to which the title leads
    QString markdown = {};                      ///< `text` with its lists, where it comes from a document
};

using HelpEntries = std::vector<HelpEntry>;

}  // namespace gnostica::gui
