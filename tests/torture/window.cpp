// A player in the program's own window, computers and all.
#include "app/gui/program/main_window.h"
#include "app/storage/refused_writes.h"
#include "tests/torture/player.h"

#include <QApplication>

#include <cstdio>

using namespace gnostica;
using namespace gnostica::gui;

int main(int argc, char** argv) {
    storage::outliveLongFiles();
    if (argc != 3) {
        std::fputs("window FOLDER SEED\n", stderr);
        return 2;
    }
    const QApplication application(argc, argv);
    rulesets::RulesShelf shelf(tests::foldersIn(argv[1]), engine::builtinRegistry());
    Settings settings;
    settings.manners = {false, true, true};
    settings.animationMs = 0;
    settings.keptGames = tests::kKeptGames;
    SettingsStore store(settings);
    MainWindow window(shelf, store);
    window.show();
    const tests::TorturePlayer player(window.desk(), shelf, tests::seedIn(argv[2]));
    return QApplication::exec();
}
