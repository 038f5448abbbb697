#include "app/gui/look/actions/action_groups.h"

#include <QtGlobal>

#include <array>

namespace gnostica::gui::groups {

namespace {

constexpr bool kApart = true;

constexpr auto kFiles = std::to_array<ActionSpec>({
    {Act::startPage, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Start pa&ge"), "", kApart},
    {Act::newGame, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&New game…"), "new"},
    //: menu entry: to open a file
    {Act::open, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Open…"), "open"},
    {Act::unfinished, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Unfinished games…"), ""},
    {Act::openBeside, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Open a record &beside this game…"), "review"},
    //: menu entry: to save the game
    {Act::save, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Save"), "save"},
    {Act::saveAs, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Save &as…"), "save-as"},
});

constexpr auto kRulesets = std::to_array<ActionSpec>({
    {Act::workshop, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Make your own game…"), "workshop", kApart},
    {Act::compare, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Compare rules side b&y side…"), "branch", kApart},
    {Act::addRuleset, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Add ru&leset…"), ""},
    {Act::printRules, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Print rules…"), ""},
    {Act::exportRules, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Export rules as P&DF…"), ""},
});

constexpr auto kAdvice = std::to_array<ActionSpec>({
    {Act::result, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Result of &the game"), ""},
    {Act::review, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Re&view the game"), "review"},
    //: menu entry: to be given a hint
    {Act::hint, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Hint"), "hint"},
    {Act::adviseAnnouncement, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Should &I announce?"), "challenge"},
});

constexpr auto kProgram = std::to_array<ActionSpec>({
    {Act::settings, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "S&ettings…"), "settings", kApart},
    {Act::quit, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Quit"), "quit", kApart},
    {Act::about, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&About Gnostica"), "", kApart},
});

constexpr auto kTurn = std::to_array<ActionSpec>({
    {Act::confirm, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Confirm the step"), "confirm"},
    {Act::takeBack, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Take back"), "take-back"},
    {Act::undo, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Undo the last step"), "undo"},
    {Act::redo, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Redo"), "redo"},
    {Act::skip, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Skip this power"), "skip"},
    {Act::done, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&End the turn"), "done"},
    //: menu entry: to announce the last turn
    {Act::announce, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Announce"), "challenge"},
    {Act::refresh, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Re&fresh the hand"), "hand"},
    //: menu entry: to pass the turn
    {Act::pass, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Pass"), "pass"},
});

constexpr auto kHistory = std::to_array<ActionSpec>({
    {Act::first, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&First moment"), "first"},
    {Act::previous, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Previous moment"), "previous"},
    {Act::next, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Next moment"), "next"},
    {Act::last, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Back to the game"), "last"},
    {Act::branch, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Continue from here as a new game"), "branch"},
});

/// How fast computers play is a setting, too.
constexpr auto kComputers = std::to_array<ActionSpec>({
    //: menu entry: to speed the computers up
    {Act::hurry, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Hurry"), "hurry"},
    //: menu entry: to halt the computers
    {Act::pause, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Pause"), "pause"},
    {Act::computerStep, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&One step"), "step"},
    {Act::paceNone, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Pace: no &wait"), "", kApart},
    {Act::paceQuick, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Pace: &quick"), "", kApart},
    {Act::paceNormal, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Pace: &normal"), "", kApart},
    {Act::paceSlow, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Pace: &slow"), "", kApart},
});

constexpr auto kView = std::to_array<ActionSpec>({
    {Act::zoomIn, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Zoom &in"), "zoom-in"},
    {Act::zoomOut, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Zoom &out"), "zoom-out"},
    {Act::fit, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Show the &whole board"), "zoom-fit"},
    {Act::rotateLeft, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Turn the table &left"), "rotate-left"},
    {Act::rotateRight, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Turn the table &right"), "rotate-right"},
    {Act::notation, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Notation in the log"), "log"},
});

constexpr auto kHelp = std::to_array<ActionSpec>({
    {Act::help, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Quick reference"), "help", kApart},
    {Act::rules, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Rules of this game"), "rules", kApart},
    {Act::making, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Make your own game"), "", kApart},
    {Act::comparingHelp, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Compare rulesets and set up &positions"), "",
     kApart},
    {Act::endgameHelp, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "What we found out about the &endgame"), "",
     kApart},
    //: menu entry: the keyboard shortcuts
    {Act::keys, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Keys"), "", kApart},
    {Act::diagnosticLog, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Show &diagnostic log"), ""},
    {Act::copyReport, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Copy for a report"), ""},
});

constexpr auto kReplay = std::to_array<ActionSpec>({
    {Act::first, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&First moment"), "first"},
    {Act::previousTurn, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Turn before"), "turn-before"},
    {Act::previous, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Previous moment"), "previous"},
    //: menu entry: to let the record run
    {Act::playOn, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Pla&y"), "play"},
    {Act::next, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Next moment"), "next"},
    {Act::nextTurn, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "T&urn after"), "turn-after"},
    {Act::last, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Last moment"), "last"},
    {Act::previousMark, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Mark before"), ""},
    {Act::nextMark, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Mark &after"), ""},
    //: menu entry: to set a bookmark
    {Act::bookmark, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Bookmark"), "bookmark"},
    {Act::branch, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Continue from here as a new game"), "branch"},
    //: menu entry: to save the game
    {Act::saveAs, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Save &as…"), "save-as"},
    //: menu entry: to close the window
    {Act::closeReplay, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "C&lose"), "quit"},
});

constexpr auto kWorkshop = std::to_array<ActionSpec>({
    {Act::newRuleset, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&New ruleset…"), "new"},
    {Act::saveRuleset, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Save the ruleset"), "save"},
    {Act::undoEdit, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Undo"), "undo"},
    {Act::redoEdit, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Redo"), "redo"},
    {Act::findSetting, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Search the settings"), "find"},
    {Act::nextProblem, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Ne&xt problem"), ""},
    {Act::previousProblem, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Problem before"), ""},
    {Act::playDraft, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Play the &draft…"), "play"},
    {Act::playDraftOn, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Play &on from the table…"), "branch"},
    {Act::compareDraft, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Compare with its parent…"), ""},
    //: menu entry: to close the window
    {Act::closeWorkshop, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "C&lose"), "quit"},
});

constexpr auto kCompare = std::to_array<ActionSpec>({
    {Act::swapRulesets, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "S&wap the rulesets"), ""},
    {Act::addArm, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Compare with one &more"), ""},
    //: menu entry: to close the window
    {Act::closeCompare, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "C&lose"), "quit"},
});

constexpr auto kLearn = std::to_array<ActionSpec>({
    {Act::lessons, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Lessons…"), "", kApart},
    {Act::puzzles, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Pu&zzles…"), "", kApart},
    {Act::firstGame, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "A guided &first game"), ""},
});

constexpr auto kLearning = std::to_array<ActionSpec>({
    {Act::startAgain, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Start again"), "first"},
    //: menu entry: to be given a hint
    {Act::hint, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Hint"), "hint"},
    {Act::showMe, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Show &me"), "show"},
    //: menu entry: to go back one step
    {Act::stageBack, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Back"), "previous"},
    {Act::stageOn, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Next"), "next"},
    //: menu entry: to close the window
    {Act::closeLearning, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "C&lose"), "quit", kApart},
});

constexpr auto kSetUp = std::to_array<ActionSpec>({
    {Act::setUp, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Set up a pos&ition…"), "set-up"},
});

constexpr auto kComparing = std::to_array<ActionSpec>({
    {Act::comparePosition, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Compare by two r&ulesets…"), "branch"},
});

constexpr auto kPosition = std::to_array<ActionSpec>({
    {Act::newPosition, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&New position"), "new"},
    //: menu entry: to open a file
    {Act::openPosition, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Open…"), "open"},
    {Act::positionFromTable, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "From the &table"), ""},
    {Act::savePosition, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Save the position"), "save"},
    {Act::savePositionAs, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Save &as…"), "save-as"},
    {Act::playPosition, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Play on from here…"), "play"},
    //: menu entry: to close the window
    {Act::closePosition, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "C&lose"), "quit"},
    {Act::undoEdit, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Undo"), "undo"},
    {Act::redoEdit, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Redo"), "redo"},
    {Act::copyPosition, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Copy as text"), ""},
    {Act::copyPicture, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Copy as p&icture"), ""},
    {Act::pastePosition, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Paste"), ""},
    {Act::findCard, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "&Search the cards"), "find"},
    {Act::nextProblem, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Ne&xt problem"), ""},
    {Act::previousProblem, QT_TRANSLATE_NOOP("gnostica::gui::ActionSet", "Problem &before"), ""},
});

}  // namespace

const std::span<const ActionSpec> files = kFiles;
const std::span<const ActionSpec> rulesets = kRulesets;
const std::span<const ActionSpec> advice = kAdvice;
const std::span<const ActionSpec> program = kProgram;
const std::span<const ActionSpec> turn = kTurn;
const std::span<const ActionSpec> history = kHistory;
const std::span<const ActionSpec> computers = kComputers;
const std::span<const ActionSpec> view = kView;
const std::span<const ActionSpec> help = kHelp;
const std::span<const ActionSpec> replay = kReplay;
const std::span<const ActionSpec> workshop = kWorkshop;
const std::span<const ActionSpec> compare = kCompare;
const std::span<const ActionSpec> learn = kLearn;
const std::span<const ActionSpec> learning = kLearning;
const std::span<const ActionSpec> setUp = kSetUp;
const std::span<const ActionSpec> comparing = kComparing;
const std::span<const ActionSpec> position = kPosition;

}  // namespace gnostica::gui::groups
