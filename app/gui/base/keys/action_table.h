// All that can be asked for: what it is called, its icon, its keys, its menu, and when it can be done.
#pragma once

#include "app/gui/base/keys/act.h"
#include "app/gui/base/keys/key_scope.h"

#include <QString>

#include <cstdint>
#include <span>
#include <vector>

namespace gnostica::gui {

/// Keys, separated by `; `, as QKeySequence writes them; with a meaning where they are letters of a word, which a
/// translator may exchange for another letter.
struct Keys {
    const char* text = "";
    const char* meaning = nullptr;
    bool yield = false;  ///< only while nothing else wants these keys, such as Enter for a step that can be confirmed
};

/// When an action can be done at all; others say whether there is anything to do.
enum class Open : std::uint8_t {
    always,  ///< it neither changes the game nor tells anything of it: under a cover, too
    table,   ///< while the table is open
    board    ///< while the board and what lies around it can be used
};

/// A row of the table: an action, or what stands between actions.
struct ActionSpec {
    enum class Kind : std::uint8_t { action, menu, heading, line };

    Act act{};
    const char* text = "";  ///< as in a menu, with its mnemonic; of the context "gnostica::gui::ActionSet"
    const char* icon = "";
    Keys keys = {};
    Open open = Open::table;
    Kind kind = Kind::action;
};

/// The rows of a scope in the order of its menus. Menus, key help, tool tips and settings are made from them.
std::span<const ActionSpec> actionTable(KeyScope scope);

/// The title of the help and the list of keys to which each row belongs: its heading; where it has none, its menu.
/// As many as there are rows.
std::vector<const char*> groupsOf(std::span<const ActionSpec> table);

/// Text of the table in the language that is installed.
QString tableText(const char* text);
/// The same as a sentence would name it: without mnemonic and dots.
QString withoutMnemonic(QString text);

}  // namespace gnostica::gui
