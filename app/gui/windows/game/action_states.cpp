#include "app/gui/windows/game/action_states.h"

#include "app/gui/look/actions/action_set.h"
#include "app/table/game_session.h"
#include "app/turn/turn_controller.h"
#include "app/wording/play/undo_wording.h"

#include <QAction>
#include <QCoreApplication>

#include <algorithm>
#include <initializer_list>

namespace gnostica::gui {

using engine::StepWord;

namespace {

void enable(const ActionSet& actions, std::initializer_list<Act> acts, bool enabled) {
    for (const Act act : acts) {
        actions.at(act)->setEnabled(enabled);
    }
}

QString translatedState(const char* text) {
    return QCoreApplication::translate("gnostica::gui::ActionStates", text);
}

/// Sets the tool tips of buttons in the bar that have nothing to do.
void explainTurn(const ActionSet& actions, const turn::TurnController& turn) {
    const bool decides = !turn.chooser().isIdle();
    const bool toChoose = decides && !turn.canConfirm();
    const bool nothingPicked = decides && !turn.canTakeBack();
    actions.describe(Act::confirm, toChoose ? translatedState(QT_TRANSLATE_NOOP("gnostica::gui::ActionStates",
                                                                                "There is nothing to confirm "
                                                                                "yet: choose what to do first."))
                                            : QString());
    actions.describe(Act::takeBack, nothingPicked ? translatedState(QT_TRANSLATE_NOOP("gnostica::gui::ActionStates",
                                                                                      "Nothing has been picked."))
                                                  : QString());
}

void updateTurn(const ActionSet& actions, const turn::TurnController& turn) {
    const std::vector<StepWord> words = turn.chooser().words();
    const auto offers = [&](StepWord word) { return std::find(words.begin(), words.end(), word) != words.end(); };
    enable(actions, {Act::confirm}, turn.canConfirm());
    enable(actions, {Act::skip}, offers(StepWord::skip));
    enable(actions, {Act::done}, offers(StepWord::done));
    enable(actions, {Act::announce}, offers(StepWord::challenge));
    enable(actions, {Act::refresh}, offers(StepWord::refresh));
    enable(actions, {Act::pass}, turn.canPass());
    explainTurn(actions, turn);
}

void updateUndo(const ActionSet& actions, const turn::TurnController& turn, const table::GameSession* session) {
    const auto bar = session != nullptr ? session->undoBar() : std::optional(engine::UndoBar::nothingYet);
    const bool canUndo = session != nullptr && session->table().isLive() && !bar;
    enable(actions, {Act::undo}, canUndo);
    enable(actions, {Act::takeBack}, turn.canTakeBack());
    enable(actions, {Act::redo}, session != nullptr && session->canRedo());
    actions.describe(Act::undo, bar ? wording::undoBarText(*bar) : QString());
}

void updateHistory(const ActionSet& actions, const table::GameSession* session) {
    const bool live = session == nullptr || session->table().isLive();
    enable(actions, {Act::first, Act::previous}, session != nullptr && session->table().position() > 0);
    enable(actions, {Act::next, Act::last}, !live);
    enable(actions, {Act::branch}, !live && session->canBranch());
}

void updateFiles(const ActionSet& actions, const table::GameSession* session) {
    enable(actions, {Act::save, Act::saveAs, Act::savePicture, Act::copyPicture, Act::printRules, Act::exportRules},
           session != nullptr);
}

}  // namespace

void updateActions(const ActionSet& actions, const turn::TurnController& turn, const table::GameSession* session) {
    updateTurn(actions, turn);
    updateUndo(actions, turn, session);
    updateHistory(actions, session);
    updateFiles(actions, session);
}

}  // namespace gnostica::gui
