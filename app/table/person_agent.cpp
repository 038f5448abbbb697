#include "app/table/person_agent.h"

#include <QPointer>

namespace gnostica::table {

bool PersonAgent::answer(const engine::Step& step) {
    const auto asked = ticket_;
    if (!asked) {
        return false;
    }
    const QPointer<PersonAgent> here(this);  // a listener may replace the game and destroy this
    Q_EMIT answered(*asked, step);
    return !here || ticket_ != asked;
}

void PersonAgent::withdraw(Ticket ticket) {
    if (ticket_ == ticket) {
        ticket_.reset();
    }
}

}  // namespace gnostica::table
