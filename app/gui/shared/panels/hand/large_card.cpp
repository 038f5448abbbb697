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
constexpr double kLeastLine = 1.4;  ///< height of a line, as a factor of its letters
constexpr int kFewLines = 4;
/// A long sentence is written smaller before the card becomes smaller than this part of its size.
constexpr double kLeastOfCard = 0.6;
/// Parts of its size that it has where there is no room for all of it.
constexpr double kGrowths[]{1, 0.85, 0.72};

QFont sentenceFont(QFont font, int letters) {
    font.setPixelSize(letters);
    return font;
}

int wholeHeight(int width) {
    return qRound(heightOfCard(width, CardForm::whole));
}

/// The beginning of a sentence that fits there, in letters of its own.
QString cutTo(const QRect& place, const QFont& font, const QString& sentence) {
    const QFontMetrics metrics(font);
    const auto fits = [&](const QString& text) {
        const QRect column(0, 0, place.width(), QWIDGETSIZE_MAX);
        return metrics.boundingRect(column, Qt::TextWordWrap, text).height() <= place.height();
    };
    const auto begin = [&](qsizetype length) {
        const bool splits = length > 0 && sentence[length - 1].isHighSurrogate();
        return sentence.left(splits ? length - 1 : length).trimmed() + QChar(u'…');
    };
    if (fits(sentence)) {
        return sentence;
    }
    qsizetype fitting = 0;
    for (qsizetype longer = sentence.size(); longer > fitting;) {
        const qsizetype middle = (fitting + longer + 1) / 2;
        if (fits(begin(middle))) {
            fitting = middle;
        } else {
            longer = middle - 1;
        }
    }
    return begin(fitting);
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

void LargeCard::present(engine::Card card, const CardText& face, const QString& powers, const QRect& thing) {
    if (card.isNone()) {
        dismiss();
        return;
    }
    card_ = card;
    shown_ = card;
    face_ = face;
    powers_ = powers;
    thing_ = thing;
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

QSize LargeCard::Parts::size() const {
    const int beside = sentence > 0 ? sentence + kAwayFromSentence : 0;
    return QSize(std::max(card, sentence > 0 ? text : 0), wholeHeight(card) + beside) +
           QSize(2 * CardShadow::kMargin, 2 * CardShadow::kMargin);
}

/// The letters become smaller first, then the card, and at last the sentence is cut.
LargeCard::Parts LargeCard::partsIn(double growth, int height) const {
    const int widest = qRound(growth * largeCardWidth(window_));
    const int least = qRound(kLeastOfCard * widest);
    const int wanted = std::max(kLeastSentenceLetters, qRound(kSentenceLetters * tableScale(window_) * textScale_));
    const int inner = height - 2 * CardShadow::kMargin;
    Parts parts{widest, qRound(growth * largeCardTextWidth(window_)), wanted, 0};
    for (int letters = wanted; letters >= kLeastSentenceLetters; --letters) {
        parts.letters = letters;
        parts.sentence = sentenceHeight(parts.text, letters);
        const int beside = parts.sentence > 0 ? parts.sentence + kAwayFromSentence : 0;
        parts.card = std::min(widest, static_cast<int>((inner - beside + 0.5) / heightOfCard(1, CardForm::whole)));
        if (parts.card >= least) {
            return parts;
        }
    }
    parts.card = std::clamp(static_cast<int>((inner + 0.5) / heightOfCard(1, CardForm::whole)), 0, least);
    parts.sentence = std::clamp(inner - wholeHeight(parts.card) - kAwayFromSentence, 0, parts.sentence);
    return parts;
}

int LargeCard::leastHeight(const QSize& window, double textScale) {
    const int card = wholeHeight(qRound(kLeastOfCard * largeCardWidth(window)));
    const int sentence = qRound(kLeastSentenceLetters * kLeastLine * kFewLines * textScale) + 2 * kDownSentence;
    return card + kAwayFromSentence + sentence + 2 * static_cast<int>(CardShadow::kMargin);
}

QSize LargeCard::sizeHint() const {
    return partsIn(1, QWIDGETSIZE_MAX).size();
}

void LargeCard::measureFor(const QSize& window, double textScale) {
    window_ = window;
    textScale_ = textScale;
    place();
}

void LargeCard::setRoom(RoomFinder find) {
    findRoom_ = std::move(find);
    place();
}

void LargeCard::keepClear(const QRect& part) {
    if (part != clear_) {
        clear_ = part;
        if (isVisible()) {
            place();
        }
    }
}

void LargeCard::place() {
    if (!findRoom_) {
        return;  // the owner places it itself
    }
    CardRoom room = findRoom_();
    if (!clear_.isEmpty()) {
        room.kept.push_back(clear_);
    }
    std::vector<QSize> sizes;
    for (const double growth : kGrowths) {
        const QSize natural = partsIn(growth, QWIDGETSIZE_MAX).size();
        sizes.push_back(partsIn(growth, std::min(natural.height(), room.whole.height())).size());
    }
    const QRect place = placeCard(room, thing_, sizes, isRightToLeft());
    const auto chosen = std::ranges::find_if(
        sizes, [&](const QSize& size) { return size.boundedTo(room.whole.size()) == place.size(); });
    growth_ = kGrowths[chosen != sizes.end() ? chosen - sizes.begin() : 0];
    setGeometry(place);
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
    const QFont letters = sentenceFont(font(), parts().letters);
    const QRect column = sheet.adjusted(kAcrossSentence, kDownSentence, -kAcrossSentence, -kDownSentence);
    painter.setFont(letters);
    painter.setPen(theme.text);
    painter.drawText(column, Qt::TextWordWrap | Qt::AlignTop | Qt::AlignLeading, cutTo(column, letters, powers_));
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
    if (!sentenceRect().isEmpty()) {
        paintSentence(painter);
    }
}

}  // namespace gnostica::gui
