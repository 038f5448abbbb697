#include "app/gui/shared/panels/piles_panel.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/shared/panels/card_grid.h"
#include "app/gui/shared/panels/pile_model.h"
#include "app/gui/shared/panels/pile_stub.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <utility>

namespace gnostica::gui {

PilesPanel::PilesPanel(std::shared_ptr<const CardArt> art, QWidget* parent)
    : PilesWidget(parent),
      model_(new PileModel(this)),
      draw_(new PileStub(art, PileStub::Top::back, this)),
      discard_(new PileStub(art, PileStub::Top::face, this)),
      list_(new CardGrid(std::move(art), 52, 110, this)) {
    list_->showCards(model_);
    setFocusProxy(list_);
    auto* stubs = new QHBoxLayout;
    stubs->setSpacing(4);  // leaves as much width as possible to the board in small windows
    stubs->addStretch();
    stubs->addWidget(draw_);
    stubs->addWidget(discard_);
    stubs->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 6);
    layout->addLayout(stubs);
    layout->addWidget(list_, 1);
    layout->addStretch();  // while the list is hidden
    list_->hide();
    connect(list_, &CardList::cardPicked, this, &PilesPanel::cardPicked);
    connect(list_, &CardList::cardPickedAgain, this, &PilesPanel::cardPickedAgain);
    connect(list_, &CardList::whyNotAsked, this, &PilesPanel::whyNotAsked);
    connect(list_, &CardList::lookedAt, this, &PilesPanel::lookedAt);
    connect(list_, &CardList::lookedAway, this, &PilesPanel::lookedAway);
    connect(draw_, &QAbstractButton::clicked, this, [this] {
        if (draw_->isPickable()) {
            Q_EMIT drawPilePicked();
        } else {
            Q_EMIT drawPileAsked();
        }
    });
    connect(discard_, &QAbstractButton::clicked, list_, &QListView::scrollToTop);
    followLanguage(this, [this] { retranslate(); });
}

/// The cards report that the focus leaves them while they are destroyed.
PilesPanel::~PilesPanel() {
    list_->disconnect(this);
}

void PilesPanel::setFaces(const CardFaces& faces) {
    discard_->setFaces(faces);
    list_->setFaces(faces);
    model_->renamed();
}

void PilesPanel::setDescriber(std::function<QString(engine::Card)> describer) {
    model_->setDescriber(std::move(describer));
}

void PilesPanel::setPiles(const engine::View& view) {
    const engine::Pile& discard = view.open().discard;
    draw_->setPile(view.drawPileSize());
    discard_->setPile(discard.size(), discard.empty() ? engine::Card::none() : discard.top());
    model_->setPile(discard);
    fitList();
}

void PilesPanel::setPickable(engine::CardSet cards) {
    model_->setPickable(cards);
    isAsked_ = !cards.empty();
    fitList();
    updateGeometry();
}

int PilesPanel::heightOfStubs() const {
    const QMargins around = layout()->contentsMargins();
    return draw_->sizeHint().height() + around.top() + around.bottom();
}

QSize PilesPanel::minimumSizeHint() const {
    const QSize least = layout()->minimumSize();
    return {least.width(), isAsked_ ? least.height() : heightOfStubs()};
}

void PilesPanel::fitList() {
    const bool hasRoom = height() >= heightOfStubs() + layout()->spacing() + list_->minimumSizeHint().height();
    list_->setVisible(model_->rowCount() > 0 && (hasRoom || isAsked_));
}

void PilesPanel::resizeEvent(QResizeEvent* event) {
    PilesWidget::resizeEvent(event);
    fitList();
}

void PilesPanel::setPicked(engine::CardSet cards) {
    model_->setPicked(cards);
}

void PilesPanel::setDrawPilePickable(bool pickable) {
    draw_->setPickable(pickable);
}

void PilesPanel::retranslate() {
    draw_->setCaption(tr("Draw pile"));
    discard_->setCaption(tr("Discard pile"));
    list_->setAccessibleName(tr("Discard pile, newest card first"));
    model_->renamed();
}

}  // namespace gnostica::gui
