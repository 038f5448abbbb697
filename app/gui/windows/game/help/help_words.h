// Placeholders in the documents of the help.
#pragma once

#include "app/gui/base/keys/act.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

namespace gnostica::gui {

/// The name of an act in the menus, and its menu.
struct ActName {
    QString group;
    QString action;
};

/// In the game window, from the table of actions.
ActName nameInMenus(Act act);

/// Current names and keys for a page of the help: `{action:workshop}` is the name in a menu, `{menu:workshop}` that
/// menu, `{key:findSetting}` the key. The words after the colon are those of `Act`.
class HelpWords {
public:
    using NameOf = std::function<ActName(Act)>;
    enum class Kind : std::uint8_t { plain, markdown };

    explicit HelpWords(NameOf nameOf = nameInMenus) : nameOf_(std::move(nameOf)) {}

    /// Value of "action:workshop"; nullopt if it is unknown.
    std::optional<QString> value(const QString& placeholder) const;
    /// Fills in the placeholders; unknown ones are kept. In Markdown, values are escaped.
    QString filled(const QString& text, Kind kind) const;

private:
    NameOf nameOf_;
};

}  // namespace gnostica::gui
