// The bar at the top of the window.
#pragma once

#include "app/gui/look/art/theme.h"
#include "engine/model/seat.h"

#include <QString>
#include <QWidget>

#include <vector>

class QAction;
class QHBoxLayout;
class QLabel;
class QMenuBar;

namespace gnostica::gui {

class BarButton;
class SeatBadge;

/// Menus, then the player on turn and the next choice, then a few buttons. It is dark on every table and has a fixed
/// height: sentences that are too long become smaller. Letters that need more height, because of their script or size,
/// make it higher permanently.
class TopBar : public QWidget {
    Q_OBJECT

public:
    static constexpr int kHeight = 42;  ///< pixels, minimum

    explicit TopBar(QWidget* parent = nullptr);

    QMenuBar* menus() const { return menus_; }
    /// Adds a button at the end of the bar, with a picture from the icons.
    void addButton(QAction* action, const QString& picture);
    /// Seat::none: nobody is on turn.
    void setStatus(engine::Seat seat, const QString& sentence);
    QString status() const { return sentence_; }
    /// What is to be chosen, or the effect of the step to be confirmed, after the status.
    void setOutcome(const QString& sentence);
    QString outcome() const { return outcome_; }
    /// Shows or hides the status. Nothing else moves when it is hidden.
    void setStatusShown(bool shown);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void dress(const Theme& theme);
    QFont boldFont() const;
    void makeRoom();
    void fitStatus();
    void showStatus();

    QMenuBar* menus_;
    SeatBadge* badge_;
    QLabel* status_;
    engine::Seat seat_ = engine::Seat::none;
    QString sentence_;
    QString outcome_;
    bool statusShown_ = true;
    QHBoxLayout* row_;
    std::vector<BarButton*> buttons_;
};

}  // namespace gnostica::gui
