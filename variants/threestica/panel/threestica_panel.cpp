#include "variants/threestica/panel/threestica_panel.h"

#include "variants/threestica/battle.h"
#include "variants/threestica/fate_attack.h"
#include "variants/threestica/panel/battle_report.h"
#include "variants/threestica/panel/dice_tray.h"
#include "variants/threestica/panel/exhaustion_row.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::threestica {

using namespace engine;

ThreesticaPanel::ThreesticaPanel() {
    setObjectName(QStringLiteral("threestica"));
    auto* content = new QWidget;
    exhaustion_ = new ExhaustionRow(content);
    tray_ = new DiceTray(content);
    outcome_ = new QLabel(content);
    question_ = new QLabel(content);
    outcome_->setObjectName(QStringLiteral("battleOutcome"));
    question_->setObjectName(QStringLiteral("battleQuestion"));
    QFont bold = question_->font();
    bold.setBold(true);
    question_->setFont(bold);
    auto* lines = new QVBoxLayout(content);
    lines->setContentsMargins(10, 10, 10, 10);
    lines->setSpacing(8);
    lines->addWidget(exhaustion_);
    lines->addWidget(tray_);
    for (QLabel* label : {question_, outcome_}) {
        label->setWordWrap(true);
        label->setMinimumWidth(1);
        label->setTextFormat(Qt::PlainText);
        lines->addWidget(label);
    }
    lines->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* frame = new QVBoxLayout(this);
    frame->setContentsMargins(0, 0, 0, 0);
    frame->addWidget(scroll);
    connect(tray_, &DiceTray::cameToRest, this, [this] { outcome_->setVisible(!outcome_->text().isEmpty()); });
}

void ThreesticaPanel::setLook(const gui::PanelLook& look) {
    exhaustion_->setLook(look);
    tray_->setLook(look);
}

void ThreesticaPanel::present(const gui::PanelScene& scene) {
    attack_ = scene.rules.ownerPlace(FateAttack::kName, true);
    const auto report = BattleReport::last(scene.rules, scene.recent);
    const BattleSentences sentences(scene);
    exhaustion_->present(scene);
    tray_->present(report);
    outcome_->setText(report ? sentences.outcome(*report).join(u'\n') : QString());
    outcome_->setVisible(!outcome_->text().isEmpty() && !tray_->isRolling());
    question_->setText(sentences.question());
    question_->setVisible(!question_->text().isEmpty());
}

void ThreesticaPanel::animate(std::span<const Event> events, int milliseconds) {
    const bool thrown = std::any_of(events.begin(), events.end(), [this](const Event& event) {
        const auto* report = std::get_if<event::Report>(&event);
        return report != nullptr && report->owner == attack_ && report->code == kDiceFell;
    });
    if (thrown) {
        outcome_->hide();
        tray_->roll(milliseconds);
    }
}

bool ThreesticaPanel::hurry() {
    return tray_->hurry();
}

}  // namespace gnostica::threestica
