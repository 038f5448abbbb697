// The Hermit moves a piece or a territory anywhere (MAJ-9).
#pragma once

#include "engine/powers/possible.h"

namespace gnostica::engine {

struct WarpParameters {
    bool territories = true;  ///< MAJ-9
};

class Warp final : public PowerOver<step::WarpPiece, step::WarpTerritory> {
public:
    explicit Warp(WarpParameters parameters) : parameters_(parameters) {}

    void list(const Table& table, StepList& out) const override;
    void apply(Referee& referee, const Step& step) const override;
    bool canEverUse(const Step& step) const override {
        return parameters_.territories || !std::holds_alternative<step::WarpTerritory>(step);
    }
    std::optional<Refusal> explain(const Table& table, const Step& step) const override;

private:
    std::optional<Refusal> explainPiece(const Table& table, const step::WarpPiece& step) const;
    std::optional<Refusal> explainTerritory(const Table& table, const step::WarpTerritory& step) const;

    WarpParameters parameters_;
};

}  // namespace gnostica::engine
