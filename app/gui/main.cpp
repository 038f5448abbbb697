#include "app/gui/demo/command_line.h"
#include "app/gui/demo/demo_player.h"
#include "app/gui/dialogs/desk_dialogs.h"
#include "app/gui/dialogs/ruleset_dialogs.h"
#include "app/gui/main_window.h"
#include "app/storage/data_folders.h"
#include "app/storage/plugins.h"
#include "app/wording/translations.h"

#include <QApplication>
#include <QIcon>
#include <QLibraryInfo>
#include <QTranslator>

#include <cstdio>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

void installTranslations(QApplication& application, const QString& folder) {
    auto* ofQt = new QTranslator(&application);
    if (ofQt->load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                   QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(ofQt);
    }
    wording::installTranslations(folder);
}

/// Plays by itself; leaves no trace but what was asked for.
int demonstrate(MainWindow& window, Settings& settings, const DemoOptions& options) {
    settings.manners.coverHands = false;
    settings.animationMs = 30;
    window.applySettings();
    DemoPlayer player(window, options);
    QObject::connect(&window.desk(), &GameDesk::startFailed, &window, [](const engine::Diagnostics& problems) {
        for (const engine::Diagnostic& problem : problems) {
            std::fprintf(stderr, "%s\n", qPrintable(ErrorReporter::sentence(problem)));
        }
    });
    QObject::connect(&player, &DemoPlayer::failed, &window, [](const storage::FileError& error) {
        std::fprintf(stderr, "%s\n", qPrintable(ErrorReporter::sentence(error)));
    });
    QObject::connect(&player, &DemoPlayer::finished, &window,
                     [](bool successful) { QCoreApplication::exit(successful ? 0 : 1); });
    window.show();
    QTimer::singleShot(0, &player, &DemoPlayer::start);
    return QApplication::exec();
}

int play(MainWindow& window, const Request& request) {
    window.show();
    if (request.file.isEmpty()) {
        QTimer::singleShot(0, &window, &MainWindow::greet);
    } else {
        window.dialogs().openFile(request.file);
    }
    return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("gnostica"));
    QCoreApplication::setApplicationVersion(QStringLiteral(GNOSTICA_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Gnostica"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.gnostica.Desktop"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/app/gnostica.svg")));
    const bool systemIsDark = isDark(QApplication::palette());

    storage::DataFolders folders = storage::dataFolders();
    installTranslations(application, folders.translations());
    const Request request = readCommandLine(application);
    if (request.demo) {
        folders.user.clear();
    }
    const storage::LoadedPlugins plugins = storage::loadPlugins(folders);
    RulesShelf shelf(folders, storage::registryWith(plugins), storage::wordsWith(plugins));
    SettingsStore store;
    Settings settings = request.demo ? Settings() : store.load();
    const ThemeChoice remembered = settings.theme;
    settings.theme = request.theme.value_or(remembered);

    MainWindow window(shelf, settings, systemIsDark);
    window.dialogs().rulesets().reportPlugins(plugins.problems);
    if (request.demo) {
        return demonstrate(window, settings, *request.demo);
    }
    const auto save = [&] {
        Settings lasting = settings;
        lasting.theme = request.theme && settings.theme == *request.theme ? remembered : settings.theme;
        store.save(lasting);
    };
    QObject::connect(&window, &MainWindow::settingsChanged, &window, save);
    const int code = play(window, request);
    save();
    return code;
}
