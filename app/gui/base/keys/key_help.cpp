#include "app/gui/base/keys/key_help.h"

#include <QCoreApplication>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// What no menu names.
struct KeyNames {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::KeyHelp)

public:
    static QString heading(KeyScope scope) {
        switch (scope) {
        case KeyScope::game: return tr("Step", "heading of keys: choosing a step");
        case KeyScope::replay: return tr("Record", "heading of keys: the record of a game");
        case KeyScope::workshop: return tr("Workshop");
        case KeyScope::compare: return tr("Rulesets side by side");
        case KeyScope::learning: return tr("Lessons and puzzles");
        case KeyScope::position:
        case KeyScope::editing: return tr("Position", "heading of keys: making a position");
        case KeyScope::board: return tr("Board", "heading of keys: the board");
        case KeyScope::compass: return tr("Compass");
        case KeyScope::graph: return tr("Review", "heading of keys: a finished game looked at again");
        case KeyScope::text: return tr("Text of a ruleset");
        }
        Q_UNREACHABLE();
    }

    /// Things alike have one name, and so one line.
    static QString name(Act act) {
        if (act >= Act::amount0 && act <= Act::amount9) {
            return tr("Number of spaces, points or cards");
        }
        if (act >= Act::choice1 && act <= Act::choice9) {
            return tr("What to do: by its number, which is seen while Alt is held");
        }
        switch (act) {
        case Act::faceNorth:
        case Act::faceEast:
        case Act::faceSouth:
        case Act::faceWest:
        case Act::faceUpright: return tr("Facing: north, east, south, west, upright");
        case Act::faceNorthEast:
        case Act::faceSouthEast:
        case Act::faceSouthWest:
        case Act::faceNorthWest: return tr("Diagonal facing: north-east, south-east, south-west, north-west");
        case Act::toBoard: return tr("Go to the board");
        case Act::toHand: return tr("Go to the cards of the hand");
        case Act::first: return tr("First moment");
        case Act::previous: return tr("Previous moment");
        case Act::next: return tr("Next moment");
        case Act::last: return tr("Last moment");
        case Act::previousTurn: return tr("Turn before");
        case Act::nextTurn: return tr("Turn after");
        case Act::previousMark: return tr("Mark before");
        case Act::nextMark: return tr("Mark after");
        case Act::bookmark: return tr("Set or remove a bookmark");
        case Act::playOn: return tr("Play, or stop playing");
        case Act::closeReplay: return tr("Close the window");
        default: return workshopName(act);
        }
    }

private:
    static QString workshopName(Act act) {
        switch (act) {
        case Act::newRuleset: return tr("New ruleset");
        case Act::saveRuleset: return tr("Save the ruleset");
        case Act::undoEdit: return tr("Take back a change");
        case Act::redoEdit: return tr("Make it again");
        case Act::findSetting: return tr("Search the settings");
        case Act::nextProblem: return tr("Next problem");
        case Act::previousProblem: return tr("Problem before");
        case Act::playDraft: return tr("Play the draft");
        case Act::playDraftOn: return tr("Play on from the table with the draft");
        case Act::compareDraft: return tr("Compare the draft with its parent");
        case Act::closeWorkshop: return tr("Close the workshop");
        case Act::swapRulesets: return tr("Swap the rulesets");
        case Act::addArm: return tr("Compare with one more");
        case Act::stageBack: return tr("A step of the lesson back");
        case Act::stageOn: return tr("On to the next step, lesson or puzzle");
        case Act::startAgain: return tr("Start again");
        case Act::showMe: return tr("Show how it is done");
        case Act::closeLearning:
        case Act::closeCompare: return tr("Close the window");
        default: return boardName(act);
        }
    }

    static QString boardName(Act act) {
        switch (act) {
        case Act::cursorUp:
        case Act::cursorRight:
        case Act::cursorDown:
        case Act::cursorLeft: return tr("Move the cursor");
        case Act::nextPiece: return tr("Next piece of the space");
        case Act::previousPiece: return tr("Piece of the space before");
        case Act::pickAtCursor: return tr("Pick what the cursor is on");
        case Act::whyNot: return tr("Ask why it cannot be picked");
        case Act::showCard: return tr("Show the card large");
        case Act::zoomIn: return tr("Zoom in");
        case Act::zoomOut: return tr("Zoom out");
        case Act::fit: return tr("Show the whole board");
        case Act::rotateLeft: return tr("Turn the table left");
        case Act::rotateRight: return tr("Turn the table right");
        default: return positionName(act);
        }
    }

    static QString positionName(Act act) {
        switch (act) {
        case Act::setUp: return tr("Set up this position");
        case Act::newPosition: return tr("New position");
        case Act::openPosition: return tr("Open a position");
        case Act::positionFromTable: return tr("Take what lies on the table");
        case Act::savePosition: return tr("Save the position");
        case Act::savePositionAs: return tr("Save it under another name");
        case Act::copyPosition: return tr("Copy the position as text");
        case Act::copyPicture: return tr("Copy the board as a picture");
        case Act::pastePosition: return tr("Paste a position");
        case Act::findCard: return tr("Search the cards");
        case Act::playPosition: return tr("Play on from the position");
        case Act::comparePosition: return tr("Compare the position by two rulesets");
        case Act::closePosition: return tr("Close the window");
        case Act::remove: return tr("Remove what is picked");
        case Act::larger: return tr("Larger piece");
        case Act::smaller: return tr("Smaller piece");
        case Act::putDown: return tr("Lay aside what is being placed");
        default: return graphName(act);
        }
    }

    static QString graphName(Act act) {
        switch (act) {
        case Act::decisionBefore:
        case Act::decisionAfter: return tr("Decision before and after, in the graph");
        case Act::firstDecision:
        case Act::lastDecision: return tr("First and last decision, in the graph");
        case Act::dearBefore:
        case Act::dearAfter: return tr("Decisions that cost much, in the graph");
        default: return textName(act);
        }
    }

    static QString textName(Act act) {
        switch (act) {
        case Act::complete: return tr("Show what may stand here");
        case Act::quickFix: return tr("Ways out of a problem");
        case Act::explain: return tr("Explain what stands here");
        case Act::find: return tr("Find", "heading of keys: finding a text");
        case Act::findNext: return tr("Find the next");
        case Act::findPrevious: return tr("Find the one before");
        case Act::leaveText: return tr("Leave the text");
        default: return {};
        }
    }
};

constexpr QLatin1String kBetweenKeys("; ");

QStringList namesOf(const QList<QKeySequence>& keys) {
    QStringList names;
    for (const QKeySequence& key : keys) {
        names << key.toString(QKeySequence::NativeText);
    }
    names.removeAll(QString());
    return names;
}

}  // namespace

std::vector<ShortcutHelp> keyHelp(const KeyMap& keys, const std::function<ActName(Act)>& nameOf) {
    std::vector<ShortcutHelp> list;
    std::vector<QStringList> written;  // the keys of each
    for (const KeyLine& line : keys.lines()) {
        ActName name = line.scope == KeyScope::game || line.scope == KeyScope::replay ? nameOf(line.act) : ActName();
        if (line.scope != KeyScope::game || name.action.isEmpty()) {
            const QString own = KeyNames::name(line.act);
            name = {KeyNames::heading(line.scope), own.isEmpty() ? name.action : own};
        }
        const QStringList names = namesOf(line.keys);
        if (name.action.isEmpty() || names.isEmpty()) {
            continue;
        }
        const auto alike = std::find_if(list.begin(), list.end(), [&](const ShortcutHelp& each) {
            return each.group == name.group && each.action == name.action;
        });
        const auto place = static_cast<std::size_t>(alike - list.begin());
        if (alike == list.end()) {
            list.push_back({name.group, name.action, {}});
            written.emplace_back();
        }
        written[place] << names;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        written[i].removeDuplicates();  // a language may have the same name for two keys (Return and Enter)
        list[i].keys = written[i].join(kBetweenKeys);
    }
    return list;
}

}  // namespace gnostica::gui
