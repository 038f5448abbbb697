#include "app/gui/look/widgets/keep_enter.h"

#include "app/gui/look/widgets/key_manners.h"
#include "app/gui/look/widgets/press_keys.h"

#include <QLineEdit>

#include <utility>

namespace gnostica::gui {

namespace {

bool meansTheWindow(const QWidget& widget) {
    const KeyManners* manners = KeyManners::of(widget);
    return manners != nullptr && manners->isPointing() && qobject_cast<const QLineEdit*>(&widget) == nullptr;
}

class EnterKeeper : public QObject {
public:
    EnterKeeper(QWidget& widget, std::function<bool()> wanted) : QObject(&widget), wanted_(std::move(wanted)) {}

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride && isEnter(*static_cast<QKeyEvent*>(event)) &&
            (!wanted_ || wanted_()) && !meansTheWindow(*static_cast<QWidget*>(watched))) {
            event->accept();
            return true;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<bool()> wanted_;
};

}  // namespace

void keepEnter(QWidget& widget, std::function<bool()> wanted) {
    widget.installEventFilter(new EnterKeeper(widget, std::move(wanted)));
}

}  // namespace gnostica::gui
