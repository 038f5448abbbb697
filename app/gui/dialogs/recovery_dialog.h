// Offers games that broke off.
#pragma once

#include "app/storage/game_folder.h"

#include <QDialog>

#include <vector>

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

private:
    static QString describe(const storage::JournalSummary& game);
    static QString rule(int kept);
    void removeChosen();
    /// True if it is gone, or is no longer to be offered.
    bool remove(const storage::JournalSummary& game);
    bool ask(const QString& question, const QString& yes);
    void tell(const storage::FileError& error);
    void updateButtons();

    std::vector<storage::JournalSummary> games_;
    QListWidget* list_;
    QPushButton* continue_;
    QPushButton* remove_;
};

}  // namespace gnostica::gui
