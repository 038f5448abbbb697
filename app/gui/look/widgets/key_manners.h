// How keys behave in all of a window.
#pragma once

#include <QObject>

class QWidget;

namespace gnostica::gui {

/// A button is pressed by Space or Enter alone: with Ctrl, Alt or Meta they are a shortcut of the window, even where
/// that does not answer now. And it is known whether keys or the pointer were used last.
class KeyManners : public QObject {
    Q_OBJECT

public:
    /// Belongs to the window.
    explicit KeyManners(QWidget& window);
    /// Those of the window in which a widget lies, or from which its panel was taken; nullptr if it has none.
    static const KeyManners* of(const QWidget& widget);

    /// Nothing has been typed into a widget since something was clicked. Enter and shortcuts do not count.
    bool isPointing() const { return isPointing_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool take(const QWidget& widget, const QEvent& event);

    const QWidget& window_;
    bool isPointing_ = false;
};

}  // namespace gnostica::gui
