#include "app/gui/look/widgets/fold.h"

#include "app/gui/look/art/heading.h"
#include "app/language/fill.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>
#include <QVBoxLayout>

namespace gnostica::gui {

namespace {

/// Half the height of the arrow, relative to that of its picture.
constexpr double kArrowPart = 0.28;

}  // namespace

Fold::Fold(QWidget* parent) : QWidget(parent), heading_(new QToolButton(this)) {
    heading_->setAutoRaise(true);
    heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    heading_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    keepHeading(heading_);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(4);
    lines->addWidget(heading_);
    connect(heading_, &QToolButton::clicked, this, [this] { setOpen(!open_); });
    setOpen(false);
}

void Fold::setContent(QWidget* content) {
    takeContent();
    content_ = content;
    layout()->addWidget(content);
    content->setVisible(open_);
}

void Fold::takeContent() {
    delete content_;
    content_ = nullptr;
}

void Fold::setTitle(const QString& title) {
    title_ = title;
    showTitle();
}

void Fold::setNote(const QString& note) {
    note_ = note;
    showTitle();
}

void Fold::showTitle() {
    heading_->setText(note_.isEmpty() ? title_ : language::fill(tr("%1 (%2)", "title (note)"), {title_, note_}));
}

void Fold::setOpen(bool open) {
    if (open && !open_) {
        Q_EMIT opening();
    }
    open_ = open;
    showArrow();
    if (content_ != nullptr) {
        content_->setVisible(open);
    }
}

/// Draws the arrow here, because that of a tool button stays on the left in right-to-left languages.
void Fold::showArrow() {
    const double scale = devicePixelRatioF();
    const int side = heading_->iconSize().height();
    QPixmap picture(QSize(side, side) * scale);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(side / 2.0, side / 2.0);
    painter.rotate(open_ ? 90 : isRightToLeft() ? 180 : 0);
    const double reach = side * kArrowPart;
    QPainterPath arrow(QPointF(-reach / 2, -reach));
    arrow.lineTo(reach / 2, 0);
    arrow.lineTo(-reach / 2, reach);
    painter.strokePath(arrow,
                       QPen(palette().color(QPalette::ButtonText), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.end();
    heading_->setIcon(picture);
}

void Fold::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::PaletteChange) {
        showArrow();
    }
    QWidget::changeEvent(event);
}

}  // namespace gnostica::gui
