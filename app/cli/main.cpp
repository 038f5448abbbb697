#include "app/cli/program.h"

#include <QCoreApplication>

#include <iostream>
#include <string>
#include <vector>

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    std::ios::sync_with_stdio(false);
    std::vector<std::string> arguments(argv + 1, argv + argc);
    return gnostica::cli::run(std::move(arguments), {std::cin, std::cout, std::cerr});
}
