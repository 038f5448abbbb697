// The program's folders on this machine.
#pragma once

#include "engine/documents/document.h"

#include <QString>
#include <QStringList>

namespace gnostica::storage {

struct DataFolders {
    QString share;          ///< files of the program: ../share/gnostica, relative to the program's folder
    QString plugins;        ///< ../lib/gnostica/plugins
    QString user;           ///< the user's files; may not exist yet. Empty: nothing of the user's is read or kept
    QString state = {};     ///< data that survive from one start to the next; may not exist yet. Empty: none are kept
    bool safeMode = false;  ///< the variants' plug-ins and panels are not loaded

    /// Plug-ins with the panels of variants, shown next to the board.
    QString panels() const { return plugins + QStringLiteral("/panels"); }
    /// Marks of plug-ins that are switched off or being loaded.
    QString pluginMarks() const { return state.isEmpty() ? QString() : state + QStringLiteral("/plugins"); }
    QString variants() const { return share + QStringLiteral("/variants"); }
    QString translations() const { return share + QStringLiteral("/translations"); }
    QString decks() const { return share + QStringLiteral("/decks"); }
    /// Results of the experiment about the endgame: report.html, report.json, turns.svg.
    QString endgame() const { return share + QStringLiteral("/lab/endgame"); }
    /// The lengths of games, as measured by `gnostica-cli lengths`.
    QString lengths() const { return share + QStringLiteral("/lab/lengths.json"); }
    /// Lessons (*.json), including the guide of a first game.
    QString lessons() const { return share + QStringLiteral("/lessons"); }
    /// Files of puzzles, one per ruleset, and their schema.
    QString puzzles() const { return share + QStringLiteral("/puzzles"); }
    /// Empty if there is no user's folder; the same for the next ones.
    QString userRulesets() const { return user.isEmpty() ? QString() : user + QStringLiteral("/rulesets"); }
    QString userDecks() const { return user.isEmpty() ? QString() : user + QStringLiteral("/decks"); }
    QString journals() const { return user.isEmpty() ? QString() : user + QStringLiteral("/games"); }
    QString experiments() const { return user.isEmpty() ? QString() : user + QStringLiteral("/experiments"); }
};

/// The same folders for all our programs. Needs a QCoreApplication.
DataFolders dataFolders();

/// Adds every ruleset of the program (each sub-folder's ruleset.json) and the user's own documents. A document that
/// cannot be read is skipped; its problems carry the name of its file.
engine::Diagnostics loadLibrary(const DataFolders& folders, engine::Library& library);

/// The files from which its documents were read: output must never overwrite them (checkTarget()).
QStringList filesOf(const engine::Library& library);

}  // namespace gnostica::storage
