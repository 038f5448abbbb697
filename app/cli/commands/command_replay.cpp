#include "app/cli/board_drawing.h"
#include "app/cli/commands.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/text_lines.h"
#include "app/wording/speaker.h"
#include "engine/notation/chance_text.h"
#include "engine/notation/record.h"
#include "engine/notation/words.h"

#include <ostream>
#include <sstream>

namespace gnostica::cli {
namespace {

/// Prints each moment in notation, and its words below.
void printMoments(const Context& context, const engine::Game& game) {
    constexpr int indent = 4;
    std::ostream& out = context.out();
    const wording::Speaker speaker(game.rules(), {}, context.words());
    for (const engine::Moment& moment : game.history()) {
        if (const auto* step = std::get_if<engine::Step>(&moment.what)) {
            out << toText(moment.who) << ": " << toText(game.rules(), moment.before, *step) << '\n';
        } else {
            out << toText(game.rules(), moment.before, std::get<engine::Chance>(moment.what)) << '\n';
        }
        if (const QString words = speaker.moment(told(game.rules(), moment, engine::Seat::none)); !words.isEmpty()) {
            out << language::wrapped(QString(), words, indent).toStdString();
        }
    }
}

int replay(const Context& context, const std::string& file) {
    auto text = readText(context, file, engine::kMaxRecordBytes);
    if (!text) {
        return kFailed;
    }
    std::istringstream stream(std::move(*text));
    const auto record = loadRecord(stream, context.registry());
    if (!record) {
        for (engine::Diagnostic problem : record.error()) {
            problem.source = file;
            context.err() << sentence(problem) << '\n';
        }
        return kFailed;
    }
    printMoments(context, record->game);
    drawTable(context.out(), record->game.viewFor(engine::Seat::none), record->game.rules());
    if (!record->damage) {
        return kOk;
    }
    engine::Diagnostic problem = *record->damage;
    problem.source = file;
    context.err() << sentence(problem) << '\n'
                  << Tr::tr("%n complete lines were played.", nullptr, static_cast<int>(record->lines)).toStdString()
                  << '\n';
    return kFailed;
}

}  // namespace

void addReplay(CLI::App& app, Action& chosen) {
    auto file = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("replay", Tr::tr("Play a record and check it").toStdString());
    command->add_option("RECORD", *file, Tr::tr("A saved game or a journal").toStdString())->required();
    command->callback([file, &chosen] { chosen = [file](const Context& context) { return replay(context, *file); }; });
}

}  // namespace gnostica::cli
