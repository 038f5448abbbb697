// Writes pages of the help.
#pragma once

#include "app/gui/look/art/cards/card_faces.h"
#include "app/gui/windows/game/help/help_entry.h"
#include "app/wording/speaker.h"
#include "engine/rules/rules.h"

#include <QCoreApplication>

namespace gnostica::gui {

/// Quick reference and rules of one ruleset, in the current language.
class HelpContents {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::HelpContents)
public:
    /// `base`: as for wording::quickReference().
    HelpContents(const engine::Rules& rules, const engine::Rules& base, const wording::Speaker& speaker);

    HelpEntries reference() const;
    HelpEntries rulebook() const;

private:
    const engine::Rules& rules_;
    const engine::Rules& base_;
    const wording::Speaker& speaker_;
    CardFaces faces_;
};

}  // namespace gnostica::gui
