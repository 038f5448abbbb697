// What somebody has picked to compare.
#pragma once

#include "engine/documents/document.h"

#include <QByteArray>

#include <cstdint>
#include <string>
#include <vector>

namespace gnostica::gui {

/// A value, as it is remembered; what it names need not be there any more.
struct RulesetPick {
    enum class Kind : std::uint8_t {
        installed,
        draft,  ///< as it is being made in the workshop
        table   ///< the rules of the game on the table
    };

    Kind kind = Kind::installed;
    std::string id = engine::RulesetChoice().base;  ///< of the ruleset, or of the draft; none for the table
    std::vector<std::string> expansions = {};

    static RulesetPick theTable() { return {Kind::table, {}}; }
    friend bool operator==(const RulesetPick&, const RulesetPick&) = default;
};

/// The same picks, of a ruleset that has another id now.
std::vector<RulesetPick> renamed(std::vector<RulesetPick> picks, const std::string& id, const std::string& newId);

/// As JSON text, for the settings.
QByteArray textOf(const std::vector<RulesetPick>& picks);
/// What makes no sense is left out.
std::vector<RulesetPick> picksIn(const QByteArray& text);

}  // namespace gnostica::gui
