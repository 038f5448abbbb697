// What nobody may miss.
#pragma once

#include "app/gui/art/theme.h"
#include "engine/model/seat.h"

#include <QFrame>
#include <QString>

class QLabel;
class QToolButton;

namespace gnostica::gui {

class SeatBadge;

/// A line over the board with the badge of the player whom it concerns. Stays until it is closed, or there is nothing
/// to say any more; what was closed does not come back by itself.
class HeadlineBar : public QFrame {
    Q_OBJECT

public:
    explicit HeadlineBar(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Empty: nothing. `meaning`: what follows from it; it may change without bringing back what was closed.
    void say(engine::Seat seat, const QString& sentence, const QString& meaning = {});
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    SeatBadge* badge_;
    QLabel* text_;
    QLabel* meaning_;
    QToolButton* close_;
};

}  // namespace gnostica::gui
