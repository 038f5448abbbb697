#include "app/gui/shared/panels/panel_feed.h"

#include "app/gui/shared/panels/plugins/panel_docks.h"
#include "app/turn/turn_controller.h"

namespace gnostica::gui {

PanelFeed::PanelFeed(PanelDocks& docks, const turn::TurnController& turn, QObject* parent)
    : QObject(parent),
      docks_(docks),
      turn_(turn) {
    connect(&turn_, &turn::TurnController::choiceChanged, this, &PanelFeed::sync);
}

void PanelFeed::attach(table::SeenTable* table, const wording::Speaker* speaker) {
    if (table_) {
        table_->disconnect(&docks_);
    }
    table_ = table;
    speaker_ = speaker;
    docks_.setRules(table->rules());
    connect(table, &table::SeenTable::happened, &docks_, &PanelDocks::animate);
}

void PanelFeed::sync() {
    if (!table_ || docks_.count() == 0) {
        return;
    }
    const engine::View view = table_->view();
    const engine::EventList recent = table_->recentEvents();
    const engine::StepList& legal = table_->legal();
    docks_.present({table_->rules(),
                    view,
                    *speaker_,
                    table_->shownDecider(),
                    {legal.begin(), legal.end()},
                    turn_.chooser().proposal(),
                    recent});
}

}  // namespace gnostica::gui
