// The choice of a computer's temperament.
#pragma once

#include "app/table/seats/seating.h"

#include <QToolButton>

class QAction;

namespace gnostica::gui {

/// A button with a menu: drawn by lot, or a bent and a nerve. The tool tip tells the choice.
class TemperamentButton : public QToolButton {
    Q_OBJECT

public:
    explicit TemperamentButton(QWidget* parent = nullptr);

    void setChoice(table::TemperamentChoice choice);
    table::TemperamentChoice choice() const { return choice_; }

Q_SIGNALS:
    /// The user has chosen.
    void changed();

private:
    void choose(table::TemperamentChoice choice);
    void sync();
    void retranslate();

    table::TemperamentChoice choice_ = table::TemperamentChoice::drawn;
    QAction* drawn_;
    std::array<QAction*, 3> bents_{};   ///< in the order of Bent
    std::array<QAction*, 3> nerves_{};  ///< in the order of Nerve
};

}  // namespace gnostica::gui
