#include "app/gui/look/head/window_letters.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/look/head/bar_measures.h"

#include <QEvent>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace gnostica::gui {

namespace {

/// Smaller changes of a window leave its letters alone.
constexpr double kSteps = 20;

class WindowLetters : public QObject {
public:
    explicit WindowLetters(QWidget* root) : QObject(root), root_(*root) {
        root->installEventFilter(this);
        fit();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Resize || event->type() == QEvent::Show || event->type() == QEvent::ParentChange) {
            fit();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void fit() { growLetters(&root_, letterScale(root_.window()->size())); }

    QWidget& root_;
};

}  // namespace

double letterScale(const QSize& window) {
    const double scale = std::min(windowScale(window.height()), windowScale(window.width() * 9 / 16));
    return std::round(scale * kSteps) / kSteps;
}

void growWithWindow(QWidget* root) {
    new WindowLetters(root);
}

}  // namespace gnostica::gui
