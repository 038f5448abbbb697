// In which lines two texts differ.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace gnostica::gui {

/// For each line of either text: does the other have it, in its place?
struct LineDifferences {
    std::vector<bool> onlyFirst;
    std::vector<bool> onlySecond;
};

/// Of very long texts that have little in common, all lines between what is equal at the beginning and at the end.
LineDifferences lineDifferences(const QStringList& first, const QStringList& second);

}  // namespace gnostica::gui
