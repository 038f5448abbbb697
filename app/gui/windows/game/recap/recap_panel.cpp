#include "app/gui/windows/game/recap/recap_panel.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/look/widgets/seat_badge.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPixmap>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStyleOptionViewItem>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kItemBadge = 18;
constexpr int kHeadSpacing = 4;

/// For bids: the bids, not the last player to bid.
QString sentenceOf(const engine::ToldMoment& moment, const wording::Speaker& speaker) {
    if (moment.step() == nullptr || !std::holds_alternative<engine::step::Bid>(*moment.step())) {
        return speaker.moment(moment);
    }
    QStringList news;
    for (const engine::Event& event : moment.events()) {
        if (!std::holds_alternative<engine::event::BidMade>(event)) {
            news << speaker.event(event, moment.viewer());
        }
    }
    return language::sentences(news);
}

}  // namespace

RecapPanel::RecapPanel(QWidget* parent)
    : QFrame(parent),
      title_(plainSentence(this)),
      replay_(new QToolButton(this)),
      close_(new QToolButton(this)),
      list_(new QListWidget(this)) {
    setObjectName(QStringLiteral("recap"));
    keepHeading(title_);
    auto* head = new QHBoxLayout;
    head->setSpacing(kHeadSpacing);
    head->addWidget(title_, 1);
    head->addWidget(replay_);
    head->addWidget(close_);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(2);
    column->addLayout(head);
    column->addWidget(list_);
    for (QToolButton* button : {replay_, close_}) {
        button->setAutoRaise(true);
    }
    close_->setText(QStringLiteral("×"));
    replay_->setToolButtonStyle(Qt::ToolButtonIconOnly);
    followTheme(this, [this](const Theme& theme) { replay_->setIcon(icon(QStringLiteral("play"), theme)); });
    list_->setFrameShape(QFrame::NoFrame);
    list_->setWordWrap(true);
    list_->setMouseTracking(true);
    list_->setIconSize({kItemBadge, kItemBadge});
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setResizeMode(QListView::Adjust);
    list_->viewport()->setAutoFillBackground(false);
    list_->viewport()->installEventFilter(this);
    list_->installEventFilter(this);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(replay_, &QToolButton::clicked, this, &RecapPanel::replayWanted);
    connect(close_, &QToolButton::clicked, this, [this] {
        hide();
        Q_EMIT pointedAt({});
    });
    const auto point = [this](int row) {
        const auto place = static_cast<std::size_t>(row);
        Q_EMIT pointedAt(row >= 0 && place < recap_.items.size() ? recap_.items[place].spaces
                                                                 : std::vector<engine::Space>());
    };
    connect(list_, &QListWidget::itemEntered, this, [this, point](QListWidgetItem* item) { point(list_->row(item)); });
    connect(list_, &QListWidget::currentRowChanged, this, [this, point](int row) {
        if (list_->hasFocus()) {  // when it is shown, a list makes its first line current
            point(row);
        }
    });
    column->setContentsMargins(8, 4, 8, 4);
    fitHeight();
    followLanguage(this, [this] { retranslate(); });
    hide();
    whenThemeChanges(this, [this](const Theme&) { dress(); });
}

void RecapPanel::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (event->oldSize().width() != width()) {
        fitHeight();  // lines wrap differently
    }
}

void RecapPanel::dress() {
    for (int row = 0; row < list_->count(); ++row) {
        list_->item(row)->setIcon(iconOf(recap_.items[static_cast<std::size_t>(row)]));
    }
}

QIcon RecapPanel::iconOf(const RecapItem& item) {
    const qreal scale = devicePixelRatioF();
    QPixmap picture(QSizeF(kItemBadge * scale, kItemBadge * scale).toSize());
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSeatBadge(painter, QRectF(0, 0, kItemBadge, kItemBadge), item.seat, wornTheme(), pictures_);
    return QIcon(picture);
}

void RecapPanel::present(const Recap& recap, std::span<const engine::ToldMoment> told,
                         const wording::Speaker& speaker) {
    const bool isNew = recap != recap_;
    recap_ = recap;
    const QSignalBlocker quiet(list_);  // the first line becomes current by itself
    list_->clear();
    for (const RecapItem& item : recap_.items) {
        //: a line of what others have done: %1 its number, %2 the sentence
        const QString line =
            language::fill(tr("%1. %2"), {language::number(item.number), sentenceOf(told[item.moment], speaker)});
        list_->addItem(new QListWidgetItem(iconOf(item), line));
    }
    if (isNew) {
        Q_EMIT pointedAt({});
        setVisible(!recap_.items.empty());
        list_->scrollToTop();
    }
    fitHeight();
}

void RecapPanel::setPlace(int height) {
    if (height != place_) {
        place_ = height;
        fitHeight();
    }
}

/// Height of everything but the sentences.
int RecapPanel::around(bool hasTitle) const {
    const QMargins margins = layout()->contentsMargins();
    const int buttons = replay_->sizeHint().width() + close_->sizeHint().width() + 2 * kHeadSpacing;
    const int words = std::max(1, width() - margins.left() - margins.right() - buttons);
    const int head = std::max(hasTitle ? title_->heightForWidth(words) : 0, replay_->sizeHint().height());
    return margins.top() + margins.bottom() + head + layout()->spacing() + 2 * list_->frameWidth();
}

int RecapPanel::wantedHeight() const {
    int sentences = 0;
    for (int row = 0; row < list_->count(); ++row) {
        sentences += heightOf(row);
    }
    return around(true) + sentences;
}

void RecapPanel::clear() {
    recap_ = {};
    list_->clear();
    hide();
}

QString RecapPanel::text() const {
    QStringList lines;
    for (int row = 0; row < list_->count(); ++row) {
        lines << list_->item(row)->text();
    }
    return lines.join(u'\n');
}

/// Leaves space for a scroll bar. (The size hint of the list assumes one line per row.)
int RecapPanel::heightOf(int row) const {
    QStyleOptionViewItem option;
    option.initFrom(list_);
    option.font = list_->font();
    option.features = QStyleOptionViewItem::WrapText;
    option.decorationSize = list_->iconSize();
    const QMargins margins = layout()->contentsMargins();  // the list may not have its width yet
    option.rect.setWidth(width() - margins.left() - margins.right() - 2 * list_->frameWidth() -
                         list_->verticalScrollBar()->sizeHint().width());
    return list_->itemDelegate()->sizeHint(option, list_->model()->index(row, 0)).height();
}

/// The sentences scroll only if there is not enough room for them.
void RecapPanel::fitHeight() {
    const int line = std::max(list_->fontMetrics().lineSpacing(), kItemBadge);
    const bool hasTitle = place_ >= around(true) + 2 * line;  // the sentences matter more
    title_->setVisible(hasTitle);
    const int wanted = wantedHeight() - around(true) + around(hasTitle);
    const int height = std::max(std::min(wanted, place_) - around(hasTitle), line);
    list_->setVerticalScrollBarPolicy(wanted > place_ ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    list_->setFixedHeight(height + 2 * list_->frameWidth());
}

bool RecapPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut) {
        Q_EMIT pointedAt({});
    }
    return QFrame::eventFilter(watched, event);
}

void RecapPanel::retranslate() {
    title_->setText(tr("Since your last turn"));
    list_->setAccessibleName(title_->text());
    replay_->setText(tr("Replay"));
    replay_->setToolTip(tr("Replay it on the board"));
    close_->setAccessibleName(tr("Close", "button: to close"));
    close_->setToolTip(tr("Close", "button: to close"));
}

void RecapPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fitHeight();
    }
    QFrame::changeEvent(event);
}

}  // namespace gnostica::gui
