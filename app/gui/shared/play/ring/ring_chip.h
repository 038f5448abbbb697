// A round button on the board.
#pragma once

#include "engine/model/facing.h"

#include <QAbstractButton>
#include <QIcon>

#include <optional>

namespace gnostica::gui {

/// Shows an icon, a facing or a short text on paper; gold where it is picked, pale where it is refused: then it says
/// why when it is asked. Looks the same on both tables, as cards do. Leaves the keyboard to the board.
class RingChip : public QAbstractButton {
    Q_OBJECT

public:
    enum class Look : std::uint8_t { paper, picked, refused, confirm };

    explicit RingChip(QWidget* parent);

    void setLook(Look look);
    Look look() const { return look_; }
    /// What it shows: the first of these that there is.
    void setFace(std::optional<engine::Facing> facing, const QIcon& icon, const QString& text);
    /// Its name, and what it says to those who hover. Screen readers are told that, too, or `more`.
    void setWords(const QString& name, const QString& tip, const QString& more = {});

    /// The number that chooses it, where it is to be seen; 0: none.
    void setNumber(int number);

    /// Is its click the second one of a double click?
    bool isDoubled() const { return doubled_; }

    QSize sizeHint() const override { return {32, 32}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void paintFacing(QPainter& painter, const QColor& ink) const;

    Look look_ = Look::paper;
    std::optional<engine::Facing> facing_;
    QString text_;
    int number_ = 0;
    bool doubled_ = false;
};

}  // namespace gnostica::gui
