// Announcing a last turn with too few points.
#pragma once

#include "engine/play/view.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::wording {

class AnnouncementWording {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::AnnouncementWording)

public:
    /// The viewer's points, the points needed, and the cost of failing (CHL-2); empty if the viewer has enough points,
    /// or if nothing can be announced in this game.
    static QString tooEarly(const engine::Rules& rules, const engine::View& view);

private:
    static QString costOfFailure(const engine::Rules& rules, int target);
};

}  // namespace gnostica::wording
