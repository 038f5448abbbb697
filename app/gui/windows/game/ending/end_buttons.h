// The buttons below the end of a game.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QWidget>

class QPushButton;

namespace gnostica::gui {

/// What can be done next, in as many lines as needed.
class EndButtons : public QWidget {
    Q_OBJECT

public:
    explicit EndButtons(QWidget* parent = nullptr);

    /// The first button.
    QPushButton* rematch() const { return rematch_; }
    void setReviewable(bool isReviewable);

Q_SIGNALS:
    void rematchWanted();
    void reviewWanted();
    void saveWanted();
    void pictureWanted();
    void newGameWanted();
    void startPageWanted();

private:
    void retranslate();
    void dress(const Theme& theme);

    QPushButton* rematch_;
    QPushButton* review_;
    QPushButton* save_;
    QPushButton* picture_;
    QPushButton* newGame_;
    QPushButton* start_;
};

}  // namespace gnostica::gui
