// The sheets at the side of a lesson where lines begin.
#pragma once

#include <QWidget>

namespace gnostica::gui {

class ChoiceBar;
class PlayersPanel;

/// From the top: the plates of the players, and the choices that have no place on the board. If there is little room,
/// the plates become low.
class TaskColumn : public QWidget {
    Q_OBJECT

public:
    /// Becomes the parent of both.
    TaskColumn(PlayersPanel* players, ChoiceBar* choices, QWidget* parent = nullptr);

    /// Height of a plate with the usual letters, and the distance between plates, in pixels.
    void setPlates(int height, int gap);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void fit();

    PlayersPanel* players_;
    QWidget* choiceSheet_;
};

}  // namespace gnostica::gui
