#include "app/cli/program.h"
#include "app/storage/data_folders.h"
#include "app/storage/program_name.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <iostream>
#include <string>
#include <vector>

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    gnostica::storage::nameProgram();
    QTranslator translator;
    const QString folder = gnostica::storage::dataFolders().translations();
    if (translator.load(QLocale(), QStringLiteral("gnostica"), QStringLiteral("_"), folder)) {
        QCoreApplication::installTranslator(&translator);
    }
    std::ios::sync_with_stdio(false);
    std::vector<std::string> arguments(argv + 1, argv + argc);
    return gnostica::cli::run(std::move(arguments), {std::cin, std::cout, std::cerr});
}
