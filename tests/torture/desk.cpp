// A player at the desk behind the windows; it links none of them.
#include "app/storage/refused_writes.h"
#include "tests/torture/player.h"

#include <QCoreApplication>

#include <cstdio>

using namespace gnostica;

int main(int argc, char** argv) {
    storage::outliveLongFiles();
    if (argc != 3) {
        std::fputs("desk FOLDER SEED\n", stderr);
        return 2;
    }
    const QCoreApplication application(argc, argv);
    const rulesets::RulesShelf shelf(tests::foldersIn(argv[1]), engine::builtinRegistry());
    table::GameDesk desk(shelf);
    const tests::TorturePlayer player(desk, shelf, tests::seedIn(argv[2]));
    return QCoreApplication::exec();
}
