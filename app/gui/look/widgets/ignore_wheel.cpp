#include "app/gui/look/widgets/ignore_wheel.h"

#include <QEvent>
#include <QWidget>

namespace gnostica::gui {

namespace {

class WheelIgnorer : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Wheel) {
            event->ignore();  // passes it to the parent
            return true;
        }
        return QObject::eventFilter(watched, event);
    }
};

}  // namespace

void ignoreWheel(QWidget& field) {
    field.installEventFilter(new WheelIgnorer(&field));
}

}  // namespace gnostica::gui
