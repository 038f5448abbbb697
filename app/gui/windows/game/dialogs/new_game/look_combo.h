// A choice of colours or patterns that shows only its picture.
#pragma once

#include <QComboBox>

namespace gnostica::gui {

/// While it is closed, it shows the picture of the current choice; its list shows pictures and names.
class LookCombo : public QComboBox {
    Q_OBJECT

public:
    explicit LookCombo(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    void showPopup() override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace gnostica::gui
