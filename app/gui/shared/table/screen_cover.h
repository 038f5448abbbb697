// Hides a hand while the screen is handed to another player.
#pragma once

#include "app/gui/look/art/board/table_cloth.h"
#include "app/gui/look/parchment/sheet_picture.h"
#include "app/language/phrase.h"
#include "engine/model/seat.h"

#include <QWidget>

class QLabel;

namespace gnostica::gui {

class CarefulKeys;
class PageButton;
class SeatBadge;

/// Lays the cloth of the table over its parent and a sheet with the piece of the expected player on it, until that
/// player confirms. The board, which is open to all, shows through the cloth; the panels hide the hand. A click
/// anywhere gives the button the focus, and read-only widgets of the window leave keys that press buttons to the cover.
class ScreenCover : public QWidget {
    Q_OBJECT

public:
    explicit ScreenCover(QWidget* parent);

    void coverFor(const language::Phrase& name, engine::Seat seat);
    void lift();

Q_SIGNALS:
    void accepted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void dress(const Theme& theme);
    bool takes(const QWidget& reader, const QKeyEvent& key) const;

    QWidget* card_;
    SeatBadge* badge_;
    QLabel* title_;
    QLabel* text_;
    PageButton* ready_;
    CarefulKeys* keys_;
    language::Phrase name_;
    TableCloth cloth_;
    SheetPicture sheet_;
};

}  // namespace gnostica::gui
