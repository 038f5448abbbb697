#include "app/gui/base/keys/action_table.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace gnostica::gui {

namespace {

constexpr ActionSpec menu(const char* title) {
    return {.text = title, .kind = ActionSpec::Kind::menu};
}

/// Title under which the help lists the keys of all rows below, whatever their menu.
constexpr ActionSpec heading(const char* title) {
    return {.text = title, .kind = ActionSpec::Kind::heading};
}

constexpr ActionSpec kLine{.kind = ActionSpec::Kind::line};

constexpr Keys yielding(const char* keys) {
    return {keys, nullptr, true};
}

constexpr ActionSpec with(ActionSpec action, Keys keys) {
    action.keys = keys;
    return action;
}

struct ActionTable {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::ActionSet)

public:
    // ---- Shared by several windows ----------------------------------------------------------------------------------

    static constexpr ActionSpec kConfirm{
        Act::confirm, QT_TR_NOOP("&Confirm the step"), "confirm", {"Return; Enter"}, Open::board};
    static constexpr ActionSpec kTakeBack{
        Act::takeBack, QT_TR_NOOP("&Take back"), "take-back", {"Esc; Backspace"}, Open::board};
    //: menu entry: to save the game
    static constexpr ActionSpec kSaveAs{Act::saveAs, QT_TR_NOOP("Save &as…"), "save-as", {"Ctrl+Shift+S"}};
    static constexpr ActionSpec kSavePicture{
        Act::savePicture, QT_TR_NOOP("Save a picture of the &board…"), "", {"Ctrl+Shift+I"}, Open::board};
    static constexpr ActionSpec kCopyBoard{
        Act::copyPicture, QT_TR_NOOP("Copy a picture of t&he board"), "", {}, Open::board};
    static constexpr ActionSpec kUndo{Act::undo, QT_TR_NOOP("&Undo the last step"), "undo", {"Ctrl+Z"}, Open::board};
    static constexpr ActionSpec kSkip{Act::skip, QT_TR_NOOP("&Skip this power"), "skip",
                                      QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "K", "key: skip the power"),
                                      Open::board};
    static constexpr ActionSpec kDone{Act::done, QT_TR_NOOP("&End turn"), "done",
                                      QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "D", "key: end the turn"),
                                      Open::board};
    //: menu entry: to announce the last turn
    static constexpr ActionSpec kAnnounce{
        Act::announce, QT_TR_NOOP("&Announce"), "challenge",
        QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "L", "key: announce the last turn"), Open::board};
    static constexpr ActionSpec kRefresh{Act::refresh, QT_TR_NOOP("Re&fresh the hand"), "hand",
                                         QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "F", "key: refresh the hand"),
                                         Open::board};
    //: menu entry: to pass the turn
    static constexpr ActionSpec kPass{Act::pass, QT_TR_NOOP("&Pass"), "pass",
                                      QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "P", "key: pass"), Open::board};
    //: menu entry: to be given a hint
    static constexpr ActionSpec kHint{Act::hint, QT_TR_NOOP("&Hint"), "hint",
                                      QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "H", "key: hint"), Open::board};

    static constexpr ActionSpec kFirst{Act::first, QT_TR_NOOP("&First position"), "first", {"Alt+Home"}, Open::board};
    static constexpr ActionSpec kPrevious{
        Act::previous, QT_TR_NOOP("&Previous position"), "previous", {"Alt+Left"}, Open::board};
    static constexpr ActionSpec kNext{Act::next, QT_TR_NOOP("&Next position"), "next", {"Alt+Right"}, Open::board};
    static constexpr ActionSpec kBranch{
        Act::branch, QT_TR_NOOP("&Continue from here as a new game"), "branch", {"Ctrl+B"}, Open::board};
    static constexpr ActionSpec kSetUp{Act::setUp, QT_TR_NOOP("Set up a pos&ition…"), "set-up", {"Ctrl+E"}};
    static constexpr ActionSpec kComparePosition{
        Act::comparePosition, QT_TR_NOOP("Compare under two r&ulesets…"), "branch", {"F6"}};

    static constexpr ActionSpec kZoomIn{
        Act::zoomIn, QT_TR_NOOP("Zoom &in"), "zoom-in", {"Ctrl++; Ctrl+="}, Open::board};
    static constexpr ActionSpec kZoomOut{Act::zoomOut, QT_TR_NOOP("Zoom &out"), "zoom-out", {"Ctrl+-"}, Open::board};
    static constexpr ActionSpec kFit{
        Act::fit, QT_TR_NOOP("Show the &whole board"), "zoom-fit", {"Ctrl+0"}, Open::board};
    static constexpr ActionSpec kRotateLeft{
        Act::rotateLeft, QT_TR_NOOP("Turn the table &left"), "rotate-left", {"Ctrl+Left"}, Open::board};
    static constexpr ActionSpec kRotateRight{
        Act::rotateRight, QT_TR_NOOP("Turn the table &right"), "rotate-right", {"Ctrl+Right"}, Open::board};
    static constexpr ActionSpec kNotation{
        Act::notation, QT_TR_NOOP("&Notation in the log"), "log", {"Ctrl+Shift+N"}, Open::board};

    static constexpr ActionSpec kUndoEdit{Act::undoEdit, QT_TR_NOOP("&Undo"), "undo", {"Ctrl+Z"}};
    static constexpr ActionSpec kRedoEdit{Act::redoEdit, QT_TR_NOOP("&Redo"), "redo", {"Ctrl+Shift+Z; Ctrl+Y"}};
    static constexpr ActionSpec kNextProblem{Act::nextProblem, QT_TR_NOOP("Ne&xt problem"), "", {"F8"}};

    static constexpr ActionSpec kFindCommand{
        Act::findCommand, QT_TR_NOOP("Fi&nd a command…"), "find", {"Ctrl+K"}, Open::always};

    static constexpr ActionSpec kOpenMenu{Act::openMenu, QT_TR_NOOP("Open the menu"), "", {"F10"}, Open::always};

    //: menu entry: to close the window
    static constexpr const char* kClose = QT_TR_NOOP("C&lose");
    //: menu: contents of the window
    static constexpr const char* kView = QT_TR_NOOP("&View");
    //: menu: to edit
    static constexpr const char* kEdit = QT_TR_NOOP("&Edit");
    //: menu: help
    static constexpr const char* kHelp = QT_TR_NOOP("He&lp");
    //: menu of a window whose letters are needed elsewhere: without a letter
    static constexpr const char* kLittleHelp = QT_TR_NOOP("Help");
    static constexpr const char* kHistory = QT_TR_NOOP("&History");
    //: heading of keys: choosing a step
    static constexpr const char* kStep = QT_TR_NOOP("Step");
    //: heading of keys: making a position
    static constexpr const char* kPosition = QT_TR_NOOP("Position");

    // ---- Windows ----------------------------------------------------------------------------------------------------

    static constexpr auto kGame = std::to_array<ActionSpec>({
        menu(QT_TR_NOOP("&Game")),
        {Act::startPage, QT_TR_NOOP("Start pa&ge"), "", {"Ctrl+Home"}, Open::always},
        kLine,
        {Act::newGame, QT_TR_NOOP("&New game…"), "new", {"Ctrl+N"}},
        //: menu entry: to open a file
        {Act::open, QT_TR_NOOP("&Open…"), "open", {"Ctrl+O"}},
        {Act::unfinished, QT_TR_NOOP("&Unfinished games…"), "", {"Ctrl+Shift+U"}},
        {Act::myGames, QT_TR_NOOP("My games"), "log", {"Ctrl+M"}, Open::always},
        {Act::openBeside, QT_TR_NOOP("Open a record in a new &window…"), "review", {"Ctrl+Shift+R"}},
        kLine,
        //: menu entry: to save the game
        {Act::save, QT_TR_NOOP("&Save"), "save", {"Ctrl+S"}},
        kSaveAs,
        kLine,
        {Act::workshop, QT_TR_NOOP("&Make your own game…"), "workshop", {"Ctrl+Shift+W"}, Open::always},
        {Act::compare, QT_TR_NOOP("Compare rulesets side b&y side…"), "branch", {"Ctrl+Shift+D"}, Open::always},
        {Act::addRuleset, QT_TR_NOOP("Add ru&leset…"), "", {"Ctrl+Shift+O"}},
        {Act::printRules, QT_TR_NOOP("&Print rules…"), "", {"Ctrl+P"}},
        {Act::exportRules, QT_TR_NOOP("Export rules as P&DF…"), "", {"Ctrl+Shift+P"}},
        kLine,
        kSetUp,
        {Act::result, QT_TR_NOOP("Result of &the game"), "", {}, Open::board},
        {Act::review, QT_TR_NOOP("Re&view the game"), "review", {"Ctrl+R"}, Open::board},
        kLine,
        {Act::settings, QT_TR_NOOP("S&ettings…"), "settings", {"Ctrl+,"}, Open::always},
        kLine,
        {Act::quit, QT_TR_NOOP("&Quit"), "quit", {"Ctrl+Q"}, Open::always},
        //: menu: the turn of a player
        menu(QT_TR_NOOP("&Turn")),
        kConfirm,
        kTakeBack,
        kLine,
        kUndo,
        {Act::redo, QT_TR_NOOP("&Redo"), "redo", {"Ctrl+Shift+Z; Ctrl+Y"}, Open::board},
        kLine,
        kSkip,
        kDone,
        kAnnounce,
        kRefresh,
        kPass,
        kLine,
        kHint,
        {Act::adviseAnnouncement, QT_TR_NOOP("Should &I announce?"), "challenge",
         QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "Shift+L", "key: should I announce?"), Open::board},
        kLine,
        //: menu entry: while players choose among open cards, no hand is visible; shows that of the next player
        {Act::showHand, QT_TR_NOOP("Show m&y cards"), "", {}, Open::board},
        //: menu entry: to give up the game
        {Act::resign, QT_TR_NOOP("Resi&gn…"), "", {}, Open::board},
        menu(kHistory),
        kFirst,
        kPrevious,
        kNext,
        {Act::last, QT_TR_NOOP("&Back to the game"), "last", {"Alt+End"}, Open::board},
        kLine,
        kBranch,
        menu(QT_TR_NOOP("&Computers")),
        //: menu entry: to speed the computers up
        {Act::hurry, QT_TR_NOOP("Speed &up"), "hurry", {"Ctrl+Return; Ctrl+Enter"}, Open::board},
        //: menu entry: to halt the computers
        {Act::pause, QT_TR_NOOP("&Pause"), "pause", {"Ctrl+Space; Pause"}, Open::board},
        {Act::computerStep, QT_TR_NOOP("&One step"), "step", {"Ctrl+."}, Open::board},
        //: menu entry: the computers play the rest of the game quickly
        {Act::letComputersFinish,
         QT_TR_NOOP("Let the computers &finish…"),
         "",
         {"Ctrl+Shift+Return; Ctrl+Shift+Enter"},
         Open::board},
        //: menu entry: explains the last turn of a computer
        {Act::explainTurn, QT_TR_NOOP("Wh&y did it do that?"), "hint", {}, Open::board},
        kLine,
        {Act::paceNone, QT_TR_NOOP("Pace: no &wait"), "", {"Ctrl+1"}, Open::always},
        {Act::paceQuick, QT_TR_NOOP("Pace: &quick"), "", {"Ctrl+2"}, Open::always},
        {Act::paceNormal, QT_TR_NOOP("Pace: &normal"), "", {"Ctrl+3"}, Open::always},
        {Act::paceSlow, QT_TR_NOOP("Pace: &slow"), "", {"Ctrl+4"}, Open::always},
        menu(kView),
        kZoomIn,
        kZoomOut,
        kFit,
        kLine,
        kRotateLeft,
        kRotateRight,
        kLine,
        kSavePicture,
        kCopyBoard,
        kLine,
        kNotation,
        {Act::arrangePanels, QT_TR_NOOP("&Arrange panels"), "", {}, Open::board},
        kLine,
        //: menu entry: makes the texts of all windows larger
        {Act::largerText, QT_TR_NOOP("Lar&ger text"), "", {"Alt++; Alt+="}, Open::always},
        //: menu entry: makes the texts of all windows smaller
        {Act::smallerText, QT_TR_NOOP("S&maller text"), "", {"Alt+-"}, Open::always},
        {Act::usualText, QT_TR_NOOP("Normal te&xt size"), "", {"Alt+0"}, Open::always},
        kLine,
        //: menu entry: the window covers the whole screen
        {Act::fullScreen, QT_TR_NOOP("&Full screen"), "", {"F11"}, Open::always},
        menu(kHelp),
        {Act::lessons, QT_TR_NOOP("&Lessons…"), "", {"F2"}, Open::always},
        {Act::puzzles, QT_TR_NOOP("Pu&zzles…"), "", {}, Open::always},
        {Act::firstGame, QT_TR_NOOP("A guided &first game"), ""},
        kLine,
        {Act::help, QT_TR_NOOP("&Quick reference"), "help", {"F1"}, Open::always},
        {Act::rules, QT_TR_NOOP("&Rules of this game"), "rules", {"Shift+F1"}, Open::always},
        {Act::making, QT_TR_NOOP("&Make your own game"), "", {}, Open::always},
        {Act::comparingHelp, QT_TR_NOOP("Compare rulesets and set up &positions"), "", {}, Open::always},
        {Act::endgameHelp, QT_TR_NOOP("Findings about the &endgame"), "", {}, Open::always},
        //: menu entry: the keyboard shortcuts
        {Act::keys, QT_TR_NOOP("&Keys"), "", {"Ctrl+F1"}, Open::always},
        kLine,
        kFindCommand,
        {Act::diagnosticLog, QT_TR_NOOP("Show &diagnostic log"), "", {"Ctrl+Shift+F1"}},
        {Act::copyReport, QT_TR_NOOP("&Copy a problem report"), "", {"Ctrl+Shift+C"}},
        kLine,
        {Act::about, QT_TR_NOOP("&About Gnostica"), "", {}, Open::always},
        heading(kStep),
        {Act::toBoard, QT_TR_NOOP("Go to the board"), "",
         QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "B", "key: go to the board"), Open::board},
        {Act::toHand, QT_TR_NOOP("Go to the cards of the hand"), "",
         QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "C", "key: go to the cards of the hand"), Open::board},
        kOpenMenu,
    });

    static constexpr auto kReplay = std::to_array<ActionSpec>({
        //: heading of keys: the record of a game
        heading(QT_TR_NOOP("Record")),
        kOpenMenu,
        //: menu: the record of a game
        menu(QT_TR_NOOP("&Record")),
        kBranch,
        kSetUp,
        kComparePosition,
        kLine,
        kSaveAs,
        kLine,
        {Act::closeReplay, kClose, "quit", {"Ctrl+W"}},
        menu(kHistory),
        kFirst,
        {Act::previousTurn, QT_TR_NOOP("Previous &turn"), "turn-before", {"Alt+Up"}},
        kPrevious,
        kNext,
        {Act::nextTurn, QT_TR_NOOP("Next t&urn"), "turn-after", {"Alt+Down"}},
        {Act::last, QT_TR_NOOP("&Last position"), "last", {"Alt+End"}},
        kLine,
        //: menu entry: to let the record run
        {Act::playOn, QT_TR_NOOP("Pla&y"), "play", {"Ctrl+Space; Pause"}},
        kLine,
        {Act::previousMark, QT_TR_NOOP("Previous &mark"), "", {"Alt+PgUp"}},
        {Act::nextMark, QT_TR_NOOP("Next m&ark"), "", {"Alt+PgDown"}},
        //: menu entry: to set a bookmark
        {Act::bookmark, QT_TR_NOOP("&Bookmark"), "bookmark",
         QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "B", "key: set a bookmark")},
        menu(kView),
        kZoomIn,
        kZoomOut,
        kFit,
        kLine,
        kRotateLeft,
        kRotateRight,
        kLine,
        kSavePicture,
        kCopyBoard,
        kLine,
        kNotation,
        menu(kLittleHelp),
        kFindCommand,
    });

    static constexpr auto kWorkshop = std::to_array<ActionSpec>({
        heading(QT_TR_NOOP("Workshop")),
        kOpenMenu,
        menu(QT_TR_NOOP("&Ruleset")),
        {Act::newRuleset, QT_TR_NOOP("&New ruleset…"), "new", {"Ctrl+N"}},
        {Act::saveRuleset, QT_TR_NOOP("&Save the ruleset"), "save", {"Ctrl+S"}},
        kLine,
        {Act::playDraft, QT_TR_NOOP("Play the &draft…"), "play", {"F5"}},
        {Act::playDraftOn, QT_TR_NOOP("Play &on from the table…"), "branch", {"Shift+F5"}},
        {Act::compareDraft, QT_TR_NOOP("&Compare with its parent…"), "", {"Ctrl+Shift+D"}},
        kLine,
        {Act::closeWorkshop, kClose, "quit", {"Ctrl+W"}},
        menu(kEdit),
        kUndoEdit,
        kRedoEdit,
        kLine,
        {Act::findSetting, QT_TR_NOOP("&Search the settings"), "find", {"Ctrl+L"}},
        kLine,
        kNextProblem,
        {Act::previousProblem, QT_TR_NOOP("&Previous problem"), "", {"Shift+F8"}},
        menu(kLittleHelp),
        kFindCommand,
    });

    static constexpr auto kCompare = std::to_array<ActionSpec>({
        heading(QT_TR_NOOP("Compare rulesets")),
        kOpenMenu,
        menu(QT_TR_NOOP("&Rulesets")),
        {Act::swapRulesets, QT_TR_NOOP("S&wap the rulesets"), "", {"Ctrl+T"}},
        {Act::addArm, QT_TR_NOOP("Add a ruleset to experi&ments"), "", {"Ctrl+N"}},
        kLine,
        {Act::closeCompare, kClose, "quit", {"Ctrl+W"}},
        menu(kLittleHelp),
        kFindCommand,
    });

    static constexpr auto kPositions = std::to_array<ActionSpec>({
        heading(kPosition),
        kOpenMenu,
        menu(QT_TR_NOOP("P&osition")),
        {Act::newPosition, QT_TR_NOOP("&New position"), "new", {"Ctrl+N"}},
        //: menu entry: to open a file
        {Act::openPosition, QT_TR_NOOP("&Open…"), "open", {"Ctrl+O"}},
        {Act::positionFromTable, QT_TR_NOOP("From the &table"), "", {"Ctrl+T"}},
        kLine,
        {Act::savePosition, QT_TR_NOOP("&Save the position"), "save", {"Ctrl+S"}},
        {Act::savePositionAs, QT_TR_NOOP("Save &as…"), "save-as", {"Ctrl+Shift+S"}},
        kLine,
        {Act::playPosition, QT_TR_NOOP("&Play on from here…"), "play", {"F5"}},
        kComparePosition,
        kLine,
        {Act::closePosition, kClose, "quit", {"Ctrl+W"}},
        menu(kEdit),
        kUndoEdit,
        kRedoEdit,
        kLine,
        {Act::copyPosition, QT_TR_NOOP("&Copy as text"), "", {"Ctrl+C"}},
        {Act::copyPicture, QT_TR_NOOP("Copy as p&icture"), "", {"Ctrl+Shift+C"}},
        {Act::pastePosition, QT_TR_NOOP("&Paste"), "", {"Ctrl+V"}},
        kLine,
        {Act::findCard, QT_TR_NOOP("&Search the cards"), "find", {"Ctrl+F"}},
        kLine,
        kNextProblem,
        {Act::previousProblem, QT_TR_NOOP("Previous pro&blem"), "", {"Shift+F8"}},
        menu(kView),
        kZoomIn,
        kZoomOut,
        kFit,
        kLine,
        kRotateLeft,
        kRotateRight,
        kLine,
        kSavePicture,
        menu(kLittleHelp),
        kFindCommand,
    });

    /// The letters of this window belong to its buttons, so its menus have none.
    static constexpr auto kLearning = std::to_array<ActionSpec>({
        heading(QT_TR_NOOP("Lessons and puzzles")),
        kOpenMenu,
        menu(QT_TR_NOOP("Lesson or puzzle")),
        {Act::stageBack, QT_TR_NOOP("Go back one step of the lesson"), "previous", {"Alt+Left"}},
        {Act::stageOn, QT_TR_NOOP("Continue to the next step, lesson or puzzle"), "next", {"Alt+Right"}},
        {Act::startAgain, QT_TR_NOOP("&Start again"), "first", {"Alt+Home"}},
        kLine,
        {Act::showMe, QT_TR_NOOP("Show how it is done"), "show", {"F3"}},
        kHint,
        kLine,
        {Act::closeLearning, kClose, "quit", {"Ctrl+W"}, Open::always},
        //: menu of a window whose letters are needed elsewhere: the turn of a player
        menu(QT_TR_NOOP("Turn")),
        kConfirm,
        kTakeBack,
        kLine,
        kUndo,
        kLine,
        kSkip,
        kDone,
        kAnnounce,
        kRefresh,
        kPass,
        //: menu of a window whose letters are needed elsewhere: contents of the window
        menu(QT_TR_NOOP("View")),
        kZoomIn,
        kZoomOut,
        kFit,
        kLine,
        kRotateLeft,
        kRotateRight,
        menu(kLittleHelp),
        kFindCommand,
    });

    // ---- Keys of widgets --------------------------------------------------------------------------------------------

    static constexpr const char* kFacing = QT_TR_NOOP("Facing: north, east, south, west, upright");
    static constexpr const char* kDiagonal =
        QT_TR_NOOP("Diagonal facing: north-east, south-east, south-west, north-west");
    static constexpr ActionSpec kNorth{Act::faceNorth, kFacing, "",
                                       QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "N", "key: facing north")};
    static constexpr ActionSpec kEast{Act::faceEast, kFacing, "",
                                      QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "E", "key: facing east")};
    static constexpr ActionSpec kSouth{Act::faceSouth, kFacing, "",
                                       QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "S", "key: facing south")};
    static constexpr ActionSpec kWest{Act::faceWest, kFacing, "",
                                      QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "W", "key: facing west")};
    static constexpr ActionSpec kUpright{Act::faceUpright, kFacing, "",
                                         QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "U", "key: standing upright")};
    static constexpr ActionSpec kNorthEast{Act::faceNorthEast, kDiagonal, "", {"9"}};
    static constexpr ActionSpec kSouthEast{Act::faceSouthEast, kDiagonal, "", {"3"}};
    static constexpr ActionSpec kSouthWest{Act::faceSouthWest, kDiagonal, "", {"1"}};
    static constexpr ActionSpec kNorthWest{Act::faceNorthWest, kDiagonal, "", {"7"}};

    static constexpr auto kPicks = std::to_array<ActionSpec>({
        heading(kStep),
        kNorth,
        kEast,
        kSouth,
        kWest,
        kUpright,
        {Act::amount, QT_TR_NOOP("Number of spaces, points or cards"), "", {"0; 1; 2; 3; 4; 5; 6; 7; 8; 9"}},
        {Act::choice,
         QT_TR_NOOP("Choice by number; hold Alt to see the numbers"),
         "",
         {"Alt+1; Alt+2; Alt+3; Alt+4; Alt+5; Alt+6; Alt+7; Alt+8; Alt+9"}},
    });

    static constexpr const char* kCursor = QT_TR_NOOP("Move the cursor");
    static constexpr const char* kMoveView = QT_TR_NOOP("Move across an enlarged board");
    static constexpr auto kBoard = std::to_array<ActionSpec>({
        //: heading of keys: the board
        heading(QT_TR_NOOP("Board")),
        {Act::cursorUp, kCursor, "", {"Up"}},
        {Act::cursorRight, kCursor, "", {"Right"}},
        {Act::cursorDown, kCursor, "", {"Down"}},
        {Act::cursorLeft, kCursor, "", {"Left"}},
        {Act::nextPiece, QT_TR_NOOP("Next piece in the space"), "", yielding("Tab")},
        {Act::previousPiece, QT_TR_NOOP("Previous piece in the space"), "", yielding("Shift+Tab")},
        {Act::pickAtCursor, QT_TR_NOOP("Pick what the cursor is on"), "", yielding("Space; Return; Enter")},
        {Act::whyNot, QT_TR_NOOP("Ask why it cannot be picked"), "", {"Shift+F10; Menu"}},
        {Act::showCard, QT_TR_NOOP("Show the card enlarged"), "",
         QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "I", "key: inspect the card")},
        {Act::viewUp, kMoveView, "", {"Shift+Up"}},
        {Act::viewRight, kMoveView, "", {"Shift+Right"}},
        {Act::viewDown, kMoveView, "", {"Shift+Down"}},
        {Act::viewLeft, kMoveView, "", {"Shift+Left"}},
        with(kZoomIn, {"+; ="}),
        with(kZoomOut, {"-"}),
        with(kFit, {"Home"}),
        with(kRotateRight, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "R", "key: rotate the table to the right")),
        with(kRotateLeft, QT_TRANSLATE_NOOP3("gnostica::gui::KeyMap", "Shift+R", "key: rotate the table to the left")),
    });

    static constexpr auto kEditing = std::to_array<ActionSpec>({
        heading(kPosition),
        kNorth,
        kEast,
        kSouth,
        kWest,
        kUpright,
        kNorthEast,
        kSouthEast,
        kSouthWest,
        kNorthWest,
        {Act::remove, QT_TR_NOOP("Remove what is picked"), "", {"Del; Backspace"}},
        {Act::larger, QT_TR_NOOP("Larger piece"), "", {"PgUp"}},
        {Act::smaller, QT_TR_NOOP("Smaller piece"), "", {"PgDown"}},
        {Act::layDown, QT_TR_NOOP("Put aside the piece or card being placed"), "", {"Esc"}},
    });

    /// Digits in the directions of the numeric pad. In windows where digits pick numbers, that use has priority.
    static constexpr auto kCompass = std::to_array<ActionSpec>({
        heading(QT_TR_NOOP("Compass")),
        with(kNorth, yielding("Up; 8")),
        with(kEast, yielding("Right; 6")),
        with(kSouth, yielding("Down; 2")),
        with(kWest, yielding("Left; 4")),
        with(kUpright, yielding("5; Clear")),
        with(kNorthEast, yielding("PgUp; 9")),
        with(kSouthEast, yielding("PgDown; 3")),
        with(kSouthWest, yielding("End; 1")),
        with(kNorthWest, yielding("Home; 7")),
    });

    static constexpr const char* kDecisions = QT_TR_NOOP("Previous and next decision, in the graph");
    static constexpr const char* kEnds = QT_TR_NOOP("First and last decision, in the graph");
    static constexpr const char* kDear = QT_TR_NOOP("Costly decisions, in the graph");
    static constexpr auto kGraph = std::to_array<ActionSpec>({
        //: heading of keys: a finished game looked at again
        heading(QT_TR_NOOP("Review")),
        {Act::decisionBefore, kDecisions, "", {"Left"}},
        {Act::decisionAfter, kDecisions, "", {"Right"}},
        {Act::firstDecision, kEnds, "", {"Home"}},
        {Act::lastDecision, kEnds, "", {"End"}},
        {Act::dearBefore, kDear, "", {"PgUp"}},
        {Act::dearAfter, kDear, "", {"PgDown"}},
    });

    static constexpr auto kText = std::to_array<ActionSpec>({
        heading(QT_TR_NOOP("Text of a ruleset")),
        kUndoEdit,
        kRedoEdit,
        {Act::complete, QT_TR_NOOP("Show possible entries"), "", {"Ctrl+Space"}},
        {Act::quickFix, QT_TR_NOOP("Fixes for a problem"), "", {"Ctrl+."}},
        {Act::explain, QT_TR_NOOP("Explain this entry"), "", {"Ctrl+I"}},
        //: heading of keys: finding a text
        {Act::find, QT_TR_NOOP("Find"), "", {"Ctrl+F"}},
        {Act::findNext, QT_TR_NOOP("Find next"), "", {"F3"}},
        {Act::findPrevious, QT_TR_NOOP("Find previous"), "", {"Shift+F3"}},
        {Act::leaveText, QT_TR_NOOP("Leave the text"), "", {"Ctrl+Tab"}},
    });
};

}  // namespace

std::span<const ActionSpec> actionTable(KeyScope scope) {
    switch (scope) {
    case KeyScope::game: return ActionTable::kGame;
    case KeyScope::replay: return ActionTable::kReplay;
    case KeyScope::workshop: return ActionTable::kWorkshop;
    case KeyScope::compare: return ActionTable::kCompare;
    case KeyScope::position: return ActionTable::kPositions;
    case KeyScope::learning: return ActionTable::kLearning;
    case KeyScope::picks: return ActionTable::kPicks;
    case KeyScope::board: return ActionTable::kBoard;
    case KeyScope::editing: return ActionTable::kEditing;
    case KeyScope::compass: return ActionTable::kCompass;
    case KeyScope::graph: return ActionTable::kGraph;
    case KeyScope::text: return ActionTable::kText;
    }
    Q_UNREACHABLE();
}

std::vector<const char*> groupsOf(std::span<const ActionSpec> table) {
    std::vector<const char*> groups;
    const char* group = "";
    bool isHeaded = false;
    for (const ActionSpec& row : table) {
        isHeaded = isHeaded || row.kind == ActionSpec::Kind::heading;
        if (row.kind == ActionSpec::Kind::heading || (row.kind == ActionSpec::Kind::menu && !isHeaded)) {
            group = row.text;
        }
        groups.push_back(group);
    }
    return groups;
}

QString tableText(const char* text) {
    return QCoreApplication::translate("gnostica::gui::ActionSet", text);
}

QString withoutMnemonic(QString text) {
    static const QRegularExpression kBehind(QStringLiteral(" ?\\(&.\\)"));  // a mnemonic added after the text
    text.remove(kBehind);
    text.remove(u'&');
    text.remove(u'…');
    return text;
}

}  // namespace gnostica::gui
