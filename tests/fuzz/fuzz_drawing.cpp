// A drawing from an untrusted source, plain or compressed: it is refused with a location, or the sanitised result
// refers to nothing outside, is small, and does not change when it is sanitised again.
#include "app/gui/look/art/drawing/drawing_check.h"
#include "app/gui/look/art/drawing/unpacked.h"
#include "tests/fuzz/fuzz_rules.h"

#include <string_view>

using namespace gnostica::gui;
using gnostica::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto drawing = unpacked(std::string_view(reinterpret_cast<const char*>(data), size)).and_then(checkedDrawing);
    if (!drawing) {
        require(!sentenceOf(drawing.error()).isEmpty());
        return 0;
    }
    for (const char* never : {"<!DOCTYPE", "<!ENTITY", "<script", "<animate", "<foreignObject", "<filter"}) {
        require(!drawing->text.contains(never));
    }
    const auto again = checkedDrawing(drawing->text);
    require(again && again->text == drawing->text);
    return 0;
}
