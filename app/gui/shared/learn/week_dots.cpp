#include "app/gui/shared/learn/week_dots.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/ring_colours.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"

#include <QPainter>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr double kDotRadius = 5.5;
constexpr int kDotsApart = 16;
constexpr int kDotsHeight = 16;

}  // namespace

WeekDots::WeekDots(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    followLanguage(this, [this] { retranslate(); });
}

void WeekDots::setWeek(const std::array<bool, DayPuzzle::kWeek>& week) {
    week_ = week;
    retranslate();
    update();
}

void WeekDots::retranslate() {
    const auto solved = static_cast<int>(std::ranges::count(week_, true));
    const QString words = tr("Solved on %n of the last seven days", nullptr, solved);
    setAccessibleName(words);
    setPlainToolTip(*this, words);
}

QSize WeekDots::sizeHint() const {
    return {static_cast<int>(week_.size()) * kDotsApart, kDotsHeight};
}

void WeekDots::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(wornTheme().text, 1.2));
    for (std::size_t i = 0; i < week_.size(); ++i) {
        const double along = (static_cast<double>(i) + 0.5) * kDotsApart;
        painter.setBrush(week_.at(i) ? QBrush(ring::kGold) : QBrush(Qt::NoBrush));
        painter.drawEllipse(QPointF(layoutDirection() == Qt::RightToLeft ? width() - along : along, height() / 2.0),
                            kDotRadius, kDotRadius);
    }
}

}  // namespace gnostica::gui
