#include "engine/model/step_form.h"

#include "engine/model/step_fields.h"

#include <utility>

namespace gnostica::engine {
namespace {

constexpr std::array<std::string_view, kStepWords> kWords{
    "place", "activate", "play",   "refresh", "orient", "cup",  "rod",  "disc", "sword",     "turn", "convert",
    "warp",  "trade",    "redraw", "recover", "reveal", "copy", "skip", "done", "challenge", "bid",  "take"};

/// The verbs in the order of Step; the other kinds have none.
constexpr std::array<std::string_view, kCoreKinds> kVerbs{"",       "",       "",      "", "",  // options
                                                          "create", "create", "found",          // cup
                                                          "move",   "push",   "slide",          // rod
                                                          "grow",   "raise",                    // disc
                                                          "hit",    "raze"};                    // sword

template <class S, class... Kinds>
constexpr bool kIsOneOf = (std::is_same_v<S, Kinds> || ...);

/// Part::keptFacing
template <class S>
constexpr bool kKeepsFacing =
    kIsOneOf<S, step::Move, step::Push, step::Grow, step::Hit, step::Convert, step::WarpPiece>;

constexpr void addPart(Form& form, Field field, bool keepsFacing) {
    switch (field) {
    case Field::minion: form.add(Part::minion); break;
    case Field::piece: form.add(Part::piece); break;
    case Field::target:
    case Field::model: form.add(Part::target); break;
    case Field::space: form.add(Part::space); break;
    case Field::to: form.add(Part::to); break;
    case Field::distance:
    case Field::amount:
    case Field::draw: form.add(Part::number); break;
    case Field::source: form.add(Part::source); break;
    case Field::card:
        if (!form.has(Part::source)) {  // Part::source names the card
            form.add(Part::card);
        }
        break;
    case Field::discards: form.add(Part::cards); break;
    case Field::facing: form.add(keepsFacing ? Part::keptFacing : Part::facing); break;
    case Field::linked: form.mayLink = true; break;
    case Field::given:
    case Field::owner:
    case Field::code:
    case Field::word:
    case Field::bits: break;  // only in step::Special
    }
}

template <std::size_t place>
constexpr Form formOfKind() {
    using S = std::variant_alternative_t<place, Step>;
    const S step{};
    Form form{.word = kWords[static_cast<std::size_t>(wordOf(step))], .verb = kVerbs[place]};
    forEachField(step, [&](auto field, const auto&) { addPart(form, field, kKeepsFacing<S>); });
    return form;
}

template <std::size_t... places>
constexpr std::array<Form, kCoreKinds> formsOf(std::index_sequence<places...>) {
    return {formOfKind<places>()...};
}

constexpr std::array<Form, kCoreKinds> kForms = formsOf(std::make_index_sequence<kCoreKinds>());

}  // namespace

std::span<const Form, kCoreKinds> coreForms() {
    return kForms;
}

StepWord coreWord(std::string_view text) {
    return static_cast<StepWord>(std::ranges::find(kWords, text) - kWords.begin());
}

}  // namespace gnostica::engine
