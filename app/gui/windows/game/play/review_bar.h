// Says that an earlier position is shown.
#pragma once

#include <QFrame>

class QAction;
class QLabel;

namespace gnostica::gui {

class PageButton;

/// Lies beside the board, so that it covers nothing of the position.
class ReviewBar : public QFrame {
    Q_OBJECT

public:
    explicit ReviewBar(QWidget* parent = nullptr);

    /// Buttons to return to the game, and to continue from here.
    void setActions(QAction* back, QAction* branch);
    void showMoment(int position, int moments);

private:
    void retranslate();

    QLabel* text_;
    PageButton* back_;
    PageButton* branch_;
    int position_ = 0;
    int moments_ = 0;
};

}  // namespace gnostica::gui
