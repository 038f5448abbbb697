#include "app/gui/shared/panels/hand_panel.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/shared/panels/hand/hand_row.h"
#include "app/gui/shared/panels/hand_model.h"
#include "app/language/fill.h"

#include <QVBoxLayout>

#include <utility>

namespace gnostica::gui {

HandPanel::HandPanel(std::shared_ptr<const CardArt> art, QWidget* parent)
    : QWidget(parent),
      model_(new HandModel(this)),
      row_(new HandRow(std::move(art), this)) {
    row_->showCards(model_);
    setFocusProxy(row_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(row_);
    connect(row_, &HandRow::cardPicked, this, &HandPanel::cardPicked);
    connect(row_, &HandRow::cardPickedAgain, this, &HandPanel::cardPickedAgain);
    connect(row_, &HandRow::whyNotAsked, this, &HandPanel::whyNotAsked);
    connect(row_, &HandRow::lookedAt, this, &HandPanel::lookedAt);
    connect(row_, &HandRow::lookedAway, this, &HandPanel::lookedAway);
    connect(row_, &HandRow::occupiedChanged, this, &HandPanel::cutOut);
    followLanguage(this, [this] { retranslate(); });
}

/// The row reports its last layout while it is destroyed.
HandPanel::~HandPanel() {
    row_->disconnect(this);
}

void HandPanel::setFaces(const CardFaces& faces) {
    row_->setFaces(faces);
    model_->renamed();
}

void HandPanel::setDescriber(std::function<QString(engine::Card)> describer) {
    model_->setDescriber(std::move(describer));
}

void HandPanel::setHand(const engine::View& view, engine::Seat seat) {
    model_->setHand(view, seat);
}

void HandPanel::setOwner(const language::Phrase& player) {
    owner_ = player;
    retranslate();
}

void HandPanel::setPickable(engine::CardSet cards) {
    model_->setPickable(cards);
}

void HandPanel::setPicked(engine::CardSet cards) {
    model_->setPicked(cards);
}

void HandPanel::setCardWidth(int width) {
    row_->setCardWidth(width);
}

void HandPanel::setMotion(int animationMs) {
    row_->setMotion(animationMs);
}

void HandPanel::setOnTable(bool isOnTable) {
    isOnTable_ = isOnTable;
    row_->setOnTable(isOnTable);
    cutOut();
}

/// The panel reaches over the board by the height of raised cards.
void HandPanel::cutOut() {
    if (!isOnTable_) {
        clearMask();
        return;
    }
    const QRegion occupied = row_->occupied().translated(row_->pos());
    const QRegion mask = occupied.isEmpty() ? QRegion(-1, -1, 1, 1) : occupied;  // an empty mask would be none
    if (mask == this->mask()) {
        return;
    }
    setMask(mask);
    updateBelow();
}

/// Qt leaves what was drawn where the mask was before, and an update of the parent skips opaque parts of it, such as
/// the board.
void HandPanel::updateBelow() {
    QWidget* table = parentWidget();
    if (table == nullptr) {
        return;
    }
    table->update(geometry());
    for (QWidget* part : table->findChildren<QWidget*>()) {
        if (part != this && !isAncestorOf(part) && part->window() == window()) {
            part->update(QRect(part->mapFrom(table, geometry().topLeft()), size()));
        }
    }
}

engine::Card HandPanel::focusedCard() const {
    return row_->focusedCard();
}

QRect HandPanel::placeOf(engine::Card card) const {
    return row_->placeOf(card);
}

void HandPanel::retranslate() {
    row_->setAccessibleName(owner_.isEmpty() ? tr("Hand", "panel: the cards in hand")
                                             //: %1: player
                                             : language::fill(tr("Hand of %1"), {owner_}));
    row_->setAccessibleDescription(tr("Arrow keys move along the cards, Space picks one, Enter confirms."));
    model_->renamed();
}

}  // namespace gnostica::gui
