#include "app/gui/windows/game/home/game_card_delegate.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/parchment/ribbon.h"
#include "app/gui/windows/game/home/game_picture.h"
#include "app/table/games/my_games.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionViewItem>
#include <QWidget>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kPadding = 14;
constexpr int kBelowPicture = 6;
constexpr double kPictureRatio = 0.73;
/// The ribbon sticks out of the picture, and lies below its upper edge.
constexpr int kRibbonOut = 7;
constexpr int kRibbonDown = 7;
constexpr int kBookmark = 20;
/// Of the target round the bookmark.
constexpr int kBookmarkTarget = 34;
constexpr double kWhoLetters = 1.3;
constexpr double kRibbonLetters = 1.05;
constexpr double kWhenLetters = 0.92;
constexpr int kBesideButton = 15;
constexpr int kAboveButton = 6;
constexpr double kFocusFrame = 2.4;

QFont whoFont(const QFont& base) {
    return headingFont(base, kWhoLetters);
}

QFont buttonFont(QFont base) {
    base.setBold(true);
    return base;
}

int linesBelow(const QFont& letters) {
    return QFontMetrics(whoFont(letters)).height() + QFontMetrics(letters).height() +
           std::max(QFontMetrics(resized(letters, kWhenLetters)).height(),
                    QFontMetrics(buttonFont(letters)).height() + 2 * kAboveButton - QFontMetrics(letters).height() / 2);
}

}  // namespace

struct GameCardDelegate::Places {
    QRect sheet;    ///< without its shadow
    QRect picture;  ///< of the board
    QRect ribbon;
    QRect bookmark;
    QRect who;
    QRect what;
    QRect when;
    QRect button;
};

GameCardDelegate::GameCardDelegate(std::shared_ptr<const GlancePainter> boards, const GameCaptions& words,
                                   QObject* parent)
    : QAbstractItemDelegate(parent),
      boards_(std::move(boards)),
      words_(words) {}

int GameCardDelegate::heightFor(int width, const QFont& letters) {
    const int inner = width - kSheetShadow.left() - kSheetShadow.right() - 2 * kPadding;
    return static_cast<int>(inner * kPictureRatio) + kSheetShadow.top() + kSheetShadow.bottom() + 2 * kPadding +
           kBelowPicture + linesBelow(letters);
}

QString GameCardDelegate::buttonText(const table::MyGame& game) {
    return game.isUnfinished() ? tr("Continue", "button: to continue a game")
                               : tr("Review", "button: to look at a finished game again");
}

GameCardDelegate::Places GameCardDelegate::placesIn(const QRect& cell, const QFont& letters,
                                                    Qt::LayoutDirection direction, const QString& button) {
    Places places;
    places.sheet = cell.marginsRemoved(kSheetShadow);
    const QRect inner = places.sheet.adjusted(kPadding, kPadding, -kPadding, -kPadding);
    const int below = linesBelow(letters) + kBelowPicture;
    places.picture = QRect(inner.left(), inner.top(), inner.width(), inner.height() - below);
    places.bookmark = QRect(inner.right() - kBookmarkTarget, inner.top(), kBookmarkTarget, kBookmarkTarget);
    const int high = ribbonHeight(headingFont(letters, kRibbonLetters));
    places.ribbon =
        QRect(inner.left() - kRibbonOut, inner.top() + kRibbonDown, inner.width() + kRibbonOut - kBookmarkTarget, high);
    const QFont bold = buttonFont(letters);
    const QSize size = QFontMetrics(bold).size(Qt::TextSingleLine, button) + QSize(2 * kBesideButton, 2 * kAboveButton);
    places.button = QRect(QPoint(inner.right() - size.width() + 1, inner.bottom() - size.height() + 1), size);
    int top = places.picture.bottom() + 1 + kBelowPicture;
    const auto line = [&](const QFont& font, int wide) {
        const QRect place(inner.left() + 2, top, wide, QFontMetrics(font).height());
        top += place.height();
        return place;
    };
    places.who = line(whoFont(letters), inner.width() - 2);
    const int beside = inner.width() - size.width() - 10;
    places.what = line(letters, places.button.top() < top + QFontMetrics(letters).height() ? beside : inner.width());
    places.when = line(resized(letters, kWhenLetters), beside);
    for (QRect* part :
         {&places.picture, &places.ribbon, &places.bookmark, &places.who, &places.what, &places.when, &places.button}) {
        *part = QStyle::visualRect(direction, cell, *part);
    }
    return places;
}

GameCardPart GameCardDelegate::partAt(const QPoint& point, const QRect& cell, const QModelIndex& index,
                                      const QWidget& view) const {
    const auto game = index.data(table::MyGames::GameRole).value<table::MyGamePtr>();
    if (game == nullptr) {
        return GameCardPart::none;
    }
    const Places places = placesIn(cell, view.font(), view.layoutDirection(), buttonText(*game));
    if (game->canBeKept() && places.bookmark.contains(point)) {
        return GameCardPart::bookmark;
    }
    if ((game->isReadable() || game->isUnfinished()) && places.button.contains(point)) {
        return GameCardPart::button;
    }
    return places.sheet.contains(point) ? GameCardPart::card : GameCardPart::none;
}

void GameCardDelegate::setHot(const QModelIndex& index, GameCardPart part) {
    hot_ = index;
    hotPart_ = part;
}

void GameCardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto game = index.data(table::MyGames::GameRole).value<table::MyGamePtr>();
    if (game == nullptr) {
        return;
    }
    const Theme& theme = wornTheme();
    const QFont& letters = option.font;
    const Places places = placesIn(option.rect, letters, option.direction, buttonText(*game));
    const GameRibbon ribbon = words_.ribbon(*game);
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const bool isOpen = ribbon.kind == GameRibbon::Kind::open;
    (isOpen ? gold_ : plain_).paint(*painter, option.rect, isOpen ? SheetFrame::gold : SheetFrame::plain, theme);
    const QFont ribbonLetters = headingFont(letters, kRibbonLetters);
    const BoardGlance glance = game->rules ? glanceAt(*game->rules, game->last) : BoardGlance();
    paintFramedBoard(*painter, places.picture, glance, *boards_, places.ribbon.height());
    paintGameRibbon(*painter, places.ribbon, ribbon, ribbonLetters, option.direction);
    const bool isHot = hot_ == index;
    if (game->canBeKept()) {
        const bool shows = isHot && hotPart_ == GameCardPart::bookmark;
        QRectF box(0, 0, kBookmark, kBookmark);
        box.moveCenter(QRectF(places.bookmark).center());
        paintSign(*painter, box, game->file.isKept ? QStringLiteral("bookmark-set") : QStringLiteral("bookmark"),
                  game->file.isKept || shows ? theme.danger : theme.text);
    }
    paintWords(*painter, places, *game, letters, option.direction);
    if (game->isReadable() || game->isUnfinished()) {
        paintButton(*painter, places, *game, letters, isHot && hotPart_ == GameCardPart::button);
    }
    if (option.state.testFlag(QStyle::State_Selected) || option.state.testFlag(QStyle::State_HasFocus)) {
        const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
        painter->setPen(QPen(hasFocus ? theme.text : theme.accent, kFocusFrame));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(places.sheet).adjusted(3, 3, -3, -3), 6, 6);
    }
    painter->restore();
}

void GameCardDelegate::paintWords(QPainter& painter, const Places& places, const table::MyGame& game,
                                  const QFont& letters, Qt::LayoutDirection direction) const {
    const auto side = QStyle::visualAlignment(direction, Qt::AlignLeading) | Qt::AlignVCenter;
    const auto write = [&](const QRect& place, const QFont& font, const QColor& ink, const QString& text) {
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(place, static_cast<int>(side) | Qt::TextSingleLine,
                         QFontMetrics(font).elidedText(text, Qt::ElideRight, place.width()));
    };
    const QColor ink = wornTheme().text;
    QColor muted = ink;
    muted.setAlphaF(0.78F);
    write(places.who, whoFont(letters), ink, words_.who(game));
    write(places.what, letters, ink, words_.what(game));
    write(places.when, resized(letters, kWhenLetters), muted, words_.when(game));
}

void GameCardDelegate::paintButton(QPainter& painter, const Places& places, const table::MyGame& game,
                                   const QFont& letters, bool isHot) const {
    const Theme& theme = wornTheme();
    const bool isMain = game.isUnfinished();
    const QColor ground = isMain ? theme.accent : theme.inset;
    painter.setPen(QPen(isMain ? theme.accent : theme.text, 1.4));
    painter.setBrush(isHot ? ground.darker(108) : ground);
    const QRectF pill = QRectF(places.button).adjusted(1, 1, -1, -1);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setFont(buttonFont(letters));
    painter.setPen(isMain ? theme.accentText : theme.text);
    painter.drawText(places.button, Qt::AlignCenter | Qt::TextSingleLine, buttonText(game));
}

QSize GameCardDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return cell_;
}

}  // namespace gnostica::gui
