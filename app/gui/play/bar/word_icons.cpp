#include "app/gui/play/bar/word_icons.h"

#include "app/gui/art/icons.h"

#include <array>
#include <string_view>

namespace gnostica::gui {

namespace {

/// By StepWord; `power-` pictures lie among the symbols.
constexpr std::array<std::string_view, engine::kStepWords> kPictures{"",
                                                                     "",
                                                                     "hand",
                                                                     "piles",
                                                                     "rotate-right",  // place … orient
                                                                     "power-cup",
                                                                     "power-rod",
                                                                     "power-disc",
                                                                     "power-sword",  // the suits
                                                                     "power-turn",
                                                                     "power-convert",
                                                                     "power-warp",
                                                                     "power-trade",
                                                                     "power-redraw",
                                                                     "power-recover",
                                                                     "power-reveal",
                                                                     "power-copy",
                                                                     "skip",
                                                                     "done",
                                                                     "challenge",  // reveal … challenge
                                                                     "",
                                                                     "",
                                                                     "",
                                                                     "piles",
                                                                     "power-sword",
                                                                     "power-sword"};

}  // namespace

QIcon wordIcon(engine::StepWord word, const Theme& theme) {
    const std::string_view picture = kPictures[static_cast<std::size_t>(word)];
    const QString name = QString::fromUtf8(picture.data(), static_cast<qsizetype>(picture.size()));
    if (name.isEmpty()) {
        return {};
    }
    return picture.starts_with("power-") ? iconFrom(QStringLiteral(":/symbols/%1.svg").arg(name), theme)
                                         : icon(name, theme);
}

}  // namespace gnostica::gui
