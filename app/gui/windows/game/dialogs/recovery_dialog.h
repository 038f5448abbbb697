// Offers games that broke off.
#pragma once

#include "app/storage/game_folder.h"

#include <QDialog>

#include <vector>

namespace gnostica::engine {
class Library;
}

class QLabel;
class QListWidget;
class QPushButton;

namespace gnostica::gui {

class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    /// `kept`: how many finished games stay in the folder; 0: all.
    RecoveryDialog(std::vector<storage::JournalSummary> games, int kept, QWidget* parent = nullptr);

    /// The game to go on with; valid once the dialog was accepted.
    const storage::JournalSummary& chosen() const;
    /// What is known of a game: its name, who plays, when it was begun and played last.
    static QString describe(const storage::JournalSummary& game);
    /// Games whose expansions are called by their names, which the library knows.
    static std::vector<storage::JournalSummary> named(std::vector<storage::JournalSummary> games,
                                                      const engine::Library& library);
    /// Its name and who plays. `ruleset`: as wording::withExpansionNames() makes it; `names` of the seats, where they
    /// have any.
    static QString gameAndPlayers(const nlohmann::json& ruleset, int seats, const std::vector<std::string>& names);

private:
    static QString rule(int kept);
    void removeChosen();
    /// True if it is gone, or is no longer to be offered.
    bool remove(const storage::JournalSummary& game);
    bool ask(const QString& question, const QString& yes);
    void tell(const storage::FileError& error);
    void updateButtons();
    void retranslate();

    std::vector<storage::JournalSummary> games_;
    int kept_;  ///< finished games
    QLabel* text_;
    QListWidget* list_;
    QLabel* keeping_;
    QPushButton* continue_ = nullptr;
    QPushButton* remove_ = nullptr;
    QPushButton* later_ = nullptr;
};

}  // namespace gnostica::gui
