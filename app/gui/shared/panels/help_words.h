// What the placeholders in the documents of the help stand for.
#pragma once

#include "app/gui/base/keys/key_help.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

namespace gnostica::gui {

/// Names and keys that a page of the help mentions, as the program has them now: `{action:workshop}` is what a menu
/// calls it, `{menu:workshop}` that menu, `{key:findSetting}` the key. The words after the colon are those of `Act`.
class HelpWords {
public:
    using NameOf = std::function<ActName(Act)>;
    enum class Kind : std::uint8_t { plain, markdown };

    /// `nameOf` names what the window of the game does. Without it, actions and menus are empty.
    explicit HelpWords(NameOf nameOf = {}) : nameOf_(std::move(nameOf)) {}

    /// What "action:workshop" stands for; nothing if it is unknown.
    std::optional<QString> value(const QString& placeholder) const;
    /// The text with its placeholders filled; what is unknown stays. In Markdown, values are no markup.
    QString filled(const QString& text, Kind kind) const;

private:
    NameOf nameOf_;
};

}  // namespace gnostica::gui
