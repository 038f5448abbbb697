// Where things are on this machine.
#pragma once

#include "engine/documents/document.h"

#include <QString>
#include <QStringList>

namespace gnostica::storage {

struct DataFolders {
    QString share;          ///< what comes with the program: ../share/gnostica beside the program's folder
    QString plugins;        ///< ../lib/gnostica/plugins
    QString user;           ///< the user's own; may not exist yet. Empty: nothing of the user's is read, nothing kept
    QString state = {};     ///< what is worth keeping from one start to the next; may not exist yet. Empty: nothing is
    bool safeMode = false;  ///< none of the variants' plug-ins and panels is loaded

    /// What the plug-ins of variants show beside the board.
    QString panels() const { return plugins + QStringLiteral("/panels"); }
    /// Which plug-ins are switched off, and which are being loaded.
    QString pluginMarks() const { return state.isEmpty() ? QString() : state + QStringLiteral("/plugins"); }
    QString variants() const { return share + QStringLiteral("/variants"); }
    QString translations() const { return share + QStringLiteral("/translations"); }
    QString decks() const { return share + QStringLiteral("/decks"); }
    /// What the experiment about the endgame has found: report.html, report.json, turns.svg.
    QString endgame() const { return share + QStringLiteral("/lab/endgame"); }
    /// How long games are, as `gnostica-cli lengths` has measured it.
    QString lengths() const { return share + QStringLiteral("/lab/lengths.json"); }
    /// Lessons (*.json), and the guide of a first game among them.
    QString lessons() const { return share + QStringLiteral("/lessons"); }
    /// Files of puzzles, one a ruleset, beside their schema.
    QString puzzles() const { return share + QStringLiteral("/puzzles"); }
    /// Empty without a user's folder, as are the next.
    QString userRulesets() const { return user.isEmpty() ? QString() : user + QStringLiteral("/rulesets"); }
    QString userDecks() const { return user.isEmpty() ? QString() : user + QStringLiteral("/decks"); }
    QString journals() const { return user.isEmpty() ? QString() : user + QStringLiteral("/games"); }
    QString experiments() const { return user.isEmpty() ? QString() : user + QStringLiteral("/experiments"); }
};

/// Needs a QCoreApplication. The same for all our programs.
DataFolders dataFolders();

/// Adds every ruleset that comes with the program (each sub-folder's ruleset.json) and the user's own documents. A
/// document that cannot be read keeps no other away; its problems carry the file's name.
engine::Diagnostics loadLibrary(const DataFolders& folders, engine::Library& library);

/// What its documents were read from: nothing that is made of them is written over these (checkTarget()).
QStringList filesOf(const engine::Library& library);

}  // namespace gnostica::storage
