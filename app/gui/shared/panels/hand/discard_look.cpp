#include "app/gui/shared/panels/hand/discard_look.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gnostica::gui {

namespace {

constexpr int kSmallestDiscard = 52;
constexpr int kLargestDiscard = 110;
/// Width of the cards for which there is room, if the window allows it.
constexpr int kUsualDiscard = 90;
constexpr int kMostAcross = 8;
constexpr int kSheetPadding = 18;
constexpr int kAwayFromPile = 8;

}  // namespace

DiscardLook::DiscardLook(std::shared_ptr<const CardArt> art, CardsModel& cards, QWidget* parent)
    : QFrame(parent, Qt::Popup),
      cards_(cards),
      title_(plainLabel(this)),
      list_(new CardGrid(std::move(art), kSmallestDiscard, kLargestDiscard, this)) {
    setObjectName(QStringLiteral("discardLook"));
    setFocusProxy(list_);
    list_->showCards(&cards);
    list_->viewport()->setAutoFillBackground(false);
    title_->setFont(headingFont(font(), 1.25));
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(kSheetPadding, kSheetPadding - 4, kSheetPadding, kSheetPadding);
    lines->addWidget(title_);
    lines->addWidget(list_, 1);
    // Not before a second click could come, which would reach what lies below.
    closing_.setSingleShot(true);
    connect(&closing_, &QTimer::timeout, this, &QWidget::hide);
    connect(list_, &CardList::cardPicked, this, [this] { closing_.start(QApplication::doubleClickInterval()); });
    connect(list_, &CardList::cardPickedAgain, this, &QWidget::hide);
    connect(list_, &CardList::dragged, this, &QWidget::hide);
    followLanguage(this, [this] { retranslate(); });
}

void DiscardLook::retranslate() {
    const QString words = tr("Discard pile, newest card first");
    title_->setText(words);
    setAccessibleName(words);
    list_->setAccessibleName(words);
}

void DiscardLook::openBeside(const QRect& pile, const QRect& room) {
    ensurePolished();
    const QSize cell = CardDelegate::cellFor(kUsualDiscard);
    const int count = std::max(1, cards_.rowCount());
    const int widest = std::max(1, (room.width() * 3 / 4 - 2 * kSheetPadding) / cell.width());
    const int across = std::min({count, kMostAcross, widest});
    const int rows = (count + across - 1) / across;
    const int frame = 2 * kSheetPadding + title_->sizeHint().height() + layout()->spacing();
    const QSize wanted(across * cell.width() + 2 * kSheetPadding + 2, rows * cell.height() + frame + 2);
    const QSize size = wanted.expandedTo(minimumSizeHint()).boundedTo(room.size() * 9 / 10);
    QRect place(QPoint(pile.left(), pile.top() - kAwayFromPile - size.height()), size);
    place.moveLeft(std::clamp(place.left(), room.left(), std::max(room.left(), room.right() + 1 - size.width())));
    place.moveTop(std::max(place.top(), room.top()));
    closing_.stop();
    setGeometry(place);
    show();
    list_->setFocus(Qt::PopupFocusReason);
    if (!list_->currentIndex().isValid()) {
        list_->setCurrentIndex(cards_.index(0));
    }
}

void DiscardLook::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        hide();
        event->accept();
        return;
    }
    QFrame::keyPressEvent(event);
}

void DiscardLook::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), wornTheme().window);
    painter.setPen(QPen(wornTheme().line, 1.5));
    painter.drawRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75));
}

}  // namespace gnostica::gui
