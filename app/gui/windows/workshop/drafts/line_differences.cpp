#include "app/gui/windows/workshop/drafts/line_differences.h"

#include <algorithm>

namespace gnostica::gui {

namespace {

/// Maximum number of comparisons: lines times lines.
constexpr std::size_t kMostWork = 4'000'000;

struct Middle {
    std::size_t begin = 0;
    std::size_t firstEnd = 0;
    std::size_t secondEnd = 0;
    std::size_t rows() const { return firstEnd - begin; }
    std::size_t columns() const { return secondEnd - begin; }
};

/// The part between the common beginning and end.
Middle middleOf(const QStringList& first, const QStringList& second) {
    const auto common = std::ranges::mismatch(first, second);
    Middle middle{static_cast<std::size_t>(common.in1 - first.begin()), static_cast<std::size_t>(first.size()),
                  static_cast<std::size_t>(second.size())};
    const auto at = [](const QStringList& lines, std::size_t end) { return lines[static_cast<qsizetype>(end) - 1]; };
    while (middle.rows() > 0 && middle.columns() > 0 && at(first, middle.firstEnd) == at(second, middle.secondEnd)) {
        --middle.firstEnd;
        --middle.secondEnd;
    }
    return middle;
}

}  // namespace

/// The longest common subsequence of lines is what both texts share.
LineDifferences lineDifferences(const QStringList& first, const QStringList& second) {
    LineDifferences found{std::vector<bool>(static_cast<std::size_t>(first.size())),
                          std::vector<bool>(static_cast<std::size_t>(second.size()))};
    const Middle middle = middleOf(first, second);
    const std::size_t rows = middle.rows();
    const std::size_t columns = middle.columns();
    std::fill_n(found.onlyFirst.begin() + static_cast<std::ptrdiff_t>(middle.begin), rows, true);
    std::fill_n(found.onlySecond.begin() + static_cast<std::ptrdiff_t>(middle.begin), columns, true);
    if (rows * columns > kMostWork) {
        return found;
    }
    const auto isSame = [&](std::size_t row, std::size_t column) {
        return first[static_cast<qsizetype>(middle.begin + row)] ==
               second[static_cast<qsizetype>(middle.begin + column)];
    };
    std::vector<int> lengths((rows + 1) * (columns + 1), 0);  // of the common subsequence from there to the end
    const auto length = [&](std::size_t row, std::size_t column) -> int& {
        return lengths[row * (columns + 1) + column];
    };
    for (std::size_t row = rows; row-- > 0;) {
        for (std::size_t column = columns; column-- > 0;) {
            length(row, column) = isSame(row, column) ? length(row + 1, column + 1) + 1
                                                      : std::max(length(row + 1, column), length(row, column + 1));
        }
    }
    for (std::size_t row = 0, column = 0; row < rows && column < columns;) {
        if (isSame(row, column)) {
            found.onlyFirst[middle.begin + row++] = false;
            found.onlySecond[middle.begin + column++] = false;
        } else if (length(row + 1, column) >= length(row, column + 1)) {
            ++row;
        } else {
            ++column;
        }
    }
    return found;
}

}  // namespace gnostica::gui
