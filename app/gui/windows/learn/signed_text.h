// A text with a sign before it.
#pragma once

#include "app/gui/look/art/theme.h"

#include <QColor>
#include <QFrame>
#include <QString>

class QLabel;

namespace gnostica::gui {

/// On a ground of its own, with a picture of the icons; hidden while it says nothing.
class SignedText : public QFrame {
    Q_OBJECT

public:
    explicit SignedText(QWidget* parent = nullptr);

    void setText(const QString& text);
    QString text() const;
    /// The ground is tinted with this colour.
    void dress(const Theme& theme, const QString& sign, const QColor& tint);

private:
    QLabel* sign_;
    QLabel* text_;
};

}  // namespace gnostica::gui
