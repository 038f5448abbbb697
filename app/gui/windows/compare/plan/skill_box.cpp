#include "app/gui/windows/compare/plan/skill_box.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/windows/compare/plan/player_box.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

namespace gnostica::gui {

using engine::lab::PlanSkill;

SkillBox::SkillBox(QWidget* parent)
    : QWidget(parent),
      deals_(new QSpinBox(this)),
      players_(new QWidget(this)),
      stronger_(new PlayerBox(players_)),
      against_(plainLabel(players_)),
      weaker_(new PlayerBox(players_)) {
    deals_->setRange(0, engine::lab::kMostPairs);
    deals_->setObjectName(QStringLiteral("planSkill"));
    ignoreWheel(*deals_);
    auto* row = new QHBoxLayout(players_);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(stronger_);
    row->addWidget(against_);
    row->addWidget(weaker_);
    row->addStretch(1);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(deals_, 0, Qt::AlignLeft);
    lines->addWidget(players_);
    setFocusProxy(deals_);
    connect(deals_, &QSpinBox::valueChanged, this, &SkillBox::follow);
    const PlanSkill usual;
    stronger_->setPlayer(usual.stronger);
    weaker_->setPlayer(usual.weaker);
    followLanguage(this, [this] { retranslate(); });
    follow();
}

std::optional<PlanSkill> SkillBox::skill() const {
    return deals_->value() > 0 ? std::optional(PlanSkill{deals_->value(), stronger_->player(), weaker_->player()})
                               : std::nullopt;
}

void SkillBox::setSkill(const std::optional<PlanSkill>& skill) {
    deals_->setValue(skill ? skill->pairs : 0);
    if (skill) {
        stronger_->setPlayer(skill->stronger);
        weaker_->setPlayer(skill->weaker);
    }
}

void SkillBox::follow() {
    players_->setVisible(deals_->value() > 0);
}

void SkillBox::retranslate() {
    deals_->setSpecialValueText(tr("None", "deals: none"));
    deals_->setToolTip(tr("A stronger and a weaker computer play this many deals against each other to measure how "
                          "much skill matters. This takes much longer."));
    against_->setText(tr("against", "between two players"));
    stronger_->setOwner(tr("The stronger player"));
    weaker_->setOwner(tr("The weaker player"));
}

}  // namespace gnostica::gui
