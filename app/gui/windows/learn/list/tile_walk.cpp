#include "app/gui/windows/learn/list/tile_walk.h"

#include <QKeyEvent>
#include <QWidget>

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace gnostica::gui {

TileWalk::TileWalk(QWidget* page) : QObject(page), page_(page) {}

void TileWalk::setTiles(const std::vector<QWidget*>& tiles) {
    for (const QPointer<QWidget>& tile : tiles_) {
        if (tile) {
            tile->removeEventFilter(this);
        }
    }
    tiles_.assign(tiles.begin(), tiles.end());
    for (QWidget* tile : tiles) {
        tile->installEventFilter(this);
    }
    const std::vector<QWidget*> all = shown();
    const bool isKept = std::ranges::find(all, current_.data()) != all.end();
    setCurrent(isKept ? current_.data() : all.empty() ? nullptr : all.front());
}

void TileWalk::setCurrent(QWidget* tile) {
    current_ = tile;
    for (const QPointer<QWidget>& each : tiles_) {
        if (each) {
            each->setFocusPolicy(each == tile ? Qt::StrongFocus : Qt::ClickFocus);
        }
    }
}

std::vector<QWidget*> TileWalk::shown() const {
    std::vector<QWidget*> all;
    for (const QPointer<QWidget>& tile : tiles_) {
        if (tile && tile->isVisibleTo(page_)) {
            all.push_back(tile);
        }
    }
    return all;
}

bool TileWalk::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) {
        auto* tile = static_cast<QWidget*>(watched);
        setCurrent(tile);
        Q_EMIT entered(tile, static_cast<QFocusEvent*>(event)->reason());
    } else if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isPlain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (QWidget* tile = isPlain ? reached(key->key()) : nullptr) {
            tile->setFocus(Qt::OtherFocusReason);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

QWidget* TileWalk::reached(int key) const {
    const std::vector<QWidget*> all = shown();
    const auto at = std::ranges::find(all, current_.data());
    if (at == all.end()) {
        return nullptr;
    }
    const bool isMirrored = page_->layoutDirection() == Qt::RightToLeft;
    switch (key) {
    case Qt::Key_Home: return all.front();
    case Qt::Key_End: return all.back();
    case Qt::Key_Up: return nearest(false);
    case Qt::Key_Down: return nearest(true);
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const bool isOn = (key == Qt::Key_Right) != isMirrored;
        if (isOn) {
            return std::next(at) == all.end() ? current_.data() : *std::next(at);
        }
        return at == all.begin() ? current_.data() : *std::prev(at);
    }
    default: return nullptr;
    }
}

/// In another line: lines come first, then the distance along the line.
QWidget* TileWalk::nearest(bool down) const {
    constexpr int kLineBeforePlace = 4;
    const auto middle = [this](const QWidget* tile) { return tile->mapTo(page_, tile->rect().center()); };
    const QPoint from = middle(current_);
    QWidget* best = current_;
    int least = 0;
    for (QWidget* tile : shown()) {
        const QPoint way = middle(tile) - from;
        const int ahead = down ? way.y() : -way.y();
        const int cost = ahead * kLineBeforePlace + std::abs(way.x());
        if (ahead > current_->height() / 2 && (best == current_ || cost < least)) {
            best = tile;
            least = cost;
        }
    }
    return best;
}

}  // namespace gnostica::gui
