#include "app/gui/play/game_journal.h"

#include "app/storage/game_folder.h"

namespace gnostica::gui {

using nlohmann::json;
using storage::FileFault;
using storage::FileResult;

namespace {

/// Lines one below the other, without the last line break.
class Lines {
public:
    Lines& operator<<(const std::string& line) {
        text_ += (text_.empty() || line.empty() ? "" : "\n") + line;
        return *this;
    }
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

std::string momentLines(const PlayedGame& played, std::size_t from) {
    Lines lines;
    const auto history = played.game.history();
    std::size_t next = from;
    for (const auto group : engine::recordGroups(history.subspan(from))) {
        const auto time = next < played.times.size() ? played.times[next] : std::chrono::milliseconds(0);
        next += group.size();
        const engine::State& after = next < history.size() ? history[next].before : played.game.state();
        lines << engine::recordLine(played.game.rules(), group, after, time);
    }
    return lines.text();
}

std::string savedLine(const PlayedGame& played, const storage::KnownFile& file) {
    if (file.path.isEmpty()) {
        return {};
    }
    const json note{{"path", file.path.toStdString()}, {"sha256", file.digest.toHex().toStdString()}};
    return engine::noteLine(played.game.rules(), {{"saved", note}}, played.game.state());
}

/// Comes last: a game that has it there is not offered again.
std::string endLine(const PlayedGame& played) {
    return engine::isOver(played.game.state())
               ? engine::noteLine(played.game.rules(), {{"over", true}}, played.game.state())
               : std::string();
}

}  // namespace

FileResult<GameJournal> GameJournal::begin(const QString& folder, const PlayedGame& played,
                                           const storage::KnownFile& savedAs) {
    const QString path = storage::freshJournalPath(folder);
    if (!files::makePrivateFolder(folder)) {
        return storage::fileFailure(FileFault::notWritten, folder, files::systemError());
    }
    auto lock = storage::GameLock::acquire(path);
    if (!lock) {
        return storage::fileFailure(FileFault::inUse, path);
    }
    Lines lines;
    lines << engine::recordLine(played.header) << momentLines(played, 0) << savedLine(played, savedAs)
          << endLine(played);
    auto file = storage::Journal::create(path, lines.text());
    if (!file) {
        return tl::unexpected(file.error());
    }
    return GameJournal(std::move(*file), std::move(*lock));
}

FileResult<GameJournal> GameJournal::resume(storage::GameLock lock, const QString& path, qint64 size) {
    auto file = storage::Journal::resume(path, size);
    if (!file) {
        return tl::unexpected(file.error());
    }
    return GameJournal(std::move(*file), std::move(lock));
}

FileResult<void> GameJournal::add(const std::string& lines) {
    waiting_ = (Lines() << waiting_ << lines).text();
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

FileResult<void> GameJournal::write(const PlayedGame& played, std::size_t from) {
    return add((Lines() << momentLines(played, from) << endLine(played)).text());
}

FileResult<void> GameJournal::takeBack(const PlayedGame& played, std::size_t count) {
    return add(engine::undoLine(played.game.rules(), count, played.game.state()));
}

FileResult<void> GameJournal::noteSaved(const PlayedGame& played, const storage::KnownFile& file) {
    return add((Lines() << savedLine(played, file) << endLine(played)).text());
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

}  // namespace gnostica::gui
