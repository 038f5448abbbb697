// An earlier game in a list.
#pragma once

#include "app/gui/windows/game/home/board_glance.h"

#include <QPushButton>

#include <memory>

namespace gnostica::gui {

/// Shows board, name, players, ruleset and points. Shows only the name of a game that has not been read or cannot be
/// read.
class GameRow : public QPushButton {
    Q_OBJECT

public:
    explicit GameRow(std::shared_ptr<const GlancePainter> painter, QWidget* parent = nullptr);

    /// `words`: description in addition to the name, which is the text of the button.
    void setGlance(const BoardGlance& glance, const QString& words);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<const GlancePainter> painter_;
    BoardGlance glance_;
    QString words_;
};

}  // namespace gnostica::gui
