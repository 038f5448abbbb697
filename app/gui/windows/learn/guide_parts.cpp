#include "app/gui/windows/learn/guide_parts.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/language/fill.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr double kSheetRounding = 5;
constexpr double kLine = 1.1;
/// Of the dots.
constexpr int kDotStep = 14;
constexpr double kDotRadius = 4.2;
constexpr int kMostDots = 12;

}  // namespace

TryBox::TryBox(QWidget* parent) : QFrame(parent), text_(plainSentence(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 9, 14, 9);
    row->addWidget(text_);
    hide();
}

void TryBox::setText(const QString& text) {
    text_->setText(text);
    setVisible(!text.isEmpty());
}

QString TryBox::text() const {
    return text_->text();
}

void TryBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(wornTheme().inset);
    painter.setPen(QPen(wornTheme().cut, kLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kSheetRounding, kSheetRounding);
}

StepDots::StepDots(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StepDots::setSteps(int step, int steps) {
    step_ = std::min(step, kMostDots);
    steps_ = std::min(steps, kMostDots);
    //: of an explanation; %1 and %2: numbers
    const QString page = language::fill(tr("Page %1 of %2"), {QString::number(step), QString::number(steps)});
    setAccessibleName(steps_ > 1 ? page : QString());
    setVisible(steps_ > 1);
    updateGeometry();
    update();
}

QSize StepDots::sizeHint() const {
    return {std::max(steps_, 1) * kDotStep, kDotStep};
}

void StepDots::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(wornTheme().text, kLine));
    for (int i = 0; i < steps_; ++i) {
        const double x = kDotStep * (i + 0.5);
        painter.setBrush(i < step_ ? wornTheme().gilt : wornTheme().parchment);
        painter.drawEllipse(QPointF(isRightToLeft() ? width() - x : x, height() / 2.0), kDotRadius, kDotRadius);
    }
}

}  // namespace gnostica::gui
