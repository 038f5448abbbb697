// The sheets at the side where lines begin.
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace gnostica::gui {

class ChoiceBar;
class ComputerBar;
class PlayersPanel;
class RecapPanel;
class ReviewBar;

/// From the top: the plates of the players, what the computers do, what has happened since the last turn; at the lower
/// edge the choices that have no place on the board, or the way back from an earlier position. If there is little room,
/// the plates become low first, and then the list of what has happened scrolls.
class LeftColumn : public QWidget {
    Q_OBJECT

public:
    /// Becomes the parent of all parts.
    LeftColumn(PlayersPanel* players, ComputerBar* computers, RecapPanel* recap, ChoiceBar* choices, ReviewBar* review,
               QWidget* parent = nullptr);

    /// Height of a plate with the usual letters, and the distance between plates, in pixels.
    void setPlates(int height, int gap);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void fit();
    int heightOf(const QWidget& part) const;

    PlayersPanel* players_;
    ComputerBar* computers_;
    RecapPanel* recap_;
    QWidget* computerSheet_;
    QWidget* recapSheet_;
    QWidget* choiceSheet_;
    QWidget* reviewSheet_;
};

}  // namespace gnostica::gui
