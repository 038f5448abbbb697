#include "app/storage/game_files.h"

#include "app/files/file_handle.h"
#include "app/storage/files.h"
#include "app/storage/game_folder.h"
#include "engine/notation/record.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <tuple>

namespace gnostica::storage {

using nlohmann::json;

namespace {

QString endOf(const char16_t* suffix) {
    return QString::fromUtf16(suffix);
}

void listInto(std::vector<GameFile>& games, const QString& folder, const QStringList& names, bool isKept) {
    for (const QFileInfo& file : QDir(folder).entryInfoList(names, QDir::Files)) {
        games.push_back({file.filePath(), file.lastModified(), file.size(), isJournal(file.filePath()), isKept});
    }
}

FileResult<void> checkUnchanged(const GameFile& game) {
    const QFileInfo now(game.path);
    if (!now.exists() || now.size() != game.size || now.lastModified() != game.lastPlayed) {
        return fileFailure(FileFault::changed, game.path);
    }
    return {};
}

/// The name without the suffixes of games.
QString stemOf(const QString& path) {
    QString name = QFileInfo(path).fileName();
    for (const char16_t* known : {kJournalSuffix, kRecordSuffix}) {
        if (const QString end = endOf(known); name.endsWith(end, Qt::CaseInsensitive)) {
            name.chop(end.size());
            break;
        }
    }
    return name;
}

/// True for the line of a record that only says where the game was saved: paths of this machine concern nobody else.
bool saysWhereSaved(std::string_view line) {
    if (line.find("\"saved\"") == std::string_view::npos) {
        return false;
    }
    const json note = json::parse(line, nullptr, false);
    return note.is_object() && note.contains("saved") && !note.contains("step") && !note.contains("format");
}

std::string withoutPaths(std::string_view text) {
    std::string left;
    left.reserve(text.size());
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        if (!saysWhereSaved(text.substr(0, end))) {
            left += text.substr(0, end);
        }
        text.remove_prefix(end);
    }
    return left;
}

}  // namespace

QString keptFolder(const QString& folder) {
    return folder + QStringLiteral("/kept");
}

std::vector<GameFile> listGames(const QString& folder) {
    if (folder.isEmpty()) {
        return {};
    }
    const QString records = u'*' + endOf(kRecordSuffix);
    std::vector<GameFile> games;
    listInto(games, folder, {u'*' + endOf(kJournalSuffix), records}, false);
    listInto(games, keptFolder(folder), {records}, true);
    std::ranges::sort(games, [](const GameFile& a, const GameFile& b) {
        return std::tie(b.lastPlayed, a.path) < std::tie(a.lastPlayed, b.path);
    });
    return games;
}

FileResult<QString> setKept(const GameFile& game, bool kept) {
    if (game.isJournal) {
        return fileFailure(FileFault::isJournal, game.path);
    }
    if (auto unchanged = checkUnchanged(game); !unchanged) {
        return tl::unexpected(unchanged.error());
    }
    if (game.isKept == kept) {
        return game.path;
    }
    const QString here = QFileInfo(game.path).path();
    const QString there = kept ? keptFolder(here) : QFileInfo(here).path();
    if (!files::makePrivateFolder(there)) {
        return fileFailure(FileFault::notMoved, game.path, files::systemError());
    }
    const QString name = unusedName(there + u'/' + stemOf(game.path), endOf(kRecordSuffix));
    if (!files::renameFile(game.path, name)) {
        return fileFailure(FileFault::notMoved, game.path, files::systemError());
    }
    return name;
}

FileResult<void> removeGame(const GameFile& game) {
    if (game.isJournal) {
        JournalSummary journal;
        journal.path = game.path;
        journal.lastPlayed = game.lastPlayed;
        journal.size = game.size;
        return removeJournal(journal, Removal::toTrash);
    }
    return checkUnchanged(game).and_then([&] { return moveToTrash(game.path); });
}

FileResult<QString> copyGame(const QString& path, const QString& folder) {
    constexpr int mostTries = 100;
    const auto text = readFile(path, static_cast<qint64>(engine::kMaxRecordBytes));
    if (!text) {
        return tl::unexpected(text.error());
    }
    const std::string copied = withoutPaths(*text);
    FileError error;
    for (int tries = 0; tries < mostTries; ++tries) {
        const QString name = unusedName(folder + u'/' + stemOf(path), endOf(kRecordSuffix));
        const auto made = createFile(name, copied);
        if (made) {
            return name;
        }
        error = made.error();
        if (error.fault != FileFault::exists) {  // another program may have been faster
            break;
        }
    }
    return tl::unexpected(error);
}

}  // namespace gnostica::storage
