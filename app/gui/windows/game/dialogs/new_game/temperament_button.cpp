#include "app/gui/windows/game/dialogs/new_game/temperament_button.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"

#include <QAction>
#include <QMenu>

namespace gnostica::gui {

using engine::bots::Bent;
using engine::bots::Nerve;
using engine::bots::Temperament;

TemperamentButton::TemperamentButton(QWidget* parent) : QToolButton(parent) {
    auto* menu = new QMenu(this);
    const auto add = [&](const auto& chosen) {
        QAction* action = menu->addAction(QString());
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, chosen] { choose(chosen()); });
        return action;
    };
    const auto now = [this] { return table::temperamentOf(choice_).value_or(Temperament()); };
    drawn_ = add([] { return table::TemperamentChoice::drawn; });
    menu->addSeparator();
    for (std::size_t i = 0; i < bents_.size(); ++i) {
        bents_[i] = add([now, i] { return table::choiceOf(Temperament{static_cast<Bent>(i), now().nerve}); });
    }
    menu->addSeparator();
    for (std::size_t i = 0; i < nerves_.size(); ++i) {
        nerves_[i] = add([now, i] { return table::choiceOf(Temperament{now().bent, static_cast<Nerve>(i)}); });
    }
    setMenu(menu);
    setPopupMode(QToolButton::InstantPopup);
    setAutoRaise(true);
    setText(QStringLiteral("…"));
    followLanguage(this, [this] { retranslate(); });
}

void TemperamentButton::setChoice(table::TemperamentChoice choice) {
    choice_ = choice;
    sync();
}

void TemperamentButton::choose(table::TemperamentChoice choice) {
    const bool isOther = choice != choice_;
    setChoice(choice);  // also if it is the same: the click has unchecked it
    if (isOther) {
        Q_EMIT changed();
    }
}

void TemperamentButton::sync() {
    const auto chosen = table::temperamentOf(choice_);
    drawn_->setChecked(!chosen);
    QString words = drawn_->text();
    if (chosen) {
        words = bents_[static_cast<std::size_t>(chosen->bent)]->text() + u'\n' +
                nerves_[static_cast<std::size_t>(chosen->nerve)]->text();
    }
    for (std::size_t i = 0; i < bents_.size(); ++i) {
        bents_[i]->setChecked(chosen && chosen->bent == static_cast<Bent>(i));
        nerves_[i]->setChecked(chosen && chosen->nerve == static_cast<Nerve>(i));
    }
    setPlainToolTip(*this, words);
    setAccessibleDescription(words);
}

void TemperamentButton::retranslate() {
    //: how a computer plays
    drawn_->setText(tr("Temperament drawn by lot"));
    bents_[0]->setText(tr("Balanced: builds and hinders the others"));
    bents_[1]->setText(tr("Builder: prefers to found and raise territories"));
    bents_[2]->setText(tr("Hunter: prefers to hinder the others"));
    //: how a computer announces its last turn
    nerves_[0]->setText(tr("Announces when this is better than waiting"));
    nerves_[1]->setText(tr("Gambler: announces earlier"));
    nerves_[2]->setText(tr("Prudent: announces later"));
    sync();
}

}  // namespace gnostica::gui
