#include "app/gui/shared/play/ring/choice_ring.h"

#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/play/bar/word_icons.h"
#include "app/gui/shared/play/ring/numbered_choices.h"
#include "app/gui/shared/play/ring/ring_chip.h"
#include "app/gui/shared/play/ring/ring_colours.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/turn/choice_words.h"
#include "app/wording/names.h"

#include <QAction>
#include <QCoreApplication>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kLeastChip = 32;
/// Letters that stand for a kind of action without a picture.
constexpr int kInitials = 2;

/// As high as two lines of the font, so that it grows with it.
int chipSide(const QWidget& widget) {
    return std::max(kLeastChip, widget.fontMetrics().height() * 17 / 10);
}

}  // namespace

ChoiceRing::ChoiceRing(BoardView& view)
    : QWidget(&view),
      view_(view),
      confirm_(new RingChip(this)),
      takeBack_(new RingChip(this)) {
    setObjectName(QStringLiteral("choiceRing"));
    setFocusPolicy(Qt::NoFocus);
    setLayoutDirection(Qt::LeftToRight);  // east is east in every language
    hide();
    connect(&view, &BoardView::viewMoved, this, &ChoiceRing::layOut);
    const auto trigger = [this](QAction* ChoiceRing::*action) {
        return [this, action] {
            if (this->*action != nullptr) {
                (this->*action)->trigger();
            }
        };
    };
    connect(confirm_, &QAbstractButton::clicked, this, trigger(&ChoiceRing::confirmAction_));
    connect(takeBack_, &QAbstractButton::clicked, this, trigger(&ChoiceRing::takeBackAction_));
    confirm_->setLook(RingChip::Look::confirm);
    confirm_->setFace({}, icon(QStringLiteral("confirm"), Theme::light()), {});
    takeBack_->setFace({}, icon(QStringLiteral("take-back"), Theme::light()), {});
}

void ChoiceRing::setActions(QAction* confirm, QAction* takeBack) {
    confirmAction_ = confirm;
    takeBackAction_ = takeBack;
    for (QAction* action : {confirm, takeBack}) {
        connect(action, &QAction::changed, this, &ChoiceRing::dressEnds);
    }
    dressEnds();
}

void ChoiceRing::dressEnds() {
    const auto dressOne = [](RingChip& chip, const QAction* action) {
        if (action != nullptr) {
            chip.setWords(action->iconText(), action->toolTip());
        }
    };
    dressOne(*confirm_, confirmAction_);
    dressOne(*takeBack_, takeBackAction_);
}

// ---- What there is to choose ----------------------------------------------------------------------------------------

void ChoiceRing::clear() {
    contents_ = {};
    hide();
}

void ChoiceRing::present(const RingContents& contents, const BoardMarks& marks, const StepChooser& chooser,
                         const wording::Speaker& speaker) {
    contents_ = contents;
    marks_ = marks;
    if (!contents_.place || contents_.isEmpty()) {
        clear();
        return;
    }
    numbered_ = numberedChoices(contents_, chooser);
    fillChips(chooser, speaker);
    layOut();
}

void ChoiceRing::setNumbersShown(bool shown) {
    numbersShown_ = shown;
    dressNumbers();
}

void ChoiceRing::dressNumbers() {
    const std::vector<const RingChoice*> all = choices();
    for (std::size_t i = 0; i < all.size() && i < chips_.size(); ++i) {
        chips_[i]->setNumber(numbersShown_ && !all[i]->refused ? numberOf(numbered_, all[i]->pick) : 0);
    }
}

std::vector<const RingChoice*> ChoiceRing::choices() const {
    std::vector<const RingChoice*> all;
    for (const auto* list : {&contents_.words, &contents_.amounts, &contents_.facings}) {
        for (const RingChoice& choice : *list) {
            all.push_back(&choice);
        }
    }
    return all;
}

void ChoiceRing::fillChips(const StepChooser& chooser, const wording::Speaker& speaker) {
    const std::vector<const RingChoice*> all = choices();
    while (chips_.size() < all.size()) {
        auto* chip = new RingChip(this);
        const std::size_t own = chips_.size();
        connect(chip, &QAbstractButton::clicked, this, [this, own] { clicked(own); });
        chips_.push_back(chip);
    }
    for (std::size_t i = 0; i < chips_.size(); ++i) {
        chips_[i]->setVisible(i < all.size());
        if (i < all.size()) {
            dress(*chips_[i], *all[i], chooser, speaker);
        }
    }
    dressNumbers();
    confirm_->setVisible(contents_.canConfirm);
    takeBack_->setVisible(contents_.canTakeBack);
}

void ChoiceRing::dress(RingChip& chip, const RingChoice& choice, const StepChooser& chooser,
                       const wording::Speaker& speaker) const {
    chip.setLook(choice.refused  ? RingChip::Look::refused
                 : choice.picked ? RingChip::Look::picked
                                 : RingChip::Look::paper);
    const Theme onPaper = Theme::light();
    const auto hintOf = [this](const RingChoice& each, const QString& name) {
        return each.refused ? name : withKeyOfNumber(name, numberOf(numbered_, each.pick));
    };
    if (const auto* word = std::get_if<PickWord>(&choice.pick)) {
        const QString name = speaker.word(word->word);
        chip.setFace({}, wordIcon(word->word, speaker, onPaper), name.left(kInitials));
        chip.setWords(name, hintOf(choice, name));
    } else if (const auto* source = std::get_if<PickSource>(&choice.pick)) {
        const QString name = sourceName(source->source);
        const bool fromTop = source->source == engine::CardSource::drawPile;
        chip.setFace({}, fromTop ? iconFrom(QStringLiteral(":/symbols/from-top.svg"), onPaper) : QIcon(),
                     QStringLiteral("\u2205"));
        chip.setWords(name, hintOf(choice, name));
    } else if (const auto* amount = std::get_if<PickAmount>(&choice.pick)) {
        const QString number = wording::number(amount->amount);
        chip.setFace({}, {}, number);
        chip.setWords(number, wording::sentences({amountTitleOf(chooser, speaker), number}));
    } else if (const auto* facing = std::get_if<PickFacing>(&choice.pick)) {
        const QString name = wording::facingName(facing->facing);
        chip.setFace(turned(facing->facing, view_.quarterTurns()), {}, {});
        chip.setWords(name, name);
    }
}

RingChip* ChoiceRing::chipOf(const Pick& pick) const {
    const std::vector<const RingChoice*> all = choices();
    for (std::size_t i = 0; i < all.size() && i < chips_.size(); ++i) {
        if (all[i]->pick == pick) {
            return chips_[i];
        }
    }
    return nullptr;
}

void ChoiceRing::clicked(std::size_t place) {
    const std::vector<const RingChoice*> all = choices();
    if (place >= all.size()) {
        return;
    }
    const RingChoice choice = *all[place];  // a copy: the answer may replace it
    const bool again = chips_[place]->isDoubled();
    if (again && clicked_ != choice.pick) {
        return;  // it has come under the pointer by the first click
    }
    clicked_ = choice.pick;
    if (choice.refused) {
        Q_EMIT whyNotAsked(choice.pick);
    } else if (again) {
        Q_EMIT pickedAgain(choice.pick);
    } else {
        Q_EMIT picked(choice.pick);
    }
}

// ---- Where it lies --------------------------------------------------------------------------------------------------

QRect ChoiceRing::rectOf(engine::Space space) const {
    return view_.mapFromScene(metrics::cellOf(space)).boundingRect().translated(view_.viewport()->pos());
}

RingGround ChoiceRing::ground() const {
    RingGround ground;
    ground.view = view_.viewport()->geometry();
    ground.tile = rectOf(*contents_.place);
    ground.chip = chipSide(*this);
    ground.words = static_cast<int>(contents_.words.size());
    ground.amounts = static_cast<int>(contents_.amounts.size());
    for (const RingChoice& choice : contents_.facings) {
        ground.facings.push_back(turned(std::get<PickFacing>(choice.pick).facing, view_.quarterTurns()));
    }
    ground.ends = true;
    const auto add = [&](std::vector<QRect>& list, engine::Space space) {
        if (space != contents_.place) {
            list.push_back(rectOf(space));
        }
    };
    for (const engine::Space space : marks_.pickedSpaces) {
        add(ground.picked, space);
    }
    for (const engine::PieceId piece : marks_.pickedPieces) {
        if (const auto space = view_.board()->spaceOf(piece)) {
            add(ground.picked, *space);
        }
    }
    for (const engine::Space space : marks_.spaces) {
        add(ground.targets, space);
    }
    for (const engine::PieceId piece : marks_.pieces) {
        if (const auto space = view_.board()->spaceOf(piece)) {
            add(ground.targets, *space);
        }
    }
    return ground;
}

void ChoiceRing::layOut() {
    if (!contents_.place || contents_.isEmpty()) {
        return;
    }
    const RingGround ground = this->ground();
    if (!ground.tile.intersects(ground.view)) {  // the board was moved away under it
        hide();
        return;
    }
    places_ = layOutRing(ground);
    const QRect all = places_.everything().adjusted(-1, -1, 1, 1);
    const QPoint origin = all.topLeft();
    std::vector<QRect> rects = places_.words;
    rects.insert(rects.end(), places_.amounts.begin(), places_.amounts.end());
    rects.insert(rects.end(), places_.facings.begin(), places_.facings.end());
    QRegion solid;
    for (std::size_t i = 0; i < rects.size() && i < chips_.size(); ++i) {
        chips_[i]->setGeometry(rects[i].translated(-origin));
        solid += chips_[i]->geometry();
    }
    confirm_->setGeometry(places_.confirm.translated(-origin));
    takeBack_->setGeometry(places_.takeBack.translated(-origin));
    for (const RingChip* end : {confirm_, takeBack_}) {
        solid += end->isHidden() ? QRect() : end->geometry();
    }
    for (QRect* tray : {&places_.wordTray, &places_.amountTray}) {
        *tray = tray->isEmpty() ? QRect() : tray->translated(-origin);
        solid += *tray;
    }
    setGeometry(all);
    setMask(solid);  // between the chips lies the board
    show();
    raise();
    update();
}

void ChoiceRing::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QRect& tray : {places_.wordTray, places_.amountTray}) {
        if (tray.isEmpty()) {
            continue;
        }
        const QRectF frame = QRectF(tray).adjusted(1, 1, -1, -1);
        const double radius = std::min(frame.width(), frame.height()) / 2;
        const double rounding = std::min(radius, chipSide(*this) / 2.0 + 4);
        painter.setPen(QPen(ring::kInk, 1.6));
        painter.setBrush(ring::kPaper);
        painter.drawRoundedRect(frame, rounding, rounding);
    }
}

/// The board goes on being zoomed where a chip lies over it.
void ChoiceRing::wheelEvent(QWheelEvent* event) {
    const QPointF place = view_.viewport()->mapFromGlobal(event->globalPosition());
    QWheelEvent there(place, event->globalPosition(), event->pixelDelta(), event->angleDelta(), event->buttons(),
                      event->modifiers(), event->phase(), event->inverted());
    QCoreApplication::sendEvent(view_.viewport(), &there);
    event->accept();
}

}  // namespace gnostica::gui
