// Texts of a replay.
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
    static QString mark(const table::TimelineMark& mark, const wording::Speaker& speaker);
    static QString eyes(const table::Eyes& eyes, const wording::Speaker& speaker);
    /// "Position 12 of 240".
    static QString moment(int position, int length);
    /// Why some views are not allowed; empty if all are.
    static QString secrecy(const std::vector<table::Eyes>& allowed);
    /// The record continues after the damage.
    static QString damage(int moments);
};

}  // namespace gnostica::gui
