// A theme from an untrusted source: it is read or refused; a theme that is read has all its colours.
#include "app/gui/look/art/theme_document.h"
#include "tests/fuzz/fuzz_rules.h"

#include <string_view>

using namespace gnostica::gui;
using gnostica::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto theme = readTheme(std::string_view(reinterpret_cast<const char*>(data), size), "theme.json");
    if (!theme) {
        require(!theme.error().empty());
        return 0;
    }
    for (const QColor& colour : {theme->felt, theme->tile, theme->cardFace, theme->ink, theme->paper, theme->legal,
                                 theme->cursor, theme->window, theme->text, theme->accent}) {
        require(colour.isValid());
    }
    return 0;
}
