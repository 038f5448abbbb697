// The computers at the table.
#pragma once

#include "app/gui/play/computer/worker.h"
#include "app/gui/seats/pace.h"
#include "engine/bots/player.h"
#include "engine/model/step.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <array>
#include <functional>
#include <memory>
#include <optional>

namespace gnostica::gui {

class GameSession;

/// Decides for the seats that computers play, one at a time and aside, and hands their steps to the session at a pace
/// that people can follow. Whatever changes the game meanwhile ends the thinking.
class ComputerPlayers : public QObject {
    Q_OBJECT

public:
    using Budgets = std::function<engine::bots::Budget(engine::bots::Level)>;

    explicit ComputerPlayers(QObject* parent = nullptr);
    ~ComputerPlayers() override;

    /// The game that is played from now on; nullptr for none. Where people only watch, a game that was begun before
    /// waits to be resumed: perhaps it was opened to be looked at.
    void attach(GameSession* session);
    Pace pace() const { return pace_; }
    void setPace(Pace pace);
    /// How long each level may think, instead of what it usually does.
    void setBudgets(Budgets budgets) { budgets_ = std::move(budgets); }

    /// Whether there is any computer at the table, and the game goes on.
    bool arePlaying() const;
    /// The seat for which a computer is about to decide; none if a person is, or the game is over.
    engine::Seat thinker() const;
    bool isThinking() const { return progress_ != nullptr; }
    /// How much of the thinking is done, 0 to 1.
    double progress() const;
    /// Takes the best step found so far, at once.
    void hurry();
    bool isPaused() const { return paused_; }
    void setPaused(bool paused);
    /// One step; the game is paused after it.
    void stepOnce();

Q_SIGNALS:
    /// Who thinks, whether the game is paused, or the pace.
    void changed();

private:
    class Seated;
    struct Decision {
        std::size_t moments;
        std::uint64_t position;
        friend bool operator==(const Decision&, const Decision&) = default;
    };

    void follow();
    void forget();
    void think();
    void decided(const engine::Step& step);
    void schedule();
    void act();
    std::optional<Decision> decision() const;

    QPointer<GameSession> session_;
    std::array<std::shared_ptr<Seated>, engine::kMaxSeats> seated_;
    Budgets budgets_ = engine::bots::budgetOf;
    std::optional<Decision> asked_;       ///< what is thought about, or has been decided
    std::optional<engine::Step> chosen_;  ///< and waits for its time
    std::shared_ptr<engine::bots::Progress> progress_;
    Pace pace_ = Pace::normal;
    bool paused_ = false;
    bool single_ = false;   ///< one step, though paused
    bool hurried_ = false;  ///< without waiting for the pace
    QElapsedTimer sinceStep_;
    QTimer wait_;
    Worker worker_;  ///< last: gone first, and with it all that runs
};

}  // namespace gnostica::gui
