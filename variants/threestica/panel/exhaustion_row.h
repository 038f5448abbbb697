// Progress towards the end of the game.
#pragma once

#include "app/gui/panel_interface.h"

#include <QWidget>

#include <string>

class QLabel;

namespace gnostica::threestica {

/// A marker for each exhaustion that was agreed on, filled one by one, and the same in words.
class ExhaustionRow : public QWidget {
    Q_OBJECT

public:
    explicit ExhaustionRow(QWidget* parent = nullptr);

    void setLook(const gui::PanelLook& look);
    /// Hides itself in games without this end.
    void present(const gui::PanelScene& scene);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    gui::PanelLook look_;
    QLabel* text_;
    std::string document_;  ///< the rules from which number_ was read
    int number_ = 0;        ///< TRI-10: 0 means once per player
    int count_ = 0;
    int agreed_ = 1;
    int turnsLeft_ = 0;
};

}  // namespace gnostica::threestica
