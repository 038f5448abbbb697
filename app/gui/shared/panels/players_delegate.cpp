#include "app/gui/shared/panels/players_delegate.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/small_laurel.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/language/language.h"
#include "app/language/numbers.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>
#include <optional>

namespace gnostica::gui {

namespace {

/// Margins within a plate.
constexpr int kMargin = 8;
constexpr int kLine = 5;
constexpr int kShortLine = 3;
/// Distance of plates from the sides of the column, and between short ones.
constexpr int kPlateSide = 8;
constexpr int kShortGapBetween = 3;
/// Width of the band in the player's colour at the start of a plate, and its distance from the edge.
constexpr int kBand = 5;
constexpr int kBandInset = 4;
constexpr int kTop = 3;
/// Bars for more points are not divided.
constexpr int kMostSegments = 20;
constexpr int kGap = 6;
constexpr int kShortGap = 5;
constexpr int kBar = 5;
constexpr int kEmblem = 18;
constexpr double kSmallReason = 0.85;  ///< letters of a reason that would not fit otherwise
/// Letters of a name for which a short row gives up the stash.
constexpr int kLeastName = 8;

/// Sizes of the pyramids next to their numbers, small to large; the pictures leave a rim free.
using Boxes = std::array<int, engine::kSizes>;
constexpr Boxes kPyramidBox{19, 22, 26};
constexpr int kBoxRim = 3;

int shortLine(const QFont& font) {
    return qMax(QFontMetrics(font).height() + 2, kPyramidBox.back());
}

QFont bold(QFont font) {
    font.setBold(true);
    return font;
}

/// Italic if the script has italics.
QFont italic(QFont font) {
    font.setItalic(language::hasItalics(QLocale()));
    return font;
}

/// Font of the points, which are the most important part of a plate.
QFont scoreFont(const QFont& font) {
    return figuresFont(font, 1.25);
}

}  // namespace

/// Widths of the same part over all rows, for alignment.
struct PlayersDelegate::Widest {
    int score = 0;
    int hand = 0;
};

/// Drawing state of one row. Rectangles are laid out from left to right and mirrored at the end.
struct PlayersDelegate::Brush {
    QPainter& painter;
    const QStyleOptionViewItem& option;
    QRect badge;
    QRect head;
    QRect bar;
    QRect foot;
    const Boxes* boxes = &kPyramidBox;
    int gap = kGap + 2;    ///< after a number
    bool hasStash = true;  ///< a narrow short row has none

    Brush(QPainter& thePainter, const QStyleOptionViewItem& theOption, const QRect& plate,
          const std::optional<Widest>& ofShortRows)
        : painter(thePainter),
          option(theOption) {
        const int start = kBandInset + kBand + 3;
        if (ofShortRows) {
            layOutShort(plate.adjusted(start, kShortLine, -kMargin, -kShortLine), *ofShortRows);
            return;
        }
        const QRect inner = plate.adjusted(start, kLine, -kMargin - 2, -kLine);
        const int line = QFontMetrics(bold(option.font)).height();
        const int badgeSide = std::min(inner.height(), line + 16);
        badge = QRect(inner.left(), inner.top(), badgeSide, inner.height());
        const int left = badge.right() + kMargin;
        head = QRect(left, inner.top(), inner.right() - left, line);
        bar = QRect(left, head.bottom() + 2, head.width(), kBar);
        foot = QRect(left, bar.bottom() + 2, head.width(), inner.bottom() - bar.bottom() - 2);
    }
    /// Lays out name, stash and hand, score; the score takes its room from the end of the head.
    void layOutShort(const QRect& inner, const Widest& widest) {
        gap = kShortGap;
        const QFontMetrics metrics(option.font);
        const int digit = metrics.horizontalAdvance(QStringLiteral("0"));
        const int score = widest.score + kGap;
        int pieces = 0;
        for (const int box : *boxes) {
            pieces += box - 2 * kBoxRim + digit + gap;
        }
        const int hand = (metrics.height() - 2) * 5 / 7 + widest.hand + 12;
        badge = QRect(inner.left(), inner.top(), inner.height(), inner.height());
        head = QRect(badge.right() + kGap, inner.top(), inner.right() - badge.right() - kGap, inner.height());
        hasStash = head.width() - score - hand - pieces >= metrics.averageCharWidth() * kLeastName;
        pieces = hasStash ? pieces : 0;
        foot = QRect(inner.right() - score - hand - pieces, inner.top(), hand + pieces, inner.height());
    }
    QRect placed(const QRect& rect) const { return QStyle::visualRect(option.direction, option.rect, rect); }
    Qt::Alignment aligned(Qt::Alignment alignment) const {
        return QStyle::visualAlignment(option.direction, alignment);
    }
    QColor text() const { return option.palette.color(QPalette::Text); }
    QColor muted() const { return option.palette.color(QPalette::PlaceholderText); }
    void write(const QRect& rect, Qt::Alignment alignment, const QString& words) const {
        painter.drawText(placed(rect), static_cast<int>(aligned(alignment)) | Qt::TextSingleLine, words);
    }
};

PlayersDelegate::Widest PlayersDelegate::widestOf(const PlayersModel& model, const QFont& font) {
    const QFontMetrics metrics(font);
    const QFontMetrics scores(scoreFont(font));
    Widest widest;
    for (int i = 0; i < model.rowCount(); ++i) {
        const QModelIndex index = model.index(i);
        const QString score = index.data(PlayersModel::ScoreShortRole).toString();
        widest.score = std::max(widest.score, scores.horizontalAdvance(score));
        widest.hand = std::max(widest.hand, metrics.horizontalAdvance(language::number(model.row(index).hand)));
    }
    return widest;
}

void PlayersDelegate::setPlates(int height, int gap) {
    plate_ = height;
    gap_ = gap;
}

int PlayersDelegate::heightOf(bool isShort, const QFont& font) const {
    if (isShort) {
        return 2 * kShortLine + shortLine(font) + kShortGapBetween;
    }
    const int line = QFontMetrics(bold(font)).height();
    return std::max(plate_, 2 * kLine + line + 2 + kBar + 2 + qMax(line, kPyramidBox.back() - 2 * kBoxRim)) + gap_;
}

QSize PlayersDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {198, heightOf(isShort_, option.font)};
}

QRect PlayersDelegate::plateOf(const QStyleOptionViewItem& option) const {
    return option.rect.adjusted(kPlateSide, kTop, -kPlateSide, kTop - (isShort_ ? kShortGapBetween : gap_));
}

/// A sheet with a band in the player's colour; that of the player on turn has a gold frame and points to the board.
void PlayersDelegate::paintGround(const Brush& brush, const PlayerRow& player) const {
    QPainter& painter = brush.painter;
    const QRect plate = plateOf(brush.option);
    const bool stands = player.onTurn || player.winner;
    const SheetFrame frame = stands ? SheetFrame::gold : player.eliminated ? SheetFrame::grey : SheetFrame::plain;
    if (player.onTurn) {
        const double middle = plate.center().y() + 0.5;
        const bool mirrored = brush.option.direction == Qt::RightToLeft;
        const double edge = mirrored ? plate.left() + 1 : plate.right();
        const double tip = mirrored ? edge - kPlateSide : edge + kPlateSide;
        painter.setPen(QPen(wornTheme().text, 1.2));
        painter.setBrush(wornTheme().gilt);
        painter.drawPolygon(QPolygonF{QPointF(edge, middle - 8), QPointF(tip, middle), QPointF(edge, middle + 8)});
    }
    sheets_.at(static_cast<std::size_t>(frame)).paint(painter, plate.marginsAdded(kSheetShadow), frame, wornTheme());
    QColor ground = wornTheme().look(player.seat).colour;
    if (player.eliminated) {
        ground.setAlphaF(0.35F);
    }
    const QRect band(plate.left() + kBandInset, plate.top() + kBandInset + 1, kBand,
                     plate.height() - 2 * kBandInset - 2);
    painter.fillRect(brush.placed(band), ground);
}

void PlayersDelegate::setLaurel(engine::Seat from, engine::Seat to, double part) {
    laurelFrom_ = from;
    laurelTo_ = to;
    laurelPart_ = part;
}

double PlayersDelegate::laurelOf(engine::Seat seat) const {
    return seat == laurelTo_ ? laurelPart_ : seat == laurelFrom_ ? 1 - laurelPart_ : 0;
}

int PlayersDelegate::paintEmblems(const Brush& brush, const QRect& end, const PlayerRow& player) const {
    const int side = std::min(end.height(), kEmblem);
    QRect place(end.right() - side, end.center().y() - side / 2, side, side);
    int width = 0;
    if (player.lastTurnAnnounced) {
        gui::icon(QStringLiteral("challenge"), wornTheme(), wornTheme().danger)
            .paint(&brush.painter, brush.placed(place));
        place.translate(-side, 0);
        width += side;
    }
    if (const double laurel = laurelOf(player.seat); laurel > 0) {
        brush.painter.setOpacity(laurel);
        paintSmallLaurel(brush.painter, brush.placed(place), wornTheme());
        brush.painter.setOpacity(1);
        width += side;
    }
    return width == 0 ? 0 : width + kGap / 2;
}

void PlayersDelegate::paintHead(const Brush& brush, const PlayerRow& player, const QModelIndex& index) const {
    const QString score = index.data(PlayersModel::ScoreShortRole).toString();
    brush.painter.setPen(player.eliminated ? brush.muted() : brush.text());
    brush.painter.setFont(scoreFont(brush.option.font));
    const int scoreWidth = brush.painter.fontMetrics().horizontalAdvance(score);
    brush.write(brush.head, Qt::AlignRight | Qt::AlignVCenter, score);
    QRect name = brush.head.adjusted(0, 0, -scoreWidth - kGap, 0);
    if (isShort_) {
        name.setRight(brush.foot.left() - kGap);
    }
    name.setRight(name.right() - paintEmblems(brush, name, player));
    brush.painter.setPen(player.eliminated ? brush.muted() : brush.text());
    QFont nameFont = bold(brush.option.font);
    nameFont.setStrikeOut(player.eliminated);
    brush.painter.setFont(nameFont);
    const QFontMetrics metrics = brush.painter.fontMetrics();
    brush.write(name, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(player.name, Qt::ElideRight, name.width()));
    name.setLeft(name.left() + metrics.horizontalAdvance(player.name) + kGap);
    const bool isTold = isShort_ && !index.data(PlayersModel::StatusRole).toString().isEmpty() &&
                        !isStatusAlone(brush, player, index);  // a short row has no other line
    brush.painter.setFont(italic(brush.option.font));
    const QFontMetrics slanted = brush.painter.fontMetrics();
    QString beside;  // only whole words, and the tool tip has the full text
    if (isTold) {
        beside = statusWithin(name.width(), index, slanted);
    } else {
        for (const int role : {PlayersModel::PlayedByShortRole, PlayersModel::PlayedByRole}) {
            const QString words = index.data(role).toString();
            beside = slanted.horizontalAdvance(words) <= name.width() ? words : beside;
        }
    }
    if (name.width() > 0 && !beside.isEmpty()) {
        brush.write(name, Qt::AlignLeft | Qt::AlignVCenter, beside);
    }
}

void PlayersDelegate::paintScoreBar(const Brush& brush, const PlayerRow& player) const {
    if (!player.target || *player.target <= 0) {
        return;
    }
    QColor track = brush.text();
    track.setAlpha(36);
    const QColor won = player.eliminated ? brush.muted() : wornTheme().look(player.seat).colour;
    const int reached = std::min(player.score, *player.target);
    // One field per point, as long as there are few enough to count.
    const int fields = *player.target <= kMostSegments ? *player.target : 1;
    const int gap = fields > 1 ? 2 : 0;
    brush.painter.setPen(Qt::NoPen);
    for (int i = 0; i < fields; ++i) {
        const int from = brush.bar.left() + (brush.bar.width() + gap) * i / fields;
        const int to = brush.bar.left() + (brush.bar.width() + gap) * (i + 1) / fields - gap;
        const QRect field(from, brush.bar.top(), to - from, brush.bar.height());
        brush.painter.setBrush(fields > 1 && i < reached ? won : track);
        brush.painter.drawRoundedRect(brush.placed(field), 1.5, 1.5);
    }
    if (fields == 1 && reached > 0) {
        QRect done = brush.bar;
        done.setWidth(brush.bar.width() * reached / *player.target);
        brush.painter.setBrush(won);
        brush.painter.drawRoundedRect(brush.placed(done), 1.5, 1.5);
    }
}

void PlayersDelegate::paintPyramid(const Brush& brush, const QRect& place, const PlayerRow& player, int size,
                                   engine::Facing facing) const {
    brush.painter.setOpacity(player.eliminated ? 0.5 : 1);
    pyramids_.paint(brush.painter, brush.placed(place), {player.seat, size, facing}, wornTheme());
    brush.painter.setOpacity(1);
}

int PlayersDelegate::paintStash(const Brush& brush, const PlayerRow& player) const {
    int x = brush.foot.left();
    for (int size = 1; size <= engine::kSizes; ++size) {
        const auto place = static_cast<std::size_t>(size - 1);
        const int box = (*brush.boxes)[place];
        const QRect at(x - kBoxRim - 1, brush.foot.center().y() - box / 2, box, box);
        paintPyramid(brush, at, player, size, engine::Facing::north);
        x += box - 2 * kBoxRim;
        const QString count = language::number(player.stash[place]);
        const int width = brush.painter.fontMetrics().horizontalAdvance(count);
        brush.write(QRect(x, brush.foot.top(), width + 2, brush.foot.height()), Qt::AlignLeft | Qt::AlignVCenter,
                    count);
        x += width + brush.gap;
    }
    return x;
}

int PlayersDelegate::paintHand(const Brush& brush, int at, const PlayerRow& player) const {
    const int height = brush.painter.fontMetrics().height() - 2;
    const int width = height * 5 / 7;
    const QRect back(at + 4, brush.foot.center().y() - height / 2, width, height);
    brush.painter.setPen(QPen(wornTheme().cardEdge, 1));
    brush.painter.setBrush(wornTheme().cardFace);
    brush.painter.drawRoundedRect(brush.placed(back.translated(3, 0)), 2, 2);
    brush.painter.drawRoundedRect(brush.placed(back), 2, 2);
    brush.painter.setPen(player.eliminated ? brush.muted() : brush.text());
    const QString count = language::number(player.hand);
    const int left = back.right() + 8;
    const int advance = brush.painter.fontMetrics().horizontalAdvance(count);
    brush.write(QRect(left, brush.foot.top(), advance + 2, brush.foot.height()), Qt::AlignLeft | Qt::AlignVCenter,
                count);
    return left + advance + kGap;
}

/// As much of the status as fits; empty instead of a lone ellipsis, since the tool tip has the full text.
QString PlayersDelegate::statusWithin(int width, const QModelIndex& index, const QFontMetrics& metrics) {
    const QString whole = index.data(PlayersModel::StatusRole).toString();
    if (metrics.horizontalAdvance(whole) <= width) {
        return whole;
    }
    const QString told =
        metrics.elidedText(index.data(PlayersModel::StatusShortRole).toString(), Qt::ElideRight, width);
    return told == QChar(u'\u2026') ? QString() : told;
}

/// True if a row shows the status instead of stash and hand: for eliminated players, whose pieces no longer matter, and
/// in a short row for a status that does not fit next to the name.
bool PlayersDelegate::isStatusAlone(const Brush& brush, const PlayerRow& player, const QModelIndex& index) const {
    const QString status = index.data(PlayersModel::StatusRole).toString();
    if (!isShort_ || player.eliminated || status.isEmpty() || !player.bid.isEmpty()) {
        return player.eliminated;
    }
    const QFontMetrics names(bold(brush.option.font));
    const int needed =
        names.horizontalAdvance(player.name) + kGap + QFontMetrics(italic(brush.option.font)).horizontalAdvance(status);
    return needed > brush.foot.left() - kGap - brush.head.left();
}

void PlayersDelegate::paintFoot(const Brush& brush, const PlayerRow& player, const QModelIndex& index) const {
    brush.painter.setFont(brush.option.font);
    brush.painter.setPen(player.eliminated ? brush.muted() : brush.text());
    const bool isAlone = isStatusAlone(brush, player, index);
    const int stash = isAlone || !brush.hasStash ? brush.foot.left() : paintStash(brush, player);
    const int left = isAlone ? stash : paintHand(brush, stash, player);
    if (isShort_ && !isAlone) {
        return;
    }
    const QRect rest(left, brush.foot.top(), brush.foot.right() - left, brush.foot.height());
    QFont font = italic(brush.option.font);
    const QString whole = index.data(PlayersModel::StatusRole).toString();
    if (isAlone && QFontMetrics(font).horizontalAdvance(whole) > rest.width()) {
        font = resized(font, kSmallReason);
    }
    brush.painter.setFont(font);
    brush.write(rest, (isAlone && !isShort_ ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                statusWithin(rest.width(), index, brush.painter.fontMetrics()));
}

void PlayersDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* model = qobject_cast<const PlayersModel*>(index.model());
    if (model == nullptr) {
        return;
    }
    const PlayerRow& player = model->row(index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Brush brush(*painter, option, plateOf(option),
                      isShort_ ? std::optional(widestOf(*model, option.font)) : std::nullopt);
    paintGround(brush, player);
    const int side = qMin(brush.badge.width(), brush.badge.height()) + (isShort_ ? 2 * kBoxRim : 8);
    QRect badge(0, 0, side, side);
    badge.moveCenter(brush.badge.center());
    paintPyramid(brush, badge, player, 3, engine::Facing::upright);
    paintHead(brush, player, index);
    if (!isShort_) {
        paintScoreBar(brush, player);
    }
    paintFoot(brush, player, index);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(wornTheme().cursor, 1, Qt::DotLine));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(plateOf(option).adjusted(3, 3, -3, -3), 5, 5);
    }
    painter->restore();
}

}  // namespace gnostica::gui
