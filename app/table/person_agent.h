// The people at this screen.
#pragma once

#include "app/table/seat_agent.h"

#include <optional>

namespace gnostica::gui {

/// Answers with what is pointed out on the screen. Whether the person who is asked sits there now, the table knows.
class PersonAgent : public SeatAgent {
    Q_OBJECT

public:
    using SeatAgent::SeatAgent;

    bool isAsked() const { return ticket_.has_value(); }
    /// True if it was taken.
    bool answer(const engine::Step& step);

    void ask(const SeatQuestion& question) override { ticket_ = question.ticket; }
    void withdraw(Ticket ticket) override;

private:
    std::optional<Ticket> ticket_;
};

}  // namespace gnostica::gui
