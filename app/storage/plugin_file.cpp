#include "app/storage/plugin_file.h"

#include "gnostica_abi.h"

#include <QDir>
#include <QJsonObject>
#include <QLibrary>
#include <QPluginLoader>

namespace gnostica::storage {

namespace {

engine::Diagnostic problemWith(const QString& file, engine::DiagnosticCode code) {
    engine::Diagnostic problem;
    problem.code = code;
    problem.severity = engine::Severity::warning;
    problem.source = file.toStdString();
    return problem;
}

}  // namespace

engine::Diagnostic notAPlugin(const QString& file, const QString& interface) {
    engine::Diagnostic problem = problemWith(file, engine::DiagnosticCode::notAPlugin);
    problem.expected = interface.toStdString();
    return problem;
}

QFileInfoList librariesIn(const QString& folder) {
    QFileInfoList files = QDir(folder).entryInfoList(QDir::Files, QDir::Name);
    files.removeIf([](const QFileInfo& file) { return !QLibrary::isLibrary(file.fileName()); });
    return files;
}

engine::Expected<QObject*> loadPlugin(const QString& file, const QString& interface) {
    QPluginLoader loader(file);
    // Read from the file: nothing is loaded yet.
    const QJsonObject metadata = loader.metaData();
    if (metadata[QStringLiteral("IID")].toString() != interface) {
        return engine::failure(notAPlugin(file, interface));
    }
    const QString abi = metadata[QStringLiteral("MetaData")][QStringLiteral("abi")].toString();
    if (abi != QLatin1String(kAbi)) {
        engine::Diagnostic problem = problemWith(file, engine::DiagnosticCode::otherBuild);
        problem.found = abi.toStdString();
        problem.expected = kAbi;
        return engine::failure(std::move(problem));
    }
    QObject* const root = loader.instance();
    if (root == nullptr) {
        engine::Diagnostic problem = problemWith(file, engine::DiagnosticCode::notLoaded);
        problem.found = loader.errorString().toStdString();
        return engine::failure(std::move(problem));
    }
    return root;
}

}  // namespace gnostica::storage
