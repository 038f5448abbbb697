#include "app/table/game_journal.h"

#include "app/storage/game_folder.h"

namespace gnostica::table {

using nlohmann::json;
using storage::FileFault;
using storage::FileResult;

namespace {

std::string momentLines(const PlayedGame& played, std::size_t from) {
    std::string lines;
    const auto history = played.game.history();
    std::size_t next = from;
    for (const auto group : engine::recordGroups(history.subspan(from))) {
        const auto time = next < played.times.size() ? played.times[next] : std::chrono::milliseconds(0);
        next += group.size();
        const engine::State& after = next < history.size() ? history[next].before : played.game.state();
        lines = joinedLines(std::move(lines), engine::recordLine(played.game.rules(), group, after, time));
    }
    return lines;
}

std::string savedLine(const PlayedGame& played, const storage::KnownFile& file) {
    if (file.path.isEmpty()) {
        return {};
    }
    const json note{{"path", file.path.toStdString()}, {"sha256", file.digest.toHex().toStdString()}};
    return engine::noteLine(played.game.rules(), {{"saved", note}}, engine::recordedState(played.game));
}

/// The last line: a game that ends with it is not offered for resuming.
std::string endLine(const PlayedGame& played) {
    return engine::isOver(played.game.state())
               ? engine::noteLine(played.game.rules(), {{"over", true}}, engine::recordedState(played.game))
               : std::string();
}

}  // namespace

std::string joinedLines(std::string above, const std::string& below) {
    if (!above.empty() && !below.empty()) {
        above += '\n';
    }
    return above += below;
}

std::string GameJournal::whole(const PlayedGame& played, const storage::KnownFile& savedAs) {
    return joinedLines(joinedLines(engine::recordLine(played.header), momentLines(played, 0)), saved(played, savedAs));
}

std::string GameJournal::moments(const PlayedGame& played, std::size_t from) {
    return joinedLines(momentLines(played, from), endLine(played));
}

std::string GameJournal::takenBack(const PlayedGame& played, std::size_t count) {
    const auto taken = played.game.timeline().subspan(played.game.history().size(), count);
    return engine::undoLines(played.game.rules(), taken, played.game.state());
}

std::string GameJournal::saved(const PlayedGame& played, const storage::KnownFile& file) {
    return joinedLines(savedLine(played, file), endLine(played));
}

FileResult<GameJournal> GameJournal::begin(const QString& folder, const std::string& lines) {
    const QString path = storage::freshJournalPath(folder);
    if (!files::makePrivateFolder(folder)) {
        return storage::fileFailure(FileFault::notWritten, folder, files::systemError());
    }
    auto lock = storage::GameLock::acquire(path);
    if (!lock) {
        return storage::fileFailure(FileFault::inUse, path);
    }
    auto file = storage::Journal::create(path, lines);
    if (!file) {
        return tl::unexpected(file.error());
    }
    return GameJournal(std::move(*file), std::move(*lock));
}

FileResult<GameJournal> GameJournal::resume(storage::GameLock lock, const QString& path, qint64 size,
                                            std::size_t lines) {
    auto file = storage::Journal::resume(path, size, lines);
    if (!file) {
        return tl::unexpected(file.error());
    }
    return GameJournal(std::move(*file), std::move(lock));
}

FileResult<void> GameJournal::add(const std::string& lines) {
    waiting_ = joinedLines(std::move(waiting_), lines);
    return flush();
}

FileResult<void> GameJournal::flush() {
    if (waiting_.empty()) {
        return {};
    }
    auto written = journal_.append(waiting_);
    if (written) {
        waiting_.clear();
    }
    return written;
}

FileResult<QString> GameJournal::finish() {
    return storage::finishJournal(path());
}

storage::KnownFile savedAs(const engine::LoadedRecord& record) {
    const json note = record.notes.value("saved", json());
    if (!note.is_object() || !note.value("path", json()).is_string() || !note.value("sha256", json()).is_string()) {
        return {};
    }
    return {QString::fromStdString(note["path"].get<std::string>()),
            QByteArray::fromHex(QByteArray::fromStdString(note["sha256"].get<std::string>()))};
}

}  // namespace gnostica::table
