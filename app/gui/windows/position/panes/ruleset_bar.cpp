#include "app/gui/windows/position/panes/ruleset_bar.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/ignore_wheel.h"
#include "app/gui/windows/position/model/position_text.h"
#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/numbers.h"
#include "app/wording/document_names.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace gnostica::gui {

RulesetBar::RulesetBar(const rulesets::RulesShelf& shelf, QWidget* parent)
    : QWidget(parent),
      shelf_(shelf),
      label_(new QLabel(this)),
      games_(new QComboBox(this)),
      expansions_(new QToolButton(this)),
      menu_(new QMenu(this)) {
    games_->setObjectName(QStringLiteral("positionGame"));
    games_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    games_->setMinimumContentsLength(8);
    ignoreWheel(*games_);
    expansions_->setObjectName(QStringLiteral("positionExpansions"));
    expansions_->setMenu(menu_);
    expansions_->setPopupMode(QToolButton::InstantPopup);
    expansions_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    label_->setBuddy(games_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 0, 4, 0);
    row->addWidget(label_);
    row->addWidget(games_, 1);
    row->addWidget(expansions_);
    connect(games_, &QComboBox::activated, this, &RulesetBar::choose);
    connect(&shelf_, &rulesets::RulesShelf::changed, this, &RulesetBar::retranslate);
    followLanguage(this, [this] { retranslate(); });
}

void RulesetBar::fill() {
    games_->clear();
    for (const rulesets::RulesetTitle& title : shelf_.games()) {
        games_->addItem(language::cleaned(title.name), title.id);
    }
    menu_->clear();
    for (const rulesets::RulesetTitle& title : shelf_.expansions()) {
        const QString name = language::cleaned(title.name);
        QAction* action = menu_->addAction(withoutShortcut(name), this, &RulesetBar::choose);
        action->setToolTip(language::plainToolTip(name));
        action->setCheckable(true);
        action->setData(title.id);
    }
    expansions_->setVisible(!menu_->isEmpty());
}

void RulesetBar::present(const std::shared_ptr<const engine::Rules>& rules) {
    if (shown_ != rules) {
        shown_ = rules;
        showRules();
    }
}

void RulesetBar::showRules() {
    const auto known = choiceOf(*shown_, {shelf_.library(), shelf_.registry()});
    const int own = games_->findData(QString());
    if (known && own >= 0) {
        games_->removeItem(own);
    } else if (!known && own < 0) {
        games_->insertItem(0, QString(), QString());
    }
    if (!known) {
        const auto document = nlohmann::json::parse(shown_->document, nullptr, false);
        //: %1: name of a ruleset that is written in the position itself
        games_->setItemText(
            0, language::fill(tr("%1 (only in this position)"), {wording::rulesetTitle(document, shelf_.library())}));
    }
    games_->setCurrentIndex(known ? games_->findData(QString::fromStdString(known->base)) : 0);
    int laid = 0;
    for (QAction* action : menu_->actions()) {
        const bool isLaid = known && std::ranges::find(known->expansions, action->data().toString().toStdString()) !=
                                         known->expansions.end();
        action->setChecked(isLaid);
        laid += isLaid ? 1 : 0;
    }
    expansions_->setText(laid == 0 ? tr("E&xpansions") : tr("%n e&xpansions", nullptr, laid));
}

engine::RulesetChoice RulesetBar::choice() const {
    engine::RulesetChoice choice;
    choice.base = games_->currentData().toString().toStdString();
    for (const QAction* action : menu_->actions()) {
        if (action->isChecked()) {
            choice.expansions.push_back(action->data().toString().toStdString());
        }
    }
    return choice;
}

void RulesetBar::choose() {
    engine::RulesetChoice wanted = choice();
    if (wanted.base.empty()) {  // an expansion of rules that are not on the shelf
        wanted.document = nlohmann::json::parse(shown_->document, nullptr, false);
    }
    const auto rules = shelf_.rules(wanted);
    if (rules) {
        Q_EMIT rulesChosen(*rules);
    } else {
        showRules();
        Q_EMIT refused(rules.error());
    }
}

void RulesetBar::retranslate() {
    label_->setText(tr("&Rules:", "label: the rules that are chosen"));
    games_->setAccessibleName(tr("Rules", "label: the rules that are chosen"));
    menu_->setTitle(tr("Expansions"));
    fill();
    if (shown_) {
        showRules();
    }
}

}  // namespace gnostica::gui
