// Offers games that broke off.
#pragma once

#include "app/gui/play/record_files.h"

#include <QDialog>

#include <vector>

class QDialogButtonBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace gnostica::gui {

class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    explicit RecoveryDialog(std::vector<UnfinishedGame> games, QWidget* parent = nullptr);

    /// The game to go on with; valid once the dialog was accepted.
    const UnfinishedGame& chosen() const;

private:
    QString describe(const UnfinishedGame& game) const;
    void removeChosen();
    void updateButtons();

    std::vector<UnfinishedGame> games_;
    QListWidget* list_;
    QPushButton* continue_;
    QPushButton* remove_;
};

}  // namespace gnostica::gui
