// A small sheet that is a button.
#pragma once

#include "app/gui/look/parchment/sheet_picture.h"

#include <QPushButton>
#include <QString>

namespace gnostica::gui {

/// Picture and words on a sheet of their own.
class SheetButton : public QPushButton {
    Q_OBJECT

public:
    /// `picture`: name from the icons.
    explicit SheetButton(QString picture, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont letters() const;

    QString picture_;
    SheetPicture plain_;
};

}  // namespace gnostica::gui
