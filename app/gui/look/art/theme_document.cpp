#include "app/gui/look/art/theme_document.h"

#include "app/gui/look/art/document_part.h"
#include "engine/documents/json_text.h"

#include <array>
#include <span>

namespace gnostica::gui {

namespace {

constexpr int kThemeFormat = 1;

/// A colour in the document and its member in the theme.
struct ThemeColour {
    const char* key;
    QColor Theme::*colour;
};

constexpr std::array kTable{ThemeColour{"felt", &Theme::felt},           ThemeColour{"grain", &Theme::grain},
                            ThemeColour{"tile", &Theme::tile},           ThemeColour{"tileEdge", &Theme::tileEdge},
                            ThemeColour{"wasteland", &Theme::wasteland}, ThemeColour{"shadow", &Theme::shadow}};
constexpr std::array kCards{ThemeColour{"face", &Theme::cardFace},     ThemeColour{"shade", &Theme::cardShade},
                            ThemeColour{"edge", &Theme::cardEdge},     ThemeColour{"ink", &Theme::ink},
                            ThemeColour{"faintInk", &Theme::faintInk}, ThemeColour{"coin", &Theme::coin}};
constexpr std::array kPieces{ThemeColour{"paper", &Theme::paper}, ThemeColour{"line", &Theme::line},
                             ThemeColour{"pip", &Theme::pip}, ThemeColour{"veil", &Theme::veil}};
constexpr std::array kMarks{ThemeColour{"legal", &Theme::legal}, ThemeColour{"selected", &Theme::selected},
                            ThemeColour{"goal", &Theme::target}, ThemeColour{"preview", &Theme::preview},
                            ThemeColour{"cursor", &Theme::cursor}};
constexpr std::array kWindows{ThemeColour{"window", &Theme::window},
                              ThemeColour{"base", &Theme::base},
                              ThemeColour{"text", &Theme::text},
                              ThemeColour{"accent", &Theme::accent},
                              ThemeColour{"accentText", &Theme::accentText},
                              ThemeColour{"danger", &Theme::danger}};
constexpr std::array kSheets{ThemeColour{"parchment", &Theme::parchment}, ThemeColour{"inset", &Theme::inset},
                             ThemeColour{"cut", &Theme::cut}, ThemeColour{"gilt", &Theme::gilt}};
constexpr std::array kHead{ThemeColour{"ground", &Theme::head}, ThemeColour{"line", &Theme::headLine},
                           ThemeColour{"text", &Theme::headText}, ThemeColour{"muted", &Theme::headMuted},
                           ThemeColour{"gain", &Theme::headGain}};

void readColours(DocumentPart part, std::span<const ThemeColour> colours, Theme& theme) {
    for (const ThemeColour& each : colours) {
        theme.*each.colour = part.colour(each.key);
    }
    part.end();
}

}  // namespace

engine::Checked<Theme> readTheme(std::string_view text, std::string_view source) {
    const auto document = engine::parseJson(text, source);
    if (!document) {
        return tl::unexpected(engine::Diagnostics{document.error()});
    }
    engine::Problems problems;
    DocumentPart whole(*document, {}, problems);
    Theme theme;
    whole.format(kThemeFormat);
    theme.id = whole.text("id");
    theme.onDark = whole.flag("dark");
    readColours(whole.part("table"), kTable, theme);
    readColours(whole.part("cards"), kCards, theme);
    readColours(whole.part("pieces"), kPieces, theme);
    readColours(whole.part("marks"), kMarks, theme);
    readColours(whole.part("windows"), kWindows, theme);
    readColours(whole.part("sheets"), kSheets, theme);
    readColours(whole.part("head"), kHead, theme);
    whole.end();
    if (!problems.empty()) {
        return tl::unexpected(located(std::move(problems), text, source));
    }
    return theme;
}

}  // namespace gnostica::gui
