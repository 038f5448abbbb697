// A folder of programs with the plug-ins that a test needs, and with separate state and data.
#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <filesystem>

namespace gnostica::tests {

/// Exit status and output of a program.
struct Ended {
    int code = 0;
    bool crashed = false;
    QString out;
    QString err;
    bool well() const { return code == 0 && !crashed; }
};

class PluginPlace {
public:
    PluginPlace() {
        const QDir build(QCoreApplication::applicationDirPath() + QStringLiteral("/.."));
        for (const char* folder : {"bin", "lib/gnostica/plugins/panels", "share/gnostica/variants"}) {
            QDir(root_.path()).mkpath(QString::fromLatin1(folder));
        }
        const QDir libraries(build.filePath(QStringLiteral("lib/gnostica")));
        for (const QString& library : libraries.entryList(QDir::Files)) {
            QFile::link(libraries.filePath(library), path("lib/gnostica/" + library.toLatin1()));
        }
        const QDir share(QDir::cleanPath(build.filePath(QStringLiteral("share/gnostica"))));
        for (const QString& entry : share.entryList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
            if (entry != QLatin1String("variants")) {
                QFile::link(share.filePath(entry), path("share/gnostica/" + entry.toLatin1()));
            }
        }
        QFile::link(share.filePath(QStringLiteral("variants/gnostica")), path("share/gnostica/variants/gnostica"));
        environment_.insert(QStringLiteral("XDG_STATE_HOME"), path("state"));
        environment_.insert(QStringLiteral("XDG_DATA_HOME"), path("data"));
        environment_.insert(QStringLiteral("XDG_CONFIG_HOME"), path("config"));
        environment_.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    }

    /// Also handles names that begin with a colon.
    QString path(const QByteArray& place) const { return root_.path() + u'/' + QString::fromUtf8(place); }
    /// Puts one of the test plug-ins next to the programs.
    bool lay(const char* plugin, const char* folder = "lib/gnostica/plugins/") const {
        const QByteArray file = QByteArray(plugin) + ".so";
        const QString from = QCoreApplication::applicationDirPath() + QStringLiteral("/../test-plugins/");
        return QFile::copy(from + QString::fromUtf8(file), path(folder + file));
    }
    bool write(const QByteArray& place, const QByteArray& text) const {
        QFile file(path(place));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    }
    QByteArray read(const QByteArray& place) const {
        QFile file(path(place));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Puts a ruleset next to the programs, as if it were shipped.
    bool ship(const QByteArray& id, const QByteArray& document) const {
        return QDir(root_.path()).mkpath(path("share/gnostica/variants/" + id)) &&
               write("share/gnostica/variants/" + id + "/ruleset.json", document);
    }

    /// Runs a program of the build from this folder until it ends.
    Ended run(const QString& program, const QStringList& arguments) const {
        QProcess process;
        start(process, program, arguments);
        process.waitForFinished(300'000);
        return endOf(process);
    }
    /// The same, until the file contains this text or the program ends.
    Ended runUntil(const QString& program, const QStringList& arguments, const QByteArray& file,
                   const QByteArray& words) const {
        QProcess process;
        start(process, program, arguments);
        while (process.state() != QProcess::NotRunning && !read(file).contains(words)) {
            process.waitForFinished(20);
        }
        process.terminate();
        process.waitForFinished(300'000);
        return endOf(process);
    }

private:
    void start(QProcess& process, const QString& program, const QStringList& arguments) const {
        const QString here = path("bin/" + QFileInfo(program).fileName().toUtf8());
        std::error_code failed;
        if (!QFile::exists(here)) {
            std::filesystem::create_hard_link(program.toStdString(), here.toStdString(), failed);
        }
        if (failed) {
            QFile::copy(program, here);  // a different file system
        }
        process.setProcessEnvironment(environment_);
        process.setWorkingDirectory(root_.path());
        process.start(here, arguments);
        process.closeWriteChannel();
    }
    static Ended endOf(QProcess& process) {
        return {process.exitCode(), process.exitStatus() == QProcess::CrashExit,
                QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
    }

    QTemporaryDir root_;
    QProcessEnvironment environment_ = QProcessEnvironment::systemEnvironment();
};

}  // namespace gnostica::tests
