#include "app/gui/play/game_desk.h"

#include "app/gui/play/run_aside.h"

#include <QDateTime>

#include <algorithm>

namespace gnostica::gui {

GameDesk::GameDesk(const RulesShelf& shelf, QObject* parent) : QObject(parent), shelf_(shelf) {}

GameDesk::~GameDesk() = default;

void GameDesk::setManners(const TableManners& manners) {
    manners_ = manners;
    if (session_) {
        session_->setManners(manners);
    }
}

void GameDesk::adopt(std::unique_ptr<GameSession> session, const QString& file) {
    ++asked_;
    std::swap(session_, session);  // the old game is still there while everybody changes over
    file_ = file;
    session_->setManners(manners_);
    connect(session_.get(), &GameSession::journalFailed, this, &GameDesk::journalFailed);
    Q_EMIT sessionChanged(session_.get());
    Q_EMIT fileChanged();
    session_->begin();
}

void GameDesk::start(const engine::RulesetChoice& choice, const std::vector<std::string>& names, std::uint64_t seed,
                     const std::vector<SeatPlayer>& players) {
    const auto rules = shelf_.rules(choice);
    if (!rules) {
        Q_EMIT startFailed(rules.error());
        return;
    }
    const int seats = static_cast<int>(names.size());
    engine::RecordHeader header = engine::headerFor(**rules, seats);
    header.names = names;
    header.players.assign(names.size(), codeOf(SeatPlayer::person));
    for (std::size_t i = 0; i < std::min(players.size(), names.size()); ++i) {
        header.players[i] = codeOf(players[i]);
    }
    header.seed = seed;
    header.started = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    auto session = std::make_unique<GameSession>(std::move(header), engine::Game(*rules, seats));
    session->keepJournalIn(shelf_.folders().journals());
    adopt(std::move(session), {});
}

void GameDesk::open(const QString& path) {
    runAside(
        this, [path, registry = shelf_.registry()] { return readRecord(path, registry); },
        [this, path, asked = ++asked_](RecordResult record) {
            if (asked == asked_) {
                opened(path, std::move(record));
            }
        });
}

void GameDesk::opened(const QString& path, RecordResult record) {
    if (!record) {
        Q_EMIT openFailed(path, record.error());
        return;
    }
    auto session =
        std::make_unique<GameSession>(std::move(record->header), std::move(record->game), std::move(record->times));
    session->keepJournalIn(shelf_.folders().journals());
    adopt(std::move(session), path);
    if (record->damage) {
        Q_EMIT openedDamaged(path, *record->damage);
    }
}

void GameDesk::resume(const UnfinishedGame& game) {
    auto session = std::make_unique<GameSession>(game.record->header, game.record->game, game.record->times);
    auto journal = GameJournal::resume(game.path, static_cast<qint64>(game.record->wholeBytes));
    if (journal) {
        session->keepJournal(std::move(*journal));
    } else {
        session->keepJournalIn(shelf_.folders().journals());
    }
    adopt(std::move(session), {});
    if (!journal) {
        Q_EMIT journalFailed(journal.error());
    }
}

void GameDesk::branch() {
    auto session = session_ ? session_->branch() : nullptr;
    if (session) {
        session->keepJournalIn(shelf_.folders().journals());
        adopt(std::move(session), {});
    }
}

bool GameDesk::save(const QString& path) {
    if (!session_) {
        return false;
    }
    if (auto saved = session_->save(path); !saved) {
        Q_EMIT saveFailed(saved.error());
        return false;
    }
    file_ = path;
    Q_EMIT fileChanged();
    return true;
}

void GameDesk::lookForUnfinished() {
    runAside(
        this,
        [folder = shelf_.folders().journals(), registry = shelf_.registry()](const std::stop_token& stop) {
            return findUnfinished(folder, registry, stop);
        },
        [this](const std::vector<UnfinishedGame>& games) { Q_EMIT foundUnfinished(games); });
}

}  // namespace gnostica::gui
