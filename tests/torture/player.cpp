#include "tests/torture/player.h"

#include "app/storage/game_folder.h"
#include "engine/model/neutral_text.h"
#include "engine/notation/detail/record_hash.h"
#include "tests/support/random_play.h"

#include <QFileInfo>

#include <algorithm>
#include <cstdlib>
#include <unistd.h>

namespace gnostica::tests {

namespace {

/// Writes a line immediately, in one call.
void say(const QString& line) {
    const QByteArray text = line.toUtf8() + '\n';
    if (::write(STDOUT_FILENO, text.constData(), static_cast<std::size_t>(text.size())) < 0) {
        std::exit(1);
    }
}

QString hashOf(const table::GameSession& session) {
    return QString::fromStdString(engine::hashText(session.rules(), session.game().state()));
}

}  // namespace

TorturePlayer::TorturePlayer(table::GameDesk& desk, const rulesets::RulesShelf& shelf, std::uint64_t seed)
    : desk_(desk),
      shelf_(shelf),
      rng_(seed) {
    connect(&desk_, &table::GameDesk::sessionChanged, this, &TorturePlayer::follow);
    connect(&desk_, &table::GameDesk::resumeFailed, this, [this](const QString& path) {
        say(QStringLiteral("refused %1").arg(QFileInfo(path).fileName()));
        startNew();
    });
    connect(&clock_, &QTimer::timeout, this, &TorturePlayer::act);
    desk_.setManners({false, true, true});
    if (seed % 2 == 0) {  // as on a disk that is always too slow
        desk_.setDiskPatience(std::chrono::milliseconds(0));
    }
    begin();
    clock_.start(0);
}

void TorturePlayer::begin() {
    const auto games = storage::surveyGames(shelf_.folders().journals(), kKeptGames).unfinished;
    if (games.empty() || chance(20)) {
        startNew();
    } else {
        desk_.resume(games[rng_.below(static_cast<std::uint32_t>(games.size()))].path);
    }
}

void TorturePlayer::startNew() {
    engine::RulesetChoice choice;
    choice.options = {{"start", "seat"}, {"target", 50}};
    desk_.start(choice, {"Ann", "Bob"}, rng_(), {table::SeatPlayer::person, table::SeatPlayer::random});
}

void TorturePlayer::follow(table::GameSession* session) {
    session->referee().seat(engine::Seat::b, &computer_);  // a computer may be thinking: undo does not wait for it
    connect(&session->table(), &table::SeenTable::changed, this, [this, session] { tell(*session); });
    const table::JournalKeeper& journal = session->referee().journal();
    connect(&journal, &table::JournalKeeper::failed, this,
            [](const storage::FileError& error) { say(QStringLiteral("failing %1").arg(error.detail)); });
    connect(&journal, &table::JournalKeeper::healed, this, [this, session] {
        say(QStringLiteral("healed"));
        told_.clear();
        if (session->referee().journal().changes() == session->referee().changes()) {
            tell(*session);  // otherwise more has happened already: the journal need not hold undone steps
        }
    });
}

void TorturePlayer::tell(const table::GameSession& session) {
    if (!session.table().isLive() || session.game().history().empty()) {
        return;
    }
    const QString game = QStringLiteral("%1 %2").arg(session.game().history().size()).arg(hashOf(session));
    const bool isKept = !session.referee().journal().failure();
    const QString journal = QFileInfo(session.referee().journal().path().value_or(QStringLiteral("-"))).fileName();
    const QString line =
        isKept ? QStringLiteral("shown %1 %2").arg(game, journal) : QStringLiteral("unkept %1").arg(game);
    if (line != told_) {
        told_ = line;
        say(line);
    }
}

void TorturePlayer::act() {
    table::GameSession* session = desk_.session();
    if (session == nullptr) {
        return;  // a game is being read
    }
    if (session->referee().isOver()) {
        if (!session->referee().journal().failure()) {  // here the program would ask the user
            startNew();
        }
    } else if (chance(1)) {
        desk_.save(shelf_.folders().user + QStringLiteral("/saved.gnostica"), table::Overwrite::agreed);
    } else if (chance(10)) {
        session->undo();
    } else if (chance(5)) {
        session->redo();
    } else {
        step(*session);
    }
}

/// Announcements are rare, so that games last long.
void TorturePlayer::step(table::GameSession& session) {
    if (session.referee().isHeld()) {
        return;  // no step is taken before the disk has answered
    }
    engine::StepList steps;
    session.game().viewFor(session.referee().decider()).legalSteps(session.rules(), steps);
    const engine::Step step = choose(steps, rng_);
    if (!std::holds_alternative<engine::step::Challenge>(step) || chance(5)) {
        session.table().awaitsComputer() ? computer_.answer(step) : session.play(step);
    }
}

storage::DataFolders foldersIn(const char* user) {
    storage::DataFolders folders = storage::dataFolders();
    folders.user = QString::fromLocal8Bit(user);
    return folders;
}

std::uint64_t seedIn(const char* text) {
    return engine::wholeNumber<std::uint64_t>(text).value_or(0);
}

}  // namespace gnostica::tests
