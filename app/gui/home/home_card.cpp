#include "app/gui/home/home_card.h"

#include "app/gui/art/cards/card_art.h"
#include "app/gui/widgets/foreign_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace gnostica::gui {

namespace {

constexpr int kPicture = 40;
constexpr int kWoodcut = 88;
constexpr double kRounding = 10;
constexpr QColor kGold{0xe2, 0xa3, 0x25};
constexpr double kTitleGrowth = 1.35;

}  // namespace

HomeCard::HomeCard(Weight weight, QWidget* parent)
    : QFrame(parent),
      weight_(weight),
      picture_(new QLabel(this)),
      title_(plainSentence(this)),
      sentence_(plainSentence(this)),
      buttons_(new QHBoxLayout) {
    QFont large = title_->font();
    large.setPointSizeF(large.pointSizeF() * kTitleGrowth);
    large.setBold(true);
    title_->setFont(large);
    picture_->hide();
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(title_);
    words->addWidget(sentence_);
    words->addStretch(1);
    auto* head = new QHBoxLayout;
    head->setSpacing(14);
    head->addWidget(picture_, 0, Qt::AlignTop);
    head->addLayout(words, 1);
    buttons_->setSpacing(8);
    buttons_->addStretch(1);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(18, 14, 18, 14);
    lines->setSpacing(10);
    lines->addLayout(head);
    lines->addStretch(1);
    lines->addLayout(buttons_);
}

void HomeCard::setTheme(const Theme& theme) {
    theme_ = theme;
    update();
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

QPushButton* HomeCard::addButton() {
    auto* button = new QPushButton(this);
    button->setAutoDefault(true);
    buttons_->addWidget(button);
    return button;
}

void HomeCard::setWoodcut(std::shared_ptr<const CardArt> art, engine::Card card) {
    art_ = std::move(art);
    woodcut_ = card;
    picture_->setFixedSize(kWoodcut, kWoodcut);
    picture_->show();
    update();
}

void HomeCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isFirst = weight_ == Weight::first;
    const double width = isFirst ? 2.5 : 1.2;
    painter.setPen(QPen(isFirst ? kGold : theme_.tileEdge, width));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(width, width, -width, -width), kRounding, kRounding);
    if (art_) {
        const QRectF place = picture_->geometry();
        art_->paintHeart(painter, place, woodcut_, theme_);
        painter.setPen(QPen(theme_.ink, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place);
    }
}

}  // namespace gnostica::gui
