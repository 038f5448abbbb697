// What a replay says of itself.
#pragma once

#include "app/table/replay/eyes.h"
#include "app/table/replay/timeline_marks.h"
#include "app/wording/speaker.h"

#include <QCoreApplication>
#include <QString>

namespace gnostica::gui {

class ReplayWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::ReplayWords)

public:
    static QString mark(const TimelineMark& mark, const wording::Speaker& speaker);
    static QString eyes(const Eyes& eyes, const wording::Speaker& speaker);
    /// "Moment 12 of 240".
    static QString moment(int position, int length);
    /// Why not all eyes may look; empty if they may.
    static QString secrecy(const std::vector<Eyes>& allowed);
    /// The record goes on behind the damage.
    static QString damage(int moments);
};

}  // namespace gnostica::gui
