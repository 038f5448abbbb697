#include "app/gui/look/widgets/grow_with_words.h"

#include <QEvent>
#include <QLayout>
#include <QWidget>

namespace gnostica::gui {

namespace {

/// Needed because layouts of windows consider the height of wrapped lines only until the window has a size.
class Grower : public QObject {
public:
    explicit Grower(QWidget& window) : QObject(&window), window_(window) {}

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const QEvent::Type type = event->type();
        if (type == QEvent::LayoutRequest || type == QEvent::Resize || type == QEvent::Show) {
            grow();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void grow() {
        const QLayout* layout = window_.layout();
        const int needed = layout->hasHeightForWidth() ? layout->totalHeightForWidth(window_.width()) : 0;
        if (window_.height() < needed) {
            window_.resize(window_.width(), needed);
        }
    }

    QWidget& window_;
};

}  // namespace

void growWithWords(QWidget& window) {
    window.installEventFilter(new Grower(window));
}

}  // namespace gnostica::gui
