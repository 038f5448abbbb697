#include "app/gui/windows/game/inspect/card_inspector.h"

#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/windows/game/inspect/card_picture.h"
#include "app/language/fill.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

namespace gnostica::gui {

using namespace engine;

namespace {

/// Visible lines of its description; the rest can be scrolled to.
constexpr int kLeastWords = 4;

/// The current uses of the card, one per line; empty if there is nothing to decide.
QString usesText(const CardUses& uses, const View& view, const wording::Speaker& speaker) {
    if (uses.whyNot) {
        return speaker.refusal(view, *uses.whyNot);
    }
    if (!uses.opening) {
        return {};
    }
    QStringList lines{speaker.step(view, *uses.opening)};
    for (const Step& step : uses.some) {
        //: one of the things that a card could do now: %1 is a whole sentence
        lines << language::fill(CardInspector::tr("• %1"), {speaker.step(*uses.view, step)});
    }
    if (uses.ways > uses.some.size()) {
        //: after some examples of what a card could do
        lines << CardInspector::tr("… and %n more", nullptr, static_cast<int>(uses.ways - uses.some.size()));
    }
    return lines.join(u'\n');
}

}  // namespace

CardInspector::CardInspector(std::shared_ptr<const CardArt> art, QWidget* parent)
    : QWidget(parent),
      picture_(new CardPicture(std::move(art), this)),
      powers_(readableSentence(this)),
      uses_(readableSentence(this)),
      intro_(plainSentence(this)),
      scroll_(new QScrollArea(this)) {
    auto* words = new QWidget(this);
    auto* lines = new QVBoxLayout(words);
    lines->setContentsMargins({});
    for (QLabel* label : {powers_, uses_}) {
        lines->addWidget(label);
    }
    lines->addStretch(1);
    scroll_->setWidget(words);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->addWidget(intro_);
    column->addWidget(picture_, 2);
    column->addWidget(scroll_, 1);
    measure();
    followLanguage(this, [this] { retranslate(); });
    clear();
}

void CardInspector::setFaces(const CardFaces& faces) {
    faces_ = faces;
    clear();
}

void CardInspector::present(Card card, const CardUses& uses, const View& view, const wording::Speaker& speaker) {
    const CardText& text = faces_.text(card);
    picture_->setCard(card, text);
    powers_->setText(speaker.powers(card));
    uses_->setText(usesText(uses, view, speaker));
    intro_->setVisible(card.isNone());
    uses_->setVisible(!uses_->text().isEmpty());
}

void CardInspector::clear() {
    picture_->setCard(Card::none(), {});
    for (QLabel* label : {powers_, uses_}) {
        label->clear();
    }
    intro_->show();
}

Card CardInspector::card() const {
    return picture_->card();
}

QString CardInspector::text() const {
    return QStringList{picture_->accessibleName(), powers_->text(), uses_->text()}.join(u'\n');
}

void CardInspector::measure() {
    scroll_->setMinimumHeight(kLeastWords * fontMetrics().lineSpacing());
}

void CardInspector::retranslate() {
    intro_->setText(tr("Point at a card on the board, in your hand or in the piles to see what it does."));
}

void CardInspector::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        measure();
    }
    QWidget::changeEvent(event);
}

}  // namespace gnostica::gui
