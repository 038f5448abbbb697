// Checks the position that is being set up.
#pragma once

#include "app/async/job.h"
#include "app/gui/windows/position/model/position_draft.h"
#include "engine/notation/oddities.h"

#include <QObject>

#include <optional>

namespace gnostica::gui {

/// Results of reading a position.
struct PositionFindings {
    nlohmann::json position;
    std::shared_ptr<const engine::Rules> rules;
    engine::Diagnostics problems;          ///< why it cannot be played
    std::vector<engine::Oddity> oddities;  ///< facts that no game leads to, if it can be played
    std::optional<engine::State> state;    ///< the state in which play would begin
};

PositionFindings inspect(const PositionDraft& draft);

/// Checks the latest draft in the background.
class PositionCheck : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void look(const PositionDraft& draft);
    /// Results for the last draft; those of an earlier draft until isCurrent().
    const PositionFindings& found() const { return found_; }
    bool isCurrent() const { return !job_.isRunning(); }

Q_SIGNALS:
    void inspected();

private:
    PositionFindings found_;
    async::Job<async::NoProgress, PositionFindings> job_;
};

}  // namespace gnostica::gui
