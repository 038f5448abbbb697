#include "app/gui/windows/game/stage/odds_bar.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gnostica::gui {

using wording::Likelihood;

namespace {

constexpr QColor kGoodPart{0x0b, 0x7a, 0x6f};
constexpr QColor kPlainPart{0xd8, 0xc7, 0x9b};
constexpr QColor kBadPart{0xa3, 0x20, 0x1f};
constexpr QColor kPartInk{0x1b, 0x18, 0x2b};
constexpr int kSquare = 10;
constexpr int kSquareGap = 5;
constexpr int kEntryGap = 13;
constexpr int kBelowBar = 5;

QColor colourOf(Likelihood::For whom) {
    switch (whom) {
    case Likelihood::For::thrower: return kGoodPart;
    case Likelihood::For::nobody: return kPlainPart;
    case Likelihood::For::others: return kBadPart;
    }
    Q_UNREACHABLE();
}

}  // namespace

std::vector<int> percentagesOf(const std::vector<Likelihood>& outcomes) {
    std::vector<int> percents;
    std::vector<std::size_t> places;
    for (const Likelihood& outcome : outcomes) {
        percents.push_back(static_cast<int>(std::floor(100 * outcome.share)));
        places.push_back(places.size());
    }
    const auto rest = [&](std::size_t i) { return 100 * outcomes[i].share - percents[i]; };
    std::ranges::stable_sort(places, [&](std::size_t a, std::size_t b) { return rest(a) > rest(b); });
    int missing = 100 - std::accumulate(percents.begin(), percents.end(), 0);
    for (std::size_t i = 0; i < places.size() && missing > 0; ++i, --missing) {
        ++percents[places[i]];
    }
    return percents;
}

OddsBar::OddsBar(const std::vector<Likelihood>& outcomes, QWidget* parent)
    : QWidget(parent),
      outcomes_(outcomes),
      percents_(percentagesOf(outcomes)) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    language::Phrases parts;
    for (std::size_t i = 0; i < outcomes_.size(); ++i) {
        //: one chance in a list; %1: what may happen, %2: a percentage
        parts.push_back(language::phrase(tr("%1: %2", "phrase: chance"),
                                         {outcomes_[i].label, language::percentage(percents_[i] / 100.0)}));
    }
    setAccessibleName(language::enumerationOf(parts).text());
}

int OddsBar::barHeight() const {
    return qRound(QFontMetrics(figuresFont(font())).height() * 1.35);
}

std::vector<OddsBar::Entry> OddsBar::entries(int width) const {
    const QFontMetrics metrics(font());
    std::vector<Entry> entries;
    int x = 0;
    int y = barHeight() + kBelowBar;
    for (const Likelihood& outcome : outcomes_) {
        const int words = metrics.horizontalAdvance(outcome.label) + 2;
        const int wide = std::min(width, kSquare + kSquareGap + words);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += metrics.height() + 2;
        }
        entries.push_back({QRect(x, y + (metrics.height() - kSquare) / 2, kSquare, kSquare),
                           QRect(x + kSquare + kSquareGap, y, wide - kSquare - kSquareGap, metrics.height())});
        x += wide + kEntryGap;
    }
    return entries;
}

int OddsBar::heightForWidth(int width) const {
    const auto all = entries(width);
    return all.empty() ? barHeight() : all.back().words.bottom() + 1;
}

QSize OddsBar::sizeHint() const {
    constexpr int kUsualWidth = 300;
    return {kUsualWidth, heightForWidth(kUsualWidth)};
}

QSize OddsBar::minimumSizeHint() const {
    return {kSquare * 10, barHeight()};
}

void OddsBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = wornTheme();
    const auto placed = [this](const QRect& place) { return QStyle::visualRect(layoutDirection(), rect(), place); };
    const QFont figures = figuresFont(font(), 1, QFont::Bold);
    int left = 0;
    int done = 0;
    for (std::size_t i = 0; i < outcomes_.size(); ++i) {
        done += percents_[i];
        const int right = (width() - 1) * done / 100;
        const QRect part = placed(QRect(left, 0, right - left, barHeight() - 1));
        left = right;
        painter.setPen(QPen(theme.text, 1.5));
        painter.setBrush(colourOf(outcomes_[i].whom));
        if (part.width() > 0) {
            painter.drawRect(part);
        }
        painter.setFont(figures);
        painter.setPen(outcomes_[i].whom == Likelihood::For::nobody ? kPartInk : QColor(Qt::white));
        const QString percent = language::percentage(percents_[i] / 100.0);
        if (painter.fontMetrics().horizontalAdvance(percent) < part.width()) {
            painter.drawText(part, Qt::AlignCenter, percent);
        }
    }
    painter.setFont(font());
    const auto all = entries(width());
    for (std::size_t i = 0; i < all.size(); ++i) {
        painter.setPen(QPen(theme.text, 1));
        painter.setBrush(colourOf(outcomes_[i].whom));
        painter.drawRect(placed(all[i].square));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(placed(all[i].words), Qt::AlignLeading | Qt::AlignVCenter | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(outcomes_[i].label, Qt::ElideRight, all[i].words.width()));
    }
}

}  // namespace gnostica::gui
