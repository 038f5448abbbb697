// A chance with its uncertainty, drawn.
#pragma once

#include "app/gui/look/art/theme.h"
#include "engine/bots/analysis.h"

#include <QWidget>

namespace gnostica::gui {

/// From nothing to certain: a band where the chance probably lies, and a mark at the best guess. Says nothing that the
/// words beside it do not say.
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
