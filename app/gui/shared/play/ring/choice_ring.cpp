#include "app/gui/shared/play/ring/choice_ring.h"

#include "app/gui/look/art/board/pyramid_art.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/ring_colours.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/play/choice_looks.h"
#include "app/gui/shared/play/ring/ring_chip.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"

#include <QAction>
#include <QCoreApplication>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr int kLeastChip = 32;
/// Number of letters for a kind of action without a picture.
constexpr int kInitials = 2;
/// For a source that gives no card.
constexpr QChar kNothing(u'\u2205');

/// Height relative to the font, so that chips grow with it.
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
    setLayoutDirection(Qt::LeftToRight);  // east stays on the right in every language
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
    list_ = {};
    choices_.clear();
    hide();
}

void ChoiceRing::present(const turn::ChoiceList& list, const turn::BoardMarks& marks) {
    list_ = list;
    choices_ = list.onRing();
    marks_ = marks;
    if (isEmpty()) {
        clear();
        return;
    }
    fillChips();
    layOut();
}

void ChoiceRing::setNumbersShown(bool shown) {
    numbersShown_ = shown;
    dressNumbers();
}

void ChoiceRing::dressNumbers() {
    for (std::size_t i = 0; i < choices_.size() && i < chips_.size(); ++i) {
        chips_[i]->setNumber(numbersShown_ ? choices_[i].number : 0);
    }
}

void ChoiceRing::fillChips() {
    while (chips_.size() < choices_.size()) {
        auto* chip = new RingChip(this);
        const std::size_t own = chips_.size();
        connect(chip, &QAbstractButton::clicked, this, [this, own] { clicked(own); });
        chips_.push_back(chip);
    }
    for (std::size_t i = 0; i < chips_.size(); ++i) {
        chips_[i]->setVisible(i < choices_.size());
        if (i < choices_.size()) {
            dress(*chips_[i], choices_[i]);
        }
    }
    dressNumbers();
    confirm_->setLook(list_.leadsOn ? RingChip::Look::paper : RingChip::Look::confirm);
    confirm_->setVisible(list_.canConfirm);
    takeBack_->setVisible(list_.canTakeBack);
}

void ChoiceRing::dress(RingChip& chip, const turn::Choice& choice) const {
    chip.setLook(choice.isRefused()  ? RingChip::Look::refused
                 : choice.isChosen() ? RingChip::Look::picked
                                     : RingChip::Look::paper);
    setFace(chip, choice);
    if (const auto* amount = std::get_if<turn::PickAmount>(&choice.pick)) {
        const QString number = language::number(amount->amount);
        chip.setWords(number, language::sentences({list_.amountTitle, number}));
    } else {
        chip.setWords(choice.name, withKeyOf(choice, choice.name), choice.hint);
    }
}

void ChoiceRing::setFace(RingChip& chip, const turn::Choice& choice) const {
    if (const auto* facing = std::get_if<turn::PickFacing>(&choice.pick)) {
        chip.setFace(turned(facing->facing, view_.quarterTurns()), {}, {});
    } else if (const auto* amount = std::get_if<turn::PickAmount>(&choice.pick)) {
        chip.setFace({}, {}, language::number(amount->amount));
    } else {
        const bool isSource = choice.kind == turn::ChoiceKind::source;
        chip.setFace({}, iconOf(choice, Theme::light()), isSource ? QString(kNothing) : choice.name.left(kInitials));
    }
}

RingChip* ChoiceRing::chipOf(const turn::Pick& pick) const {
    for (std::size_t i = 0; i < choices_.size() && i < chips_.size(); ++i) {
        if (choices_[i].pick == pick) {
            return chips_[i];
        }
    }
    return nullptr;
}

void ChoiceRing::clicked(std::size_t place) {
    if (place >= choices_.size()) {
        return;
    }
    const turn::Choice choice = choices_[place];  // a copy, since the receiver may replace it
    const bool again = chips_[place]->isDoubled();
    if (again && clicked_ != choice.pick) {
        return;  // the first click has moved it under the pointer
    }
    clicked_ = choice.pick;
    if (choice.isRefused()) {
        Q_EMIT whyNotAsked(choice.pick);
    } else if (again) {
        Q_EMIT pickedAgain(choice.pick);
    } else {
        Q_EMIT picked(choice.pick);
    }
}

// ---- Layout ---------------------------------------------------------------------------------------------------------

QRect ChoiceRing::rectOf(engine::Space space) const {
    return view_.mapFromScene(view_.board()->geometry().cellOf(space))
        .boundingRect()
        .translated(view_.viewport()->pos());
}

RingGround ChoiceRing::ground() const {
    RingGround ground;
    ground.view = view_.viewport()->geometry();
    ground.tile = rectOf(*list_.place);
    ground.chip = chipSide(*this);
    for (const turn::Choice& choice : choices_) {
        if (const auto* facing = std::get_if<turn::PickFacing>(&choice.pick)) {
            ground.facings.push_back(turned(facing->facing, view_.quarterTurns()));
        } else {
            ++(choice.kind == turn::ChoiceKind::amount ? ground.amounts : ground.words);
        }
    }
    ground.ends = true;
    ground.leadsOn = list_.leadsOn;
    const auto add = [&](std::vector<QRect>& list, engine::Space space) {
        if (space != list_.place) {
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
    if (isEmpty()) {
        return;
    }
    const RingGround ground = this->ground();
    if (!ground.tile.intersects(ground.view)) {  // the board was moved away
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
    setMask(solid);  // the board is accessible between the chips
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

/// The wheel zooms the board also over a chip.
void ChoiceRing::wheelEvent(QWheelEvent* event) {
    const QPointF place = view_.viewport()->mapFromGlobal(event->globalPosition());
    QWheelEvent there(place, event->globalPosition(), event->pixelDelta(), event->angleDelta(), event->buttons(),
                      event->modifiers(), event->phase(), event->inverted());
    QCoreApplication::sendEvent(view_.viewport(), &there);
    event->accept();
}

}  // namespace gnostica::gui
