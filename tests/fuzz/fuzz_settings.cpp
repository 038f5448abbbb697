// A settings file that was edited or damaged: every value is valid for the program, and saved values are read back.
#include "app/gui/base/settings/settings.h"
#include "app/gui/base/settings/theme_choice.h"
#include "tests/fuzz/fuzz_rules.h"

#include <QFile>
#include <QTemporaryDir>

using namespace gnostica;
using namespace gnostica::gui;
using gnostica::fuzz::require;

namespace {

bool isWithin(int value, int least, int most) {
    return value >= least && value <= most;
}

void tryValues(const Settings& settings) {
    require(isWithin(static_cast<int>(settings.theme), 0, static_cast<int>(ThemeChoice::highContrast)));
    require(isWithin(static_cast<int>(settings.pace), 0, static_cast<int>(table::Pace::slow)));
    require(isWithin(settings.animationMs, 0, 2000));
    require(isWithin(settings.keptGames, 0, Settings::kMostKeptGames));
    require(isWithin(settings.window.quarterTurns, 0, 3));
    require(isWithin(settings.newGame.seats, 2, gnostica::engine::kMaxSeats));
    for (std::size_t i = 0; i < settings.newGame.looks.size(); ++i) {
        require(settings.newGame.looks[i].colour.isValid());
        require(isWithin(static_cast<int>(settings.newGame.looks[i].pattern), 0, static_cast<int>(Pattern::cross)));
        require(isWithin(static_cast<int>(settings.newGame.players[i]), 0, static_cast<int>(table::SeatPlayer::quick)));
    }
}

Settings savedAndLoaded(const Settings& settings, const QString& path) {
    QFile::remove(path);
    SettingsFile store(path);
    store.save(settings);
    return store.load();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const QTemporaryDir folder;
    // A new name each time: QSettings objects with the same file name share cached contents.
    static int number = 0;
    const QString path = folder.filePath(QString::number(++number));
    QFile file(path);
    require(file.open(QIODevice::WriteOnly) &&
            file.write(reinterpret_cast<const char*>(data), static_cast<qint64>(size)) >= 0);
    file.close();
    const Settings settings = SettingsFile(path).load();
    QFile::remove(path);
    tryValues(settings);
    const Settings again = savedAndLoaded(settings, path + QStringLiteral("-a"));
    require(savedAndLoaded(again, path + QStringLiteral("-b")) == again);
    QFile::remove(path + QStringLiteral("-a"));
    QFile::remove(path + QStringLiteral("-b"));
    return 0;
}
