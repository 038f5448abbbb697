// A line between the parts of a sheet.
#pragma once

#include <QWidget>

namespace gnostica::gui {

/// A thin line with a lozenge in its middle.
class SheetRule : public QWidget {
    Q_OBJECT

public:
    explicit SheetRule(QWidget* parent = nullptr);

    QSize sizeHint() const override { return {40, 12}; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace gnostica::gui
