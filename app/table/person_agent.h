// The people at this screen.
#pragma once

#include "app/table/seat_agent.h"

#include <optional>

namespace gnostica::table {

/// Answers with the step that is chosen on the screen. The table knows whether the right person is at the screen.
class PersonAgent : public SeatAgent {
    Q_OBJECT

public:
    using SeatAgent::SeatAgent;

    bool isAsked() const { return ticket_.has_value(); }
    /// Returns true if the step was taken.
    bool answer(const engine::Step& step);

    void ask(const SeatQuestion& question) override { ticket_ = question.ticket; }
    void withdraw(Ticket ticket) override;

private:
    std::optional<Ticket> ticket_;
};

}  // namespace gnostica::table
