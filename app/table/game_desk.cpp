#include "app/table/game_desk.h"

#include "engine/notation/position.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <optional>
#include <utility>

namespace gnostica::table {

GameDesk::GameDesk(const rulesets::RulesShelf& shelf, QObject* parent) : QObject(parent), shelf_(shelf) {}

GameDesk::~GameDesk() = default;

void GameDesk::setManners(const TableManners& manners) {
    manners_ = manners;
    if (session_) {
        session_->table().setManners(manners);
    }
}

void GameDesk::setDiskPatience(std::chrono::milliseconds patience) {
    diskPatience_ = patience;
    lane_.setPatience(patience);
    if (session_) {
        session_->referee().journal().setPatience(patience);
    }
}

void GameDesk::adopt(std::unique_ptr<GameSession> session, const storage::KnownFile& file) {
    reading_.cancel();
    std::swap(session_, session);  // keeps the old game alive while its users switch to the new one
    file_ = file;
    session_->table().setManners(manners_);
    if (diskPatience_) {
        session_->referee().journal().setPatience(*diskPatience_);
    }
    connect(&session_->referee(), &Referee::stopped, this, &GameDesk::stopped);
    try {
        Q_EMIT sessionChanged(session_.get());
        Q_EMIT fileChanged();
        session_->begin();
    } catch (...) {  // a vocabulary of a plug-in threw while a user of the session was switching
        halfLeft_.push_back(std::move(session));
        Q_EMIT stopped(std::current_exception());
    }
    if (session) {
        JournalKeeper& journal = session->referee().journal();
        journal.blockSignals(true);  // errors that the journal held back no longer matter
        if (const auto finished = journal.finish(); !finished) {
            Q_EMIT finishFailed(finished.error());
        }
    }
}

void GameDesk::start(const engine::RulesetChoice& choice, const std::vector<std::string>& names, std::uint64_t seed,
                     const std::vector<SeatPlayer>& players, const std::vector<TemperamentChoice>& temperaments) {
    startFrom({}, choice, names, seed, players, temperaments);
}

void GameDesk::startFrom(const nlohmann::json& position, const engine::RulesetChoice& choice,
                         const std::vector<std::string>& names, std::uint64_t seed,
                         const std::vector<SeatPlayer>& players, const std::vector<TemperamentChoice>& temperaments) {
    const auto rules = shelf_.rules(choice);
    if (!rules) {
        Q_EMIT startFailed(rules.error());
        return;
    }
    const int seats = static_cast<int>(names.size());
    engine::RecordHeader header = engine::headerFor(**rules, seats);
    std::optional<engine::Game> game;
    if (position.is_null()) {
        game.emplace(*rules, seats);
    } else if (const auto read = engine::readPosition(position, *rules)) {
        game.emplace(*rules, read->state);
        header.position = engine::writePosition(**rules, read->state);
    } else {
        Q_EMIT startFailed(read.error());
        return;
    }
    if (!mayLeave()) {
        return;
    }
    header.names = names;
    header.players.assign(names.size(), codeOf(SeatPlayer::person));
    for (std::size_t i = 0; i < std::min(players.size(), names.size()); ++i) {
        header.players[i] = codeOf(players[i]);
    }
    const auto seated = std::span(players).first(std::min(players.size(), names.size()));
    header.temperaments = temperamentCodes(seated, temperaments, seed);
    begin(std::move(header), std::move(*game), seed);
}

void GameDesk::begin(engine::RecordHeader header, engine::Game game, std::uint64_t seed) {
    header.seed = seed;
    header.started = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    auto session = std::make_unique<GameSession>(std::move(header), std::move(game));
    session->referee().journal().keepIn(shelf_.folders().journals());
    adopt(std::move(session));
}

void GameDesk::rematch(std::uint64_t seed) {
    if (session_ == nullptr || !mayLeave()) {
        return;
    }
    const engine::RecordHeader& header = session_->referee().header();
    const auto rules = session_->game().sharedRules();
    if (header.position.is_null()) {
        begin(header, engine::Game(rules, session_->game().state().seats), seed);
    } else if (const auto read = engine::readPosition(header.position, rules)) {
        begin(header, engine::Game(rules, read->state), seed);
    } else {
        Q_EMIT startFailed(read.error());
    }
}

bool GameDesk::isOurJournal(const QString& path) const {
    const QString ours = QFileInfo(shelf_.folders().journals()).canonicalFilePath();
    return storage::isJournal(path) && !ours.isEmpty() && QFileInfo(path).canonicalPath() == ours;
}

void GameDesk::open(const QString& path) {
    reading_.start(
        [path, isOurs = isOurJournal(path), registry = shelf_.registry()](const std::stop_token& stop) {
            if (isOurs) {
                if (Resumed game = resumeGame(path, registry, storage::TakeOver::never, stop)) {
                    return Read(std::move(game));
                }
            }
            return Read(openRecord(path, registry, stop));
        },
        [this, path](Read read) {
            if (auto* game = std::get_if<Resumed>(&read)) {
                resumed(path, std::move(*game));
            } else {
                opened(path, std::move(std::get<Opened>(read)));
            }
        });
}

void GameDesk::opened(const QString& path, Opened opened) {
    if (!opened) {
        Q_EMIT openFailed(path, opened.error());
        return;
    }
    if (!mayLeave()) {
        return;
    }
    engine::LoadedRecord& record = opened->record;
    auto session =
        std::make_unique<GameSession>(std::move(record.header), std::move(record.game), std::move(record.times));
    session->referee().journal().noteSaved(opened->file);
    session->referee().journal().keepIn(shelf_.folders().journals());
    adopt(std::move(session), opened->file);
    if (opened->holder) {
        Q_EMIT openedCopy(*opened->holder);
    }
    if (record.damage) {
        Q_EMIT openedDamaged(path, *record.damage);
    }
}

void GameDesk::resume(const QString& path, storage::TakeOver takeOver) {
    reading_.start([path, takeOver, registry = shelf_.registry()](
                       const std::stop_token& stop) { return Read(resumeGame(path, registry, takeOver, stop)); },
                   [this, path](Read read) { resumed(path, std::move(std::get<Resumed>(read))); });
}

void GameDesk::resumed(const QString& path, Resumed resumed) {
    if (!resumed) {
        Q_EMIT resumeFailed(path, resumed.error());
        return;
    }
    if (!mayLeave()) {
        return;  // releases the journal of the resumed game
    }
    ResumedGame& game = *resumed;
    engine::LoadedRecord& record = game.record;
    auto session =
        std::make_unique<GameSession>(std::move(record.header), std::move(record.game), std::move(record.times));
    JournalKeeper& journal = session->referee().journal();
    journal.noteSaved(game.savedAs);
    journal.keepIn(shelf_.folders().journals());
    if (game.journal) {
        journal.keep(std::move(*game.journal));
    }
    journal.setModified();
    adopt(std::move(session), game.savedAs);
    if (game.damaged) {
        Q_EMIT resumedDamaged(*game.damaged);
    }
    if (game.unfinished) {
        Q_EMIT finishFailed(*game.unfinished);
    }
}

void GameDesk::branch() {
    if (session_) {
        goOn(session_->branching());
    }
}

void GameDesk::goOn(const BranchMaker& make) {
    reading_.start([make](const std::stop_token&) { return Read(make()); },
                   [this](Read made) { branched(std::move(std::get<Branched>(made))); });
}

void GameDesk::branched(Branched branch) {
    if (!branch || !mayLeave()) {
        return;
    }
    auto session =
        std::make_unique<GameSession>(std::move(branch->header), std::move(branch->game), std::move(branch->times));
    session->referee().journal().keepIn(shelf_.folders().journals());
    adopt(std::move(session));
}

bool GameDesk::wouldOverwrite(const QString& path) const {
    const auto last = std::find_if(onTheirWay_.rbegin(), onTheirWay_.rend(),
                                   [&path](const auto& what) { return what->path == path; });
    if (last != onTheirWay_.rend()) {
        return (*last)->game != session_.get();
    }
    return !storage::isAsKnown(path == file_.path ? file_ : storage::KnownFile{path, {}});
}

bool GameDesk::save(const QString& path, Overwrite overwrite) {
    if (!session_) {
        return false;
    }
    if (storage::isJournal(path)) {
        Q_EMIT saveFailed({storage::FileFault::isJournal, path, {}});
        return false;
    }
    if (overwrite == Overwrite::ownOnly && wouldOverwrite(path)) {
        const bool isOwn = path == file_.path;
        Q_EMIT saveFailed({isOwn ? storage::FileFault::changed : storage::FileFault::exists, path, {}});
        return false;
    }
    const Referee& referee = session_->referee();
    const PlayedGame played = referee.played();
    const auto what = std::make_shared<OnItsWay>(OnItsWay{path, session_.get(), referee.changes()});
    onTheirWay_.push_back(what);
    lane_.run(
        *this, Saved(storage::fileFailure(storage::FileFault::notWritten, path)),
        [path, header = played.header, game = played.game, times = played.times] {
            return saveRecord(path, {header, game, times});
        },
        [this, what](const Saved& outcome) { saved(*what, outcome); });
    return !what->hasFailed;
}

void GameDesk::saved(OnItsWay& what, const Saved& outcome) {
    onTheirWay_.pop_front();
    what.hasFailed = !outcome;
    if (!outcome) {
        ++failures_;
        Q_EMIT saveFailed(outcome.error());
    } else if (what.game && what.game == session_.get()) {
        session_->referee().journal().noteSaved(*outcome, what.changes);
        file_ = *outcome;
        Q_EMIT fileChanged();
    }
}

bool GameDesk::finishSaving() {
    const int before = failures_;
    lane_.finish();
    return failures_ == before;
}

void GameDesk::lookForUnfinished() {
    survey_.start([folder = shelf_.folders().journals(),
                   kept = keptGames_](const std::stop_token& stop) { return storage::surveyGames(folder, kept, stop); },
                  [this](const storage::FolderSurvey& found) { Q_EMIT foundUnfinished(found); });
}

}  // namespace gnostica::table
