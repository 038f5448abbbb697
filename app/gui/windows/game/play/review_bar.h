// Says that an earlier position is shown.
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

    /// Buttons to return to the game, and to continue from here.
    void setActions(QAction* back, QAction* branch);
    void showMoment(int position, int moments);

private:
    QLabel* text_;
    QToolButton* back_;
    QToolButton* branch_;
};

}  // namespace gnostica::gui
