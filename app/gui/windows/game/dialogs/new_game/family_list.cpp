#include "app/gui/windows/game/dialogs/new_game/family_list.h"

#include "app/gui/look/art/heading.h"
#include "app/gui/look/art/ring_colours.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/windows/game/recap/wrapped_words.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>

#include <algorithm>
#include <array>
#include <utility>

namespace gnostica::gui {

namespace {

/// Around the words of a game, and between name, sentence and length; parts of the width for name and length.
constexpr int kAroundGame = 6;
constexpr int kBetweenWords = 16;
constexpr double kNamePart = 0.25;
constexpr double kLengthPart = 0.2;

/// Where the words of a game are, from the side where reading begins.
struct GamePlaces {
    std::array<int, 3> left{};
    std::array<int, 3> width{};
};

GamePlaces gamePlaces(int width) {
    const int room = std::max(width - 2 * (kAroundGame + 4) - 2 * kBetweenWords, 90);
    GamePlaces places;
    places.width[0] = static_cast<int>(room * kNamePart);
    places.width[2] = static_cast<int>(room * kLengthPart);
    places.width[1] = room - places.width[0] - places.width[2];
    places.left[0] = kAroundGame + 4;
    places.left[1] = places.left[0] + places.width[0] + kBetweenWords;
    places.left[2] = places.left[1] + places.width[1] + kBetweenWords;
    return places;
}

struct GameWords {
    QString text;
    QFont font;
};

std::array<GameWords, 3> gameWords(const FamilyListModel::Line& line, const QFont& font) {
    return {
        GameWords{line.game.shortName, headingFont(font, 1.1)}, {line.game.title.summary, font}, {line.length, font}};
}

}  // namespace

void FamilyListModel::setLines(std::vector<Line> lines) {
    beginResetModel();
    lines_ = std::move(lines);
    endResetModel();
}

int FamilyListModel::rowOf(const QString& id) const {
    const auto found = std::ranges::find_if(lines_, [&](const Line& line) { return line.game.title.id == id; });
    return found == lines_.end() ? -1 : static_cast<int>(found - lines_.begin());
}

int FamilyListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QVariant FamilyListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const Line& shown = line(index.row());
    const QString& summary = shown.game.title.summary;
    switch (role) {
    case Qt::DisplayRole:  // also for typing
    case Qt::AccessibleTextRole: return shown.game.title.name;
    case Qt::AccessibleDescriptionRole:
        return shown.length.isEmpty() ? summary : language::sentencesBehind(summary, shown.length);
    default: return {};
    }
}

FamilyListDelegate::FamilyListDelegate(const FamilyListModel& model, QListView* view)
    : QStyledItemDelegate(view),
      model_(model),
      view_(view) {}

QSize FamilyListDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int width = view_->viewport()->width();
    const GamePlaces places = gamePlaces(width);
    const auto words = gameWords(model_.line(index.row()), option.font);
    int height = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        height =
            std::max(height, WrappedWords(words[i].text, words[i].font, places.width[i], option.direction).height());
    }
    return {width, height + 2 * kAroundGame};
}

void FamilyListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Theme& theme = wornTheme();
    const QRectF field = QRectF(option.rect).adjusted(2, 1.5, -2, -1.5);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    if (isChosen || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setPen(isChosen ? QPen(ring::kInk, 1.4) : QPen(Qt::NoPen));
        painter->setBrush(isChosen ? QColor(ring::kGold) : theme.inset);
        painter->drawRoundedRect(field, 5, 5);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(isChosen ? QColor(ring::kInk) : theme.text, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(field.adjusted(2, 2, -2, -2), 4, 4);
    }
    painter->setPen(isChosen ? QColor(ring::kInk) : theme.text);
    const GamePlaces places = gamePlaces(option.rect.width());
    const auto words = gameWords(model_.line(index.row()), option.font);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const WrappedWords lines(words[i].text, words[i].font, places.width[i], option.direction);
        const int left = option.direction == Qt::RightToLeft
                             ? option.rect.right() + 1 - places.left[i] - places.width[i]
                             : option.rect.left() + places.left[i];
        lines.draw(*painter, QPointF(left, option.rect.top() + kAroundGame));
    }
    painter->restore();
}

FamilyList::FamilyList(QWidget* parent) : QListView(parent), model_(new FamilyListModel(this)) {
    setObjectName(QStringLiteral("family"));
    setModel(model_);
    setItemDelegate(new FamilyListDelegate(*model_, this));
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setResizeMode(QListView::Adjust);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    viewport()->setAutoFillBackground(false);
    connect(this, &QListView::doubleClicked, this, &FamilyList::left);
}

void FamilyList::choose(const QString& id) {
    const QScopedValueRollback quiet(choosing_, true);
    const QModelIndex index = model_->index(model_->rowOf(id));
    setCurrentIndex(index);
    scrollTo(index);
}

void FamilyList::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Backspace) {
        Q_EMIT left();
        return;
    }
    QListView::keyPressEvent(event);
}

/// Heights depend on the width.
void FamilyList::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

void FamilyList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (!choosing_ && current.isValid()) {
        Q_EMIT chosen(model_->line(current.row()).game.title.id);
    }
}

}  // namespace gnostica::gui
