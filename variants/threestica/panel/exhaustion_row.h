// How near the end is.
#pragma once

#include "app/gui/panel_interface.h"

#include <QWidget>

#include <string>

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
    std::string document_;  ///< of the rules that number_ was read from
    int number_ = 0;        ///< TRI-10: 0 stands for once per player
    int count_ = 0;
    int agreed_ = 1;
    int turnsLeft_ = 0;
};

}  // namespace gnostica::threestica
