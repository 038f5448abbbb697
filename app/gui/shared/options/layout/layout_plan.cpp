#include "app/gui/shared/options/layout/layout_plan.h"

#include "engine/model/card_keys.h"

#include <algorithm>

namespace gnostica::gui {

using engine::kHoleCell;
using nlohmann::json;

namespace {

/// Replaces the cells of a row. Blanks after a cell compensate for its new length where possible.
std::string rewritten(const std::string& text, const std::vector<std::string_view>& before,
                      const std::vector<std::string>& after) {
    std::string changed;
    std::size_t from = 0;
    std::size_t owed = 0;  // number of blanks to omit
    for (std::size_t i = 0; i < before.size(); ++i) {
        const auto begin = static_cast<std::size_t>(before[i].data() - text.data());
        std::size_t blanks = begin - from;
        const std::size_t less = i == 0 ? 0 : std::min(owed, blanks - 1);
        blanks -= less;
        changed += std::string(blanks, ' ') + after[i];
        owed = after[i].size() > before[i].size() ? after[i].size() - before[i].size() : 0;
        from = begin + before[i].size();
        if (before[i].size() > after[i].size() && i + 1 < before.size()) {
            changed += std::string(before[i].size() - after[i].size(), ' ');
        }
    }
    return changed;
}

}  // namespace

LayoutPlan::LayoutPlan(const json& rows) {
    clear();
    std::size_t columns = 0;
    for (const json& row : rows) {
        given_.push_back(row.is_string() ? row.get<std::string>() : std::string());
        columns = std::max(columns, engine::cellsOf(given_.back()).size());
    }
    const auto middle = [](std::size_t length) { return std::max(0, (kSide - static_cast<int>(length)) / 2); };
    corner_ = {middle(columns), middle(given_.size())};
    for (std::size_t row = 0; row < given_.size() && row < kSide; ++row) {
        const auto cells = engine::cellsOf(given_[row]);
        for (std::size_t column = 0; column < cells.size() && column < kSide; ++column) {
            cells_[at({corner_.column + static_cast<int>(column), corner_.row + static_cast<int>(row)})] =
                cells[column];
        }
    }
}

json LayoutPlan::toJson() const {
    json rows = json::array();
    const Box around = box();
    for (int row = around.top; row <= around.bottom; ++row) {
        rows.push_back(rowText(row, around));
    }
    return rows;
}

std::string LayoutPlan::rowText(int row, const Box& box) const {
    std::vector<std::string> cells;
    for (int column = box.left; column <= box.right; ++column) {
        cells.push_back(cell({column, row}));
    }
    const auto place = static_cast<std::size_t>(row - corner_.row);
    if (row >= corner_.row && place < given_.size() && box.left == corner_.column) {
        const auto before = engine::cellsOf(given_[place]);
        const bool isLonger = before.size() < cells.size() &&
                              std::any_of(cells.begin() + static_cast<std::ptrdiff_t>(before.size()), cells.end(),
                                          [](const std::string& each) { return each != kHoleCell; });
        if (!before.empty() && before.size() <= cells.size() && !isLonger) {
            return rewritten(given_[place], before, cells);
        }
    }
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool isLast = i + 1 == cells.size();
        const std::size_t width = isLast || !given_.empty() ? 1 : widthOf(box.left + static_cast<int>(i));
        text += cells[i] + std::string(isLast ? 0 : std::max(width, cells[i].size()) - cells[i].size() + 1, ' ');
    }
    return text;
}

/// Width for aligned cells in a new drawing.
std::size_t LayoutPlan::widthOf(int column) const {
    std::size_t width = 0;
    for (int row = 0; row < kSide; ++row) {
        width = std::max(width, cell({column, row}).size());
    }
    return width;
}

engine::Card LayoutPlan::cardAt(Square square) const {
    return engine::cardCalled(cell(square)).value_or(engine::Card::none());
}

LayoutPlan::Box LayoutPlan::box() const {
    Box around;
    for (int row = 0; row < kSide; ++row) {
        for (int column = 0; column < kSide; ++column) {
            if (!isHole({column, row})) {
                around = {std::min(around.left, column), std::min(around.top, row), std::max(around.right, column),
                          std::max(around.bottom, row)};
            }
        }
    }
    return around;
}

int LayoutPlan::territories() const {
    return static_cast<int>(std::ranges::count_if(cells_, [](const std::string& each) { return each != kHoleCell; }));
}

int LayoutPlan::columns() const {
    const Box around = box();
    return std::max(0, around.right - around.left + 1);
}

int LayoutPlan::rows() const {
    const Box around = box();
    return std::max(0, around.bottom - around.top + 1);
}

void LayoutPlan::put(Square square, engine::Card card) {
    const std::string key = engine::cardKey(card);
    std::ranges::replace(cells_, key, std::string(engine::kAnyCardCell));
    cells_[at(square)] = key;
}

void LayoutPlan::clear() {
    cells_.fill(std::string(kHoleCell));
}

void LayoutPlan::fill(int columns, int rows) {
    clear();
    const Square corner{(kSide - columns) / 2, (kSide - rows) / 2};
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            putAnyCard({corner.column + column, corner.row + row});
        }
    }
}

}  // namespace gnostica::gui
