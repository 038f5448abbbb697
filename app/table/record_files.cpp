#include "app/table/record_files.h"

#include "app/storage/files.h"
#include "app/storage/game_folder.h"
#include "app/storage/record_size.h"

#include <QFileInfo>

#include <sstream>

namespace gnostica::table {

namespace {

constexpr qint64 kLongestRecord = static_cast<qint64>(engine::kMaxRecordBytes);

engine::Checked<engine::LoadedRecord> replayed(std::string text, const engine::Registry& registry,
                                               const std::stop_token& stop) {
    std::istringstream stream(std::move(text));
    return engine::loadRecord(stream, registry, stop);
}

/// Writes the readable part into a new journal, and only then sets the old one aside. If writing fails, nothing
/// changes.
void moveOutOfDamaged(ResumedGame& game, const QString& path) {
    const engine::LoadedRecord& record = game.record;
    game.damaged = DamagedJournal{path, static_cast<int>(record.game.history().size()), *record.damage};
    const std::string lines = GameJournal::whole({record.header, record.game, record.times}, game.savedAs);
    auto begun = GameJournal::begin(QFileInfo(path).absolutePath(), lines);
    if (begun) {
        game.journal = std::move(*begun);
        game.damaged->path = storage::setDamagedAside(path).value_or(path);
    }
}

}  // namespace

RecordResult readRecord(const QString& path, const engine::Registry& registry, const std::stop_token& stop) {
    auto opened = openRecord(path, registry, stop);
    if (!opened) {
        return tl::unexpected(std::move(opened.error()));
    }
    return std::move(opened->record);
}

tl::expected<OpenedRecord, RecordProblem> openRecord(const QString& path, const engine::Registry& registry,
                                                     const std::stop_token& stop) {
    auto text = storage::readFile(path, kLongestRecord);
    if (!text) {
        return tl::unexpected(RecordProblem(text.error()));
    }
    const bool isJournal = storage::isJournal(path);
    storage::KnownFile file = isJournal ? storage::KnownFile() : storage::KnownFile{path, storage::digestOf(*text)};
    auto record = replayed(std::move(*text), registry, stop);
    if (!record) {
        return tl::unexpected(RecordProblem(std::move(record.error())));
    }
    return OpenedRecord{std::move(*record), std::move(file),
                        isJournal ? storage::GameLock::holderOf(path) : std::nullopt};
}

storage::FileResult<storage::KnownFile> saveRecord(const QString& path, const PlayedGame& played) {
    std::ostringstream stream;
    writeRecord(stream, played.header, played.game, played.times);
    const std::string text = stream.str();
    const auto written = storage::checkRecordSize(path, text.size(), storage::linesIn(text)).and_then([&] {
        return storage::writeFile(path, text, storage::Readers::owner);
    });
    if (!written) {
        return tl::unexpected(written.error());
    }
    return storage::KnownFile{path, storage::digestOf(text)};
}

tl::expected<ResumedGame, ResumeProblem> resumeGame(const QString& path, const engine::Registry& registry,
                                                    storage::TakeOver takeOver, const std::stop_token& stop) {
    auto lock = storage::GameLock::acquire(path, takeOver);
    if (!lock) {
        return tl::unexpected(ResumeProblem(lock.error()));
    }
    auto text = storage::readFile(path, kLongestRecord);
    if (!text) {
        return tl::unexpected(ResumeProblem(text.error()));
    }
    const auto size = static_cast<qint64>(text->size());
    auto record = replayed(std::move(*text), registry, stop);
    if (!record) {
        return tl::unexpected(ResumeProblem(std::move(record.error())));
    }
    if (stop.stop_requested()) {
        return tl::unexpected(ResumeProblem(storage::FileError{storage::FileFault::notRead, path, {}}));
    }
    ResumedGame game{std::move(*record), std::nullopt, {}, std::nullopt, std::nullopt};
    game.savedAs = savedAs(game.record);
    if (game.record.damage) {
        moveOutOfDamaged(game, path);
        return game;
    }
    if (engine::isOver(game.record.game.state())) {
        if (const auto finished = storage::finishJournal(path); !finished) {
            game.unfinished = finished.error();
        }
        return game;
    }
    auto journal = GameJournal::resume(std::move(*lock), path, size, game.record.lines);
    if (!journal && journal.error().fault == storage::FileFault::inUse) {
        return tl::unexpected(ResumeProblem(storage::LockHolder{path, {}}));
    }
    if (!journal) {
        return tl::unexpected(ResumeProblem(journal.error()));
    }
    game.journal = std::move(*journal);
    return game;
}

}  // namespace gnostica::table
