#include "app/diagnostics/log_file.h"
#include "app/gui/base/language/screen_language.h"
#include "app/gui/base/settings/follow_settings.h"
#include "app/gui/base/settings/old_settings.h"
#include "app/gui/base/spared_threads.h"
#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/theme.h"
#include "app/gui/program/demo/command_line.h"
#include "app/gui/program/demo/demo_player.h"
#include "app/gui/program/desktop_motion.h"
#include "app/gui/program/diagnostics/diagnostic_actions.h"
#include "app/gui/program/diagnostics/failure_message.h"
#include "app/gui/program/diagnostics/timed_application.h"
#include "app/gui/program/diagnostics/window_log.h"
#include "app/gui/program/main_window.h"
#include "app/gui/program/running.h"
#include "app/gui/program/windows.h"
#include "app/gui/windows/game/dialogs/desk_dialogs.h"
#include "app/gui/windows/game/dialogs/ruleset_dialogs.h"
#include "app/language/language.h"
#include "app/storage/data_folders.h"
#include "app/storage/language_fault.h"
#include "app/storage/memory_limit.h"
#include "app/storage/plugins.h"
#include "app/storage/problem_lines.h"
#include "app/storage/program_name.h"
#include "app/storage/refused_writes.h"
#include "app/storage/ruleset_files.h"
#include "engine/model/neutral_text.h"

#include <QIcon>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

/// Time limits: disks may be slow, whereas background work stops soon after a request.
constexpr async::LastResort::Patience kPatience{std::chrono::seconds(60), std::chrono::seconds(5)};

/// Runs a demonstration, which leaves only the requested files.
void demonstrate(DemoPlayer& player, MainWindow& window) {
    QObject::connect(&window.desk(), &table::GameDesk::startFailed, &window, [](const engine::Diagnostics& problems) {
        for (const engine::Diagnostic& problem : problems) {
            std::fprintf(stderr, "%s\n", qPrintable(ErrorReporter::sentence(problem)));
        }
    });
    QObject::connect(&player, &DemoPlayer::failed, &window, [](const storage::FileError& error) {
        std::fprintf(stderr, "%s\n", qPrintable(ErrorReporter::sentence(error)));
    });
    QObject::connect(&player, &DemoPlayer::stopped, &window,
                     [](const QString& why) { std::fprintf(stderr, "%s\n", qPrintable(why)); });
    QObject::connect(&player, &DemoPlayer::finished, &window,
                     [](bool successful) { QCoreApplication::exit(successful ? 0 : 1); });
    window.show();
    QTimer::singleShot(0, &player, &DemoPlayer::start);
}

void play(MainWindow& window, const Request& request) {
    window.show();
    if (request.file.isEmpty()) {
        QTimer::singleShot(0, &window, &MainWindow::greet);
    } else if (storage::isRulesetFile(request.file)) {
        QTimer::singleShot(0, &window, [&window, file = request.file] {
            window.dialogs().receiveFile(file);
            window.greet();
        });
    } else {
        window.dialogs().openFile(request.file);
    }
}

PluginNames namesOf(const storage::LoadedPlugins& plugins, const diagnostics::Log& log) {
    PluginNames names{plugins.names, {}};
    for (const engine::Diagnostic& problem : plugins.problems) {
        names.refused += storage::pluginLine(problem);
        log.warning(QStringLiteral("plug-in refused: ") + names.refused.constLast());
    }
    log.info(QStringLiteral("plug-ins loaded: ") + names.loaded.join(QStringLiteral(", ")));
    return names;
}

/// A demonstration neither reads nor saves settings.
std::unique_ptr<SettingsStore> settingsFor(const Request& request) {
    if (!request.demo) {
        return std::make_unique<SettingsStore>(SettingsFile());
    }
    Settings settings;
    settings.manners.coverHands = false;
    settings.animationMs = 30;
    return std::make_unique<SettingsStore>(settings);
}

/// The chosen language may no longer be installed.
void speak(ScreenLanguage& language, const QString& wish) {
    if (!language.speak(wish)) {
        language.speak({});
    }
}

/// Creates the window and all that it needs, and runs it; everything has been destroyed on return.
int open(TimedApplication& application, const Request& request, storage::DataFolders folders, ScreenLanguage& language,
         diagnostics::Diagnostics& diagnostics, async::LastResort& lastResort) {
    folders.safeMode = request.safeMode;
    if (request.demo) {
        folders.user.clear();
    } else if (adoptOldSettings()) {
        diagnostics.log().info(QStringLiteral("settings of an earlier version were taken over"));
    }
    if (!request.demo) {
        folders.state = diagnostics::stateFolder();
    }
    const storage::LoadedPlugins plugins = storage::loadPlugins(folders);
    rulesets::RulesShelf shelf(folders, storage::registryWith(plugins), storage::wordsWith(plugins));
    shelf.setDiskPatience(async::kUnseenWait);
    const auto settings = settingsFor(request);
    settings->changeForNow([&](Settings& wished) {
        wished.theme = request.theme.value_or(wished.theme);
        wished.language = request.language.value_or(wished.language);
        wished.animationMs = desktopWantsMotion() ? wished.animationMs : 0;
    });
    speak(language, settings->now().language);
    settings->setPatience(async::kUnseenWait);
    QObject::connect(settings.get(), &SettingsStore::changed, settings.get(),
                     [&](const Settings& before, const Settings& now) {
                         if (before.language != now.language) {
                             speak(language, now.language);
                         }
                     });
    followSettings(
        *settings, settings.get(), [&](const Settings& now) { language.setTextSize(now.textSize); },
        &Settings::textSize);

    MainWindow window(shelf, *settings);
    new WindowLog(window, shelf, diagnostics.log());
    new DiagnosticActions(window, diagnostics, namesOf(plugins, diagnostics.log()), *settings);
    window.dialogs().rulesets().reportPlugins(plugins.problems);
    application.logWhenUsable(window);
    std::optional<DemoPlayer> player;
    QObject::connect(&application.guard(), &Guard::caught, &window, [&](const diagnostics::Failure& failure) {
        window.windows().workshop().keep();
        player ? player->stop(reasonOf(failure)) : tellFailure(failure);
    });
    if (request.demo) {
        demonstrate(player.emplace(window, *request.demo), window);
    } else {
        play(window, request);
    }
    return runUntilLeft(window, lastResort, diagnostics.log());
}

/// Also handles exceptions before the windows are open.
int openOrSayWhyNot(TimedApplication& application, const Request& request, const storage::DataFolders& folders,
                    ScreenLanguage& language, diagnostics::Diagnostics& diagnostics, async::LastResort& lastResort) {
    try {
        return open(application, request, folders, language, diagnostics, lastResort);
    } catch (...) {
        const diagnostics::Failure failure = diagnostics::currentFailure();
        diagnostics.log().error(QStringLiteral("caught outside of all events: ") + failure.detail);
        tellWithoutWindows(lastWordsOf(failure), !request.demo);
        return 1;
    }
}

/// Encloses everything in the diagnostic log.
int runLogged(TimedApplication& application, const Request& request, const storage::DataFolders& folders,
              ScreenLanguage& language, async::LastResort& lastResort) {
    diagnostics::Diagnostics diagnostics(QStringLiteral("gnostica"), request.log, std::cerr);
    const diagnostics::Log log = diagnostics.log();
    application.setLog(log);
    for (const QString& fact : displayFacts()) {
        log.info(fact);
    }
    qint64 quitAt = 0;
    const QObject here;
    QObject::connect(&application, &QCoreApplication::aboutToQuit, &here, [&] { quitAt = application.elapsedMs(); });
    const int code = openOrSayWhyNot(application, request, folders, language, diagnostics, lastResort);
    const qint64 end = application.elapsedMs();
    log.info(
        QStringLiteral("exit: code %1 after %2 ms, of which quitting took %3 ms").arg(code).arg(end).arg(end - quitAt));
    application.setLog({});
    return code;
}

/// Checks options before there is an application, which the parser needs.
bool isGiven(std::span<char* const> arguments, std::span<const std::string_view> options) {
    const auto end = std::ranges::find(arguments, std::string_view("--"));
    return std::any_of(arguments.begin(), end, [&](std::string_view argument) {
        return std::ranges::find(options, argument) != options.end();
    });
}

/// Options that only print information and need no screen.
constexpr std::array<std::string_view, 5> kQuestions{"-h", "--help", "--help-all", "-v", "--version"};
/// Nobody watches a demonstration.
constexpr std::array<std::string_view, 1> kUnwatched{"--demo"};

/// Answers in the requested language or in that of the desktop.
int answer(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    storage::nameProgram();
    language::Language language(storage::dataFolders().translations());
    language.speak({});
    if (const auto wish = language::languageAsked(QCoreApplication::arguments()); wish && !language.speak(*wish)) {
        std::fprintf(stderr, "%s\n", qPrintable(storage::languageFault(language, *wish)));
        return 2;
    }
    readCommandLine(application);  // ends the program
    return 0;
}

/// Enough for a message box, which takes 330 MB.
constexpr std::uint64_t kBoxNeed = std::uint64_t{500} << 20U;

/// Message if the system leaves too little memory; empty if there is enough.
QString tooLittleMemory(int argc, char** argv) {
    const auto limit = storage::memoryLimit();
    if (!limit || *limit >= kMemoryNeed) {
        return {};
    }
    const QCoreApplication application(argc, argv);
    storage::nameProgram();
    language::Language language(storage::dataFolders().translations());
    language.speak({});
    language.speak(language::languageAsked(QCoreApplication::arguments()).value_or(QString()));
    return storage::tooLittleMemory(limit, kMemoryNeed).value_or(QString());
}

int refuseToStart(int argc, char** argv, const QString& why) {
    const bool hasScreen = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    const bool hasReader =
        hasScreen && storage::memoryLimit() >= kBoxNeed && !isGiven({argv, static_cast<std::size_t>(argc)}, kUnwatched);
    std::optional<QApplication> application;
    if (hasReader) {
        application.emplace(argc, argv);
    }
    tellWithoutWindows(why, hasReader);
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    storage::outliveLongFiles();
    storage::outliveReaders();  // readers of the diagnostic log may end before the game
    if (isGiven({argv, static_cast<std::size_t>(argc)}, kQuestions)) {
        return answer(argc, argv);
    }
    if (const QString why = tooLittleMemory(argc, argv); !why.isEmpty()) {
        return refuseToStart(argc, argv, why);
    }
    QElapsedTimer sinceStart;
    sinceStart.start();
    async::LastResort lastResort(kPatience);  // outlives everything that may wait for background work
    TimedApplication application(argc, argv, sinceStart);
    engine::keepNumbersNeutral();
    storage::nameProgram();
    QGuiApplication::setDesktopFileName(QStringLiteral("org.gnostica.Desktop"));
    QApplication::setWindowIcon(iconFrom(QStringLiteral(":/app/gnostica.svg"), Theme::light()));
    const storage::DataFolders folders = storage::dataFolders();
    language::Language language(folders.translations());
    language.speak({});
    ScreenLanguage screen(language);
    if (const auto wish = language::languageAsked(QCoreApplication::arguments()); wish && !screen.speak(*wish)) {
        std::fprintf(stderr, "%s\n", qPrintable(storage::languageFault(language, *wish)));
        return 2;
    }
    return runLogged(application, readCommandLine(application), folders, screen, lastResort);
}
