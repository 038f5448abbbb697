#include "app/gui/base/language/follow_font.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <utility>

namespace gnostica::gui {

namespace {

/// Reports changes of the program's font. Qt tells only the application and windows of them, and other widgets only if
/// their own font has changed.
class FontWatch : public QObject {
    Q_OBJECT

public:
    FontWatch() : QObject(qApp) { qApp->installEventFilter(this); }

    static FontWatch& ofProgram() {
        auto* const found = qApp->findChild<FontWatch*>(QString(), Qt::FindDirectChildrenOnly);
        return found != nullptr ? *found : *new FontWatch;
    }

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ApplicationFontChange && watched == qApp) {
            Q_EMIT changed();
        }
        return QObject::eventFilter(watched, event);
    }
};

}  // namespace

void followFont(QWidget* widget, std::function<void()> apply) {
    apply();
    QObject::connect(&FontWatch::ofProgram(), &FontWatch::changed, widget, std::move(apply));
}

void keepFont(QWidget* widget, std::function<QFont(const QFont&)> make) {
    followFont(widget, [widget, make = std::move(make)] { widget->setFont(make(QApplication::font(widget))); });
}

}  // namespace gnostica::gui

#include "follow_font.moc"
