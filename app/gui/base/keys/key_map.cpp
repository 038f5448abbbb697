#include "app/gui/base/keys/key_map.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace gnostica::gui {

namespace {

/// Keys, separated by `; `, as QKeySequence writes them; with a meaning where they are letters of a word, which a
/// translator may exchange for another letter.
struct Keys {
    const char* text;
    const char* meaning = nullptr;
};

struct Row {
    Act act;
    KeyScope scope;
    Keys keys;
    bool yields = false;
};

constexpr bool kYields = true;

constexpr auto kRows = std::to_array<Row>({
    {Act::startPage, KeyScope::game, {"Ctrl+Home"}},
    {Act::newGame, KeyScope::game, {"Ctrl+N"}},
    {Act::open, KeyScope::game, {"Ctrl+O"}},
    {Act::openBeside, KeyScope::game, {"Ctrl+Shift+R"}},
    {Act::unfinished, KeyScope::game, {"Ctrl+Shift+U"}},
    {Act::save, KeyScope::game, {"Ctrl+S"}},
    {Act::saveAs, KeyScope::game, {"Ctrl+Shift+S"}},
    {Act::workshop, KeyScope::game, {"Ctrl+Shift+W"}},
    {Act::compare, KeyScope::game, {"Ctrl+Shift+D"}},
    {Act::addRuleset, KeyScope::game, {"Ctrl+Shift+O"}},
    {Act::printRules, KeyScope::game, {"Ctrl+P"}},
    {Act::exportRules, KeyScope::game, {"Ctrl+Shift+P"}},
    {Act::review, KeyScope::game, {"Ctrl+R"}},
    {Act::setUp, KeyScope::game, {"Ctrl+E"}},
    {Act::settings, KeyScope::game, {"Ctrl+,"}},
    {Act::quit, KeyScope::game, {"Ctrl+Q"}},

    {Act::confirm, KeyScope::game, {"Return; Enter"}},
    {Act::takeBack, KeyScope::game, {"Esc; Backspace"}},
    {Act::undo, KeyScope::game, {"Ctrl+Z"}},
    {Act::redo, KeyScope::game, {"Ctrl+Shift+Z; Ctrl+Y"}},
    {Act::skip, KeyScope::game, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "K", "key: skip the power")},
    {Act::done, KeyScope::game, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "D", "key: end the turn")},
    {Act::announce, KeyScope::game, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "L", "key: announce the last turn")},
    {Act::refresh, KeyScope::game, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "F", "key: refresh the hand")},
    {Act::pass, KeyScope::game, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "P", "key: pass")},
    {Act::hint, KeyScope::game, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "H", "key: hint")},
    {Act::adviseAnnouncement, KeyScope::game,
     QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "Shift+L", "key: should I announce?")},
    {Act::faceNorth, KeyScope::game, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "N", "key: facing north")},
    {Act::faceEast, KeyScope::game, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "E", "key: facing east")},
    {Act::faceSouth, KeyScope::game, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "S", "key: facing south")},
    {Act::faceWest, KeyScope::game, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "W", "key: facing west")},
    {Act::faceUpright, KeyScope::game, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "U", "key: standing upright")},
    {Act::toBoard, KeyScope::game, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "B", "key: go to the board")},
    {Act::toHand, KeyScope::game, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "C", "key: go to the cards of the hand")},
    {Act::amount0, KeyScope::game, {"0"}},
    {Act::amount1, KeyScope::game, {"1"}},
    {Act::amount2, KeyScope::game, {"2"}},
    {Act::amount3, KeyScope::game, {"3"}},
    {Act::amount4, KeyScope::game, {"4"}},
    {Act::amount5, KeyScope::game, {"5"}},
    {Act::amount6, KeyScope::game, {"6"}},
    {Act::amount7, KeyScope::game, {"7"}},
    {Act::amount8, KeyScope::game, {"8"}},
    {Act::amount9, KeyScope::game, {"9"}},
    {Act::choice1, KeyScope::game, {"Alt+1"}},
    {Act::choice2, KeyScope::game, {"Alt+2"}},
    {Act::choice3, KeyScope::game, {"Alt+3"}},
    {Act::choice4, KeyScope::game, {"Alt+4"}},
    {Act::choice5, KeyScope::game, {"Alt+5"}},
    {Act::choice6, KeyScope::game, {"Alt+6"}},
    {Act::choice7, KeyScope::game, {"Alt+7"}},
    {Act::choice8, KeyScope::game, {"Alt+8"}},
    {Act::choice9, KeyScope::game, {"Alt+9"}},

    {Act::first, KeyScope::game, {"Alt+Home"}},
    {Act::previous, KeyScope::game, {"Alt+Left"}},
    {Act::next, KeyScope::game, {"Alt+Right"}},
    {Act::last, KeyScope::game, {"Alt+End"}},
    {Act::branch, KeyScope::game, {"Ctrl+B"}},

    {Act::hurry, KeyScope::game, {"Ctrl+Return; Ctrl+Enter"}},
    {Act::pause, KeyScope::game, {"Ctrl+Space; Pause"}},
    {Act::computerStep, KeyScope::game, {"Ctrl+."}},
    {Act::paceNone, KeyScope::game, {"Ctrl+1"}},
    {Act::paceQuick, KeyScope::game, {"Ctrl+2"}},
    {Act::paceNormal, KeyScope::game, {"Ctrl+3"}},
    {Act::paceSlow, KeyScope::game, {"Ctrl+4"}},

    {Act::zoomIn, KeyScope::game, {"Ctrl++; Ctrl+="}},
    {Act::zoomOut, KeyScope::game, {"Ctrl+-"}},
    {Act::fit, KeyScope::game, {"Ctrl+0"}},
    {Act::rotateLeft, KeyScope::game, {"Ctrl+Left"}},
    {Act::rotateRight, KeyScope::game, {"Ctrl+Right"}},
    {Act::notation, KeyScope::game, {"Ctrl+Shift+N"}},

    {Act::lessons, KeyScope::game, {"F2"}},
    {Act::help, KeyScope::game, {"F1"}},
    {Act::rules, KeyScope::game, {"Shift+F1"}},
    {Act::keys, KeyScope::game, {"Ctrl+F1"}},
    {Act::diagnosticLog, KeyScope::game, {"Ctrl+Shift+F1"}},
    {Act::copyReport, KeyScope::game, {"Ctrl+Shift+C"}},

    {Act::cursorUp, KeyScope::board, {"Up"}},
    {Act::cursorRight, KeyScope::board, {"Right"}},
    {Act::cursorDown, KeyScope::board, {"Down"}},
    {Act::cursorLeft, KeyScope::board, {"Left"}},
    {Act::nextPiece, KeyScope::board, {"Tab"}, kYields},
    {Act::previousPiece, KeyScope::board, {"Shift+Tab"}, kYields},
    {Act::pickAtCursor, KeyScope::board, {"Space; Return; Enter"}, kYields},
    {Act::whyNot, KeyScope::board, {"Shift+F10; Menu"}},
    {Act::showCard, KeyScope::board, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "I", "key: inspect the card")},
    {Act::zoomIn, KeyScope::board, {"+; ="}},
    {Act::zoomOut, KeyScope::board, {"-"}},
    {Act::fit, KeyScope::board, {"Home"}},
    {Act::rotateRight, KeyScope::board,
     QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "R", "key: rotate the table to the right")},
    {Act::rotateLeft, KeyScope::board,
     QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "Shift+R", "key: rotate the table to the left")},

    {Act::faceNorth, KeyScope::editing, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "N", "key: facing north")},
    {Act::faceEast, KeyScope::editing, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "E", "key: facing east")},
    {Act::faceSouth, KeyScope::editing, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "S", "key: facing south")},
    {Act::faceWest, KeyScope::editing, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "W", "key: facing west")},
    {Act::faceUpright, KeyScope::editing, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "U", "key: standing upright")},
    {Act::faceNorthEast, KeyScope::editing, {"9"}},
    {Act::faceSouthEast, KeyScope::editing, {"3"}},
    {Act::faceSouthWest, KeyScope::editing, {"1"}},
    {Act::faceNorthWest, KeyScope::editing, {"7"}},
    {Act::remove, KeyScope::editing, {"Del; Backspace"}},
    {Act::larger, KeyScope::editing, {"PgUp"}},
    {Act::smaller, KeyScope::editing, {"PgDown"}},
    {Act::putDown, KeyScope::editing, {"Esc"}},

    // Digits as they lie on the numeric pad. Where the window picks numbers with them, they pick numbers.
    {Act::faceNorth, KeyScope::compass, {"Up; 8"}, kYields},
    {Act::faceEast, KeyScope::compass, {"Right; 6"}, kYields},
    {Act::faceSouth, KeyScope::compass, {"Down; 2"}, kYields},
    {Act::faceWest, KeyScope::compass, {"Left; 4"}, kYields},
    {Act::faceUpright, KeyScope::compass, {"5; Clear"}, kYields},
    {Act::faceNorthEast, KeyScope::compass, {"PgUp; 9"}, kYields},
    {Act::faceSouthEast, KeyScope::compass, {"PgDown; 3"}, kYields},
    {Act::faceSouthWest, KeyScope::compass, {"End; 1"}, kYields},
    {Act::faceNorthWest, KeyScope::compass, {"Home; 7"}, kYields},

    {Act::decisionBefore, KeyScope::graph, {"Left"}},
    {Act::decisionAfter, KeyScope::graph, {"Right"}},
    {Act::firstDecision, KeyScope::graph, {"Home"}},
    {Act::lastDecision, KeyScope::graph, {"End"}},
    {Act::dearBefore, KeyScope::graph, {"PgUp"}},
    {Act::dearAfter, KeyScope::graph, {"PgDown"}},

    {Act::undoEdit, KeyScope::text, {"Ctrl+Z"}},
    {Act::redoEdit, KeyScope::text, {"Ctrl+Shift+Z; Ctrl+Y"}},
    {Act::complete, KeyScope::text, {"Ctrl+Space"}},
    {Act::quickFix, KeyScope::text, {"Ctrl+."}},
    {Act::explain, KeyScope::text, {"Ctrl+I"}},
    {Act::find, KeyScope::text, {"Ctrl+F"}},
    {Act::findNext, KeyScope::text, {"F3"}},
    {Act::findPrevious, KeyScope::text, {"Shift+F3"}},
    {Act::leaveText, KeyScope::text, {"Ctrl+Tab"}},

    {Act::first, KeyScope::replay, {"Alt+Home"}},
    {Act::previous, KeyScope::replay, {"Alt+Left"}},
    {Act::next, KeyScope::replay, {"Alt+Right"}},
    {Act::last, KeyScope::replay, {"Alt+End"}},
    {Act::previousTurn, KeyScope::replay, {"Alt+Up"}},
    {Act::nextTurn, KeyScope::replay, {"Alt+Down"}},
    {Act::previousMark, KeyScope::replay, {"Alt+PgUp"}},
    {Act::nextMark, KeyScope::replay, {"Alt+PgDown"}},
    {Act::bookmark, KeyScope::replay, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "B", "key: set a bookmark")},
    {Act::playOn, KeyScope::replay, {"Ctrl+Space; Pause"}},
    {Act::branch, KeyScope::replay, {"Ctrl+B"}},
    {Act::setUp, KeyScope::replay, {"Ctrl+E"}},
    {Act::comparePosition, KeyScope::replay, {"F6"}},
    {Act::zoomIn, KeyScope::replay, {"Ctrl++; Ctrl+="}},
    {Act::zoomOut, KeyScope::replay, {"Ctrl+-"}},
    {Act::fit, KeyScope::replay, {"Ctrl+0"}},
    {Act::rotateLeft, KeyScope::replay, {"Ctrl+Left"}},
    {Act::rotateRight, KeyScope::replay, {"Ctrl+Right"}},
    {Act::notation, KeyScope::replay, {"Ctrl+Shift+N"}},
    {Act::saveAs, KeyScope::replay, {"Ctrl+Shift+S"}},
    {Act::closeReplay, KeyScope::replay, {"Ctrl+W"}},

    {Act::newRuleset, KeyScope::workshop, {"Ctrl+N"}},
    {Act::saveRuleset, KeyScope::workshop, {"Ctrl+S"}},
    {Act::undoEdit, KeyScope::workshop, {"Ctrl+Z"}},
    {Act::redoEdit, KeyScope::workshop, {"Ctrl+Shift+Z; Ctrl+Y"}},
    {Act::findSetting, KeyScope::workshop, {"Ctrl+L"}},
    {Act::nextProblem, KeyScope::workshop, {"F8"}},
    {Act::previousProblem, KeyScope::workshop, {"Shift+F8"}},
    {Act::playDraft, KeyScope::workshop, {"F5"}},
    {Act::playDraftOn, KeyScope::workshop, {"Shift+F5"}},
    {Act::compareDraft, KeyScope::workshop, {"Ctrl+Shift+D"}},
    {Act::closeWorkshop, KeyScope::workshop, {"Ctrl+W"}},

    {Act::swapRulesets, KeyScope::compare, {"Ctrl+T"}},
    {Act::addArm, KeyScope::compare, {"Ctrl+N"}},
    {Act::closeCompare, KeyScope::compare, {"Ctrl+W"}},

    {Act::stageBack, KeyScope::learning, {"Alt+Left"}},
    {Act::stageOn, KeyScope::learning, {"Alt+Right"}},
    {Act::startAgain, KeyScope::learning, {"Alt+Home"}},
    {Act::showMe, KeyScope::learning, {"F3"}},
    {Act::confirm, KeyScope::learning, {"Return; Enter"}},
    {Act::takeBack, KeyScope::learning, {"Esc; Backspace"}},
    {Act::undo, KeyScope::learning, {"Ctrl+Z"}},
    {Act::hint, KeyScope::learning, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "H", "key: hint")},
    {Act::skip, KeyScope::learning, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "K", "key: skip the power")},
    {Act::done, KeyScope::learning, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "D", "key: end the turn")},
    {Act::announce, KeyScope::learning,
     QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "L", "key: announce the last turn")},
    {Act::refresh, KeyScope::learning, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "F", "key: refresh the hand")},
    {Act::pass, KeyScope::learning, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "P", "key: pass")},
    {Act::zoomIn, KeyScope::learning, {"Ctrl++; Ctrl+="}},
    {Act::zoomOut, KeyScope::learning, {"Ctrl+-"}},
    {Act::fit, KeyScope::learning, {"Ctrl+0"}},
    {Act::rotateLeft, KeyScope::learning, {"Ctrl+Left"}},
    {Act::rotateRight, KeyScope::learning, {"Ctrl+Right"}},
    {Act::closeLearning, KeyScope::learning, {"Ctrl+W"}},

    {Act::newPosition, KeyScope::position, {"Ctrl+N"}},
    {Act::openPosition, KeyScope::position, {"Ctrl+O"}},
    {Act::positionFromTable, KeyScope::position, {"Ctrl+T"}},
    {Act::savePosition, KeyScope::position, {"Ctrl+S"}},
    {Act::savePositionAs, KeyScope::position, {"Ctrl+Shift+S"}},
    {Act::undoEdit, KeyScope::position, {"Ctrl+Z"}},
    {Act::redoEdit, KeyScope::position, {"Ctrl+Shift+Z; Ctrl+Y"}},
    {Act::copyPosition, KeyScope::position, {"Ctrl+C"}},
    {Act::copyPicture, KeyScope::position, {"Ctrl+Shift+C"}},
    {Act::pastePosition, KeyScope::position, {"Ctrl+V"}},
    {Act::findCard, KeyScope::position, {"Ctrl+F"}},
    {Act::nextProblem, KeyScope::position, {"F8"}},
    {Act::previousProblem, KeyScope::position, {"Shift+F8"}},
    {Act::playPosition, KeyScope::position, {"F5"}},
    {Act::comparePosition, KeyScope::position, {"F6"}},
    {Act::zoomIn, KeyScope::position, {"Ctrl++; Ctrl+="}},
    {Act::zoomOut, KeyScope::position, {"Ctrl+-"}},
    {Act::fit, KeyScope::position, {"Ctrl+0"}},
    {Act::rotateLeft, KeyScope::position, {"Ctrl+Left"}},
    {Act::rotateRight, KeyScope::position, {"Ctrl+Right"}},
    {Act::closePosition, KeyScope::position, {"Ctrl+W"}},
});

bool isKey(const QKeySequence& keys) {
    return keys.count() == 1 && keys[0].key() != Qt::Key_unknown && keys[0].key() != Qt::Key(0);
}

QList<QKeySequence> inEnglish(const Row& row) {
    return QKeySequence::listFromString(QString::fromUtf8(row.keys.text));
}

QList<QKeySequence> inLanguage(const Row& row) {
    if (row.keys.meaning == nullptr) {
        return inEnglish(row);
    }
    const QKeySequence keys(QCoreApplication::translate("gnostica::gui::KeyMap", row.keys.text, row.keys.meaning));
    return isKey(keys) ? QList<QKeySequence>{keys} : inEnglish(row);
}

/// Whether keys of both can be pressed with a meaning in each.
bool meet(KeyScope one, KeyScope other) {
    constexpr auto kPairs = std::to_array<std::pair<KeyScope, KeyScope>>({
        {KeyScope::game, KeyScope::board},
        {KeyScope::game, KeyScope::compass},
        {KeyScope::game, KeyScope::graph},
        {KeyScope::replay, KeyScope::board},
        {KeyScope::position, KeyScope::board},
        {KeyScope::learning, KeyScope::board},
        {KeyScope::learning, KeyScope::compass},
        {KeyScope::position, KeyScope::editing},
        {KeyScope::board, KeyScope::editing},
    });
    return one == other || std::any_of(kPairs.begin(), kPairs.end(), [&](const auto& pair) {
               return pair == std::pair(one, other) || pair == std::pair(other, one);
           });
}

bool sharesKey(const KeyLine& one, const KeyLine& other) {
    return std::any_of(one.keys.begin(), one.keys.end(),
                       [&](const QKeySequence& keys) { return other.keys.contains(keys); });
}

std::vector<KeyLine> linesOf(QList<QKeySequence> (*keysOf)(const Row&)) {
    std::vector<KeyLine> lines;
    lines.reserve(kRows.size());
    for (const Row& row : kRows) {
        lines.push_back({row.act, row.scope, keysOf(row), row.yields});
    }
    return lines;
}

}  // namespace

KeyMap::KeyMap() : lines_(linesOf(inLanguage)) {
    if (clash()) {
        lines_ = linesOf(inEnglish);
    }
}

QList<QKeySequence> KeyMap::keys(Act act, KeyScope scope) const {
    const auto line = std::find_if(lines_.begin(), lines_.end(),
                                   [&](const KeyLine& each) { return each.act == act && each.scope == scope; });
    return line == lines_.end() ? QList<QKeySequence>() : line->keys;
}

std::optional<Act> KeyMap::act(KeyScope scope, const QKeyEvent& event) const {
    const auto find = [&](Qt::KeyboardModifiers modifiers) -> std::optional<Act> {
        const QKeySequence pressed(QKeyCombination(modifiers, static_cast<Qt::Key>(event.key())));
        for (const KeyLine& line : lines_) {
            if (line.scope == scope && line.keys.contains(pressed)) {
                return line.act;
            }
        }
        return std::nullopt;
    };
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool isLetter = event.key() >= Qt::Key_A && event.key() <= Qt::Key_Z;
    if (const auto found = find(modifiers); found || isLetter) {
        return found;
    }
    return find(modifiers & ~Qt::ShiftModifier);  // many keyboards need it for "+"
}

std::optional<std::pair<std::size_t, std::size_t>> KeyMap::clash() const {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        for (std::size_t j = i + 1; j < lines_.size(); ++j) {
            const bool yielding = lines_[i].scope != lines_[j].scope && (lines_[i].yields || lines_[j].yields);
            if (!yielding && meet(lines_[i].scope, lines_[j].scope) && sharesKey(lines_[i], lines_[j])) {
                return std::pair(i, j);
            }
        }
    }
    return std::nullopt;
}

}  // namespace gnostica::gui
