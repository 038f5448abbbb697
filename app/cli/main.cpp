#include "app/cli/program.h"
#include "app/plugins/pictures_plugin.h"
#include "app/storage/pictures.h"
#include "app/storage/program_name.h"
#include "app/storage/refused_writes.h"
#include "engine/model/neutral_text.h"

#include <QCoreApplication>

#include <csignal>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace {

/// This program opens no windows; what draws pictures brings an application that could. Where it is not there, the
/// command says so.
std::unique_ptr<QCoreApplication> applicationFor(int& argc, char** argv) {
    auto plain = std::make_unique<QCoreApplication>(argc, argv);
    if (!gnostica::storage::asksForPictures(QCoreApplication::arguments())) {
        return plain;
    }
    const auto pictures = gnostica::storage::loadPictures(gnostica::storage::dataFolders());
    if (!pictures) {
        return plain;
    }
    plain.reset();  // there is never more than one
    return (*pictures)->makeApplication(argc, argv);
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string> arguments(argv + 1, argv + argc);
    const auto application = applicationFor(argc, argv);
    gnostica::engine::keepNumbersNeutral();
    gnostica::storage::nameProgram();
    gnostica::storage::outliveLongFiles();
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_DFL);  // where nobody reads any more, there is nothing to say either
#endif
    std::ios::sync_with_stdio(false);
    return gnostica::cli::run(std::move(arguments), {std::cin, std::cout, std::cerr});
}
