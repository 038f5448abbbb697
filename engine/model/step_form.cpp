#include "engine/model/step_form.h"

namespace gnostica::engine {
namespace {

constexpr auto makeForms() {
    using enum Part;
    constexpr bool links = true;
    return std::array<Form, kCoreKinds>{wordForm("place", {space, facing}),
                                        wordForm("activate", {space}),
                                        wordForm("play", {card}),
                                        wordForm("refresh", {cards, number}),
                                        wordForm("orient", {piece, facing}),
                                        minionForm("cup", "create", links, {space, facing}),
                                        minionForm("cup", "create", links, {target}),
                                        minionForm("cup", "found", links, {space, source}),
                                        minionForm("rod", "move", links, {number, keptFacing}),
                                        minionForm("rod", "push", links, {target, number, keptFacing}),
                                        minionForm("rod", "slide", !links, {space, number}),
                                        minionForm("disc", "grow", links, {target, keptFacing}),
                                        minionForm("disc", "raise", links, {space, source}),
                                        minionForm("sword", "hit", links, {target, number, keptFacing}),
                                        minionForm("sword", "raze", links, {space, number, source}),
                                        wordForm("turn", {minion, target, facing}),
                                        wordForm("convert", {minion, target, keptFacing}),
                                        wordForm("warp", {minion, target, to, keptFacing}),
                                        wordForm("warp", {minion, space, to}),
                                        wordForm("trade", {minion, target}),
                                        wordForm("redraw", {cards, number}),
                                        wordForm("recover", {minion, card}),
                                        wordForm("reveal", {}),
                                        wordForm("copy", {space}),
                                        wordForm("skip", {}),
                                        wordForm("done", {}),
                                        wordForm("challenge", {}),
                                        wordForm("bid", {card}),
                                        wordForm("take", {card})};
}

constexpr std::array<Form, kCoreKinds> kForms = makeForms();

constexpr std::array<std::string_view, kStepWords> kWords{
    "place", "activate", "play",   "refresh", "orient", "cup",  "rod",  "disc", "sword",     "turn", "convert",
    "warp",  "trade",    "redraw", "recover", "reveal", "copy", "skip", "done", "challenge", "bid",  "take"};

}  // namespace

std::span<const Form, kCoreKinds> coreForms() {
    return kForms;
}

StepWord coreWord(std::string_view text) {
    return static_cast<StepWord>(std::ranges::find(kWords, text) - kWords.begin());
}

}  // namespace gnostica::engine
