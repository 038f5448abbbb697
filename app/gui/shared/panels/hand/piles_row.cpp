#include "app/gui/shared/panels/hand/piles_row.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/shared/panels/hand/discard_look.h"
#include "app/gui/shared/panels/hand/small_pile.h"
#include "app/gui/shared/panels/hand/table_measures.h"
#include "app/gui/shared/panels/pile_model.h"

#include <QHBoxLayout>

#include <utility>

namespace gnostica::gui {

PilesRow::PilesRow(std::shared_ptr<const CardArt> art, QWidget* parent)
    : PilesWidget(parent),
      model_(new PileModel(this)),
      draw_(new SmallPile(art, SmallPile::Side::back, this)),
      discard_(new SmallPile(art, SmallPile::Side::face, this)),
      look_(new DiscardLook(std::move(art), *model_, this)),
      row_(new QHBoxLayout(this)) {
    row_->setContentsMargins({});
    row_->addWidget(draw_, 0, Qt::AlignBottom);
    row_->addWidget(discard_, 0, Qt::AlignBottom);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connectPiles();
    connectLook();
    measure();
    showPiles();
    followLanguage(this, [this] { retranslate(); });
}

/// The cards report that the focus leaves them while they are destroyed.
PilesRow::~PilesRow() {
    look_->list().disconnect(this);
}

void PilesRow::connectPiles() {
    connect(draw_, &QAbstractButton::clicked, this, [this] {
        if (draw_->isPickable()) {
            Q_EMIT drawPilePicked();
        } else {
            Q_EMIT drawPileAsked();
        }
    });
    connect(discard_, &QAbstractButton::clicked, this, &PilesRow::openLook);
    connect(discard_, &SmallPile::pointed, this, [this] {
        if (!newest_.isNone()) {
            Q_EMIT lookedAt(newest_);
        }
    });
    connect(discard_, &SmallPile::left, this, &PilesRow::lookedAway);
}

void PilesRow::connectLook() {
    const CardList* list = &look_->list();
    connect(list, &CardList::cardPicked, this, &PilesRow::cardPicked);
    connect(list, &CardList::cardPickedAgain, this, &PilesRow::cardPickedAgain);
    connect(list, &CardList::whyNotAsked, this, &PilesRow::whyNotAsked);
    connect(list, &CardList::lookedAt, this, &PilesRow::lookedAt);
    connect(list, &CardList::lookedAway, this, &PilesRow::lookedAway);
}

void PilesRow::setPileWidth(int width) {
    width_ = width;
    measure();
}

void PilesRow::measure() {
    const int width = width_.value_or(pileWidth(window()->size()));
    draw_->setCardWidth(width);
    discard_->setCardWidth(width);
    row_->setSpacing(pileGap(window()->size()) / 2);  // there is room round both cards already
}

void PilesRow::resizeEvent(QResizeEvent* event) {
    PilesWidget::resizeEvent(event);
    measure();
}

void PilesRow::setFaces(const CardFaces& faces) {
    faces_ = faces;
    look_->list().setFaces(faces);
    model_->renamed();
    showPiles();
}

void PilesRow::setDescriber(std::function<QString(engine::Card)> describer) {
    model_->setDescriber(std::move(describer));
}

void PilesRow::setPiles(const engine::View& view) {
    const engine::Pile& discard = view.open().discard;
    drawn_ = view.drawPileSize();
    newest_ = discard.empty() ? engine::Card::none() : discard.top();
    discarded_ = {};
    for (const engine::Card card : discard.cards()) {
        discarded_.insert(card);
    }
    model_->setPile(discard);
    showPiles();
}

void PilesRow::showPiles() {
    draw_->setPile(drawn_, engine::Card::none(), {});
    discard_->setPile(model_->rowCount(), newest_, faces_.text(newest_));
    discard_->setFocusPolicy(newest_.isNone() ? Qt::NoFocus : Qt::StrongFocus);
    discard_->setPickable(!(discarded_ & pickable_).empty());
    if (newest_.isNone()) {
        look_->hide();
    }
}

void PilesRow::openLook() {
    if (newest_.isNone()) {
        return;
    }
    const QRect pile(discard_->mapToGlobal(QPoint()), discard_->size());
    const QRect room(window()->mapToGlobal(QPoint()), window()->size());
    look_->openBeside(pile, room);
}

void PilesRow::setPickable(engine::CardSet cards) {
    pickable_ = cards;
    model_->setPickable(cards);
    showPiles();
}

void PilesRow::setPicked(engine::CardSet cards) {
    model_->setPicked(cards);
}

void PilesRow::setDrawPilePickable(bool pickable) {
    draw_->setPickable(pickable);
    draw_->setFocusPolicy(pickable ? Qt::StrongFocus : Qt::NoFocus);
}

void PilesRow::retranslate() {
    draw_->setName(tr("Draw pile"));
    discard_->setName(tr("Discard pile"));
    model_->renamed();
}

}  // namespace gnostica::gui
