// A check box that looks like a switch.
#pragma once

#include <QCheckBox>

namespace gnostica::gui {

/// Its words are at the side where lines begin, its switch at the other.
class SwitchBox : public QCheckBox {
    Q_OBJECT

public:
    explicit SwitchBox(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool hitButton(const QPoint& place) const override;
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace gnostica::gui
