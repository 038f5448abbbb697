// A tab of parchment at the edge of the table.
#pragma once

#include "app/gui/look/parchment/sheet_picture.h"

#include <QAbstractButton>

namespace gnostica::gui {

/// Unfolds a sheet and folds it again: a checkable button with its text turned, at the edge of the window where lines
/// end. Its width is kWidth; it is as high as its text.
class Tongue : public QAbstractButton {
    Q_OBJECT

public:
    static constexpr int kWidth = 27;  ///< of the sheet, without its shadow

    explicit Tongue(QWidget* parent = nullptr);

    /// Name of the picture from the icons; empty: none.
    void setPicture(const QString& picture);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QFont letters() const;

    QString name_;
    SheetPicture sheet_;
};

}  // namespace gnostica::gui
