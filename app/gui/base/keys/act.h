// The commands of menus, buttons and keys.
#pragma once

#include <QtCore/qobjectdefs.h>

#include <cstdint>

namespace gnostica::gui {

Q_NAMESPACE

/// A command, however it is triggered. The action table describes each one in every window that has it. Names of
/// commands are stored in settings files.
enum class Act : std::uint8_t {
    // Games in files
    startPage,
    myGames,
    newGame,
    open,
    openBeside,
    unfinished,
    save,
    saveAs,
    savePicture,
    // Rulesets in files
    workshop,
    compare,
    addRuleset,
    printRules,
    exportRules,
    // Advice
    result,
    review,
    hint,
    adviseAnnouncement,
    // The program
    settings,
    quit,
    about,
    openMenu,
    // The turn
    confirm,
    takeBack,
    undo,
    redo,
    skip,
    done,
    announce,
    refresh,
    pass,
    resign,
    showHand,
    toBoard,
    toHand,
    // History
    first,
    previous,
    next,
    last,
    branch,
    // Computers
    hurry,
    pause,
    computerStep,
    letComputersFinish,
    explainTurn,
    paceNone,
    paceQuick,
    paceNormal,
    paceSlow,
    // View
    zoomIn,
    zoomOut,
    fit,
    rotateLeft,
    rotateRight,
    notation,
    arrangePanels,
    largerText,
    smallerText,
    usualText,
    fullScreen,
    // Help
    findCommand,
    help,
    rules,
    making,
    comparingHelp,
    endgameHelp,
    keys,
    diagnosticLog,
    copyReport,
    // A replay
    previousTurn,
    nextTurn,
    previousMark,
    nextMark,
    bookmark,
    playOn,
    closeReplay,
    // The workshop
    newRuleset,
    saveRuleset,
    undoEdit,
    redoEdit,
    findSetting,
    nextProblem,
    previousProblem,
    playDraft,
    playDraftOn,
    compareDraft,
    closeWorkshop,
    // Rulesets side by side
    swapRulesets,
    addArm,
    closeCompare,
    // Learning
    lessons,
    puzzles,
    firstGame,
    stageBack,
    stageOn,
    showMe,
    startAgain,
    closeLearning,
    // Setting up positions
    setUp,
    newPosition,
    openPosition,
    positionFromTable,
    savePosition,
    savePositionAs,
    copyPosition,
    copyPicture,
    pastePosition,
    findCard,
    playPosition,
    comparePosition,
    closePosition,
    // Choices of a step
    faceNorth,
    faceEast,
    faceSouth,
    faceWest,
    faceUpright,
    faceNorthEast,
    faceSouthEast,
    faceSouthWest,
    faceNorthWest,
    amount,
    choice,
    // The board
    cursorUp,
    cursorRight,
    cursorDown,
    cursorLeft,
    nextPiece,
    previousPiece,
    pickAtCursor,
    whyNot,
    showCard,
    viewUp,
    viewRight,
    viewDown,
    viewLeft,
    remove,
    larger,
    smaller,
    layDown,
    // The graph of the review
    decisionBefore,
    decisionAfter,
    firstDecision,
    lastDecision,
    dearBefore,
    dearAfter,
    // Text editing
    complete,
    quickFix,
    explain,
    find,
    findNext,
    findPrevious,
    leaveText
};
Q_ENUM_NS(Act)

/// True for actions of the game window whose keys work in all windows.
constexpr bool worksInEveryWindow(Act act) {
    return act == Act::quit || act == Act::largerText || act == Act::smallerText || act == Act::usualText;
}

}  // namespace gnostica::gui
