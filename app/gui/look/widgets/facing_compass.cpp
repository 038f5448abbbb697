#include "app/gui/look/widgets/facing_compass.h"

#include "app/gui/base/keys/facing_acts.h"
#include "app/gui/base/language/follow_language.h"
#include "app/gui/look/widgets/facing_button.h"
#include "app/language/fill.h"
#include "app/wording/names.h"
#include "engine/model/space.h"

#include <QKeyEvent>
#include <QStyleOptionFocusRect>
#include <QStylePainter>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Position of a facing's button in the cross, from -1 to 1.
QPoint placeOf(engine::Facing facing) {
    const engine::Space step = engine::neighbour({}, facing);
    return {step.column, step.row};
}

}  // namespace

FacingCompass::FacingCompass(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight);  // east stays on the right in every language
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(true);  // neighbours keep their places when it appears and disappears
    setSizePolicy(policy);
    for (const engine::Facing seen : engine::kAllFacings) {
        auto* button = new FacingButton(this);
        buttons_[static_cast<std::size_t>(seen)] = button;
        connect(button, &QAbstractButton::clicked, this, [this, seen] { pick(onBoard(seen)); });
    }
    setPiece(engine::Seat::a, 1);
    showState();
    followLanguage(this, [this] { retranslate(); });
}

void FacingCompass::setPiece(engine::Seat owner, int size) {
    for (const engine::Facing seen : engine::kAllFacings) {
        buttons_[static_cast<std::size_t>(seen)]->setLook({owner, size, seen});
    }
}

void FacingCompass::setFacings(std::span<const engine::Facing> facings) {
    facings_.assign(facings.begin(), facings.end());
    showState();
}

void FacingCompass::setPicked(std::optional<engine::Facing> facing) {
    picked_ = facing;
    showState();
}

void FacingCompass::setQuarterTurns(int turns) {
    quarterTurns_ = turns;
    showState();
    retranslate();
}

engine::Facing FacingCompass::onBoard(engine::Facing seen) const {
    return turned(seen, -quarterTurns_);
}

void FacingCompass::showState() {
    const bool hasDiagonals = std::ranges::any_of(facings_, engine::isDiagonal);
    for (const engine::Facing seen : engine::kAllFacings) {
        FacingButton* button = buttons_[static_cast<std::size_t>(seen)];
        const engine::Facing facing = onBoard(seen);
        button->setEnabled(std::ranges::find(facings_, facing) != facings_.end());
        button->setVisible(!engine::isDiagonal(seen) || hasDiagonals);
        button->setChecked(picked_ == facing);
    }
}

void FacingCompass::pick(engine::Facing facing) {
    showState();  // undoes the check of the click; the receiver decides
    if (std::ranges::find(facings_, facing) != facings_.end()) {
        Q_EMIT facingPicked(facing);
    }
}

void FacingCompass::keyPressEvent(QKeyEvent* event) {
    auto seen = facingOf(keys_.act(KeyScope::compass, *event));
    if (!seen) {  // outside the game window, nothing else handles its letters
        seen = facingOf(keys_.act(KeyScope::picks, *event));
    }
    if (!seen) {
        QWidget::keyPressEvent(event);
        return;
    }
    pick(onBoard(*seen));
    event->accept();
}

void FacingCompass::resizeEvent(QResizeEvent*) {
    const int side = std::min(width(), height()) / 3;
    for (const engine::Facing seen : engine::kAllFacings) {
        const QPoint middle = rect().center() + placeOf(seen) * side;
        buttons_[static_cast<std::size_t>(seen)]->setGeometry(middle.x() - side / 2, middle.y() - side / 2, side, side);
    }
}

void FacingCompass::paintEvent(QPaintEvent*) {
    if (!hasFocus()) {
        return;
    }
    QStylePainter painter(this);
    QStyleOptionFocusRect option;
    option.initFrom(this);
    painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
}

void FacingCompass::retranslate() {
    keys_ = KeyMap();
    setAccessibleName(tr("Facing"));
    const QString upright = keys_.keys(Act::faceUpright, KeyScope::picks).value(0).toString(QKeySequence::NativeText);
    //: %1: a key
    setToolTip(language::fill(tr("Arrow keys, or %1 for upright"), {upright}));
    for (const engine::Facing seen : engine::kAllFacings) {
        const QString name = wording::facingName(onBoard(seen));
        buttons_[static_cast<std::size_t>(seen)]->setAccessibleName(name);
        buttons_[static_cast<std::size_t>(seen)]->setToolTip(name);
    }
}

}  // namespace gnostica::gui
