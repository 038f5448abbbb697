// How long a game takes, on a sheet.
#pragma once

#include "app/gui/windows/game/dialogs/new_game/length_chart.h"
#include "engine/lab/game_lengths.h"
#include "engine/rules/rules.h"

#include <QString>

class QLabel;

namespace gnostica::gui {

/// The length of games with a number of players as a sentence; empty if it is not known (nullptr).
QString lengthSentence(const engine::lab::GameLength* known, int seats);

/// The measured lengths under the chosen rules by the number of players, in a picture and in words.
class LengthSheet : public QWidget {
    Q_OBJECT

public:
    explicit LengthSheet(QWidget* parent = nullptr);

    /// Shows the lengths under exactly these rules; `lengths` is not kept.
    void showLengths(const engine::lab::GameLengths& lengths, const engine::Rules& rules, int seats);
    /// There are no lengths: the rules cannot be played, or the game continues from a position.
    void showNone();
    /// About the chosen number of players; empty if it is not known.
    QString sentence() const { return sentence_; }

private:
    void setSentence(const QString& sentence);
    void retranslate();

    QLabel* title_;
    QLabel* note_;
    LengthChart* chart_;
    QLabel* length_;
    QString sentence_;
    bool isMeasured_ = false;  ///< at least one number of players is
};

}  // namespace gnostica::gui
