#include "app/gui/windows/compare/plan/player_box.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/choice_name.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/wording/level_names.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace gnostica::gui {

using engine::bots::Level;
using engine::lab::PlanPlayer;

namespace {

constexpr int kMostIterations = 1'000'000;

bool thinksAhead(Level level) {
    return level == Level::apprentice || level == Level::adept || level == Level::master;
}

}  // namespace

PlayerBox::PlayerBox(QWidget* parent) : QWidget(parent), level_(new QComboBox(this)), iterations_(new QSpinBox(this)) {
    iterations_->setRange(0, kMostIterations);
    ignoreWheel(*level_);
    ignoreWheel(*iterations_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(level_);
    row->addWidget(iterations_);
    row->addStretch(1);
    setFocusProxy(level_);
    connect(level_, &QComboBox::currentIndexChanged, this, &PlayerBox::follow);
    connect(iterations_, &QSpinBox::valueChanged, this, &PlayerBox::changed);
    followLanguage(this, [this] { retranslate(); });
    setPlayer({});
}

PlanPlayer PlayerBox::player() const {
    const Level level = engine::bots::levelsByStrength()[static_cast<std::size_t>(std::max(0, level_->currentIndex()))];
    return {level, thinksAhead(level) ? iterations_->value() : 0};
}

void PlayerBox::setPlayer(const PlanPlayer& player) {
    level_->setCurrentIndex(engine::bots::strengthOf(player.level));
    iterations_->setValue(player.iterations);
    follow();
}

void PlayerBox::setOwner(const QString& owner) {
    nameChoice(*level_, owner);
}

void PlayerBox::follow() {
    iterations_->setVisible(thinksAhead(player().level));
    Q_EMIT changed();
}

void PlayerBox::retranslate() {
    const QSignalBlocker quiet(level_);
    const int chosen = std::max(0, level_->currentIndex());
    level_->clear();
    for (const Level level : engine::bots::levelsByStrength()) {
        level_->addItem(wording::levelName(level));
        level_->setItemData(level_->count() - 1, wording::levelDescription(level), Qt::ToolTipRole);
    }
    level_->setCurrentIndex(chosen);
    iterations_->setSpecialValueText(tr("Usual number of tries"));
    iterations_->setToolTip(tr("Number of games it thinks through for each step"));
    iterations_->setAccessibleName(tr("Number of games it thinks through for each step"));
}

}  // namespace gnostica::gui
