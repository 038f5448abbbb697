// Which game lies on the table.
#pragma once

#include "app/gui/play/game_session.h"
#include "app/gui/play/record_files.h"
#include "app/gui/rulesets/rules_shelf.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace gnostica::gui {

/// Starts, opens, saves and goes on with games; there is one at a time. The old one stays in its journal.
class GameDesk : public QObject {
    Q_OBJECT

public:
    GameDesk(const RulesShelf& shelf, QObject* parent = nullptr);
    ~GameDesk() override;

    /// Nullptr before the first game.
    GameSession* session() const { return session_.get(); }
    /// Where it was saved last, or empty.
    const QString& file() const { return file_; }
    void setManners(const TableManners& manners);

    /// `players` may be fewer than `names`: people play the other seats.
    void start(const engine::RulesetChoice& choice, const std::vector<std::string>& names, std::uint64_t seed,
               const std::vector<SeatPlayer>& players = {});
    /// Reads aside; sessionChanged() or openFailed() follows, unless another game is asked for meanwhile.
    void open(const QString& path);
    void resume(const UnfinishedGame& game);
    /// Goes on from the moment that is shown, as a game of its own.
    void branch();
    bool save(const QString& path);

    /// Looks aside for games that broke off; foundUnfinished() follows, be it with none.
    void lookForUnfinished();

Q_SIGNALS:
    /// There is another game: connect with it. It begins right after.
    void sessionChanged(gnostica::gui::GameSession* session);
    void fileChanged();
    void startFailed(const gnostica::engine::Diagnostics& problems);
    void openFailed(const QString& path, const gnostica::gui::RecordProblem& problem);
    /// The record was opened as far as it is whole.
    void openedDamaged(const QString& path, const gnostica::engine::Diagnostic& damage);
    void saveFailed(const gnostica::storage::FileError& error);
    void journalFailed(const gnostica::storage::FileError& error);
    void foundUnfinished(const std::vector<gnostica::gui::UnfinishedGame>& games);

private:
    void adopt(std::unique_ptr<GameSession> session, const QString& file);
    void opened(const QString& path, RecordResult record);

    const RulesShelf& shelf_;
    std::unique_ptr<GameSession> session_;
    TableManners manners_;
    QString file_;
    int asked_ = 0;  ///< tells the game that was asked for last from those before
};

}  // namespace gnostica::gui
