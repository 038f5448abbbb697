#include "app/gui/windows/game/home/home_page.h"

#include "app/gui/base/language/follow_font.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/panels/hand/table_measures.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace gnostica::gui {

HomePage::HomePage(QWidget* parent) : QWidget(parent), all_(new QVBoxLayout(this)) {
    setFocusPolicy(Qt::ClickFocus);  // not a stop for the keyboard: there is nothing to press
    all_->setContentsMargins({});
    all_->setSpacing(0);
    followFont(this, [this] { fitLetters(); });
}

void HomePage::fitLetters() {
    const double scale = tableScale(window()->size());
    setFont(scale > 1 ? resized(QApplication::font(), scale) : QFont());
}

void HomePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitLetters();
}

void HomePage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    cloth_.paint(painter, rect(), size(), wornTheme());
}

void HomePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT backWanted();
        return;
    }
    QWidget::keyPressEvent(event);
}

}  // namespace gnostica::gui
