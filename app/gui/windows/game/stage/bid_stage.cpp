#include "app/gui/windows/game/stage/bid_stage.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/look/access/announcer.h"
#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/parchment/parchment.h"
#include "app/gui/look/parchment/ribbon.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/game/stage/bid_sheet.h"
#include "app/gui/windows/game/stage/fitted_letters.h"
#include "app/gui/windows/game/stage/light_rays.h"

#include <QEasingCurve>
#include <QFontMetrics>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace gnostica::gui {

namespace {

// Of the ribbon, as parts of its height
constexpr double kRibbonTail = 0.62;
constexpr double kRibbonFold = 0.22;
constexpr double kUsualRibbon = 50;  ///< height in pixels

/// Milliseconds at the usual speed.
constexpr double kTurnOver = 180;
constexpr double kNextTurnOver = 70;
constexpr double kRise = 160;
constexpr double kUnroll = 350;
constexpr double kTails = 80;

constexpr QColor kVeil{0x0c, 0x17, 0x16};
constexpr float kVeilStrength = 0.66F;
constexpr float kShadeOfLosers = 0.16F;
/// Degrees by which cards lie askew.
constexpr std::array kAskew{-2.0, 1.4, -1.0, 1.8, -1.5, 1.0};

constexpr double kResultLetters = 1.55;
constexpr double kNameLetters = 1.25;
constexpr int kNamePadding = 12;
constexpr double kSheetWidth = 660;
constexpr int kStageMargin = 16;
/// Side of the box of a piece as a part of the side of the upright piece in it.
constexpr double kBoxOfBidder = 2.0;

}  // namespace

BidStage::BidStage(TableWidget& table)
    : MomentStage(table),
      sheet_(new BidSheet),
      parchment_(new Parchment(sheet_, this)) {
    setObjectName(QStringLiteral("bidStage"));
    sheet_->show();
    connect(&sheet_->button(), &QPushButton::clicked, this, &BidStage::goOn);
}

void BidStage::present(const engine::RevealedBids& bids, const engine::Rules& rules, const wording::Speaker& speaker,
                       engine::Seat you) {
    const bool isNew = isHidden() || bids.moment != bids_.moment || bids.bids != bids_.bids;
    bids_ = bids;
    const wording::BidWording words(bids_, rules, speaker, you);
    result_ = words.result();
    names_.clear();
    for (const engine::RevealedBids::Bid& bid : bids_.bids) {
        names_.push_back(speaker.player(bid.seat));
    }
    plates_.resize(names_.size());
    sheet_->present(bids_, words, speaker, you);
    setAccessibleName(result_);
    setAccessibleDescription(words.all());
    if (isNew) {
        comeUp(qRound(riseTime() + std::max(kRise, kUnroll + kTails)));
        announce(*this, accessibleDescription(), Saying::story);
    } else {
        lay();
        update();
    }
}

std::optional<std::size_t> BidStage::raised() const {
    const auto isHighest = &engine::RevealedBids::Bid::isHighest;
    const auto highest = std::ranges::find_if(bids_.bids, isHighest);
    const bool isAlone = std::ranges::count_if(bids_.bids, isHighest) == 1;
    return isAlone ? std::optional(static_cast<std::size_t>(highest - bids_.bids.begin())) : std::nullopt;
}

/// When all cards are turned over.
double BidStage::riseTime() const {
    return kTurnOver + kNextTurnOver * static_cast<double>(std::max<std::size_t>(bids_.bids.size(), 1) - 1);
}

// ---- Places ---------------------------------------------------------------------------------------------------------

QFont BidStage::ribbonLetters() const {
    return resized(headingFont(font()), kResultLetters * scale());
}

QFont BidStage::nameLetters() const {
    return resized(headingFont(font()), kNameLetters * scale());
}

QSize BidStage::nameSize() const {
    const QFontMetrics metrics(nameLetters());
    int widest = 0;
    for (const QString& name : names_) {
        widest = std::max(widest, metrics.horizontalAdvance(name));
    }
    const int side = metrics.height();
    return {widest + side + 3 * kNamePadding, side + kNamePadding};
}

void BidStage::lay() {
    setGeometry(table().rect());
    ribbonHeight_ = qRound(QFontMetrics(ribbonLetters()).height() * 1.5);
    const double letters = std::max(1.0, QFontMetrics(font()).height() / 18.0);
    const int width = std::min(qRound(kSheetWidth * scale() * letters), this->width() - 2 * kStageMargin);
    BidNeeds needs;
    needs.room = size();
    needs.scale = scale();
    needs.bids = static_cast<int>(bids_.bids.size());
    needs.raised = raised();
    needs.ribbon = ribbonHeight_;
    needs.name = nameSize();
    needs.sheet = parchment_->hasHeightForWidth() ? parchment_->heightForWidth(width) : parchment_->sizeHint().height();
    needs.rightToLeft = layoutDirection() == Qt::RightToLeft;
    plan_ = planBids(needs);
    const int lowest = std::max(0, height() - needs.sheet);
    parchment_->setGeometry((this->width() - width) / 2, std::min(plan_.sheetTop, lowest), width, needs.sheet);
}

QWidget& BidStage::focusPlace() {
    return sheet_->button();
}

// ---- Motion ---------------------------------------------------------------------------------------------------------

void BidStage::moveTo(double time) {
    time_ = time;
    update();
}

// ---- Painting -------------------------------------------------------------------------------------------------------

void BidStage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = kVeil;
    veil.setAlphaF(kVeilStrength);
    painter.fillRect(rect(), veil);
    if (plan_.cards.size() != bids_.bids.size()) {
        return;
    }
    const double risen = partOf(time_, riseTime(), kRise);
    const auto highest = raised();
    if (highest && risen > 0) {
        paintLight(painter, plan_.cards[*highest].center(), risen);
    }
    for (std::size_t i = 0; i < bids_.bids.size(); ++i) {
        paintCard(painter, i);
        paintName(painter, i);
    }
    paintResult(painter);
}

void BidStage::paintLight(QPainter& painter, const QPointF& centre, double strength) const {
    painter.save();
    painter.setOpacity(strength);
    paintRays(painter, centre, 330 * plan_.unit, wornTheme().gilt);
    painter.restore();
}

/// Turned over about its upright axis; the highest then rises.
void BidStage::paintCard(QPainter& painter, std::size_t place) const {
    const Theme& theme = wornTheme();
    const BoardArt& art = table().board()->art();
    const bool isRaised = raised() == place;
    const engine::RevealedBids::Bid& bid = bids_.bids[place];
    const QEasingCurve turning(QEasingCurve::InOutSine);
    QEasingCurve rising(QEasingCurve::OutBack);
    rising.setOvershoot(1.2);
    const double turned =
        turning.valueForProgress(partOf(time_, kNextTurnOver * static_cast<double>(place), kTurnOver));
    const double risen = isRaised ? rising.valueForProgress(partOf(time_, riseTime(), kRise)) : 0;
    QRectF card = plan_.cards[place];
    painter.save();
    painter.translate(card.center());
    card.moveCenter({});
    if (isRaised) {
        const double size = 1 - (1 - 164.0 / 190) * (1 - risen);
        painter.translate(0, 22 * plan_.unit * (1 - risen));
        painter.scale(size, size);
    } else {
        painter.rotate(kAskew[place % kAskew.size()]);
    }
    painter.scale(std::max(0.02, std::abs(std::cos(std::numbers::pi * turned))), 1);
    const double rounding = 9 * plan_.unit;
    if (bid.isHighest && time_ >= riseTime()) {
        painter.setPen(QPen(theme.line, 11 * plan_.unit));
        painter.drawRoundedRect(card, rounding, rounding);
        painter.setPen(QPen(theme.gilt, 7 * plan_.unit));
        painter.drawRoundedRect(card, rounding, rounding);
    }
    if (turned < 0.5) {
        art.cards->paintBack(painter, card, theme);
    } else {
        art.cards->paint(painter, card, bid.card, art.faces.text(bid.card), theme, CardForm::whole);
    }
    if (!bid.isHighest && time_ >= riseTime()) {
        QColor shade = kVeil;
        shade.setAlphaF(kShadeOfLosers);
        painter.setPen(Qt::NoPen);
        painter.setBrush(shade);
        painter.drawRoundedRect(card, rounding, rounding);
    }
    painter.restore();
}

void BidStage::paintName(QPainter& painter, std::size_t place) {
    const Theme& theme = wornTheme();
    const QRect plate = plan_.names[place];
    const bool isGolden = bids_.bids[place].isHighest && time_ >= riseTime();
    plates_[place].paint(painter, plate.marginsAdded(kSheetShadow), isGolden ? SheetFrame::gold : SheetFrame::plain,
                         theme);
    const int side = plate.height() - kNamePadding;
    const auto placed = [&](const QRect& part) { return QStyle::visualRect(layoutDirection(), plate, part); };
    const QRect piece = placed(QRect(plate.left() + kNamePadding, plate.center().y() - side / 2, side, side));
    QRectF box(0, 0, side * kBoxOfBidder, side * kBoxOfBidder);
    box.moveCenter(QRectF(piece).center());
    pyramids_.paint(painter, box, {bids_.bids[place].seat, 3, engine::Facing::upright}, theme);
    const QRect words = placed(QRect(plate.left() + side + 3 * kNamePadding / 2, plate.top(),
                                     plate.width() - side - 2 * kNamePadding, plate.height()));
    painter.setPen(theme.text);
    paintFittedWords(painter, words, nameLetters(), names_[place], Qt::AlignLeading);
}

void BidStage::paintResult(QPainter& painter) const {
    const double unrolled = QEasingCurve(QEasingCurve::OutCubic).valueForProgress(partOf(time_, riseTime(), kUnroll));
    const int side = ribbonHeight_ / 2;
    const int tails = qRound(2 * kRibbonTail * ribbonHeight_) + 2 * kStageMargin;
    const int wanted = QFontMetrics(ribbonLetters()).horizontalAdvance(result_) + 5 * side;
    const int width = std::min(std::max(wanted, qRound(430 * scale())), this->width() - tails);
    const QRect front((this->width() - width) / 2, plan_.ribbonTop, width, ribbonHeight_);
    const RibbonUnrolled motion{unrolled, partOf(time_, riseTime() + kUnroll, kTails)};
    const double height = ribbonHeight_;
    paintRibbon(painter, front, {kRibbonTail * height, kRibbonFold * height, height / kUsualRibbon}, motion);
    if (unrolled <= 0) {
        return;
    }
    painter.setClipRect(shownFront(front, motion));
    const QRect flag(front.left() + side, front.center().y() - side / 2, side, side);
    gui::icon(QStringLiteral("challenge"), wornTheme(), ribbon::kWords)
        .paint(&painter, QStyle::visualRect(layoutDirection(), front, flag));
    painter.setPen(ribbon::kWords);
    paintFittedWords(painter, front.adjusted(2 * side, 0, -2 * side, 0), ribbonLetters(), result_, Qt::AlignHCenter);
}

}  // namespace gnostica::gui
