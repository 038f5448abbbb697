#include "app/gui/widgets/keep_enter.h"

#include <QKeyEvent>
#include <QWidget>

#include <utility>

namespace gnostica::gui {

namespace {

bool isEnter(const QKeyEvent& key) {
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

class EnterKeeper : public QObject {
public:
    EnterKeeper(QWidget& widget, std::function<bool()> wanted) : QObject(&widget), wanted_(std::move(wanted)) {}

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride && isEnter(*static_cast<QKeyEvent*>(event)) &&
            (!wanted_ || wanted_())) {
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
