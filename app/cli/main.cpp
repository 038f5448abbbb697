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

/// The program opens no windows, but the plug-in that draws pictures needs a graphical application, which it makes. If
/// the plug-in is missing, the command reports that.
std::unique_ptr<QCoreApplication> applicationFor(int& argc, char** argv) {
    auto plain = std::make_unique<QCoreApplication>(argc, argv);
    if (!gnostica::storage::asksForPictures(QCoreApplication::arguments())) {
        return plain;
    }
    const auto pictures = gnostica::storage::loadPictures(gnostica::storage::dataFolders());
    if (!pictures) {
        return plain;
    }
    plain.reset();  // only one application may exist
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
    std::signal(SIGPIPE, SIG_DFL);  // without a reader there is nothing to report
#endif
    std::ios::sync_with_stdio(false);
    return gnostica::cli::run(std::move(arguments), {std::cin, std::cout, std::cerr});
}
