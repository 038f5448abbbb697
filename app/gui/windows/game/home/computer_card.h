// A game against computers by one click.
#pragma once

#include "app/gui/windows/game/home/home_card.h"
#include "engine/bots/player.h"
#include "engine/model/seat.h"

#include <array>

class QButtonGroup;
class QLabel;

namespace gnostica::gui {

/// Number and level of the opponents, the usual length of such a game, and a button.
class ComputerCard : public HomeCard {
    Q_OBJECT

public:
    static constexpr int kMostOpponents = engine::kMaxSeats - 1;
    /// Usual number of rounds by the number of opponents, from one; 0: not known.
    using Rounds = std::array<int, kMostOpponents>;

    explicit ComputerCard(QWidget* parent = nullptr);

    void setRounds(const Rounds& rounds);
    engine::bots::Level level() const;
    int opponents() const;
    PageButton* start() const { return start_; }

private:
    void retranslate();
    void showLength();
    QWidget* makeNumbers();
    QWidget* makeLevels();

    Rounds rounds_{};
    QLabel* asked_;
    QButtonGroup* numbers_;
    QButtonGroup* levels_;
    QLabel* length_;
    PageButton* start_;
};

}  // namespace gnostica::gui
