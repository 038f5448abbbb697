// Announcing a last turn with less than it takes.
#pragma once

#include "engine/play/view.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::wording {

class AnnouncementWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::AnnouncementWording)

public:
    /// What the viewer holds and what it takes, and what a failure costs (CHL-2); empty if the viewer holds what it
    /// takes, or if there is nothing to announce in this game.
    static QString tooEarly(const engine::Rules& rules, const engine::View& view);

private:
    static QString costOfFailure(const engine::Rules& rules, int target);
};

}  // namespace gnostica::wording
