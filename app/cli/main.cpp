#include "app/cli/program.h"
#include "app/storage/data_folders.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <csignal>
#include <iostream>
#include <string>
#include <vector>

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    QTranslator translator;
    const QString folder = gnostica::storage::dataFolders().translations();
    if (translator.load(QLocale(), QStringLiteral("gnostica"), QStringLiteral("_"), folder)) {
        QCoreApplication::installTranslator(&translator);
    }
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_DFL);  // where nobody reads any more, there is nothing to say either
#endif
    std::ios::sync_with_stdio(false);
    std::vector<std::string> arguments(argv + 1, argv + argc);
    return gnostica::cli::run(std::move(arguments), {std::cin, std::cout, std::cerr});
}
