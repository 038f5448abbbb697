// Says that an earlier moment is shown.
#pragma once

#include <QFrame>

class QAction;
class QLabel;
class QToolButton;

namespace gnostica::gui {

class ReviewBar : public QFrame {
    Q_OBJECT

public:
    explicit ReviewBar(QWidget* parent = nullptr);

    /// Buttons to go back to the game, and to go on from here.
    void setActions(QAction* back, QAction* branch);
    void showMoment(int position, int moments);

private:
    QLabel* text_;
    QToolButton* back_;
    QToolButton* branch_;
};

}  // namespace gnostica::gui
