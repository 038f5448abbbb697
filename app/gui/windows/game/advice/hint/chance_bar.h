// A drawing of a chance with its uncertainty.
#pragma once

#include "engine/bots/analysis.h"

#include <QWidget>

namespace gnostica::gui {

/// A scale from impossible to certain: a band for the probable range, and a mark at the best estimate. The text next to
/// it gives the same information.
class ChanceBar : public QWidget {
    Q_OBJECT

public:
    explicit ChanceBar(QWidget* parent = nullptr);

    void setChances(const engine::bots::Chances& chances);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    engine::bots::Chances chances_;
};

}  // namespace gnostica::gui
