// A power of a card as a button that can be dragged.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QPoint>
#include <QString>
#include <QToolButton>

namespace gnostica::gui {

struct ChipLook {
    QString title;
    QString symbol;
    QString tip;
    friend bool operator==(const ChipLook&, const ChipLook&) = default;
};

/// A click opens its settings. Can be dragged by mouse. Keys: Alt with arrows moves it, Insert adds a power after it,
/// Delete removes it, and arrows move the focus to its neighbours.
class PowerChip : public QToolButton {
    Q_OBJECT

public:
    enum class Wish : std::uint8_t { earlier, later, add, remove, previous, next, above, below };
    Q_ENUM(Wish)

    explicit PowerChip(QWidget* parent);

    void present(const ChipLook& look, const Theme& theme, bool isLocked);

Q_SIGNALS:
    void wished(gnostica::gui::PowerChip::Wish wish);
    void menuWanted(const QPoint& global);
    /// The chip is being dragged over this point.
    void dragged(const QPoint& global);
    void dropped(const QPoint& global);
    void dragStopped();
    void visited();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    QPoint pressed_;
    bool isDragged_ = false;
    bool isLocked_ = false;
};

}  // namespace gnostica::gui
