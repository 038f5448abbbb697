#include "app/storage/plugin_file.h"

#include "app/storage/plugin_watch.h"
#include "app/wording/plugin_wording.h"
#include "gnostica_abi.h"

#include <QDir>
#include <QJsonObject>
#include <QLibrary>
#include <QPluginLoader>
#include <QRegularExpression>

#include <cstdlib>
#include <cxxabi.h>
#include <memory>

namespace gnostica::storage {

namespace {

engine::Diagnostic problemWith(const QString& file, engine::DiagnosticCode code) {
    engine::Diagnostic problem;
    problem.code = code;
    problem.severity = engine::Severity::warning;
    problem.source = file.toStdString();
    return problem;
}

/// An exception must not pass through the system's loader, which would remain locked: it ends the program, under watch.
bool openLibrary(QPluginLoader& loader) noexcept {
    return loader.load();
}

/// Demangles the name of a missing symbol in the system's error.
QString readable(const QString& error) {
    static const QRegularExpression mangled(QStringLiteral("_Z\\w+"));
    const QString symbol = mangled.match(error).captured();
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> name(
        abi::__cxa_demangle(symbol.toLatin1().constData(), nullptr, nullptr, &status), &std::free);
    return status == 0 ? QString(error).replace(symbol, QString::fromLatin1(name.get())) : error;
}

WatchedPlugin watchedPlugin(const PluginMarks& marks, const QString& file, const QStringList& brings) {
    const QString name = pluginName(file);
    return {name, QFile::encodeName(marks.pathOf(file)), PluginMarks::textOf(file, PluginEnd::crashed, brings),
            wording::crashNotice(name).toUtf8() + '\n'};
}

}  // namespace

engine::Diagnostic notAPlugin(const QString& file, const QString& interface) {
    engine::Diagnostic problem = problemWith(file, engine::DiagnosticCode::notAPlugin);
    problem.expected = interface.toStdString();
    return problem;
}

QFileInfoList librariesIn(const QString& folder) {
    if (folder.isEmpty()) {
        return {};
    }
    QFileInfoList files = QDir(folder).entryInfoList(QDir::Files, QDir::Name);
    files.removeIf([](const QFileInfo& file) { return !QLibrary::isLibrary(file.fileName()); });
    return files;
}

engine::Expected<QObject*> loadPlugin(const QString& file, const QString& interface) {
    QPluginLoader loader(file);
    // Read from the file, before anything is loaded.
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
    loader.setLoadHints(QLibrary::ResolveAllSymbolsHint | QLibrary::PreventUnloadHint);
    if (!openLibrary(loader)) {
        engine::Diagnostic problem = problemWith(file, engine::DiagnosticCode::notLoaded);
        problem.found = readable(loader.errorString()).toStdString();
        return engine::failure(std::move(problem));
    }
    QObject* const root = loader.instance();
    if (root == nullptr) {
        return engine::failure(notAPlugin(file, interface));
    }
    return root;
}

std::optional<engine::Diagnostic> VariantLoader::attempt(const QString& file, const Load& load) const {
    if (safeMode_) {
        return problemWith(file, engine::DiagnosticCode::pluginUnwanted);
    }
    if (const auto off = marks_.find(file)) {
        return problemOf(*off);
    }
    QStringList brings;
    try {
        const LoadingMark mark = marks_.beginLoading(file);
        const LoadWatch watch(watchedPlugin(marks_, file, brings));
        const auto loaded = load(brings);
        if (!loaded) {
            return loaded.error();
        }
        watchPlugin(watchedPlugin(marks_, file, brings), *loaded);
        marks_.acquit(file);
    } catch (...) {
        const SwitchedOff off{file, PluginEnd::threw, whatOf(std::current_exception()), brings};
        marks_.switchOff(off);
        return problemOf(off);
    }
    return std::nullopt;
}

}  // namespace gnostica::storage
