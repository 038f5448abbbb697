#include "app/gui/actions/action_groups.h"

#include <QtGlobal>

#include <array>

namespace gnostica::gui::groups {

namespace {

constexpr bool kApart = true;

constexpr auto kFiles = std::to_array<ActionSpec>({
    {Act::newGame, QT_TRANSLATE_NOOP("ActionSet", "&New game…"), "new"},
    {Act::open, QT_TRANSLATE_NOOP("ActionSet", "&Open…"), "open"},
    {Act::unfinished, QT_TRANSLATE_NOOP("ActionSet", "&Unfinished games…"), ""},
    {Act::openBeside, QT_TRANSLATE_NOOP("ActionSet", "Open a record &beside this game…"), "review"},
    {Act::save, QT_TRANSLATE_NOOP("ActionSet", "&Save"), "save"},
    {Act::saveAs, QT_TRANSLATE_NOOP("ActionSet", "Save &as…"), "save-as"},
});

constexpr auto kRulesets = std::to_array<ActionSpec>({
    {Act::addRuleset, QT_TRANSLATE_NOOP("ActionSet", "Add &ruleset…"), ""},
    {Act::printRules, QT_TRANSLATE_NOOP("ActionSet", "&Print rules…"), ""},
    {Act::exportRules, QT_TRANSLATE_NOOP("ActionSet", "Export rules as P&DF…"), ""},
});

constexpr auto kAdvice = std::to_array<ActionSpec>({
    {Act::review, QT_TRANSLATE_NOOP("ActionSet", "Re&view the game"), "review"},
    {Act::hint, QT_TRANSLATE_NOOP("ActionSet", "&Hint"), "hint"},
    {Act::adviseAnnouncement, QT_TRANSLATE_NOOP("ActionSet", "Should &I announce?"), "challenge"},
});

constexpr auto kProgram = std::to_array<ActionSpec>({
    {Act::settings, QT_TRANSLATE_NOOP("ActionSet", "S&ettings…"), "settings", kApart},
    {Act::quit, QT_TRANSLATE_NOOP("ActionSet", "&Quit"), "quit", kApart},
    {Act::about, QT_TRANSLATE_NOOP("ActionSet", "&About Gnostica"), "", kApart},
});

constexpr auto kTurn = std::to_array<ActionSpec>({
    {Act::confirm, QT_TRANSLATE_NOOP("ActionSet", "&Confirm the step"), "confirm"},
    {Act::takeBack, QT_TRANSLATE_NOOP("ActionSet", "&Take back"), "take-back"},
    {Act::undo, QT_TRANSLATE_NOOP("ActionSet", "&Undo the last step"), "undo"},
    {Act::redo, QT_TRANSLATE_NOOP("ActionSet", "&Redo"), "redo"},
    {Act::skip, QT_TRANSLATE_NOOP("ActionSet", "&Skip this power"), "skip"},
    {Act::done, QT_TRANSLATE_NOOP("ActionSet", "&End the turn"), "done"},
    {Act::announce, QT_TRANSLATE_NOOP("ActionSet", "&Announce"), "challenge"},
    {Act::refresh, QT_TRANSLATE_NOOP("ActionSet", "Re&fresh the hand"), "hand"},
    {Act::pass, QT_TRANSLATE_NOOP("ActionSet", "&Pass"), "pass"},
});

constexpr auto kHistory = std::to_array<ActionSpec>({
    {Act::first, QT_TRANSLATE_NOOP("ActionSet", "&First moment"), "first"},
    {Act::previous, QT_TRANSLATE_NOOP("ActionSet", "&Previous moment"), "previous"},
    {Act::next, QT_TRANSLATE_NOOP("ActionSet", "&Next moment"), "next"},
    {Act::last, QT_TRANSLATE_NOOP("ActionSet", "&Back to the game"), "last"},
    {Act::branch, QT_TRANSLATE_NOOP("ActionSet", "&Continue from here as a new game"), "branch"},
});

/// How fast computers play is a setting, too.
constexpr auto kComputers = std::to_array<ActionSpec>({
    {Act::hurry, QT_TRANSLATE_NOOP("ActionSet", "&Hurry"), "hurry"},
    {Act::pause, QT_TRANSLATE_NOOP("ActionSet", "&Pause"), "pause"},
    {Act::computerStep, QT_TRANSLATE_NOOP("ActionSet", "&One step"), "step"},
    {Act::paceNone, QT_TRANSLATE_NOOP("ActionSet", "Pace: no &wait"), "", kApart},
    {Act::paceQuick, QT_TRANSLATE_NOOP("ActionSet", "Pace: &quick"), "", kApart},
    {Act::paceNormal, QT_TRANSLATE_NOOP("ActionSet", "Pace: &normal"), "", kApart},
    {Act::paceSlow, QT_TRANSLATE_NOOP("ActionSet", "Pace: &slow"), "", kApart},
});

constexpr auto kView = std::to_array<ActionSpec>({
    {Act::zoomIn, QT_TRANSLATE_NOOP("ActionSet", "Zoom &in"), "zoom-in"},
    {Act::zoomOut, QT_TRANSLATE_NOOP("ActionSet", "Zoom &out"), "zoom-out"},
    {Act::fit, QT_TRANSLATE_NOOP("ActionSet", "Show the &whole board"), "zoom-fit"},
    {Act::rotateLeft, QT_TRANSLATE_NOOP("ActionSet", "Turn the table &left"), "rotate-left"},
    {Act::rotateRight, QT_TRANSLATE_NOOP("ActionSet", "Turn the table &right"), "rotate-right"},
    {Act::notation, QT_TRANSLATE_NOOP("ActionSet", "&Notation in the log"), "log"},
});

constexpr auto kHelp = std::to_array<ActionSpec>({
    {Act::help, QT_TRANSLATE_NOOP("ActionSet", "&Quick reference"), "help", kApart},
    {Act::rules, QT_TRANSLATE_NOOP("ActionSet", "&Rules of this game"), "rules", kApart},
    {Act::keys, QT_TRANSLATE_NOOP("ActionSet", "&Keys"), "", kApart},
    {Act::diagnosticLog, QT_TRANSLATE_NOOP("ActionSet", "Show &diagnostic log"), ""},
    {Act::copyReport, QT_TRANSLATE_NOOP("ActionSet", "&Copy for a report"), ""},
});

constexpr auto kReplay = std::to_array<ActionSpec>({
    {Act::first, QT_TRANSLATE_NOOP("ActionSet", "&First moment"), "first"},
    {Act::previousTurn, QT_TRANSLATE_NOOP("ActionSet", "Turn be&fore"), "turn-before"},
    {Act::previous, QT_TRANSLATE_NOOP("ActionSet", "&Previous moment"), "previous"},
    {Act::playOn, QT_TRANSLATE_NOOP("ActionSet", "Pla&y"), "play"},
    {Act::next, QT_TRANSLATE_NOOP("ActionSet", "&Next moment"), "next"},
    {Act::nextTurn, QT_TRANSLATE_NOOP("ActionSet", "Turn &after"), "turn-after"},
    {Act::last, QT_TRANSLATE_NOOP("ActionSet", "&Last moment"), "last"},
    {Act::previousMark, QT_TRANSLATE_NOOP("ActionSet", "Mark be&fore"), ""},
    {Act::nextMark, QT_TRANSLATE_NOOP("ActionSet", "Mark &after"), ""},
    {Act::bookmark, QT_TRANSLATE_NOOP("ActionSet", "&Bookmark"), "bookmark"},
    {Act::branch, QT_TRANSLATE_NOOP("ActionSet", "&Continue from here as a new game"), "branch"},
    {Act::closeReplay, QT_TRANSLATE_NOOP("ActionSet", "&Close"), "quit"},
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

}  // namespace gnostica::gui::groups
