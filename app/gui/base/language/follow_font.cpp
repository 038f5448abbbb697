#include "app/gui/base/language/follow_font.h"

#include "app/gui/base/language/text_size.h"

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

/// The size of letters in its parent.
class LetterGrowth : public QObject {
    Q_OBJECT

public:
    explicit LetterGrowth(QWidget* root) : QObject(root) {}

    /// nullptr if they are as usual.
    static LetterGrowth* of(const QWidget* root) {
        return root->findChild<LetterGrowth*>(QString(), Qt::FindDirectChildrenOnly);
    }

    double factor = 1;
};

/// Windows do not inherit the letters of their parent.
double growthRound(const QWidget* widget) {
    for (const QWidget* each = widget; each != nullptr; each = each->parentWidget()) {
        if (const LetterGrowth* growth = LetterGrowth::of(each)) {
            return growth->factor;
        }
        if (each->isWindow()) {
            break;
        }
    }
    return 1;
}

QFont grown(const QWidget* widget) {
    const double factor = growthRound(widget);
    return factor != 1 ? resized(QApplication::font(widget), factor) : QApplication::font(widget);
}

void wearGrown(QWidget* root) {
    root->setFont(growthRound(root) != 1 ? grown(root) : QFont());
}

}  // namespace

void growLetters(QWidget* root, double factor) {
    LetterGrowth* growth = LetterGrowth::of(root);
    if (growth == nullptr) {
        growth = new LetterGrowth(root);
        QObject::connect(&FontWatch::ofProgram(), &FontWatch::changed, root, [root] { wearGrown(root); });
    }
    if (growth->factor != factor) {
        growth->factor = factor;
        wearGrown(root);
        Q_EMIT FontWatch::ofProgram().changed();
    }
}

void followFont(QWidget* widget, std::function<void()> apply) {
    apply();
    QObject::connect(&FontWatch::ofProgram(), &FontWatch::changed, widget, std::move(apply));
}

void keepFont(QWidget* widget, std::function<QFont(const QFont&)> make) {
    followFont(widget, [widget, make = std::move(make)] { widget->setFont(make(grown(widget))); });
}

}  // namespace gnostica::gui

#include "follow_font.moc"
