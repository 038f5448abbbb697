#include "app/gui/play/game_desk.h"

#include "app/gui/play/run_aside.h"

#include <QDateTime>
#include <QFileInfo>

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

void GameDesk::adopt(std::unique_ptr<GameSession> session, const storage::KnownFile& file) {
    ++asked_;
    std::swap(session_, session);  // the old game is still there while everybody changes over
    file_ = file;
    session_->setManners(manners_);
    Q_EMIT sessionChanged(session_.get());
    Q_EMIT fileChanged();
    session_->begin();
    if (session) {
        if (const auto finished = session->journal().finish(); !finished) {
            Q_EMIT finishFailed(finished.error());
        }
    }
}

void GameDesk::start(const engine::RulesetChoice& choice, const std::vector<std::string>& names, std::uint64_t seed,
                     const std::vector<SeatPlayer>& players) {
    const auto rules = shelf_.rules(choice);
    if (!rules) {
        Q_EMIT startFailed(rules.error());
        return;
    }
    if (!mayLeave()) {
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
    session->journal().keepIn(shelf_.folders().journals());
    adopt(std::move(session));
}

bool GameDesk::isOurJournal(const QString& path) const {
    const QString ours = QFileInfo(shelf_.folders().journals()).canonicalFilePath();
    return storage::isJournal(path) && !ours.isEmpty() && QFileInfo(path).canonicalPath() == ours;
}

void GameDesk::open(const QString& path) {
    if (isOurJournal(path)) {
        resumeAside(path, storage::TakeOver::never, [this, path](const ResumeProblem&) { openRecordAside(path); });
    } else {
        openRecordAside(path);
    }
}

void GameDesk::openRecordAside(const QString& path) {
    runAside(
        this, [path, registry = shelf_.registry()] { return openRecord(path, registry); },
        [this, path, asked = ++asked_](Opened record) {
            if (asked == asked_) {
                opened(path, std::move(record));
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
    session->journal().noteSaved(opened->file);
    session->journal().keepIn(shelf_.folders().journals());
    adopt(std::move(session), opened->file);
    if (opened->holder) {
        Q_EMIT openedCopy(*opened->holder);
    }
    if (record.damage) {
        Q_EMIT openedDamaged(path, *record.damage);
    }
}

template <class Failed>
void GameDesk::resumeAside(const QString& path, storage::TakeOver takeOver, Failed failed) {
    runAside(
        this, [path, takeOver, registry = shelf_.registry()] { return resumeGame(path, registry, takeOver); },
        [this, failed, asked = ++asked_](Resumed game) {
            if (asked != asked_) {
                return;  // its journal stays as it is, and is free again
            }
            if (game) {
                resumed(std::move(*game));
            } else {
                failed(game.error());
            }
        });
}

void GameDesk::resume(const QString& path, storage::TakeOver takeOver) {
    resumeAside(path, takeOver, [this, path](const ResumeProblem& problem) { Q_EMIT resumeFailed(path, problem); });
}

void GameDesk::resumed(ResumedGame game) {
    if (!mayLeave()) {
        return;  // its journal is free again
    }
    engine::LoadedRecord& record = game.record;
    auto session =
        std::make_unique<GameSession>(std::move(record.header), std::move(record.game), std::move(record.times));
    session->journal().noteSaved(game.savedAs);
    session->journal().keepIn(shelf_.folders().journals());
    if (game.journal) {
        session->journal().keep(std::move(*game.journal));
    }
    session->setModified();
    adopt(std::move(session), game.savedAs);
    if (game.damaged) {
        Q_EMIT resumedDamaged(*game.damaged);
    }
}

void GameDesk::branch() {
    auto session = session_ ? session_->branch() : nullptr;
    if (session && mayLeave()) {
        session->journal().keepIn(shelf_.folders().journals());
        adopt(std::move(session));
    }
}

bool GameDesk::wouldOverwrite(const QString& path) const {
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
    auto saved = session_->save(path);
    if (!saved) {
        Q_EMIT saveFailed(saved.error());
        return false;
    }
    file_ = *saved;
    Q_EMIT fileChanged();
    return true;
}

void GameDesk::lookForUnfinished() {
    runAside(
        this, [folder = shelf_.folders().journals(), kept = keptGames_] { return storage::surveyGames(folder, kept); },
        [this](const storage::FolderSurvey& found) { Q_EMIT foundUnfinished(found); });
}

}  // namespace gnostica::gui
