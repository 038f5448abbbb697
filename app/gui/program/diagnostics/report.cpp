#include "app/gui/program/diagnostics/report.h"

#include "app/diagnostics/diagnostics.h"
#include "app/diagnostics/log_text.h"

#include <QGuiApplication>
#include <QScreen>

namespace gnostica::gui {

namespace {

constexpr qint64 kMostLogBytes = 64 << 10;
constexpr int kMostLogLines = 200;

QStringList endOfLog(const diagnostics::Diagnostics& diagnostics) {
    const QStringList lines = diagnostics.end(kMostLogBytes).split(u'\n', Qt::SkipEmptyParts);
    return lines.mid(std::max(qsizetype{0}, lines.size() - kMostLogLines));
}

void addSection(QStringList& report, const QString& title, const QStringList& lines) {
    report << QString() << title + u':';
    for (const QString& line : lines) {
        report << QStringLiteral("  ") + line;
    }
}

}  // namespace

QStringList displayFacts() {
    QStringList facts{QStringLiteral("platform: ") + QGuiApplication::platformName()};
    for (const QScreen* screen : QGuiApplication::screens()) {
        const QSize size = screen->size();
        facts << QStringLiteral("screen: %1 x %2, scale %3, %4 dpi")
                     .arg(size.width())
                     .arg(size.height())
                     .arg(screen->devicePixelRatio())
                     .arg(screen->logicalDotsPerInch());
    }
    return facts;
}

QString reportText(const diagnostics::Diagnostics& diagnostics, const PluginNames& plugins, const Settings& settings) {
    QStringList report = diagnostics::systemFacts() + displayFacts();
    addSection(report, QStringLiteral("plug-ins"), plugins.loaded);
    addSection(report, QStringLiteral("plug-ins that were refused"), plugins.refused);
    addSection(report, QStringLiteral("settings"), namelessSettings(settings));
    const QString file = diagnostics.file().isEmpty() ? QStringLiteral("in no file") : diagnostics.file();
    addSection(report, QStringLiteral("log (%1)").arg(file), endOfLog(diagnostics));
    return diagnostics::withoutHome(report.join(u'\n') + u'\n');
}

}  // namespace gnostica::gui
