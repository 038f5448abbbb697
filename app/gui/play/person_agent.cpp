#include "app/gui/play/person_agent.h"

namespace gnostica::gui {

bool PersonAgent::answer(const engine::Step& step) {
    const auto asked = ticket_;
    if (!asked) {
        return false;
    }
    Q_EMIT answered(*asked, step);
    return ticket_ != asked;
}

void PersonAgent::withdraw(Ticket ticket) {
    if (ticket_ == ticket) {
        ticket_.reset();
    }
}

}  // namespace gnostica::gui
