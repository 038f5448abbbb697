// How near the end is.
#pragma once

#include "app/gui/panel_interface.h"

#include <QWidget>

class QLabel;

namespace gnostica::threestica {

/// A marker for each exhaustion that was agreed on, filled as they come, and the same in words.
class ExhaustionRow : public QWidget {
    Q_OBJECT

public:
    explicit ExhaustionRow(QWidget* parent = nullptr);

    void setLook(const gui::PanelLook& look);
    /// Hides where the game does not end this way.
    void present(const gui::PanelScene& scene);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    gui::PanelLook look_;
    QLabel* text_;
    int count_ = 0;
    int agreed_ = 1;
    int turnsLeft_ = 0;
};

}  // namespace gnostica::threestica
