#include "engine/model/step_form.h"

#include "engine/model/step_fields.h"

#include <utility>

namespace gnostica::engine {
namespace {

constexpr std::array<std::string_view, kStepWords> kWords{
    "place", "activate", "play",   "refresh", "orient", "cup",  "rod",  "disc", "sword",     "turn", "convert",
    "warp",  "trade",    "redraw", "recover", "reveal", "copy", "skip", "done", "challenge", "bid",  "take"};

/// What word and fields of a kind do not say about how it is written.
struct Manner {
    std::string_view verb = {};
    bool keepsFacing = false;  ///< Part::keptFacing
};
constexpr bool kKeepsFacing = true;

template <class S>
constexpr Manner kManner{};
template <>
constexpr Manner kManner<step::Create>{"create"};
template <>
constexpr Manner kManner<step::CreateEnemy>{"create"};
template <>
constexpr Manner kManner<step::Found>{"found"};
template <>
constexpr Manner kManner<step::Move>{"move", kKeepsFacing};
template <>
constexpr Manner kManner<step::Push>{"push", kKeepsFacing};
template <>
constexpr Manner kManner<step::Slide>{"slide"};
template <>
constexpr Manner kManner<step::Grow>{"grow", kKeepsFacing};
template <>
constexpr Manner kManner<step::Raise>{"raise"};
template <>
constexpr Manner kManner<step::Hit>{"hit", kKeepsFacing};
template <>
constexpr Manner kManner<step::Raze>{"raze"};
template <>
constexpr Manner kManner<step::Convert>{"", kKeepsFacing};
template <>
constexpr Manner kManner<step::WarpPiece>{"", kKeepsFacing};

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
        if (!form.has(Part::source)) {  // that names it
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
    case Field::bits: break;  // of step::Special alone
    }
}

template <std::size_t place>
constexpr Form formOfKind() {
    using S = std::variant_alternative_t<place, Step>;
    const S step{};
    Form form{.word = kWords[static_cast<std::size_t>(wordOf(step))], .verb = kManner<S>.verb};
    forEachField(step, [&](auto field, const auto&) { addPart(form, field, kManner<S>.keepsFacing); });
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
