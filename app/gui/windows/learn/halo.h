// A frame around a part of the window.
#pragma once

#include <QPointer>
#include <QWidget>

namespace gnostica::gui {

/// Points at a widget with a golden frame over its edge. Ignores clicks and follows the widget.
class Halo : public QWidget {
    Q_OBJECT

public:
    /// Covers everything in `room`.
    explicit Halo(QWidget* room);

    /// Nullptr: points at nothing.
    void pointAt(QWidget* widget);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QPointer<QWidget> widget_;
};

}  // namespace gnostica::gui
