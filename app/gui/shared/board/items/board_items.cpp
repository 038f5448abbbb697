#include "app/gui/shared/board/items/board_items.h"

#include "app/gui/look/art/board/board_art.h"
#include "app/gui/shared/board/items/matching.h"
#include "engine/play/board_spaces.h"

#include <QGraphicsScene>

#include <algorithm>
#include <map>

namespace gnostica::gui {

namespace {

/// Puts the items into the order of `places`, creates missing ones with `make` and deletes unused ones.
template <class Item, class Make>
std::vector<Item*> reordered(const std::vector<Item*>& items, const std::vector<std::optional<std::size_t>>& places,
                             Make make) {
    std::vector<Item*> left = items;
    std::vector<Item*> ordered;
    for (const auto& place : places) {
        ordered.push_back(place ? std::exchange(left[*place], nullptr) : make());
    }
    for (Item* item : left) {
        delete item;
    }
    return ordered;
}

}  // namespace

BoardItems::BoardItems(QGraphicsScene& scene, BoardArt& art) : scene_(scene), art_(art) {}

void BoardItems::sync(const engine::State& state) {
    remember();
    syncGrounds(state);
    syncTerritories(state);
    syncPieces(state);
    syncOccupants(state);
}

void BoardItems::syncOccupants(const engine::State& state) {
    std::map<engine::Space, Occupants> occupants;
    for (const engine::Piece& piece : state.board()) {
        if (engine::isPlayer(piece.owner())) {
            occupants[piece.space()].set(engine::index(piece.owner()));
        }
    }
    for (SpaceItem* ground : grounds_) {
        ground->setOccupants(occupants[ground->space()]);
    }
    for (TerritoryItem* item : territories_) {
        item->setVeiled(occupants[item->territory().space].any());
    }
}

void BoardItems::remember() {
    before_ = {};
    for (const PieceItem* item : pieces_) {
        before_.pieces.push_back({item->piece(), item->pos(), item->scale()});
    }
    for (const TerritoryItem* item : territories_) {
        before_.territories.push_back(item->territory());
    }
}

void BoardItems::syncGrounds(const engine::State& state) {
    const std::vector<engine::Space> spaces = engine::boardSpaces(state);
    std::vector<std::optional<std::size_t>> places;
    for (const engine::Space space : spaces) {
        const auto known = std::ranges::lower_bound(spaces_, space);
        const bool found = known != spaces_.end() && *known == space;
        places.push_back(found ? std::optional(static_cast<std::size_t>(known - spaces_.begin())) : std::nullopt);
    }
    auto next = spaces.begin();
    grounds_ = reordered(grounds_, places, [&]() -> SpaceItem* { return nullptr; });
    for (SpaceItem*& item : grounds_) {
        const engine::Space space = *next++;
        if (item == nullptr) {
            item = new SpaceItem(art_, space);
            scene_.addItem(item);
        }
        item->setGround(state.isTerritory(space) ? Ground::territory : Ground::wasteland);
    }
    spaces_ = spaces;
}

void BoardItems::syncTerritories(const engine::State& state) {
    const auto places = match(std::span<const engine::Territory>(before_.territories), state.map());
    territories_ = reordered(territories_, places, [&] {
        auto* item = new TerritoryItem(art_);
        scene_.addItem(item);
        return item;
    });
    for (std::size_t i = 0; i < territories_.size(); ++i) {
        territories_[i]->sync(state.map()[i]);
    }
}

void BoardItems::syncPieces(const engine::State& state) {
    std::vector<engine::Piece> shown;
    for (const auto& placed : before_.pieces) {
        shown.push_back(placed.piece);
    }
    pieces_ = reordered(pieces_, match(std::span<const engine::Piece>(shown), state.board()), [&] {
        auto* item = new PieceItem(art_);
        scene_.addItem(item);
        return item;
    });
    std::map<engine::Space, std::vector<PieceLook>> looks;
    for (const engine::Piece& piece : state.board()) {
        looks[piece.space()].push_back({piece.owner(), piece.size(), piece.facing()});
    }
    std::map<engine::Space, std::vector<PieceSpot>> spots;
    for (const auto& [space, pieces] : looks) {
        spots[space] = arrange(pieces);
    }
    std::map<engine::Space, std::size_t> seen;
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
        const engine::Piece& piece = state.board()[i];
        pieces_[i]->sync(piece, static_cast<engine::PieceId>(i), spots[piece.space()][seen[piece.space()]++]);
    }
}

PieceItem* BoardItems::piece(engine::PieceId id) const {
    return engine::index(id) < pieces_.size() ? pieces_[engine::index(id)] : nullptr;
}

std::vector<PieceItem*> BoardItems::piecesAt(engine::Space space) const {
    std::vector<PieceItem*> found;
    std::ranges::copy_if(pieces_, std::back_inserter(found),
                         [&](const PieceItem* item) { return item->piece().space() == space; });
    return found;
}

TerritoryItem* BoardItems::territoryAt(engine::Space space) const {
    const auto found =
        std::ranges::find_if(territories_, [&](const TerritoryItem* item) { return item->territory().space == space; });
    return found == territories_.end() ? nullptr : *found;
}

std::optional<Ground> BoardItems::groundAt(engine::Space space) const {
    const auto known = std::ranges::lower_bound(spaces_, space);
    if (known == spaces_.end() || *known != space) {
        return std::nullopt;
    }
    return grounds_[static_cast<std::size_t>(known - spaces_.begin())]->ground();
}

std::vector<engine::Space> BoardItems::visibleSpaces() const {
    std::vector<engine::Space> visible = spaces_;
    for (const PieceItem* item : pieces_) {
        visible.push_back(item->piece().space());
    }
    return visible;
}

}  // namespace gnostica::gui
