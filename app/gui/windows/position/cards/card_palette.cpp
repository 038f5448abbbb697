#include "app/gui/windows/position/cards/card_palette.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/access/choice_name.h"
#include "app/gui/shared/panels/card_mime.h"
#include "app/gui/shared/table/board_edit.h"
#include "app/language/fill.h"
#include "app/wording/names.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QVBoxLayout>

#include <algorithm>

namespace gnostica::gui {

namespace {

engine::Card cardOf(const QListWidgetItem& item) {
    return engine::Card(item.data(Qt::UserRole).toInt());
}

/// Entries of the filter by kind.
enum class CardKind : int { any, major, cups, rods, discs, swords };

}  // namespace

QMimeData* CardPaletteList::mimeData(const QList<QListWidgetItem*>& items) const {
    return items.isEmpty() ? nullptr : mimeOf(cardOf(*items.constFirst()));
}

QStringList CardPaletteList::mimeTypes() const {
    return {QLatin1String(cardMimeType())};
}

CardPalette::CardPalette(const CardIcons& icons, QWidget* parent)
    : QWidget(parent),
      icons_(icons),
      search_(new QLineEdit(this)),
      kind_(new QComboBox(this)),
      list_(new CardPaletteList(this)) {
    search_->setClearButtonEnabled(true);
    search_->setObjectName(QStringLiteral("cardSearch"));
    search_->installEventFilter(this);
    list_->setObjectName(QStringLiteral("cardPalette"));
    list_->setIconSize(CardIcons::size());
    list_->setUniformItemSizes(true);
    list_->setDragEnabled(true);
    list_->setDragDropMode(QAbstractItemView::DragOnly);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMinimumHeight(60);
    for (int number = 0; number < engine::kCardCount; ++number) {
        auto* item = new QListWidgetItem(list_);
        item->setData(Qt::UserRole, number);
    }
    for (int i = 0; i <= static_cast<int>(CardKind::swords); ++i) {
        kind_->addItem(QString());
    }
    auto* row = new QHBoxLayout;
    row->addWidget(search_, 1);
    row->addWidget(kind_);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins({});
    lines->addLayout(row);
    lines->addWidget(list_, 1);
    connect(search_, &QLineEdit::textChanged, this, &CardPalette::narrow);
    connect(kind_, &QComboBox::currentIndexChanged, this, &CardPalette::narrow);
    connect(list_, &QListWidget::itemClicked, this, &CardPalette::choose);
    connect(list_, &QListWidget::itemActivated, this, &CardPalette::choose);
    followLanguage(this, [this] { retranslate(); });
}

void CardPalette::present(const PositionDraft& draft, const PositionWords& words) {
    const BoardEdit table(draft.table);
    for (int i = 0; i < list_->count(); ++i) {
        QListWidgetItem& item = *list_->item(i);
        const engine::Card card = cardOf(item);
        const CardPlace place = table.placeOf(card);
        const QString name = wording::cardName(card);
        //: a line of a list; %1: card, %2: its place: "hand of Ann"
        const QString text =
            place.kind == CardPlace::Kind::rest ? name : language::fill(tr("%1 – %2"), {name, words.place(place)});
        if (item.text() != text) {
            item.setText(text);
        }
    }
}

void CardPalette::refreshIcons() {
    for (int i = 0; i < list_->count(); ++i) {
        list_->item(i)->setIcon(icons_.icon(cardOf(*list_->item(i)), devicePixelRatioF()));
    }
}

void CardPalette::setChosen(engine::Card card) {
    list_->setCurrentItem(card.isNone() ? nullptr : list_->item(card.number()));
    if (card.isNone()) {
        list_->clearSelection();
    }
}

void CardPalette::search() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

bool CardPalette::isOfKind(engine::Card card) const {
    const auto kind = static_cast<CardKind>(kind_->currentIndex());
    if (kind == CardKind::any || kind == CardKind::major) {
        return kind == CardKind::any || card.isMajor();
    }
    const int suit = static_cast<int>(kind) - static_cast<int>(CardKind::cups);
    return !card.isMajor() && static_cast<int>(card.suit()) == suit;
}

void CardPalette::narrow() {
    const QStringList words = search_->text().split(u' ', Qt::SkipEmptyParts);
    for (int i = 0; i < list_->count(); ++i) {
        QListWidgetItem& item = *list_->item(i);
        const bool fits = isOfKind(cardOf(item)) && std::ranges::all_of(words, [&](const QString& word) {
                              return item.text().contains(word, Qt::CaseInsensitive);
                          });
        item.setHidden(!fits);
    }
}

void CardPalette::choose(const QListWidgetItem* item) {
    if (item != nullptr) {
        Q_EMIT chosen(cardOf(*item));
    }
}

/// From the search field, keys move down into the list or take the first remaining card.
bool CardPalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched != search_ || event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Down && key != Qt::Key_Return && key != Qt::Key_Enter) {
        return false;
    }
    for (int i = 0; i < list_->count(); ++i) {
        if (!list_->item(i)->isHidden()) {
            list_->setCurrentRow(i);
            if (key == Qt::Key_Down) {
                list_->setFocus(Qt::OtherFocusReason);
            } else {
                choose(list_->item(i));
            }
            break;
        }
    }
    return true;
}

void CardPalette::retranslate() {
    search_->setPlaceholderText(tr("Search the cards"));
    search_->setAccessibleName(tr("Search the cards"));
    nameChoice(*kind_, tr("Kind of card"));
    list_->setAccessibleName(tr("Cards"));
    list_->setToolTip(tr("Click a card, then the board, or drag the card to its place."));
    const QStringList kinds{tr("All cards"),
                            tr("Major arcana"),
                            wording::suitName(engine::Suit::cups),
                            wording::suitName(engine::Suit::rods),
                            wording::suitName(engine::Suit::discs),
                            wording::suitName(engine::Suit::swords)};
    for (int i = 0; i < kinds.size(); ++i) {
        kind_->setItemText(i, kinds[i]);
    }
}

}  // namespace gnostica::gui
