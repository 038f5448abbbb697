#include "app/storage/data_folders.h"

#include "app/storage/files.h"
#include "app/storage/ruleset_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

namespace gnostica::storage {
namespace {

void addDocument(const QString& path, engine::Library& library, engine::Diagnostics& problems) {
    const auto text = readFile(path, static_cast<qint64>(engine::kMaxDocumentBytes));
    if (!text) {
        problems.push_back(problemOf(text.error()));
        problems.back().source = path.toStdString();
        return;
    }
    if (auto added = library.add(*text, path.toStdString()); !added) {
        problems.push_back(std::move(added.error()));
    }
}

}  // namespace

DataFolders dataFolders() {
    const QDir programs(QCoreApplication::applicationDirPath());
    const auto beside = [&](const QString& path) { return QDir::cleanPath(programs.filePath(path)); };
    return {beside(QStringLiteral("../share/gnostica")),
            beside(QStringLiteral("../lib/gnostica/plugins")),
            QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/gnostica"),
            {}};
}

engine::Diagnostics loadLibrary(const DataFolders& folders, engine::Library& library) {
    engine::Diagnostics problems;
    const QDir variants(folders.variants());
    for (const QString& name : variants.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QString path = variants.filePath(name + QStringLiteral("/ruleset.json"));
        if (QFile::exists(path)) {
            addDocument(path, library, problems);
        }
    }
    if (folders.user.isEmpty()) {
        return problems;
    }
    const QDir own(folders.userRulesets());
    for (const QString& name : own.entryList(rulesetPatterns(), QDir::Files, QDir::Name)) {
        addDocument(pathIn(own, name), library, problems);
    }
    return problems;
}

QStringList filesOf(const engine::Library& library) {
    QStringList files;
    for (const std::string& id : library.ids()) {
        files << QString::fromStdString(library.entry(id)->source);
    }
    files.removeAll(QString());  // documents that were given as texts have no file
    return files;
}

}  // namespace gnostica::storage
