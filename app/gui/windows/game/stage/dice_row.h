// The dice of one side.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"
#include "app/wording/throw_account.h"

#include <QWidget>

namespace gnostica::gui {

/// A row of a sheet: the piece, its player, its dice, their sum, and what the sum counts as; a sum that counts as
/// something else is struck out, with the reason below.
class DiceRow : public QWidget {
    Q_OBJECT

public:
    /// `scale`: of the window.
    DiceRow(const wording::ThrownDice& side, bool hasSigns, const QString& player, double scale, QWidget* parent);

    /// How much of the sum is counted, 0 to 1.
    void setCounted(double part);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Parts {
        QRect piece;
        QRect name;
        QRect dice;
        QRect sum;  ///< struck out; empty if it counts
        QRect counts;
        QRect remark;
    };
    Parts partsIn(int width) const;
    bool isStruckOut() const { return side_.sum != side_.counts; }
    QFont nameLetters() const;
    QFont countLetters() const;
    QFont sumLetters() const;
    QFont remarkLetters() const;
    void paintSum(QPainter& painter, const Parts& parts) const;

    wording::ThrownDice side_;
    bool hasSigns_;
    QString player_;
    double scale_;
    double counted_ = 1;
    PyramidArt pyramids_;
};

}  // namespace gnostica::gui
