// Dice on the table.
#pragma once

#include "app/gui/panel_interface.h"
#include "variants/threestica/panel/battle_report.h"

#include <QVariantAnimation>
#include <QWidget>

#include <optional>

namespace gnostica::threestica {

/// A row for the attacker, and one for each defender: the piece, its dice, their sum.
class DiceTray : public QWidget {
    Q_OBJECT

public:
    explicit DiceTray(QWidget* parent = nullptr);

    void setLook(const gui::PanelLook& look);
    void present(const std::optional<BattleReport>& report);
    /// Rolls the dice; they stop after `milliseconds`, row by row.
    void roll(int milliseconds);
    bool isRolling() const { return rolling_.state() == QAbstractAnimation::Running; }
    bool hurry();

    QSize sizeHint() const override;
    /// With less space, everything is smaller.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cameToRest();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void retranslate();
    void describe();
    void paintRow(QPainter& painter, int row, const Throw& thrown, Outcome outcome) const;
    void paintDie(QPainter& painter, const QPointF& centre, int face, double turn) const;
    /// 0 to 1: progress of a row towards rest.
    double restOf(int row) const;

    gui::PanelLook look_;
    std::optional<BattleReport> report_;
    QVariantAnimation rolling_;
};

}  // namespace gnostica::threestica
