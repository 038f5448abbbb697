#include "app/gui/shared/play/bar/word_icons.h"

#include "app/gui/look/art/icons.h"

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
                                                                     ""};

}  // namespace

QIcon wordIcon(engine::StepWord word, const wording::Speaker& speaker, const Theme& theme) {
    const auto place = static_cast<std::size_t>(word);
    const QString name =
        place < kPictures.size() ? QString::fromLatin1(kPictures[place].data()) : speaker.picture(word);
    if (name.isEmpty()) {
        return {};
    }
    return name.startsWith(QLatin1String("power-")) ? iconFrom(QStringLiteral(":/symbols/%1.svg").arg(name), theme)
                                                    : icon(name, theme);
}

}  // namespace gnostica::gui
