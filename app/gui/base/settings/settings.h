// Settings: everything that persists between starts, as typed values.
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

/// Last choices in the new-game dialog.
struct NewGameChoice {
    QString variant = QStringLiteral("gnostica");
    QStringList expansions;
    int seats = 2;
    std::array<QString, engine::kMaxSeats> names;
    table::SeatPlayers players{table::SeatPlayer::person,     table::SeatPlayer::apprentice,
                               table::SeatPlayer::apprentice, table::SeatPlayer::apprentice,
                               table::SeatPlayer::apprentice, table::SeatPlayer::apprentice};
    table::TemperamentChoices temperaments{};  ///< of computers; at first all are drawn
    SeatLooks looks = defaultSeatLooks();
    /// Options that override settings of the ruleset, by keys of the option table, as JSON text; empty: none.
    QByteArray options;
    friend bool operator==(const NewGameChoice&, const NewGameChoice&) = default;
};

/// Last state of the window.
struct WindowMemory {
    QByteArray geometry;
    bool isArranged = false;  ///< the panels are docks …
    QByteArray docks;         ///< … in these places
    int quarterTurns = 0;
    bool notationInLog = false;
    friend bool operator==(const WindowMemory&, const WindowMemory&) = default;
};

/// Progress in learning, by the names of lessons and puzzles.
struct LearningMemory {
    QStringList lessons;
    QStringList puzzles;
    QStringList days;       ///< on which the puzzle of the day was solved, as ISO dates, the earliest first
    bool isGuided = false;  ///< games explain new things …
    QStringList explained;  ///< … except these
    friend bool operator==(const LearningMemory&, const LearningMemory&) = default;
};

struct Settings {
    QString language;  ///< language code; empty: the language of the desktop
    ThemeChoice theme = ThemeChoice::system;
    QString deck = QStringLiteral("woodcut");  ///< id of the deck
    table::TableManners manners;
    bool confirmSteps = true;                ///< a complete step waits for confirmation
    table::Pace pace = table::Pace::normal;  ///< of computer players
    int animationMs = 350;                   ///< 0: none
    int textSize = 100;                      ///< of all windows, in per cent of the desktop's: see kTextSizes
    bool showHoverCards = true;
    bool sounds = false;      ///< chimes for important events
    int volume = 50;          ///< of the sounds, in per cent
    bool showEdge = true;     ///< names of columns and rows round the board
    QStringList keys;         ///< changed keys, as written by KeyChanges
    QStringList recentFiles;  ///< newest first
    int keptGames = 100;      ///< finished games to keep in the folder of games; 0: all
    NewGameChoice newGame;
    /// The last rulesets that were compared, as JSON text; empty: none.
    QByteArray compared;
    QString workshop;  ///< id of the ruleset that was last open there; empty: none
    LearningMemory learning;
    WindowMemory window;
    /// Places of the other windows, by class name: size and position as bytes; for dialogs only the size.
    QVariantMap places;
    friend bool operator==(const Settings&, const Settings&) = default;

    static constexpr int kRecentFiles = 8;
    static constexpr int kMostKeptGames = 9999;
    void rememberFile(const QString& path);
};

/// The valid dates among these, each once, the earliest first; only the latest kMostDays.
inline constexpr qsizetype kMostDays = 400;
QStringList knownDays(const QStringList& days);

/// Key and value of each setting except texts, which may hold the names of people and files.
QStringList namelessSettings(const Settings& settings);

/// Loads and saves settings under their names in the file. Several programs may share the file: each writes only its
/// changes since it last read or wrote it, and recent files of all programs are merged.
class SettingsFile {
public:
    /// The user's settings file …
    SettingsFile() = default;
    /// … or this file.
    explicit SettingsFile(QString file) : file_(std::move(file)) {}

    /// Missing or invalid values get their defaults.
    Settings load();
    void save(const Settings& settings);
    /// The error of the last call.
    const std::optional<storage::FileError>& problem() const { return problem_; }
    /// Path of the file.
    QString path() const;

private:
    storage::FileResult<void> write(const QVariantMap& values, const Settings& settings) const;
    void note(const storage::FileResult<void>& done);

    QString file_;
    std::optional<storage::FileError> problem_;
    QVariantMap known_;  ///< by their names in the file
};

}  // namespace gnostica::gui
