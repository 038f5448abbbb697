// How long one frame of the board takes during panning, dragging and zooming, and while pieces move: 40 territories, 60
// pieces, each frame drawn in full to the window, including the pictures that a worker thread has finished. A frame of
// a 60 Hz screen takes 16 ms.
#include "app/gui/look/art/board/board_metrics.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/board/board_view.h"
#include "app/gui/shared/board/items/piece_item.h"
#include "engine/model/card_set.h"
#include "engine/play/view.h"
#include "tests/bench/application.h"

#include <QElapsedTimer>
#include <QMouseEvent>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <numeric>
#include <vector>

namespace {

using namespace gnostica;
using namespace gnostica::gui;

constexpr int kTerritories = 40;
constexpr int kPieces = 60;

bool isLate(double milliseconds) {
    return milliseconds > 16;
}

engine::State crowdedState() {
    engine::State state;
    state.seats = engine::kMaxSeats;
    for (int i = 0; i < kTerritories; ++i) {
        const engine::Space space{static_cast<std::int16_t>(i % 8), static_cast<std::int16_t>(i / 8)};
        state.territories[state.territoryCount++] = {space, engine::Card(i * 2 % engine::kCardCount)};
    }
    for (int i = 0; i < kPieces; ++i) {
        const engine::Space space = state.territories[static_cast<std::size_t>(i * 7 % kTerritories)].space;
        state.pieces[state.pieceCount++] = engine::Piece(engine::seatAt(i % engine::kMaxSeats), i % 3 + 1,
                                                         engine::kFacings[static_cast<std::size_t>(i % 5)], space);
    }
    return state;
}

/// A board that records the drawing time of each frame.
class Table {
public:
    Table() {
        rules_.document = "{}";
        std::fill(rules_.values.begin(), rules_.values.end(), std::uint8_t{2});
        view_.resize(1600, 1000);
        view_.show();
        sync();
        turn::BoardMarks marks;
        for (int i = 0; i < 20; ++i) {
            marks.pieces.push_back(engine::PieceId(i));
            marks.spaces.push_back(engine::Space{static_cast<std::int16_t>(i % 8), 2});
        }
        scene_.setMarks(marks);
        view_.fit();
        view_.zoomBy(1.2);
        application_.processEvents();
        for (int i = 0; i < 100; ++i) {  // until everything is sharp
            draw();
        }
        frames_.clear();
        hardest_ = 0;
    }

    BoardView& view() { return view_; }
    QPointF someMarkedPiece() const {
        for (const QGraphicsItem* each : scene_.items()) {
            const auto* piece = qgraphicsitem_cast<const PieceItem*>(each);
            if (piece != nullptr && piece->id() == engine::PieceId(0)) {
                return piece->pos();
            }
        }
        return {};
    }
    BoardScene& scene() { return scene_; }

    /// A piece moves to the territory east of it, or back to the first column, and turns.
    void moveOn(int piece) {
        engine::Piece& moved = state_.pieces[static_cast<std::size_t>(piece)];
        const engine::Piece before = moved;
        moved.setSpace({static_cast<std::int16_t>((before.space().column + 1) % 8), before.space().row});
        moved.setFacing(before.facing() == engine::Facing::east ? engine::Facing::south : engine::Facing::east);
        sync();
        scene_.animate({engine::event::PieceChanged{before, moved}}, 240);
    }

    void draw() {
        QElapsedTimer clock;
        clock.start();
        const std::clock_t worked = std::clock();
        view_.viewport()->update();
        application_.processEvents();
        const double milliseconds = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        hardest_ = std::max(hardest_, static_cast<double>(std::clock() - worked) * 1000 / CLOCKS_PER_SEC);
        frames_.push_back(milliseconds);
    }
    void mouse(QEvent::Type type, const QPoint& place, Qt::MouseButton button) {
        const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : button;
        const Qt::MouseButton changed = type == QEvent::MouseMove ? Qt::NoButton : button;
        QMouseEvent event(type, place, view_.viewport()->mapToGlobal(place), changed, held, Qt::NoModifier);
        QApplication::sendEvent(view_.viewport(), &event);
    }
    void report(benchmark::State& state) const {
        const auto frames = static_cast<double>(frames_.size());
        state.counters["mean_ms"] = std::accumulate(frames_.begin(), frames_.end(), 0.0) / frames;
        state.counters["max_ms"] = *std::ranges::max_element(frames_);
        state.counters["late"] = static_cast<double>(std::ranges::count_if(frames_, isLate));
        state.counters["max_cpu_ms"] = hardest_;  // CPU time: does not grow on a busy machine
    }

private:
    void sync() { scene_.sync(engine::View(rules_, state_, engine::Seat::a), rules_); }

    QApplication& application_ = bench::application();  // before anything that draws
    engine::Rules rules_;
    engine::State state_ = crowdedState();
    BoardScene scene_;
    BoardView view_{&scene_};
    std::vector<double> frames_;  ///< of each frame, in milliseconds
    double hardest_ = 0;
};

/// Back and forth with the middle button held.
void panning(benchmark::State& state) {
    Table table;
    const QPoint start(800, 500);
    table.mouse(QEvent::MouseButtonPress, start, Qt::MiddleButton);
    int frame = 0;
    for ([[maybe_unused]] auto _ : state) {
        const int way = frame++ % 80;
        table.mouse(QEvent::MouseMove, start + QPoint(1, 0) * (way < 40 ? way * 7 : (80 - way) * 7), Qt::MiddleButton);
        table.draw();
    }
    table.mouse(QEvent::MouseButtonRelease, start, Qt::MiddleButton);
    table.report(state);
}

/// A piece dragged around the board.
void dragging(benchmark::State& state) {
    Table table;
    const QPoint start = table.view().mapFromScene(table.someMarkedPiece());
    table.mouse(QEvent::MouseButtonPress, start, Qt::LeftButton);
    int frame = 0;
    for ([[maybe_unused]] auto _ : state) {
        const int way = frame++ % 100;
        table.mouse(QEvent::MouseMove, start + QPoint(10 + way * 6, way * 4), Qt::LeftButton);
        table.draw();
    }
    table.mouse(QEvent::MouseButtonRelease, start, Qt::LeftButton);
    table.report(state);
}

/// Zooms in and out step by step: pictures that are not sharp in time are drawn sharply in later frames.
void zooming(benchmark::State& state) {
    Table table;
    int frame = 0;
    for ([[maybe_unused]] auto _ : state) {
        table.view().zoomBy(frame++ % 20 < 10 ? 1.06 : 1 / 1.06);
        table.draw();
    }
    table.report(state);
}

/// Pieces that repeatedly move by one space and turn.
void animating(benchmark::State& state) {
    Table table;
    int frame = 0;
    for ([[maybe_unused]] auto _ : state) {
        if (frame % 20 == 0) {
            table.moveOn(frame / 20 % kPieces);
        }
        ++frame;
        table.draw();
    }
    table.report(state);
}

BENCHMARK(panning)->Iterations(400)->Unit(benchmark::kMillisecond);
BENCHMARK(dragging)->Iterations(400)->Unit(benchmark::kMillisecond);
BENCHMARK(animating)->Iterations(400)->Unit(benchmark::kMillisecond);
BENCHMARK(zooming)->Iterations(200)->Unit(benchmark::kMillisecond);

}  // namespace
