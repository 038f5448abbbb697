#include "tests/support/step_key.h"

#include "engine/model/step_fields.h"
#include "tests/support/step_parts.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace gnostica::tests {

using namespace engine;

namespace {

/// Packs the parts of a step into numbers.
class Packer {
public:
    void add(PieceId part) { add(part, 8); }
    void add(Facing part) { add(part, 4); }
    void add(bool part) { add(part, 1); }
    void add(std::uint8_t part) { add(part, 8); }
    void add(std::uint16_t part) { add(part, 16); }
    void add(CardSource part) { add(part, 2); }
    void add(Card part) { add(part.index(), 8); }
    void add(HandPick part) { add(part.bits, 16); }
    void add(Space space) {
        key_.where = (key_.where << 32) | (static_cast<std::uint64_t>(static_cast<std::uint16_t>(space.column)) << 16) |
                     static_cast<std::uint16_t>(space.row);
    }
    template <class T>
    void add(T part, int bits) {
        key_.what = (key_.what << bits) | static_cast<std::uint64_t>(part);
    }
    StepKey key() const { return key_; }

private:
    StepKey key_;
};

constexpr std::array<std::string_view, kFieldCount> kNames{
    "minion", "target", "model",    "piece",  "given",  "space", "to",   "distance", "amount", "draw",
    "source", "card",   "discards", "facing", "linked", "owner", "code", "word",     "bits"};

/// Prints each part as its underlying number.
class Printer {
public:
    explicit Printer(std::size_t kind) : text_("kind " + std::to_string(kind) + ":") {}
    template <class T>
    void add(std::string_view name, T part) {
        text_ += " " + std::string(name) + " " + number(part);
    }
    std::string text() const { return text_; }

private:
    template <class T>
    static std::string number(T part) {
        return std::to_string(static_cast<int>(part));
    }
    static std::string number(Card part) { return std::to_string(part.number()); }
    static std::string number(HandPick part) { return std::to_string(part.bits); }
    static std::string number(Space part) { return std::to_string(part.column) + "," + std::to_string(part.row); }

    std::string text_;
};

}  // namespace

StepKey keyOf(const Step& step) {
    Packer packer;
    forEachField(step, [&packer](auto field, auto part) {
        if constexpr (field != Field::owner && field != Field::code && field != Field::word && field != Field::bits) {
            packer.add(part);
        }
    });
    StepKey key = packer.key();
    key.kind = step.index();
    if (const auto* special = std::get_if<step::Special>(&step)) {  // too large to pack
        key.kind |= std::size_t{special->owner} << 8U | std::size_t{special->code} << 16U |
                    static_cast<std::size_t>(special->word) << 24U | std::size_t{special->bits} << 32U;
    }
    return key;
}

std::string describe(const Step& step) {
    Printer printer(step.index());
    forEachField(step,
                 [&printer](auto field, auto part) { printer.add(kNames[static_cast<std::size_t>(field())], part); });
    return printer.text();
}

StepSet::StepSet(std::span<const Step> steps) {
    keys_.reserve(steps.size());
    for (const Step& step : steps) {
        keys_.push_back(keyOf(step));
    }
    std::ranges::sort(keys_);
}

bool StepSet::contains(const Step& step) const {
    return std::ranges::binary_search(keys_, keyOf(step));
}

bool StepSet::hasDoubles() const {
    return std::ranges::adjacent_find(keys_) != keys_.end();
}

}  // namespace gnostica::tests
