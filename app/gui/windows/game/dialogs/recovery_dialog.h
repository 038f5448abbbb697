// Offers games that broke off.
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
    /// `kept`: how many finished games stay in the folder; 0: all.
    RecoveryDialog(std::vector<storage::JournalSummary> games, int kept, QWidget* parent = nullptr);

    /// The game to go on with; valid once the dialog was accepted.
    const storage::JournalSummary& chosen() const { return games_[chosenPlace()]; }
    /// What is known of a game: its name, who plays, when it was begun and played last.
    static QString describe(const storage::JournalSummary& game);
    /// Games whose expansions are called by their names, which the library knows.
    static std::vector<storage::JournalSummary> named(std::vector<storage::JournalSummary> games,
                                                      const engine::Library& library);
    /// Its name and who plays. `ruleset`: as wording::withExpansionNames() makes it; `names` of the seats, where they
    /// have any.
    static QString gameAndPlayers(const nlohmann::json& ruleset, int seats, const std::vector<std::string>& names);

private:
    /// True if it is gone, or is no longer to be offered.
    bool remove(const storage::JournalSummary& game);
    bool ask(const QString& question, const QString& yes);
    void tell(const storage::FileError& error);

    const std::vector<storage::JournalSummary> games_;
};

}  // namespace gnostica::gui
