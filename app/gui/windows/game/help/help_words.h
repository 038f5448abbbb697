// What the placeholders in the documents of the help stand for.
#pragma once

#include "app/gui/base/keys/act.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

namespace gnostica::gui {

/// What the menus call an act, and the menu in which it is.
struct ActName {
    QString group;
    QString action;
};

/// That of the window of the game, from the table of actions.
ActName nameInMenus(Act act);

/// Names and keys that a page of the help mentions, as the program has them now: `{action:workshop}` is what a menu
/// calls it, `{menu:workshop}` that menu, `{key:findSetting}` the key. The words after the colon are those of `Act`.
class HelpWords {
public:
    using NameOf = std::function<ActName(Act)>;
    enum class Kind : std::uint8_t { plain, markdown };

    explicit HelpWords(NameOf nameOf = nameInMenus) : nameOf_(std::move(nameOf)) {}

    /// What "action:workshop" stands for; nothing if it is unknown.
    std::optional<QString> value(const QString& placeholder) const;
    /// The text with its placeholders filled; what is unknown stays. In Markdown, values are no markup.
    QString filled(const QString& text, Kind kind) const;

private:
    NameOf nameOf_;
};

}  // namespace gnostica::gui
