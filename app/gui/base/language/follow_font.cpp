#include "app/gui/base/language/follow_font.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <utility>

namespace gnostica::gui {

namespace {

/// Qt sends this event to all widgets, also to those whose own font remains the same.
class FontWatch : public QObject {
public:
    FontWatch(QWidget* widget, std::function<void()> apply) : QObject(widget), apply_(std::move(apply)) {
        widget->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ApplicationFontChange) {
            apply_();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> apply_;
};

}  // namespace

void followFont(QWidget* widget, std::function<void()> apply) {
    apply();
    new FontWatch(widget, std::move(apply));
}

void keepFont(QWidget* widget, std::function<QFont(const QFont&)> make) {
    followFont(widget, [widget, make = std::move(make)] { widget->setFont(make(QApplication::font(widget))); });
}

}  // namespace gnostica::gui
