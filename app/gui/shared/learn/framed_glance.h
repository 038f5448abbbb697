// The picture of a board in its frame.
#pragma once

#include "app/gui/shared/board/board_glance.h"

#include <QWidget>

#include <memory>

namespace gnostica::gui {

/// A board on its piece of table and, below it, the points. For eyes only: its owner says what it shows.
class FramedGlance : public QWidget {
    Q_OBJECT

public:
    explicit FramedGlance(std::shared_ptr<const GlancePainter> painter, QWidget* parent = nullptr);

    void setGlance(const BoardGlance& glance);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<const GlancePainter> painter_;
    BoardGlance glance_;
};

}  // namespace gnostica::gui
