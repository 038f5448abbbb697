#include "app/gui/look/parchment/parchment.h"

#include "app/gui/look/art/style/follow_theme.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace gnostica::gui {

namespace {

constexpr int kPadding = 5;

}  // namespace

Parchment::Parchment(QWidget* content, QWidget* parent) : QWidget(parent), content_(content) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSheetShadow + QMargins(kPadding, kPadding, kPadding, kPadding));
    layout->addWidget(content);
    setSizePolicy(content->sizePolicy());
    setVisible(!content->isHidden());
    content->installEventFilter(this);
    followTheme(this, [this](const Theme& theme) {
        QPalette colours = widgetPalette(theme);
        colours.setColor(QPalette::Window, theme.parchment);
        colours.setColor(QPalette::Base, theme.parchment);
        colours.setColor(QPalette::AlternateBase, theme.inset);
        setPalette(colours);
    });
}

void Parchment::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    picture_.paint(painter, rect(), SheetFrame::plain, wornTheme());
}

bool Parchment::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) {
        setVisible(event->type() == QEvent::ShowToParent);
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace gnostica::gui
