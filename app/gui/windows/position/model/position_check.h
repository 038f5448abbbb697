// What is wrong with the position that is being set up.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/position/model/position_draft.h"
#include "engine/notation/oddities.h"

#include <QObject>

#include <optional>

namespace gnostica::gui {

/// What the reader of positions says of one.
struct PositionFindings {
    nlohmann::json position;
    std::shared_ptr<const engine::Rules> rules;
    engine::Diagnostics problems;          ///< why it cannot be played
    std::vector<engine::Oddity> oddities;  ///< what no game leads to, where it can
    std::optional<engine::State> state;    ///< with which play would begin
};

PositionFindings inspect(const PositionDraft& draft);

/// Looks at the latest draft aside.
class PositionCheck : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void look(const PositionDraft& draft);
    /// Of the draft that was looked at last; before isCurrent() of an earlier one.
    const PositionFindings& found() const { return found_; }
    bool isCurrent() const { return !job_.isRunning(); }

Q_SIGNALS:
    void inspected();

private:
    PositionFindings found_;
    Job<NoProgress, PositionFindings> job_;
};

}  // namespace gnostica::gui
