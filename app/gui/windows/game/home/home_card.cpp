#include "app/gui/windows/game/home/home_card.h"

#include "app/gui/look/art/cards/card_art.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"

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
constexpr int kLeastBanner = 72;
constexpr int kHighestBanner = 340;
/// Takes the free space, except for one part for a gap.
constexpr int kBannerStretch = 100;
constexpr double kRounding = 10;
constexpr double kTitleGrowth = 1.3;

}  // namespace

HomeCard::HomeCard(Weight weight, QWidget* parent)
    : PageSheet(weight == Weight::first ? SheetFrame::gold : SheetFrame::plain, parent),
      weight_(weight),
      picture_(new QLabel(this)),
      title_(plainSentence(this)),
      sentence_(plainSentence(this)),
      head_(new QHBoxLayout),
      words_(new QVBoxLayout),
      buttons_(new QHBoxLayout),
      banner_(new QWidget(this)) {
    keepTitle(title_, kTitleGrowth);
    picture_->hide();
    words_->setSpacing(4);
    words_->addWidget(title_);
    words_->addWidget(sentence_);
    words_->addStretch(1);
    head_->setSpacing(14);
    head_->addWidget(picture_, 0, Qt::AlignTop);
    head_->addLayout(words_, 1);
    banner_->setAttribute(Qt::WA_TransparentForMouseEvents);
    banner_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    banner_->setMaximumHeight(kHighestBanner);
    banner_->hide();
    buttons_->setSpacing(8);
    buttons_->addStretch(1);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(margins(kEdge));
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
    banner_->setMinimumHeight(shown ? kLeastBanner : 0);
    picture_->setVisible(!shown);
    update();
}

int HomeCard::roomForBanner() const {
    const int needed =
        layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width()) : layout()->totalSizeHint().height();
    return (height() - needed) * kBannerStretch / (kBannerStretch + 1);  // the least height of the banner is not in it
}

void HomeCard::limitBanner(int height) {
    banner_->setMaximumHeight(std::clamp(height, banner_->minimumHeight(), kHighestBanner));
    update();
}

int HomeCard::bannerHeight() const {
    return banner_->height();
}

PageButton* HomeCard::addButton(PageButton::Role role) {
    auto* button = new PageButton(role, this);
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

void HomeCard::addToWords(QWidget* widget) {
    words_->insertWidget(words_->count() - 1, widget);  // before the stretch
}

void HomeCard::paintEvent(QPaintEvent* event) {
    PageSheet::paintEvent(event);
    const QWidget* place = banner_->isHidden() ? picture_ : banner_;
    if (art_) {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
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
