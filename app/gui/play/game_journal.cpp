#include "app/gui/play/game_journal.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QUuid>

namespace gnostica::gui {

using storage::FileFault;
using storage::FileResult;

namespace {

QString lockPath(const QString& path) {
    return path + QStringLiteral(".lock");
}

QString freshPath(const QString& folder) {
    const QString now = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-hhmmss"));
    const QString id = QUuid::createUuid().toString(QUuid::Id128).left(6);
    return folder + u'/' + now + u'-' + id + QString::fromUtf16(kJournalSuffix);
}

}  // namespace

FileResult<std::unique_ptr<QLockFile>> GameJournal::lockFor(const QString& path) {
    auto lock = std::make_unique<QLockFile>(lockPath(path));
    lock->setStaleLockTime(0);  // stale is what belongs to a dead process, however old
    if (!lock->tryLock()) {
        return storage::fileFailure(
            FileFault::notOpen, path,
            lock->error() == QLockFile::LockFailedError ? QString() : QDir::toNativeSeparators(lockPath(path)));
    }
    return lock;
}

FileResult<GameJournal> GameJournal::begin(const QString& folder, const engine::RecordHeader& header,
                                           const engine::Game& game, Times times) {
    QDir().mkpath(folder);
    const QString path = freshPath(folder);
    auto lock = lockFor(path);
    if (!lock) {
        return tl::unexpected(lock.error());
    }
    auto file = storage::Journal::create(path, engine::recordLine(header));
    if (!file) {
        return tl::unexpected(file.error());
    }
    GameJournal journal(std::move(*file), std::move(*lock));
    if (auto written = journal.write(game, 0, times); !written) {
        return tl::unexpected(written.error());
    }
    return journal;
}

FileResult<GameJournal> GameJournal::resume(const QString& path, qint64 wholeBytes) {
    auto lock = lockFor(path);
    if (!lock) {
        return tl::unexpected(lock.error());
    }
    auto file = storage::Journal::resume(path, wholeBytes);
    if (!file) {
        return tl::unexpected(file.error());
    }
    return GameJournal(std::move(*file), std::move(*lock));
}

FileResult<void> GameJournal::write(const engine::Game& game, std::size_t from, Times times) {
    const auto history = game.history();
    std::size_t next = from;
    for (const auto group : engine::recordGroups(history.subspan(from))) {
        const auto time = next < times.size() ? times[next] : std::chrono::milliseconds(0);
        next += group.size();
        const engine::State& after = next < history.size() ? history[next].before : game.state();
        if (auto written = journal_.append(engine::recordLine(game.rules(), group, after, time)); !written) {
            return written;
        }
    }
    return {};
}

FileResult<void> GameJournal::takeBack(const engine::Game& game, std::size_t count) {
    return journal_.append(engine::undoLine(game.rules(), count, game.state()));
}

void GameJournal::close() {
    QString finished = path();
    finished.chop(QString::fromUtf16(kJournalSuffix).size());
    QFile::rename(path(), finished + QStringLiteral(".gnostica"));
    lock_->unlock();
}

bool GameJournal::isPlayedElsewhere(const QString& path) {
    QLockFile lock(lockPath(path));
    lock.setStaleLockTime(0);
    if (!lock.tryLock()) {
        return lock.error() == QLockFile::LockFailedError;
    }
    lock.unlock();
    return false;
}

}  // namespace gnostica::gui
