#include "app/gui/demo/demo_player.h"
#include "app/gui/dialogs/desk_dialogs.h"
#include "app/gui/main_window.h"
#include "app/storage/data_folders.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QIcon>
#include <QLibraryInfo>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTranslator>

#include <optional>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

/// What was asked for on the command line.
struct Request {
    QString file;
    std::optional<ThemeChoice> theme;
    std::optional<DemoOptions> demo;
};

std::optional<ThemeChoice> themeNamed(const QString& name) {
    if (name == QStringLiteral("light")) {
        return ThemeChoice::light;
    }
    return name == QStringLiteral("dark") ? std::optional(ThemeChoice::dark) : std::nullopt;
}

QString say(const char* text) {
    return QCoreApplication::translate("CommandLine", text);
}

Request readRequest(const QApplication& application) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        say(QT_TRANSLATE_NOOP("CommandLine", "A war of territories, with tarot cards and pyramids.")));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption theme(QStringLiteral("theme"), say(QT_TRANSLATE_NOOP("CommandLine", "Light or dark.")),
                                   QStringLiteral("light|dark"));
    const QCommandLineOption demo(QStringLiteral("demo"),
                                  say(QT_TRANSLATE_NOOP("CommandLine", "Play a demonstration game and quit.")));
    const QCommandLineOption seed(QStringLiteral("seed"),
                                  say(QT_TRANSLATE_NOOP("CommandLine", "The seed of the demonstration.")),
                                  QStringLiteral("N"), QStringLiteral("1"));
    const QCommandLineOption screenshot(QStringLiteral("screenshot"),
                                        say(QT_TRANSLATE_NOOP("CommandLine", "Save a picture of the demonstration.")),
                                        QStringLiteral("FILE"));
    const QCommandLineOption record(QStringLiteral("record"),
                                    say(QT_TRANSLATE_NOOP("CommandLine", "Save the demonstration game.")),
                                    QStringLiteral("FILE"));
    const QCommandLineOption variant(QStringLiteral("variant"),
                                     say(QT_TRANSLATE_NOOP("CommandLine", "The game to demonstrate.")),
                                     QStringLiteral("ID"), QStringLiteral("gnostica"));
    const QCommandLineOption seats(QStringLiteral("seats"),
                                   say(QT_TRANSLATE_NOOP("CommandLine", "Players of the demonstration.")),
                                   QStringLiteral("2-6"), QStringLiteral("3"));
    parser.addOptions({theme, demo, seed, screenshot, record, variant, seats});
    parser.addPositionalArgument(QStringLiteral("file"), say(QT_TRANSLATE_NOOP("CommandLine", "A game to open.")),
                                 QStringLiteral("[file]"));
    parser.process(application);
    Request request;
    request.file = parser.positionalArguments().value(0);
    request.theme = themeNamed(parser.value(theme));
    if (parser.isSet(demo)) {
        request.demo = DemoOptions{parser.value(variant), std::clamp(parser.value(seats).toInt(), 2, engine::kMaxSeats),
                                   parser.value(seed).toULongLong(), parser.value(screenshot), parser.value(record)};
    }
    return request;
}

void installTranslations(QApplication& application, const QString& folder) {
    auto* ofQt = new QTranslator(&application);
    if (ofQt->load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                   QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(ofQt);
    }
    auto* ours = new QTranslator(&application);
    if (ours->load(QLocale(), QStringLiteral("gnostica"), QStringLiteral("_"), folder)) {
        QCoreApplication::installTranslator(ours);
    }
}

/// Plays by itself; leaves no trace but what was asked for.
int demonstrate(MainWindow& window, Settings& settings, const DemoOptions& options) {
    settings.manners.coverHands = false;
    settings.animationMs = 30;
    window.applySettings();
    DemoPlayer player(window, options);
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
    const Request request = readRequest(application);
    const QTemporaryDir traceless;
    if (request.demo) {
        folders.user = traceless.path();
    }
    const RulesShelf shelf(folders, engine::builtinRegistry());
    const SettingsStore store;
    Settings settings = request.demo ? Settings() : store.load();
    const ThemeChoice remembered = settings.theme;
    settings.theme = request.theme.value_or(remembered);

    MainWindow window(shelf, settings, systemIsDark);
    const int code = request.demo ? demonstrate(window, settings, *request.demo) : play(window, request);
    if (!request.demo) {
        settings.theme = request.theme && settings.theme == *request.theme ? remembered : settings.theme;
        store.save(settings);
    }
    return code;
}
