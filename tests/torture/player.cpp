// Plays random games until it is killed, and reports what it has shown on standard output; torture.py compares this
// with the files on disk. With "window" the program's own window plays, including computer players; with "desk" only
// the classes behind it.
//
//   shown MOMENTS HASH JOURNAL    the game as announced, after all other listeners have heard of it
//   unkept MOMENTS HASH           the same while the program reports that the journal cannot be written
//   failing REASON, healed        the message about the journal
//   refused JOURNAL               another process plays that game
#include "app/gui/program/main_window.h"
#include "app/storage/game_folder.h"
#include "app/storage/plugins.h"
#include "app/storage/refused_writes.h"
#include "engine/model/neutral_text.h"
#include "engine/notation/detail/record_hash.h"
#include "tests/support/random_play.h"

#include <QApplication>
#include <QFileInfo>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <unistd.h>

using namespace gnostica;
using namespace gnostica::gui;

namespace {

constexpr int kKeptGames = 20;

/// Writes a line at once, in one call.
void say(const QString& line) {
    const QByteArray text = line.toUtf8() + '\n';
    if (::write(STDOUT_FILENO, text.constData(), static_cast<std::size_t>(text.size())) < 0) {
        std::exit(1);
    }
}

class Player : public QObject {
public:
    Player(GameDesk& desk, const RulesShelf& shelf, std::uint64_t seed) : desk_(desk), shelf_(shelf), rng_(seed) {
        connect(&desk_, &GameDesk::sessionChanged, this, &Player::follow);
        connect(&desk_, &GameDesk::resumeFailed, this, [this](const QString& path) {
            say(QStringLiteral("refused %1").arg(QFileInfo(path).fileName()));
            startNew();
        });
        connect(&clock_, &QTimer::timeout, this, &Player::act);
        desk_.setManners({false, true, true});
        if (seed % 2 == 0) {  // as on a disk that is always too slow
            desk_.setDiskPatience(std::chrono::milliseconds(0));
        }
        begin();
        clock_.start(0);
    }

private:
    bool chance(std::uint32_t percent) { return rng_.below(100) < percent; }

    void begin() {
        const auto games = storage::surveyGames(shelf_.folders().journals(), kKeptGames).unfinished;
        if (games.empty() || chance(20)) {
            startNew();
        } else {
            desk_.resume(games[rng_.below(static_cast<std::uint32_t>(games.size()))].path);
        }
    }
    void startNew() {
        engine::RulesetChoice choice;
        choice.options = {{"start", "seat"}, {"target", 50}};
        desk_.start(choice, {"Ann", "Bob"}, rng_(), {SeatPlayer::person, SeatPlayer::random});
    }

    void follow(GameSession* session) {
        session->referee().seat(engine::Seat::b, &computer_);  // a computer may be thinking: undo does not wait for it
        connect(&session->table(), &TableView::changed, this, [this, session] { tell(*session); });
        const JournalKeeper& journal = session->referee().journal();
        connect(&journal, &JournalKeeper::failed, this,
                [](const storage::FileError& error) { say(QStringLiteral("failing %1").arg(error.detail)); });
        connect(&journal, &JournalKeeper::healed, this, [this, session] {
            say(QStringLiteral("healed"));
            told_.clear();
            if (session->referee().journal().changes() == session->referee().changes()) {
                tell(*session);  // otherwise more has happened already: the journal need not hold undone steps
            }
        });
    }
    void tell(const GameSession& session) {
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
    static QString hashOf(const GameSession& session) {
        return QString::fromStdString(engine::hashText(session.rules(), session.game().state()));
    }

    void act() {
        GameSession* session = desk_.session();
        if (session == nullptr) {
            return;  // a game is being read
        }
        if (session->referee().isOver()) {
            if (!session->referee().journal().failure()) {  // here the program would ask the user
                startNew();
            }
        } else if (chance(1)) {
            desk_.save(shelf_.folders().user + QStringLiteral("/saved.gnostica"), Overwrite::agreed);
        } else if (chance(10)) {
            session->undo();
        } else if (chance(5)) {
            session->redo();
        } else {
            step(*session);
        }
    }
    /// Announcements are rare, so that games last long.
    void step(GameSession& session) {
        if (session.referee().isHeld()) {
            return;  // no step is taken before the disk has answered
        }
        engine::StepList steps;
        session.game().viewFor(session.referee().decider()).legalSteps(session.rules(), steps);
        const engine::Step step = tests::choose(steps, rng_);
        if (!std::holds_alternative<engine::step::Challenge>(step) || chance(5)) {
            session.table().awaitsComputer() ? computer_.answer(step) : session.play(step);
        }
    }

    GameDesk& desk_;
    const RulesShelf& shelf_;
    engine::Rng rng_;
    PersonAgent computer_;
    QTimer clock_;
    QString told_;
};

storage::DataFolders foldersIn(const char* user) {
    storage::DataFolders folders = storage::dataFolders();
    folders.user = QString::fromLocal8Bit(user);
    return folders;
}

}  // namespace

int main(int argc, char** argv) {
    storage::outliveLongFiles();
    if (argc != 4) {
        std::fputs("player window|desk FOLDER SEED\n", stderr);
        return 2;
    }
    const std::uint64_t seed = engine::wholeNumber<std::uint64_t>(argv[3]).value_or(0);
    if (QByteArray(argv[1]) == "desk") {
        const QCoreApplication application(argc, argv);
        const RulesShelf shelf(foldersIn(argv[2]), engine::builtinRegistry());
        GameDesk desk(shelf);
        const Player player(desk, shelf, seed);
        return QCoreApplication::exec();
    }
    const QApplication application(argc, argv);
    RulesShelf shelf(foldersIn(argv[2]), engine::builtinRegistry());
    Settings settings;
    settings.manners = {false, true, true};
    settings.animationMs = 0;
    settings.keptGames = kKeptGames;
    SettingsStore store(settings);
    MainWindow window(shelf, store);
    window.show();
    const Player player(window.desk(), shelf, seed);
    return QApplication::exec();
}
