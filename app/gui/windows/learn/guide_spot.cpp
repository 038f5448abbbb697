#include "app/gui/windows/learn/guide_spot.h"

#include "app/gui/look/parchment/parchment_art.h"
#include "app/gui/windows/learn/guide_light.h"
#include "app/gui/windows/learn/guide_pane.h"
#include "app/gui/windows/learn/guide_place.h"
#include "app/gui/windows/learn/halo.h"

#include <QEvent>
#include <QWidget>
#include <QWindow>

namespace gnostica::gui {

namespace {

/// Between the parchment and the edges of the table.
constexpr int kEdge = 4;
/// The height of a thing above the table, as far as the spur reaches.
constexpr int kOutside = 6;

/// The part of a thing in the head of the window that touches the table.
QRect touching(const QRect& thing, const QRect& table) {
    return thing.bottom() < table.top() ? QRect(thing.left(), table.top() - kOutside, thing.width(), kOutside) : thing;
}

std::vector<QLineF> arrowsFor(const QPolygonF& spur, const QRect& thing, const QLineF& reach) {
    std::vector<QLineF> arrows;
    for (const QLineF& way : {guideWay(spur, thing), reach}) {
        if (!way.isNull()) {
            arrows.push_back(way);
        }
    }
    return arrows;
}

}  // namespace

GuideSpot::GuideSpot(QWidget& table)
    : QObject(&table),
      table_(table),
      light_(new GuideLight(&table)),
      pane_(new GuidePane(&table)),
      halo_(new Halo(table.window())) {
    pane_->hide();
}

void GuideSpot::pointAt(const GuideScenery& scenery, bool isNews) {
    const QRect room = table_.rect().adjusted(kEdge, kEdge, -kEdge, -kEdge);
    const QRect thing = touching(scenery.light, table_.rect());
    pane_->setScale(scenery.scale);
    const QRect before = room.contains(pane_->geometry()) ? pane_->geometry() : QRect();
    const GuideNeeds needs{room,
                           thing,
                           scenery.hand,
                           scenery.over,
                           scenery.others,
                           pane_->sizesFor(room.size(), scenery.beside),
                           pane_->isRightToLeft(),
                           scenery.kept,
                           wasShown_ ? before : QRect()};
    const QRect place = placeGuide(needs);
    pane_->setGeometry(place);
    wasShown_ = true;
    const QPolygonF spur = guideSpur(QRectF(place).marginsRemoved(kSheetShadow), thing);
    pane_->setSpur(spur.translated(-place.topLeft()));
    light_->setGeometry(table_.rect());
    light_->setDimming(isNews || light_->isDimming());
    light_->setPointers(spur, arrowsFor(spur, thing, scenery.reach));
    light_->setClear(scenery.clear);
    light_->shineOn(scenery.light, isNews);
    light_->setVisible(!thing.isEmpty());
    pane_->setVisible(true);
    halo_->pointAt(scenery.outside);
    raise(scenery);
    followKeys();
}

void GuideSpot::hide() {
    pane_->setVisible(false);
    light_->hide();
    light_->shineOn({}, false);
    halo_->pointAt(nullptr);
}

void GuideSpot::makeLight() {
    light_->setDimming(false);
}

bool GuideSpot::isShown() const {
    return !pane_->isHidden();
}

void GuideSpot::raise(const GuideScenery& scenery) {
    light_->raise();
    for (const QPointer<QWidget>& part : scenery.bright) {
        if (part) {
            part->raise();
        }
    }
    pane_->raise();
    Q_EMIT raised();
}

/// Any key or click ends the way of the light.
void GuideSpot::followKeys() {
    QObject* const window = table_.window()->windowHandle();
    if (window != nullptr && window != keys_) {
        window->installEventFilter(this);
        keys_ = window;
    }
}

bool GuideSpot::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress) {
        light_->endMotion();
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace gnostica::gui
