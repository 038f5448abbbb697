// Plays random games until it is killed, and reports on standard output what it has shown; torture.py compares this
// with the files on disk.
//
//   shown MOMENTS HASH JOURNAL    the game as announced, after all other listeners have heard of it
//   unkept MOMENTS HASH           the same while the program reports that the journal cannot be written
//   failing REASON, healed        the message about the journal
//   refused JOURNAL               another process plays that game
#pragma once

#include "app/table/game_desk.h"
#include "app/table/person_agent.h"
#include "engine/model/rng.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>

namespace gnostica::tests {

/// Finished games that are kept.
constexpr int kKeptGames = 20;

/// Plays at a desk from the moment it is made. The seed decides what it does, and how patient it is with the disk.
class TorturePlayer : public QObject {
public:
    TorturePlayer(table::GameDesk& desk, const rulesets::RulesShelf& shelf, std::uint64_t seed);

private:
    bool chance(std::uint32_t percent) { return rng_.below(100) < percent; }
    void begin();
    void startNew();
    void follow(table::GameSession* session);
    void tell(const table::GameSession& session);
    void act();
    void step(table::GameSession& session);

    table::GameDesk& desk_;
    const rulesets::RulesShelf& shelf_;
    engine::Rng rng_;
    table::PersonAgent computer_;
    QTimer clock_;
    QString told_;
};

/// What comes with the program, and the user's folder of that name.
storage::DataFolders foldersIn(const char* user);
/// A number of the command line; 0 if it is none.
std::uint64_t seedIn(const char* text);

}  // namespace gnostica::tests
