// Offers unfinished games.
#pragma once

#include "app/gui/look/lists/offer_dialog.h"
#include "app/storage/game_folder.h"

#include <vector>

namespace gnostica::engine {
class Library;
}

namespace gnostica::gui {

class RecoveryDialog : public OfferDialog {
    Q_OBJECT

public:
    /// `kept`: number of finished games to keep in the folder; 0: all.
    RecoveryDialog(std::vector<storage::JournalSummary> games, int kept, QWidget* parent = nullptr);

    /// The game to resume; valid once the dialog has been accepted.
    const storage::JournalSummary& chosen() const { return games_[chosenPlace()]; }
    /// Describes a game: its name, players, start, and last time played.
    static QString describe(const storage::JournalSummary& game);
    /// Names the expansions of games as in the library.
    static std::vector<storage::JournalSummary> named(std::vector<storage::JournalSummary> games,
                                                      const engine::Library& library);
    /// Name and players of a game. `ruleset`: as returned by wording::withExpansionNames(). `names`: of the seats that
    /// have one.
    static QString gameAndPlayers(const nlohmann::json& ruleset, int seats, const std::vector<std::string>& names);

private:
    /// True if the game is gone or is not to be offered again.
    bool remove(const storage::JournalSummary& game);
    bool ask(const QString& question, const QString& yes);
    void tell(const storage::FileError& error);

    const std::vector<storage::JournalSummary> games_;
};

}  // namespace gnostica::gui
