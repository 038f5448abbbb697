// A text with an icon before it.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QColor>
#include <QFrame>
#include <QString>

class QLabel;

namespace gnostica::gui {

/// Has a background and a picture from the icons; hidden while it is empty.
class SignedText : public QFrame {
    Q_OBJECT

public:
    explicit SignedText(QWidget* parent = nullptr);

    void setText(const QString& text);
    QString text() const;
    /// The background is tinted with this colour.
    void dress(const Theme& theme, const QString& sign, const QColor& tint);

private:
    QLabel* sign_;
    QLabel* text_;
};

}  // namespace gnostica::gui
