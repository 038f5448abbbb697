#include "app/gui/window/panel_feed.h"

#include "app/gui/panels/plugins/panel_docks.h"
#include "app/gui/panels/plugins/seen_events.h"
#include "app/gui/play/turn_controller.h"

namespace gnostica::gui {

PanelFeed::PanelFeed(PanelDocks& docks, const TurnController& turn, QObject* parent)
    : QObject(parent),
      docks_(docks),
      turn_(turn) {
    connect(&turn_, &TurnController::choiceChanged, this, &PanelFeed::sync);
}

void PanelFeed::attach(GameSession* session, const wording::Speaker* speaker) {
    if (session_) {
        session_->disconnect(this);
    }
    session_ = session;
    speaker_ = speaker;
    docks_.setRules(session->rules());
    connect(session, &GameSession::happened, this,
            [this](const engine::EventList& events) { docks_.animate(seenEvents(events, session_->viewer())); });
}

void PanelFeed::sync() {
    if (!session_ || docks_.count() == 0) {
        return;
    }
    const engine::View view = session_->view();
    const auto position = static_cast<std::size_t>(session_->position());
    const engine::EventList recent = recentEvents(session_->game().timeline().first(position), view.viewer());
    const engine::StepList& legal = session_->legal();
    docks_.present({session_->rules(),
                    view,
                    *speaker_,
                    engine::decider(session_->rules(), view.open()),
                    {legal.begin(), legal.end()},
                    turn_.chooser().proposal(),
                    recent});
}

}  // namespace gnostica::gui
