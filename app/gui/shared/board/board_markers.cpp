#include "app/gui/shared/board/board_markers.h"

#include "app/gui/look/art/board/board_art.h"
#include "app/gui/look/art/board/board_metrics.h"

#include <QGraphicsScene>

#include <algorithm>

namespace gnostica::gui {

namespace {

template <class List, class Thing>
bool holds(const List& list, const Thing& thing) {
    return std::ranges::find(list, thing) != list.end();
}

}  // namespace

BoardMarkers::BoardMarkers(QGraphicsScene& scene, BoardArt& art) : scene_(scene), art_(art), preview_(scene, art) {}

turn::Emphasis BoardMarkers::emphasisOf(engine::Space space) const {
    return holds(marks_.pickedSpaces, space) ? turn::Emphasis::picked
           : marks_.lookedAt == space        ? turn::Emphasis::lookedAt
           : holds(marks_.spaces, space)     ? turn::Emphasis::legal
                                             : turn::Emphasis::none;
}

turn::Emphasis BoardMarkers::emphasisOf(engine::PieceId piece) const {
    return holds(marks_.pickedPieces, piece) ? turn::Emphasis::picked
           : holds(marks_.pieces, piece)     ? turn::Emphasis::legal
                                             : turn::Emphasis::none;
}

void BoardMarkers::show(const BoardItems& items, const turn::BoardMarks& marks) {
    const bool otherPreview = marks.preview != marks_.preview;
    marks_ = marks;
    for (PieceItem* item : items.pieces()) {
        item->setEmphasis(emphasisOf(item->id()));
    }
    showSpaces();
    if (otherPreview) {
        preview_.show(items, marks.preview);
    }
}

void BoardMarkers::showSpaces() {
    std::vector<engine::Space> wanted = marks_.spaces;
    const auto add = [&wanted](engine::Space space) {
        if (!holds(wanted, space)) {
            wanted.push_back(space);
        }
    };
    std::ranges::for_each(marks_.pickedSpaces, add);
    if (marks_.lookedAt) {
        add(*marks_.lookedAt);
    }
    std::erase_if(spaceMarks_, [&](MarkItem* item) {
        const bool stale = !holds(wanted, item->space());
        if (stale) {
            delete item;
        }
        return stale;
    });
    for (const engine::Space space : wanted) {
        MarkItem* item = markAt(space);
        if (item == nullptr) {
            item = spaceMarks_.emplace_back(new MarkItem(art_, space));
            scene_.addItem(item);
        }
        item->setEmphasis(emphasisOf(space));
    }
}

MarkItem* BoardMarkers::markAt(engine::Space space) const {
    const auto known = std::ranges::find(spaceMarks_, space, &MarkItem::space);
    return known == spaceMarks_.end() ? nullptr : *known;
}

void BoardMarkers::setAllHot(const BoardItems& items, bool hot) {
    for (PieceItem* item : items.pieces()) {
        item->setHot(hot && emphasisOf(item->id()) == turn::Emphasis::legal);
    }
    for (MarkItem* item : spaceMarks_) {
        item->setHot(hot && emphasisOf(item->space()) == turn::Emphasis::legal);
    }
}

void BoardMarkers::setHot(const BoardItems& items, const turn::BoardTarget& target) {
    for (PieceItem* item : items.pieces()) {
        item->setHot(target.piece == item->id() && isOpen(item->id()));
    }
    for (MarkItem* item : spaceMarks_) {
        item->setHot(!target.piece && target.space == item->space());
    }
}

}  // namespace gnostica::gui
