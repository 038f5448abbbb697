#include "app/gui/windows/learn/task_column.h"

#include "app/gui/look/parchment/parchment.h"
#include "app/gui/shared/panels/card_list.h"
#include "app/gui/shared/panels/players_panel.h"
#include "app/gui/shared/play/bar/choice_bar.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kAbovePlates = 4;
/// Part of the height up to which the plates have more than one line.
constexpr double kMostForPlates = 0.55;

}  // namespace

TaskColumn::TaskColumn(PlayersPanel* players, ChoiceBar* choices, QWidget* parent)
    : QWidget(parent),
      players_(players),
      choiceSheet_(new Parchment(choices, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kAbovePlates, 0, 0);
    column->setSpacing(0);
    column->addWidget(players_);
    column->addWidget(choiceSheet_);
    column->addStretch(1);
    choices->openCards().viewport()->setAutoFillBackground(false);  // cards lie on the parchment
    connect(players_, &PlayersPanel::heightChanged, this, &TaskColumn::fit);
}

void TaskColumn::setPlates(int height, int gap) {
    players_->setPlates(height, gap);
    fit();
}

/// The same for all decisions of a task, so that the plates never move.
void TaskColumn::fit() {
    using Lines = PlayersPanel::Lines;
    const double most = height() * kMostForPlates;
    players_->setLines(players_->heightOf(Lines::whole) > most ? Lines::brief : Lines::whole);
    players_->setFixedHeight(std::clamp(players_->wholeHeight(), 1, std::max(1, height())));
}

void TaskColumn::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

bool TaskColumn::event(QEvent* event) {
    const bool result = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        fit();
    }
    return result;
}

}  // namespace gnostica::gui
