// All commands: text, icon, keys, menu, and when each can be used.
#pragma once

#include "app/gui/base/keys/act.h"
#include "app/gui/base/keys/key_scope.h"

#include <QString>

#include <cstdint>
#include <span>
#include <vector>

namespace gnostica::gui {

/// Keys, separated by `; `, in the format of QKeySequence. `meaning`: the word that letter keys stand for; a translator
/// may choose other letters.
struct Keys {
    const char* text = "";
    const char* meaning = nullptr;
    bool yield = false;  ///< only while nothing else uses these keys, such as Enter for a step that can be confirmed
};

/// When an action may be available; whether there is anything to do is decided elsewhere.
enum class Open : std::uint8_t {
    always,  ///< neither changes nor reveals the game: also under a screen cover
    table,   ///< while the table is open
    board    ///< while the board and its surroundings can be used
};

/// A row of the table: an action, menu, heading or separator.
struct ActionSpec {
    enum class Kind : std::uint8_t { action, menu, heading, line };

    Act act{};
    const char* text = "";  ///< text in the menu, with mnemonic; translation context "gnostica::gui::ActionSet"
    const char* icon = "";
    Keys keys = {};
    Open open = Open::table;
    Kind kind = Kind::action;
};

/// Rows of a scope in the order of its menus. Menus, key help, tool tips and settings are made from them.
std::span<const ActionSpec> actionTable(KeyScope scope);

/// For each row, the title under which help and the list of keys show it: its heading or, if it has none, its menu.
std::vector<const char*> groupsOf(std::span<const ActionSpec> table);

/// Text of the table in the installed language.
QString tableText(const char* text);
/// Text without mnemonic and dots, for use in a sentence.
QString withoutMnemonic(QString text);

}  // namespace gnostica::gui
