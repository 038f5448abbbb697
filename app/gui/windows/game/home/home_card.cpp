#include "app/gui/windows/game/home/home_card.h"

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/play/ring/ring_colours.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr int kPicture = 36;
constexpr int kWoodcut = 76;
constexpr int kEdge = 12;
constexpr int kLeastBanner = 32;
constexpr int kHighestBanner = 196;
/// Takes the free space, except for one part for a gap.
constexpr int kBannerStretch = 100;
constexpr double kRounding = 10;
constexpr double kTitleGrowth = 1.3;

}  // namespace

HomeCard::HomeCard(Weight weight, QWidget* parent)
    : QFrame(parent),
      weight_(weight),
      picture_(new QLabel(this)),
      title_(plainSentence(this)),
      sentence_(plainSentence(this)),
      head_(new QHBoxLayout),
      buttons_(new QHBoxLayout),
      banner_(new QWidget(this)) {
    keepHeading(title_, kTitleGrowth);
    picture_->hide();
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(title_);
    words->addWidget(sentence_);
    words->addStretch(1);
    head_->setSpacing(14);
    head_->addWidget(picture_, 0, Qt::AlignTop);
    head_->addLayout(words, 1);
    banner_->setAttribute(Qt::WA_TransparentForMouseEvents);
    banner_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    banner_->setMaximumHeight(kHighestBanner);
    banner_->hide();
    buttons_->setSpacing(8);
    buttons_->addStretch(1);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(kEdge, kEdge, kEdge, kEdge);
    lines->setSpacing(8);
    lines->addWidget(banner_, kBannerStretch);
    lines->addLayout(head_);
    if (weight_ == Weight::first) {
        head_->addLayout(buttons_);
        head_->setAlignment(buttons_, Qt::AlignBottom);
        return;
    }
    lines->addStretch(1);
    lines->addLayout(buttons_);
}

void HomeCard::setWords(const QString& title, const QString& sentence) {
    title_->setText(title);
    sentence_->setText(sentence);
    sentence_->setVisible(!sentence.isEmpty());
}

void HomeCard::setPicture(const QIcon& picture) {
    picture_->setPixmap(picture.pixmap(QSize(kPicture, kPicture), devicePixelRatioF()));
    picture_->setVisible(!picture.isNull());
}

void HomeCard::setView(QWidget* view) {
    head_->insertWidget(0, view);
}

void HomeCard::setBannerShown(bool shown) {
    banner_->setVisible(shown);
    picture_->setVisible(!shown);
    update();
}

int HomeCard::roomForBanner() const {
    const int needed =
        layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width()) : layout()->totalSizeHint().height();
    return (height() - needed) * kBannerStretch / (kBannerStretch + 1);
}

void HomeCard::limitBanner(int height) {
    banner_->setMaximumHeight(std::clamp(height, 0, kHighestBanner));
    update();
}

int HomeCard::bannerHeight() const {
    return banner_->height();
}

HomeButton* HomeCard::addButton(HomeButton::Role role) {
    auto* button = new HomeButton(role, this);
    buttons_->addWidget(button);
    return button;
}

void HomeCard::setWoodcut(std::shared_ptr<const CardArt> art, engine::Card card) {
    art_ = std::move(art);
    woodcut_ = card;
    picture_->setFixedSize(kWoodcut, kWoodcut);
    setBannerShown(true);
}

void HomeCard::addBelow(QWidget* widget) {
    auto* lines = static_cast<QVBoxLayout*>(layout());
    lines->insertWidget(lines->count() - 2, widget);  // before the stretch and the row
}

void HomeCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isFirst = weight_ == Weight::first;
    const double width = isFirst ? 2.5 : 1.2;
    painter.setPen(QPen(isFirst ? ring::kGold : wornTheme().tileEdge, width));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(width, width, -width, -width), kRounding, kRounding);
    const QWidget* place = banner_->isHidden() ? picture_ : banner_;
    if (art_ && place->height() >= kLeastBanner) {
        paintWoodcut(painter, place->geometry());
    }
}

/// The middle of the picture, scaled to the width of the place.
void HomeCard::paintWoodcut(QPainter& painter, const QRectF& place) const {
    QPainterPath frame;
    frame.addRoundedRect(place, kRounding / 2, kRounding / 2);
    painter.save();
    painter.setClipPath(frame);
    QRectF square(0, 0, place.width(), place.width());
    square.moveCenter(place.center());
    art_->paintHeart(painter, square, woodcut_, wornTheme());
    painter.restore();
    painter.setPen(QPen(wornTheme().ink, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(frame);
}

}  // namespace gnostica::gui
