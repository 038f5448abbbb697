#include "app/gui/base/language/text_size.h"

#include <QFontDatabase>
#include <QFontInfo>

#include <algorithm>
#include <cstdlib>

namespace gnostica::gui {

namespace {

int placeOfTextSize(int percent) {
    const auto* const nearest =
        std::ranges::min_element(kTextSizes, {}, [&](int size) { return std::abs(size - percent); });
    return static_cast<int>(nearest - kTextSizes.begin());
}

}  // namespace

int nearestTextSize(int percent) {
    return kTextSizes[static_cast<std::size_t>(placeOfTextSize(percent))];
}

int textSizeBeside(int percent, int steps) {
    const int last = static_cast<int>(kTextSizes.size()) - 1;
    return kTextSizes[static_cast<std::size_t>(std::clamp(placeOfTextSize(percent) + steps, 0, last))];
}

QFont resized(QFont font, double factor) {
    if (font.pointSizeF() <= 0) {  // its size is in pixels
        font.setPixelSize(std::max(kLeastLetter, static_cast<int>(font.pixelSize() * factor)));
        return font;
    }
    const QFontInfo drawn(font);
    const double pixels = drawn.pixelSize() / drawn.pointSizeF();
    font.setPointSizeF(std::max(font.pointSizeF() * factor, kLeastLetter / pixels));
    return font;
}

QFont fixedFont(const QFont& beside) {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (beside.pointSizeF() > 0) {
        font.setPointSizeF(beside.pointSizeF());
    } else {
        font.setPixelSize(beside.pixelSize());
    }
    return font;
}

}  // namespace gnostica::gui
