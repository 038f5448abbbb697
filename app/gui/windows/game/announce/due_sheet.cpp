#include "app/gui/windows/game/announce/due_sheet.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/base/language/text_size.h"
#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/parchment/ribbon.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/language/lists.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace gnostica::gui {

namespace {

/// Measures for the usual letters in a small window.
constexpr double kDuePadding = 11;
constexpr double kDueTitle = 1.24;    ///< factor of the letters
constexpr double kDueLetters = 0.94;  ///< of the sentence
constexpr double kNameLetters = 0.88;
constexpr double kDisc = 42;  ///< of the announcer, in red
constexpr double kSmallDisc = 25;
constexpr double kPieceOfDisc = 46.0 / 42;
constexpr double kLeastColumn = 45;
constexpr double kDash = 12;
constexpr double kDueLine = 18;  ///< height of a line of the usual letters
constexpr int kMediumPiece = 2;
constexpr int kNameGap = 4;

QFont dueDemiBold(QFont font) {
    font.setWeight(QFont::DemiBold);
    return font;
}

int dueTextHeight(const QFont& font, const QString& text, int width) {
    constexpr int kAnyHeight = 10'000;
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, kAnyHeight), Qt::TextWordWrap, text).height();
}

int dueWidestWord(const QFont& font, const QString& text) {
    int widest = 0;
    for (const QString& word : text.split(u' ')) {
        widest = std::max(widest, QFontMetrics(font).horizontalAdvance(word));
    }
    return widest;
}

}  // namespace

/// From left to right, in pixels.
struct DueSheet::Plan {
    double unit = 1;
    QFont titleFont;
    QFont nameFont;
    QFont sentenceFont;
    QRect title;
    bool isList = false;       ///< turns are below one another
    std::vector<QRect> turns;  ///< pieces with their names
    int disc = 0;
    QRect sentence;
    int height = 0;
};

DueSheet::DueSheet(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("dueSheet"));
    hide();
    followLanguage(this, [this] { retranslate(); });
}

void DueSheet::present(const std::vector<DueTurn>& turns, const QString& sentence) {
    if (turns == turns_ && sentence == sentence_) {
        return;
    }
    turns_ = turns;
    sentence_ = sentence;
    tell();
    Q_EMIT wantedChanged();
    update();
}

void DueSheet::place(const QRect& place) {
    const bool isNow = !place.isEmpty();
    if (isNow) {
        setGeometry(place);
    }
    setVisible(isNow);
    if (isNow != isPlaced_) {
        isPlaced_ = isNow;
        Q_EMIT placedChanged();
    }
}

/// Side by side if there is room for all names, else below one another: a row that breaks has no order. Returns where
/// they end.
int DueSheet::planTurns(Plan& plan, const QRect& inner, int top) const {
    const auto sized = [&](double size) { return static_cast<int>(std::lround(size * plan.unit)); };
    QFont bold = plan.nameFont;
    bold.setBold(true);
    const QFontMetrics names(bold);
    int column = sized(kLeastColumn);
    for (const DueTurn& turn : turns_) {
        column = std::max(column, names.horizontalAdvance(turn.name) + kNameGap);
    }
    const int count = std::max(1, static_cast<int>(turns_.size()));
    plan.isList = column * count > inner.width();
    plan.disc = sized(plan.isList ? kSmallDisc : kDisc);
    const int height = plan.isList ? std::max(plan.disc, names.height()) + kNameGap : plan.disc + names.height() + 2;
    for (int i = 0; i < static_cast<int>(turns_.size()); ++i) {
        if (plan.isList) {
            plan.turns.emplace_back(inner.left(), top + i * height, inner.width(), height);
        } else {
            const int left = inner.left() + inner.width() * i / count;
            const int right = inner.left() + inner.width() * (i + 1) / count;
            plan.turns.emplace_back(left, top, right - left, height);
        }
    }
    return top + (plan.isList ? count : 1) * height;
}

DueSheet::Plan DueSheet::planIn(int width) const {
    Plan plan;
    const double scale = tableScale(window()->size());
    plan.unit = scale * std::max(1.0, QFontMetrics(font()).height() / kDueLine);
    plan.titleFont = headingFont(font(), kDueTitle * scale);
    plan.nameFont = resized(font(), kNameLetters * scale);
    plan.sentenceFont = dueDemiBold(resized(font(), kDueLetters * scale));
    const auto sized = [&](double size) { return static_cast<int>(std::lround(size * plan.unit)); };
    const int padding = sized(kDuePadding);
    const QRect inner =
        QRect(0, 0, width, 1)
            .marginsRemoved(QMargins(kSheetShadow.left() + padding, 0, kSheetShadow.right() + padding, 0));
    int top = kSheetShadow.top() + padding / 2;
    plan.title = QRect(inner.left(), top, inner.width(), dueTextHeight(plan.titleFont, title_, inner.width()));
    top = plan.title.bottom() + padding / 2;
    top = planTurns(plan, inner, top) + padding / 3;
    plan.sentence = QRect(inner.left(), top, inner.width(), dueTextHeight(plan.sentenceFont, sentence_, inner.width()));
    plan.height = plan.sentence.bottom() + 1 + padding + 3 + kSheetShadow.bottom();
    return plan;
}

int DueSheet::heightForWidth(int width) const {
    return planIn(width).height;
}

int DueSheet::leastWidth() const {
    const Plan plan = planIn(1);
    QFont bold = plan.nameFont;
    bold.setBold(true);
    int widest = std::max(dueWidestWord(plan.titleFont, title_), dueWidestWord(plan.sentenceFont, sentence_));
    for (const DueTurn& turn : turns_) {
        widest = std::max(widest, QFontMetrics(bold).horizontalAdvance(turn.name) + plan.disc + kNameGap);
    }
    return widest + kNameGap + kSheetShadow.left() + kSheetShadow.right() +
           2 * static_cast<int>(std::lround(kDuePadding * plan.unit));
}

std::vector<QRect> DueSheet::textPlaces() const {
    const Plan plan = planIn(width());
    std::vector<QRect> places{plan.title};
    places.insert(places.end(), plan.turns.begin(), plan.turns.end());
    places.push_back(plan.sentence);
    return places;
}

QRect DueSheet::discOf(const Plan& plan, std::size_t turn) {
    const QRect& place = plan.turns[turn];
    QRect disc(place.left(), place.top(), plan.disc, plan.disc);
    if (!plan.isList) {
        disc.moveCenter(QPoint(place.center().x(), disc.center().y()));
    }
    return disc;
}

/// Between the turn before and this one.
void DueSheet::paintDash(QPainter& painter, const Plan& plan, std::size_t turn) const {
    QColor ink = wornTheme().text;
    ink.setAlphaF(0.6F);
    painter.setPen(QPen(ink, 2));
    const QRect disc = discOf(plan, turn);
    const int length = static_cast<int>(kDash * plan.unit);
    const QRect dash = plan.isList ? QRect(disc.center().x(), disc.top() - kNameGap, 1, kNameGap + 2)
                                   : QRect(plan.turns[turn].left() - length / 2, disc.center().y(), length, 1);
    const QRect placed = QStyle::visualRect(layoutDirection(), rect(), dash);
    painter.drawLine(placed.topLeft(), plan.isList ? placed.bottomLeft() : placed.topRight());
}

void DueSheet::paintTurn(QPainter& painter, const Plan& plan, std::size_t turn) {
    const QRect& place = plan.turns[turn];
    const bool isLast = turn + 1 == turns_.size();
    const bool isMarked = turn == 0 || isLast;
    const QRect disc = discOf(plan, turn);
    const auto placed = [&](const QRect& rect) { return QStyle::visualRect(layoutDirection(), this->rect(), rect); };
    const Theme& theme = wornTheme();
    if (turn > 0) {
        paintDash(painter, plan, turn);
    }
    if (isLast) {
        painter.setPen(QPen(theme.text, 1.6));
        painter.setBrush(ribbon::kFill);
        painter.drawEllipse(placed(disc.adjusted(1, 1, -1, -1)));
    }
    const int side = static_cast<int>(std::lround(kPieceOfDisc * plan.disc));
    QRect piece(0, 0, side, side);
    piece.moveCenter(disc.center());
    pyramids_.paint(painter, placed(piece), {turns_[turn].seat, kMediumPiece, engine::Facing::upright}, theme);
    QFont font = plan.nameFont;
    font.setBold(isMarked);
    painter.setFont(font);
    painter.setPen(theme.text);
    const QRect name =
        plan.isList
            ? QRect(disc.right() + 2 * kNameGap, disc.top(), place.right() - disc.right() - 2 * kNameGap, disc.height())
            : QRect(place.left(), disc.bottom() + 1, place.width(), place.bottom() - disc.bottom());
    const Qt::Alignment along = plan.isList ? Qt::AlignLeft : Qt::AlignHCenter;
    painter.drawText(placed(name),
                     static_cast<int>(QStyle::visualAlignment(layoutDirection(), along | Qt::AlignVCenter)) |
                         Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(turns_[turn].name, Qt::ElideRight, name.width()));
}

void DueSheet::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = wornTheme();
    sheet_.paint(painter, rect(), SheetFrame::plain, theme);
    const Plan plan = planIn(width());
    const auto write = [&](const QRect& place, const QFont& font, const QColor& colour, const QString& text) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), place),
                         static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignTop)) |
                             Qt::TextWordWrap,
                         text);
    };
    write(plan.title, plan.titleFont, theme.text, title_);
    for (std::size_t turn = 0; turn < turns_.size(); ++turn) {
        paintTurn(painter, plan, turn);
    }
    write(plan.sentence, plan.sentenceFont, theme.danger, sentence_);
}

void DueSheet::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        Q_EMIT wantedChanged();
    }
}

void DueSheet::tell() {
    QStringList names;
    for (const DueTurn& turn : turns_) {
        names << turn.name;
    }
    setAccessibleName(title_);
    setAccessibleDescription(language::sentencesBehind(language::enumeration(names), sentence_));
    setPlainToolTip(*this, accessibleDescription());
}

void DueSheet::retranslate() {
    //: title: the turns until an announced last turn
    title_ = tr("Until the last turn");
    tell();
    Q_EMIT wantedChanged();
    update();
}

}  // namespace gnostica::gui
