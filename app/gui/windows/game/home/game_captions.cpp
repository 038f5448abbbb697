#include "app/gui/windows/game/home/game_captions.h"

#include "app/language/fill.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/wording/document_names.h"
#include "app/wording/level_names.h"
#include "app/wording/voice.h"

#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace gnostica::gui {

using engine::Seat;
using language::fill;
using language::number;
using table::GameOutcome;
using table::MyGame;

namespace {

constexpr int kDaysByName = 6;

language::Phrases playersOf(const MyGame& game, const std::optional<Seat>& except = {}) {
    language::Phrases players;
    for (int i = 0; i < game.header.seats; ++i) {
        if (engine::seatAt(i) != except) {
            players.push_back(GameCaptions::player(game, engine::seatAt(i)));
        }
    }
    return players;
}

QString turnWords(const MyGame& game) {
    const QString round = number(std::max(game.rounds, 1));
    if (!engine::isPlayer(game.turn)) {
        return GameCaptions::tr("Just begun", "ribbon: a game before the first turn");
    }
    if (game.turn == game.seating.onlyPersonAtStart()) {
        //: ribbon on a game; %1: a number
        return fill(GameCaptions::tr("Your turn, round %1"), {round});
    }
    //: ribbon on a game: whose turn it is; %1: a player, %2: a number
    return fill(GameCaptions::tr("%1's turn, round %2"), {GameCaptions::player(game, game.turn), round});
}

/// The only person's points and the most that an opponent has; nullopt if they do not explain the result.
std::optional<std::pair<int, int>> pointsOf(const MyGame& game, bool hasWon) {
    const auto self = game.seating.onlyPersonAtStart();
    if (!self) {
        return std::nullopt;
    }
    int most = 0;
    for (int i = 0; i < game.header.seats; ++i) {
        const Seat seat = engine::seatAt(i);
        most = seat == *self ? most : std::max(most, game.points[seat]);
    }
    const int own = game.points[*self];
    return own != most && (own > most) == hasWon ? std::optional(std::pair(own, most)) : std::nullopt;
}

QString wonWords(const MyGame& game) {
    const auto points = pointsOf(game, true);
    return points
               //: ribbon on a game: a result; %1, %2: points
               ? fill(GameCaptions::tr("Won %1 to %2"), {number(points->first), number(points->second)})
               : GameCaptions::tr("Won", "ribbon: the user has won the game");
}

QString lostWords(const MyGame& game) {
    const auto points = pointsOf(game, false);
    return points
               //: ribbon on a game: a result; %1, %2: points
               ? fill(GameCaptions::tr("Lost %1 to %2"), {number(points->first), number(points->second)})
               : GameCaptions::tr("Lost", "ribbon: the user has lost the game");
}

QString decidedWords(const MyGame& game) {
    language::Phrases winners;
    for (const Seat seat : game.winners) {
        winners.push_back(GameCaptions::player(game, seat));
    }
    return winners.empty() ? GameCaptions::tr("Finished", "ribbon: a game is over")
                           //: ribbon on a game: who has won; %1: one or several names
                           : fill(GameCaptions::tr("Won by %1"), {language::listOf(winners)});
}

}  // namespace

language::Phrase GameCaptions::player(const MyGame& game, Seat seat) {
    const std::size_t place = engine::index(seat);
    if (place < game.header.names.size() && !game.header.names[place].empty()) {
        return {language::embedded(QString::fromStdString(game.header.names[place]))};
    }
    if (const auto level = game.seating.levelOf(seat)) {
        return {wording::levelName(*level)};
    }
    return wording::unnamedPlayer(seat);
}

GameRibbon GameCaptions::ribbon(const MyGame& game) const {
    using Kind = GameRibbon::Kind;
    if (!game.isReadable()) {
        return {Kind::seen, GameCaptions::tr("Cannot be read", "ribbon: a game whose file is damaged"),
                QStringLiteral("warning")};
    }
    switch (game.outcome) {
    case GameOutcome::unfinished: return {Kind::open, turnWords(game), QStringLiteral("play"), turn(game)};
    case GameOutcome::won: return {Kind::won, wonWords(game), QStringLiteral("confirm")};
    case GameOutcome::shared:
        return {Kind::won, GameCaptions::tr("Won together", "ribbon: several players have won"),
                QStringLiteral("confirm")};
    case GameOutcome::lost: return {Kind::lost, lostWords(game), QStringLiteral("close")};
    case GameOutcome::decided: return {Kind::seen, decidedWords(game), QStringLiteral("players")};
    case GameOutcome::left:
        return {Kind::lost, GameCaptions::tr("Left early", "ribbon: the user has left the game"),
                QStringLiteral("quit")};
    case GameOutcome::watched:
        return {Kind::seen, GameCaptions::tr("Watched", "ribbon: only computers played"), QStringLiteral("show")};
    }
    Q_UNREACHABLE();
}

QString GameCaptions::who(const MyGame& game) const {
    if (!game.isReadable() || game.header.seats <= 0) {
        return language::embedded(QFileInfo(game.file.path).completeBaseName());
    }
    const auto self = game.seating.onlyPersonAtStart();
    const language::Phrases players = playersOf(game, self);
    if (!self && game.seating.peopleAtStart() == 0 && players.size() == 2) {
        //: two players of a game
        return fill(GameCaptions::tr("%1 against %2"), players);
    }
    return language::listOf(players).text();
}

QString GameCaptions::ruleset(const MyGame& game) const {
    if (!game.isReadable()) {
        return {};
    }
    return wording::titleOfNamed(wording::withExpansionNames(game.header.ruleset, shelf_.library()));
}

QString GameCaptions::what(const MyGame& game) const {
    if (!game.isReadable()) {
        return {};
    }
    const QString title = language::embedded(ruleset(game));
    return game.rounds == 0 ? title
                            //: a game; %1: the name of its ruleset
                            : fill(GameCaptions::tr("%1 · %n rounds", nullptr, game.rounds), {title});
}

QString GameCaptions::day(const QDate& date) {
    static const QRegularExpression weekday(QStringLiteral("[,،]?\\s*dddd[,،]?\\s*"));
    QString format = QLocale().dateFormat(QLocale::LongFormat);
    return QLocale().toString(date, format.remove(weekday).trimmed());
}

QString GameCaptions::when(const MyGame& game) const {
    const QDate date = game.file.lastPlayed.date();
    const qint64 days = date.daysTo(QDate::currentDate());
    if (days == 0) {
        const QString time = QLocale().toString(game.file.lastPlayed.time(), QLocale::ShortFormat);
        //: when a game was played; %1: a time of day
        return fill(GameCaptions::tr("today, %1"), {time});
    }
    if (days == 1) {
        return GameCaptions::tr("yesterday", "when a game was played");
    }
    return days > 1 && days <= kDaysByName ? QLocale().standaloneDayName(date.dayOfWeek()) : day(date);
}

QString GameCaptions::turn(const MyGame& game) const {
    if (!engine::isPlayer(game.turn)) {
        return GameCaptions::tr("Continue", "heading: a game that waits");
    }
    const std::size_t place = engine::index(game.turn);
    const bool isNamed = place < game.header.names.size() && !game.header.names[place].empty();
    if (!game.seating.isPerson(game.turn)) {
        //: heading: whose turn it is in a game that waits; %1: a player
        return fill(GameCaptions::tr("%1's turn"), {player(game, game.turn)});
    }
    //: heading: a game that waits; %1: the user's name
    return isNamed ? fill(GameCaptions::tr("Your turn, %1"), {player(game, game.turn)}) : GameCaptions::tr("Your turn");
}

QString GameCaptions::waiting(const MyGame& game) const {
    const QString title = language::embedded(ruleset(game));
    //: a game that waits; %1: its players, %2: the name of its ruleset, %3: number of the round
    return game.rounds > 0 ? fill(GameCaptions::tr("%1 · %2 · round %3"), {who(game), title, number(game.rounds)})
                           //: a game that waits; %1: its players, %2: the name of its ruleset
                           : fill(GameCaptions::tr("%1 · %2"), {who(game), title});
}

QString GameCaptions::announcement(const MyGame& game) const {
    if (!engine::isPlayer(game.announcer)) {
        return {};
    }
    if (game.announcer == game.seating.onlyPersonAtStart()) {
        return GameCaptions::tr("You have announced your last turn.");
    }
    //: %1: a player
    return fill(GameCaptions::tr("%1 has announced a last turn."), {player(game, game.announcer)});
}

QString GameCaptions::spoken(const MyGame& game) const {
    QStringList parts{who(game), ribbon(game).words, what(game), when(game)};
    parts.removeAll(QString());
    if (game.file.isKept) {
        parts << GameCaptions::tr("bookmarked", "a game: has a bookmark");
    }
    return language::enumeration(parts);
}

QStringList GameCaptions::searched(const MyGame& game) const {
    return {who(game), ribbon(game).words, what(game), when(game), day(game.file.lastPlayed.date())};
}

}  // namespace gnostica::gui
