// One of the five facings.
#pragma once

#include "app/gui/look/art/board/pyramid_art.h"

#include <QAbstractButton>

namespace gnostica::gui {

/// Shows a piece in its facing.
class FacingButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit FacingButton(QWidget* parent);

    void setLook(const PieceLook& look);

    QSize sizeHint() const override { return {48, 48}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PieceLook look_;
    PyramidArt art_;
};

}  // namespace gnostica::gui
