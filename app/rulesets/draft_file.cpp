#include "app/rulesets/draft_file.h"

#include "app/storage/files.h"

#include <QDir>
#include <QFileInfo>

namespace gnostica::rulesets {

using storage::FileFault;
using storage::FileResult;
using storage::GameLock;

namespace {

constexpr qsizetype kLongestWord = 40;

}  // namespace

FileResult<std::shared_ptr<DraftFile>> DraftFile::make(const QString& folder, const QString& word) {
    if (!files::makePrivateFolder(folder)) {
        return storage::fileFailure(FileFault::notWritten, folder, files::systemError());
    }
    for (int number = 1;; ++number) {
        const QString path =
            QDir(folder).filePath(QStringLiteral("%1-%2.draft").arg(word.left(kLongestWord)).arg(number));
        if (files::isTaken(path)) {
            continue;
        }
        auto lock = GameLock::acquire(path, storage::TakeOver::never, storage::LockBeside::file);
        if (lock && !files::isTaken(path)) {  // another process may have been faster
            return std::make_shared<DraftFile>(path, std::move(*lock));
        }
    }
}

std::shared_ptr<DraftFile> DraftFile::takeOver(const QString& path) {
    auto lock = GameLock::acquire(path, storage::TakeOver::fromOtherHost, storage::LockBeside::file);
    return lock ? std::make_shared<DraftFile>(path, std::move(*lock)) : nullptr;
}

FileResult<void> DraftFile::write(std::uint64_t number, const std::string& bytes) {
    const std::scoped_lock only(mutex_);
    if (number <= met_) {
        return {};
    }
    if (QFileInfo(path_).isSymLink()) {  // drafts are regular files: a link cannot be a draft
        return storage::fileFailure(FileFault::notRegular, path_);
    }
    auto written = storage::writeFile(path_, bytes, storage::Readers::owner);
    if (written) {
        met_ = number;
    }
    return written;
}

FileResult<void> DraftFile::remove(std::uint64_t number) {
    const std::scoped_lock only(mutex_);
    met_ = number;
    QFile file(path_);
    if (file.exists() && !file.remove()) {
        return storage::fileFailure(FileFault::notMoved, path_, file.errorString());
    }
    return {};
}

}  // namespace gnostica::rulesets
