#include "app/gui/base/language/follow_language.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace gnostica::gui {

namespace {

/// Reports language changes of one widget.
class LanguageWatch : public QObject {
    Q_OBJECT

public:
    explicit LanguageWatch(QWidget* widget) : QObject(widget) { widget->installEventFilter(this); }

    static LanguageWatch& of(QWidget& widget) {
        auto* const found = widget.findChild<LanguageWatch*>(QString(), Qt::FindDirectChildrenOnly);
        return found != nullptr ? *found : *new LanguageWatch(&widget);
    }

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::LanguageChange) {
            Q_EMIT changed();
        }
        return QObject::eventFilter(watched, event);
    }
};

}  // namespace

void whenLanguageChanges(QWidget* widget, const QObject* follower, std::function<void()> act) {
    QObject::connect(&LanguageWatch::of(*widget), &LanguageWatch::changed, follower, std::move(act));
}

void whenLanguageChanges(QWidget* widget, std::function<void()> act) {
    whenLanguageChanges(widget, widget, std::move(act));
}

void followLanguage(QWidget* widget, const QObject* follower, std::function<void()> translate) {
    translate();
    whenLanguageChanges(widget, follower, std::move(translate));
}

void followLanguage(QWidget* widget, std::function<void()> translate) {
    followLanguage(widget, widget, std::move(translate));
}

}  // namespace gnostica::gui

#include "follow_language.moc"
