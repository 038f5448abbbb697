#include "variants/star-wheel/panel/wheel_panel.h"

#include "engine/mechanics/mechanic.h"
#include "variants/star-wheel/panel/wheel_sentences.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::star_wheel {

using namespace engine;

WheelPanel::WheelPanel(gui::PanelPlugin::Choose choose)
    : dial_(new WheelDial(this)),
      now_(new QLabel(this)),
      die_(new QLabel(this)) {
    setObjectName(QStringLiteral("starWheel"));
    QFont bold = now_->font();
    bold.setBold(true);
    now_->setFont(bold);
    now_->setObjectName(QStringLiteral("wheelNow"));
    die_->setObjectName(QStringLiteral("wheelDie"));
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(6, 6, 6, 6);
    lines->addWidget(dial_, 1);
    for (QLabel* label : {now_, die_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        lines->addWidget(label);
    }
    die_->setMinimumHeight(die_->fontMetrics().lineSpacing());  // keeps the size of the dial
    now_->setMinimumHeight(2 * now_->fontMetrics().lineSpacing());
    dial_->setDescriber([this](int segment) { return descriptions_[static_cast<std::size_t>(segment)]; });
    connect(dial_, &WheelDial::segmentChosen, this,
            [this, choose = std::move(choose)](int segment) { choose(moves_[static_cast<std::size_t>(segment)]); });
    connect(dial_, &WheelDial::dieCameToRest, this, [this] { die_->setText(dieText_); });
}

void WheelPanel::present(const gui::PanelScene& scene) {
    const WheelSentences sentences(scene);
    for (int segment = 1; segment <= kSegments; ++segment) {
        descriptions_[static_cast<std::size_t>(segment)] = sentences.segment(segment);
    }
    WheelShown shown;
    shown.segments = segmentsOf(scene.rules, scene.view.open());
    shown.seats = scene.view.open().seats;
    for (const Step& step : scene.legal) {
        if (const int segment = segmentOf(scene.rules, step); segment != 0) {
            shown.open.push_back(segment);
            moves_[static_cast<std::size_t>(segment)] = step;
        }
    }
    shown.chosen = scene.chosen ? segmentOf(scene.rules, *scene.chosen) : 0;
    const LastRoll roll = lastRoll(scene.rules, scene.recent);
    shown.die = roll.die;
    shown.matched = roll.matched;
    isAsked_ = !shown.open.empty();
    dial_->present(shown);
    now_->setText(sentences.now());
    dieText_ = sentences.die();
    if (!dial_->isRolling()) {
        die_->setText(dieText_);
    }
    owner_ = scene.rules.ownerPlace(Wheel::kId, false);
}

void WheelPanel::animate(std::span<const Event> events, int milliseconds) {
    bool pieces = false;
    bool die = false;
    for (const Event& event : events) {
        const auto* report = std::get_if<event::Report>(&event);
        if (report == nullptr || report->owner != owner_) {
            continue;
        }
        const auto what = static_cast<WheelReport>(report->code);
        pieces = pieces || what == WheelReport::moved;
        die = die || what == WheelReport::rolled || what == WheelReport::matched;
    }
    if (die) {
        die_->clear();  // until the die has stopped
    }
    dial_->animate(pieces, die, milliseconds);
}

}  // namespace gnostica::star_wheel
