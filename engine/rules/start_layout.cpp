#include "engine/rules/start_layout.h"

#include "engine/model/card_keys.h"

#include <algorithm>
#include <cstdint>

namespace gnostica::engine {

bool isLayoutCell(std::string_view cell) {
    return cell == kAnyCardCell || cell == kHoleCell || cardCalled(cell).has_value();
}

std::vector<std::string_view> cellsOf(std::string_view row) {
    std::vector<std::string_view> cells;
    for (std::size_t at = row.find_first_not_of(' '); at != std::string_view::npos;) {
        const std::size_t end = std::min(row.find(' ', at), row.size());
        cells.push_back(row.substr(at, end - at));
        at = row.find_first_not_of(' ', end);
    }
    return cells;
}

StartLayout layoutOf(const std::vector<std::string>& rows) {
    StartLayout layout;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto cells = cellsOf(rows[row]);
        for (std::size_t column = 0; column < cells.size(); ++column) {
            const Card card = cardCalled(cells[column]).value_or(Card::none());
            if (cells[column] == kAnyCardCell || !card.isNone()) {
                layout.push_back({{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)}, card});
            }
        }
    }
    return layout;
}

std::vector<std::string> rowsOf(const StartLayout& layout) {
    std::vector<std::vector<std::string>> cells;
    for (const StartPlace& place : layout) {
        const auto row = static_cast<std::size_t>(place.space.row);
        const auto column = static_cast<std::size_t>(place.space.column);
        cells.resize(std::max(cells.size(), row + 1));
        cells[row].resize(std::max(cells[row].size(), column + 1), std::string(kHoleCell));
        cells[row][column] = place.card.isNone() ? std::string(kAnyCardCell) : cardKey(place.card);
    }
    std::vector<std::string> rows;
    for (const auto& row : cells) {
        std::string& text = rows.emplace_back();
        for (const std::string& cell : row) {
            text += (text.empty() ? "" : " ") + cell;
        }
        text = text.empty() ? std::string(kHoleCell) : text;
    }
    return rows;
}

StartLayout rectangle(int columns, int rows) {
    StartLayout layout;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            layout.push_back({{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)}, Card::none()});
        }
    }
    return layout;
}

}  // namespace gnostica::engine
