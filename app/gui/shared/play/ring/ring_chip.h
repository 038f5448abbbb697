// A round button on the board.
#pragma once

#include "engine/model/facing.h"

#include <QAbstractButton>
#include <QIcon>

#include <optional>

namespace gnostica::gui {

/// Shows an icon, a facing or a short text on paper; gold if picked, pale if refused: a click then explains why. Looks
/// the same in all themes, as cards do. Never takes the keyboard focus from the board.
class RingChip : public QAbstractButton {
    Q_OBJECT

public:
    enum class Look : std::uint8_t { paper, picked, refused, confirm };

    explicit RingChip(QWidget* parent);

    void setLook(Look look);
    Look look() const { return look_; }
    /// Shows the first of these that exists.
    void setFace(std::optional<engine::Facing> facing, const QIcon& icon, const QString& text);
    /// Sets its name and tool tip. Screen readers also receive the tool tip, or `more` instead.
    void setWords(const QString& name, const QString& tip, const QString& more = {});

    /// Sets the number that chooses it, if it is shown; 0: none.
    void setNumber(int number);

    /// True if its click is the second one of a double-click.
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
