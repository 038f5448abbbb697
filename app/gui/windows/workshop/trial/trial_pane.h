// Findings of the trial games of a draft.
#pragma once

#include "app/gui/windows/workshop/trial/draft_trial.h"
#include "engine/notation/record.h"

#include <QWidget>

#include <string>
#include <vector>

class QCheckBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace gnostica::gui {

/// Lists the findings, the most serious first, while the games are played; each can be shown in an example game.
class TrialPane : public QWidget {
    Q_OBJECT

public:
    TrialPane(const Workbench& bench, QWidget* parent = nullptr);

    DraftTrial& trial() { return trial_; }

Q_SIGNALS:
    /// The user wants to see a game at the step in question.
    void gameWanted(const gnostica::engine::LoadedRecord& game, int moment);

private:
    void follow();
    void showGame();
    void retranslate();

    Workbench bench_;
    DraftTrial trial_;
    QCheckBox* wanted_;
    QLabel* state_;
    QProgressBar* progress_;
    QListWidget* list_;
    QPushButton* show_;
    std::vector<engine::lab::Finding> shown_;  ///< in the order of the list
};

}  // namespace gnostica::gui
