// What can be done with listed games.
#pragma once

#include "app/async/job.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/windows/game/home/game_captions.h"
#include "app/table/games/my_games.h"

#include <QObject>

#include <vector>

class QWidget;

namespace gnostica::gui {

/// Bookmarks, exports and deletes games; asks before it deletes. Reports what fails. All must outlive this; questions
/// are asked over `window`.
class GameDeeds : public QObject {
    Q_OBJECT

public:
    using Games = std::vector<table::MyGamePtr>;

    GameDeeds(table::MyGames& model, const GameCaptions& words, ErrorReporter errors, QWidget* window);

    /// Gives or takes the bookmark; leaves out games that cannot have one.
    void keep(const Games& games, bool kept);
    /// Asks, then moves the games to the trash.
    void remove(const Games& games);
    /// Asks for a folder and copies the games there, in the background.
    void copyOut(const Games& games);
    /// The same without a question.
    void copyTo(const Games& games, const QString& folder);

private:
    bool mayRemove(const Games& games);
    void report(const std::function<QString()>& attempt, const std::vector<storage::FileError>& faults) const;

    table::MyGames& model_;
    const GameCaptions& words_;
    ErrorReporter errors_;
    QWidget* window_;
    async::Job<async::NoProgress, table::ExportedGames> copying_;
};

}  // namespace gnostica::gui
