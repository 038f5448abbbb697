#include "app/cli/program.h"
#include "app/storage/program_name.h"

#include <QCoreApplication>

#include <csignal>
#include <iostream>
#include <string>
#include <vector>

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    gnostica::storage::nameProgram();
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_DFL);  // where nobody reads any more, there is nothing to say either
#endif
    std::ios::sync_with_stdio(false);
    std::vector<std::string> arguments(argv + 1, argv + argc);
    return gnostica::cli::run(std::move(arguments), {std::cin, std::cout, std::cerr});
}
