#include "app/gui/windows/game/recap/wrapped_words.h"

#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace gnostica::gui {

WrappedWords::WrappedWords(const QString& text, const QFont& font, int width, Qt::LayoutDirection direction)
    : layout_(text, font) {
    QTextOption option(Qt::AlignLeft);  // the side where lines begin
    option.setTextDirection(direction);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout_.setTextOption(option);
    layout_.beginLayout();
    qreal y = 0;
    while (!text.isEmpty()) {
        QTextLine line = layout_.createLine();
        if (!line.isValid()) {
            break;
        }
        line.setLineWidth(std::max(width, 1));
        line.setPosition({0, y});
        y += line.height();
    }
    layout_.endLayout();
    height_ = static_cast<int>(std::ceil(y));
}

}  // namespace gnostica::gui
