#include "app/gui/windows/game/top_bar/top_bar.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/actions/action_set.h"
#include "app/gui/windows/game/top_bar/head_line.h"

#include <algorithm>

namespace gnostica::gui {

TopBar::TopBar(QWidget* parent) : WindowHead(parent), line_(new HeadLine(this)) {
    setObjectName(QStringLiteral("topBar"));
    setMiddle(*line_);
    setPage({}, {});
    fitWindow();
    followLanguage(this, [this] { setBackWords(tr("Back to the start page"), tr("Back to the start page (Esc)")); });
}

void TopBar::setActions(ActionSet& actions) {
    WindowHead::setActions(actions);
    line_->setConfirm(*actions.at(Act::confirm));
    addButton(actions.at(Act::undo), QStringLiteral("undo"));
    addButton(actions.at(Act::redo), QStringLiteral("redo"));
    addButton(actions.at(Act::hint), QStringLiteral("hint"), BarInk::gold);
    addButton(actions.at(Act::settings), QStringLiteral("settings"));
}

void TopBar::setStatus(engine::Seat seat, const wording::TurnWords& words) {
    line_->setWords(seat, words);
}

void TopBar::setOutcome(const ChoiceOutcome& outcome) {
    line_->setOutcome(outcome);
}

QString TopBar::outcome() const {
    return line_->outcome().sentence;
}

void TopBar::setStatusShown(bool shown) {
    line_->setShown(shown);
}

void TopBar::setPage(const QString& title, const QString& summary) {
    const bool isPage = !title.isEmpty();
    setTitle(isPage ? title : QStringLiteral("Gnostica"), isPage ? Title::page : Title::program);
    setSentence(summary);
    setSentenceShown(isPage);
    setBackShown(isPage);
}

void TopBar::scaleLetters(double scale) {
    WindowHead::scaleLetters(scale);
    line_->setScale(scale);
}

int TopBar::lettersHeight() const {
    return line_->neededHeight();
}

}  // namespace gnostica::gui
