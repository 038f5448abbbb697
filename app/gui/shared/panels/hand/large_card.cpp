#include "app/gui/shared/panels/hand/large_card.h"

#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/panels/hand/table_measures.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr int kFadeInMs = 90;
constexpr int kFadeOutMs = 60;

constexpr int kAcrossSentence = 13;
constexpr int kDownSentence = 9;
constexpr int kAwayFromSentence = 14;
constexpr double kSentenceLetters = 13;
constexpr int kLeastSentenceLetters = 10;
/// A long sentence is written smaller before the card becomes smaller than this part of its size.
constexpr double kLeastOfCard = 0.6;

QFont sentenceFont(QFont font, int letters) {
    font.setPixelSize(letters);
    return font;
}

int wholeHeight(int width) {
    return qRound(heightOfCard(width, CardForm::whole));
}

}  // namespace

LargeCard::LargeCard(std::shared_ptr<const CardArt> art, QWidget* parent) : QWidget(parent), art_(std::move(art)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    connect(&clock_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        opacity_ = value.toDouble();
        update();
    });
    connect(&clock_, &QVariantAnimation::finished, this, [this] {
        if (card_.isNone()) {
            hide();
        }
    });
}

// ---- What is shown --------------------------------------------------------------------------------------------------

void LargeCard::present(engine::Card card, const CardText& face, const QString& powers) {
    if (card.isNone()) {
        dismiss();
        return;
    }
    card_ = card;
    shown_ = card;
    face_ = face;
    powers_ = powers;
    setAccessibleName(face.name);
    setAccessibleDescription(powers);
    place();
    show();
    raise();
    update();
    fadeTo(1, kFadeInMs);
}

void LargeCard::dismiss() {
    if (!card_.isNone()) {
        card_ = engine::Card::none();
        fadeTo(0, kFadeOutMs);
    }
}

void LargeCard::fadeTo(double opacity, int milliseconds) {
    clock_.stop();
    const int duration = motionAtSpeed(milliseconds, animationMs_);
    if (duration > 0) {
        clock_.setStartValue(opacity_);
        clock_.setEndValue(opacity);
        clock_.setEasingCurve(QEasingCurve::OutCubic);
        clock_.setDuration(duration);
        clock_.start();
        return;
    }
    opacity_ = opacity;
    setVisible(!card_.isNone());
}

// ---- Places ---------------------------------------------------------------------------------------------------------

int LargeCard::sentenceHeight(int width, int letters) const {
    if (powers_.isEmpty()) {
        return 0;
    }
    const QFontMetrics metrics(sentenceFont(font(), letters));
    const QRect line(0, 0, width - 2 * kAcrossSentence, 4000);
    return metrics.boundingRect(line, Qt::TextWordWrap, powers_).height() + 2 * kDownSentence;
}

LargeCard::Parts LargeCard::partsIn(const QSize& window, double textScale, int height) const {
    const int widest = largeCardWidth(window);
    const int wanted = std::max(kLeastSentenceLetters, qRound(kSentenceLetters * tableScale(window) * textScale));
    Parts parts{widest, wanted, 0};
    for (int letters = wanted; letters >= kLeastSentenceLetters; --letters) {
        parts.letters = letters;
        parts.sentence = sentenceHeight(largeCardTextWidth(window), letters);
        const int beside = parts.sentence > 0 ? parts.sentence + kAwayFromSentence : 0;
        const int room = height - beside - 2 * CardShadow::kMargin;
        parts.card = std::min(widest, static_cast<int>((room + 0.5) / heightOfCard(1, CardForm::whole)));
        if (parts.card >= kLeastOfCard * widest) {
            return parts;
        }
    }
    parts.card = qRound(kLeastOfCard * widest);
    return parts;
}

LargeCard::Parts LargeCard::parts() const {
    return partsIn(window_, textScale_, height());
}

QSize LargeCard::sizeFor(const QSize& window, double textScale) const {
    const Parts parts = partsIn(window, textScale, QWIDGETSIZE_MAX);
    const int beside = parts.sentence > 0 ? parts.sentence + kAwayFromSentence : 0;
    const int width = std::max(parts.card, largeCardTextWidth(window));
    return QSize(width, wholeHeight(parts.card) + beside) + QSize(2 * CardShadow::kMargin, 2 * CardShadow::kMargin);
}

QSize LargeCard::sizeHint() const {
    return sizeFor(window_, textScale_);
}

void LargeCard::placeIn(const QRect& room, const QSize& window, double textScale) {
    room_ = room;
    window_ = window;
    textScale_ = textScale;
    place();
}

void LargeCard::place() {
    if (room_.isEmpty()) {
        return;  // the owner places it itself
    }
    const QSize size = sizeHint().boundedTo(room_.size());
    const int left = isRightToLeft() ? room_.left() : room_.right() + 1 - size.width();
    setGeometry(QRect(QPoint(left, room_.bottom() + 1 - size.height()), size));
}

/// Where there is room: beside a large card there is more of it below.
bool LargeCard::sentenceIsBelow() const {
    return tableScale(window_) > 1;
}

QRect LargeCard::pictureRect() const {
    const Parts parts = this->parts();
    const QSize size(parts.card, wholeHeight(parts.card));
    const bool isAtTop = sentenceIsBelow() || parts.sentence == 0;
    const int top = isAtTop ? CardShadow::kMargin : height() - CardShadow::kMargin - size.height();
    return {QPoint((width() - size.width()) / 2, top), size};
}

QRect LargeCard::sentenceRect() const {
    const Parts parts = this->parts();
    if (parts.sentence == 0) {
        return {};
    }
    const int wide = width() - 2 * CardShadow::kMargin;
    const int top =
        sentenceIsBelow() ? height() - CardShadow::kMargin - parts.sentence : static_cast<int>(CardShadow::kMargin);
    return {CardShadow::kMargin, top, wide, parts.sentence};
}

// ---- Painting -------------------------------------------------------------------------------------------------------

void LargeCard::paintSentence(QPainter& painter) {
    const QRect sheet = sentenceRect();
    const Theme& theme = wornTheme();
    sheetShadow_.paint(painter, sheet, theme.shadow);
    painter.setPen(QPen(theme.line, 1.5));
    painter.setBrush(theme.window);
    painter.drawRoundedRect(QRectF(sheet).adjusted(0.75, 0.75, -0.75, -0.75), 6, 6);
    painter.setFont(sentenceFont(font(), parts().letters));
    painter.setPen(theme.text);
    painter.drawText(sheet.adjusted(kAcrossSentence, kDownSentence, -kAcrossSentence, -kDownSentence),
                     Qt::TextWordWrap | Qt::AlignTop | Qt::AlignLeading, powers_);
}

void LargeCard::paintEvent(QPaintEvent*) {
    if (shown_.isNone()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(opacity_);
    const QRectF picture = pictureRect();
    shadow_.paint(painter, picture, wornTheme().shadow);
    art_->paint(painter, picture, shown_, face_, wornTheme(), CardForm::whole);
    if (!powers_.isEmpty()) {
        paintSentence(painter);
    }
}

}  // namespace gnostica::gui
