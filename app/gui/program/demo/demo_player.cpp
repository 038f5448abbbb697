#include "app/gui/program/demo/demo_player.h"

#include "app/gui/program/demo/demo_targets.h"
#include "app/gui/program/main_window.h"
#include "app/gui/windows/game/dialogs/new_game/new_game_dialog.h"
#include "app/gui/windows/game/play/play_area.h"
#include "app/storage/plugin_watch.h"

#include <QPixmap>

#include <algorithm>
#include <optional>

namespace gnostica::gui {

namespace {

constexpr int kPulseMs = 8;
constexpr int kPoseMs = 700;
constexpr int kTurnsBeforePicture = 7;

}  // namespace

DemoPlayer::DemoPlayer(MainWindow& window, DemoOptions options, QObject* parent)
    : QObject(parent),
      window_(window),
      options_(std::move(options)) {
    connect(&window_.desk(), &table::GameDesk::saveFailed, this, &DemoPlayer::failed);
    connect(&pulse_, &QTimer::timeout, this, &DemoPlayer::playOn);
    connect(&window_.desk(), &table::GameDesk::stopped, this,
            [this](const std::exception_ptr& thrown) { stop(storage::sentenceOf(thrown)); });
}

void DemoPlayer::stop(const QString& why) {
    pulse_.stop();
    Q_EMIT stopped(why);
    Q_EMIT finished(false);
}

void DemoPlayer::start() {
    if (const auto obstacle = obstacleTo(options_)) {
        Q_EMIT failed(*obstacle);
        Q_EMIT finished(false);
        return;
    }
    NewGameChoice choice;
    const QStringList ids = options_.variant.split(u'+');
    choice.variant = ids.first();
    choice.expansions = ids.mid(1);
    const QStringList names{tr("Ann"), tr("Ben"), tr("Cleo"), tr("Dan"), tr("Eve"), tr("Finn")};
    std::vector<std::string> seats;
    for (int i = 0; i < options_.seats; ++i) {
        seats.push_back(names[i].toStdString());
    }
    connect(&window_.desk(), &table::GameDesk::startFailed, this, [this] { Q_EMIT finished(false); });
    window_.desk().start(NewGameDialog::rulesetOf(choice), seats, options_.seed);
    if (const table::GameSession* session = window_.desk().session()) {
        brain_ = makePlayer(engine::bots::Level::greedy, session->game().sharedRules(), options_.seed);
        pulse_.start(kPulseMs);
    }
}

void DemoPlayer::playOn() {
    table::GameSession& session = *window_.desk().session();
    if (session.referee().isOver()) {
        pulse_.stop();
        QTimer::singleShot(kPoseMs, this, &DemoPlayer::end);
        return;
    }
    session.table().uncover();
    if (!pictured_ && isGoodMoment()) {
        poseForPicture();
        return;
    }
    session.play(choose());
}

engine::Step DemoPlayer::choose() const {
    return brain_->choose(window_.desk().session()->table().view(), {});
}

/// True in mid-game, when a power offers a large choice.
bool DemoPlayer::isGoodMoment() const {
    const table::GameSession& session = *window_.desk().session();
    const engine::State& state = session.game().state();
    return state.turnsPlayed >= kTurnsBeforePicture * state.seats && state.turn.stage == engine::Stage::power &&
           session.table().legal().size() > 12;
}

/// Picks the parts of the step one by one, like a person, until the step is clear.
void DemoPlayer::pickLike(const engine::Step& step) {
    const table::GameSession& session = *window_.desk().session();
    const turn::StepFacets facets =
        turn::facetsOf(session.rules(), session.game().state(), session.referee().decider(), step);
    turn::TurnController& turn = window_.turn();
    std::vector<turn::Pick> picks;
    if (facets.minion != engine::kNoPiece) {
        picks.emplace_back(turn::PickPiece{facets.minion});
    }
    if (facets.target != engine::kNoPiece) {
        picks.emplace_back(turn::PickPiece{facets.target});
    }
    if (!facets.card.isNone()) {
        picks.emplace_back(turn::PickCard{facets.card});
    }
    if (facets.place) {
        picks.emplace_back(turn::PickSpace{*facets.place});
    }
    if (facets.amount) {
        picks.emplace_back(turn::PickAmount{*facets.amount});
    }
    if (facets.facing) {
        picks.emplace_back(turn::PickFacing{*facets.facing});
    }
    for (const turn::Pick& pick : picks) {
        turn::StepChooser trial = turn.chooser();
        if (trial.remaining().size() > 1 && trial.pick(pick) && trial.picks().size() > turn.chooser().picks().size()) {
            turn.pick(pick);
        }
    }
}

/// Prepares a step without confirming it, for the picture, and then continues.
void DemoPlayer::poseForPicture() {
    const engine::Step step = choose();
    if (engine::minionOf(step) == engine::kNoPiece) {
        window_.desk().session()->play(step);
        return;
    }
    pictured_ = true;
    pulse_.stop();
    pickLike(step);
    QTimer::singleShot(kPoseMs, this, [this, step] {
        failed_ = !takePicture(options_.screenshot) || failed_;
        window_.desk().session()->play(step);
        pulse_.start(kPulseMs);
    });
}

bool DemoPlayer::takePicture(const QString& path) {
    if (path.isEmpty()) {
        return true;
    }
    const auto written = writePicture(path, window_.grab().toImage(), options_.overwrite);
    if (!written) {
        Q_EMIT failed(written.error());
    }
    return written.has_value();
}

bool DemoPlayer::saveRecord() {
    return options_.record.isEmpty() ||
           (window_.desk().save(options_.record,
                                options_.overwrite ? table::Overwrite::agreed : table::Overwrite::ownOnly) &&
            window_.desk().finishSaving());
}

void DemoPlayer::end() {
    if (!options_.screenshot.isEmpty()) {
        failed_ = !takePicture(pictureOfEnd(options_.screenshot)) || failed_;
        failed_ = (!pictured_ && !takePicture(options_.screenshot)) || failed_;  // a very short game
    }
    failed_ = !saveRecord() || failed_;
    Q_EMIT finished(!failed_);
}

}  // namespace gnostica::gui
