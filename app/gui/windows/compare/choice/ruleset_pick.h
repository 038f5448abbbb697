// A ruleset that the user has picked to compare.
#pragma once

#include "engine/documents/document.h"

#include <QByteArray>

#include <cstdint>
#include <string>
#include <vector>

namespace gnostica::gui {

/// A value that can be remembered. The ruleset that it names may no longer exist.
struct RulesetPick {
    enum class Kind : std::uint8_t {
        installed,
        draft,  ///< as edited in the workshop
        table   ///< the rules of the game on the table
    };

    Kind kind = Kind::installed;
    std::string id = engine::RulesetChoice().base;  ///< of the ruleset or draft; unused for the table
    std::vector<std::string> expansions = {};

    static RulesetPick theTable() { return {Kind::table, {}}; }
    friend bool operator==(const RulesetPick&, const RulesetPick&) = default;
};

/// The same picks after a ruleset has been given another id.
std::vector<RulesetPick> renamed(std::vector<RulesetPick> picks, const std::string& id, const std::string& newId);

/// Returns JSON text for the settings.
QByteArray textOf(const std::vector<RulesetPick>& picks);
/// Leaves out picks that make no sense.
std::vector<RulesetPick> picksIn(const QByteArray& text);

}  // namespace gnostica::gui
