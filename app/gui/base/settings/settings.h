// Everything that is remembered from one start to the next, as typed values.
#pragma once

#include "app/gui/base/settings/seat_look.h"
#include "app/gui/base/settings/settings_path.h"
#include "app/gui/base/settings/theme_choice.h"
#include "app/storage/file_error.h"
#include "app/table/seats/pace.h"
#include "app/table/seats/seating.h"
#include "app/table/seats/table_manners.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <array>
#include <optional>
#include <utility>

namespace gnostica::gui {

/// What the new-game dialog was left with.
struct NewGameChoice {
    QString variant = QStringLiteral("gnostica");
    QStringList expansions;
    int seats = 2;
    std::array<QString, engine::kMaxSeats> names;
    SeatPlayers players{SeatPlayer::person,     SeatPlayer::apprentice, SeatPlayer::apprentice,
                        SeatPlayer::apprentice, SeatPlayer::apprentice, SeatPlayer::apprentice};
    SeatLooks looks = defaultSeatLooks();
    /// Overriding settings of the ruleset by the keys of the option table, as JSON text; empty: none.
    QByteArray options;
    friend bool operator==(const NewGameChoice&, const NewGameChoice&) = default;
};

/// How the window was left.
struct WindowMemory {
    QByteArray geometry;
    QByteArray docks;
    int quarterTurns = 0;
    bool notationInLog = false;
    friend bool operator==(const WindowMemory&, const WindowMemory&) = default;
};

/// What has been learnt, by the names of lessons and puzzles.
struct LearningMemory {
    QStringList lessons;
    QStringList puzzles;
    bool isGuided = false;  ///< games explain what is new in them …
    QStringList explained;  ///< … but not this again
    friend bool operator==(const LearningMemory&, const LearningMemory&) = default;
};

struct Settings {
    QString language;  ///< its code; empty: as the desktop
    ThemeChoice theme = ThemeChoice::system;
    QString deck = QStringLiteral("woodcut");  ///< its id
    TableManners manners;
    bool confirmSteps = true;  ///< a step that is complete waits to be confirmed
    Pace pace = Pace::normal;  ///< of computers
    int animationMs = 350;     ///< 0: none
    bool showHoverCards = true;
    bool sounds = false;      ///< a chime for what is weighty
    bool showEdge = true;     ///< of the board, with the names of columns and rows
    QStringList keys;         ///< that somebody has chosen, as KeyChanges writes them
    QStringList recentFiles;  ///< newest first
    int keptGames = 100;      ///< that are over, in the folder of games; 0: all
    NewGameChoice newGame;
    /// The rulesets that were compared last, as JSON text; empty: none.
    QByteArray compared;
    QString workshop;  ///< the id of the ruleset that was open there last; empty: none
    LearningMemory learning;
    WindowMemory window;
    /// Of the other windows, by the names of their classes: size and place as bytes, of dialogs the size.
    QVariantMap places;
    friend bool operator==(const Settings&, const Settings&) = default;

    static constexpr int kRecentFiles = 8;
    static constexpr int kMostKeptGames = 9999;
    void rememberFile(const QString& path);
};

/// Key and value of each setting that names nobody and nothing: texts are left out, for people and files have names.
QStringList namelessSettings(const Settings& settings);

/// Loads and saves settings; knows their names in the file. Several programs may share the file: each writes but what
/// it has changed since it read or wrote it last, and a file that one has used is in the list of all.
class SettingsFile {
public:
    /// The user's own file …
    SettingsFile() = default;
    /// … or this one.
    explicit SettingsFile(QString file) : file_(std::move(file)) {}

    /// What is missing or makes no sense has its default.
    Settings load();
    void save(const Settings& settings);
    /// Why the last call could not do it.
    const std::optional<storage::FileError>& problem() const { return problem_; }
    /// Of the file.
    QString path() const;

private:
    storage::FileResult<void> write(const QVariantMap& values, const Settings& settings) const;
    void note(const storage::FileResult<void>& done);

    QString file_;
    std::optional<storage::FileError> problem_;
    QVariantMap known_;  ///< by their names in the file
};

}  // namespace gnostica::gui
