#include "app/gui/shared/panels/hand_panel.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/shared/panels/card_list.h"
#include "app/gui/shared/panels/hand_model.h"
#include "app/language/fill.h"

#include <QVBoxLayout>

#include <utility>

namespace gnostica::gui {

HandPanel::HandPanel(std::shared_ptr<const CardArt> art, QWidget* parent)
    : QWidget(parent),
      model_(new HandModel(this)),
      list_(new CardList(std::move(art), 64, 190, this)) {
    list_->showCards(model_);
    setFocusProxy(list_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(list_);
    connect(list_, &CardList::cardPicked, this, &HandPanel::cardPicked);
    connect(list_, &CardList::cardPickedAgain, this, &HandPanel::cardPickedAgain);
    connect(list_, &CardList::whyNotAsked, this, &HandPanel::whyNotAsked);
    connect(list_, &CardList::lookedAt, this, &HandPanel::lookedAt);
    followLanguage(this, [this] { retranslate(); });
}

void HandPanel::setFaces(const CardFaces& faces) {
    list_->setFaces(faces);
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

QRect HandPanel::placeOf(engine::Card card) const {
    return list_->placeOf(card);
}

void HandPanel::retranslate() {
    list_->setAccessibleName(owner_.isEmpty() ? tr("Hand", "panel: the cards in hand")
                                              //: %1: player
                                              : language::fill(tr("Hand of %1"), {owner_}));
    list_->setAccessibleDescription(tr("Arrow keys move along the cards, Space picks one, Enter confirms."));
    model_->renamed();
}

}  // namespace gnostica::gui
