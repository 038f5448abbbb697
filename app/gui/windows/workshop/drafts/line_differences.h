// Line-by-line differences of two texts.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace gnostica::gui {

/// For each line of either text: is it missing in the other?
struct LineDifferences {
    std::vector<bool> onlyFirst;
    std::vector<bool> onlySecond;
};

/// In very long texts with few common lines, all lines between the common beginning and end count as different.
LineDifferences lineDifferences(const QStringList& first, const QStringList& second);

}  // namespace gnostica::gui
