#include "app/cli/board_drawing.h"

#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/language/numbers.h"
#include "app/language/text_lines.h"
#include "app/wording/names.h"
#include "engine/notation/space_name.h"
#include "engine/notation/words.h"

#include <algorithm>
#include <map>
#include <ostream>

namespace gnostica::cli {
namespace {

using engine::Space;
using engine::State;
using language::fill;
using language::number;
using language::Phrase;
using language::Phrases;

constexpr int kRowNameWidth = 4;
constexpr int kCellWidth = 13;
constexpr int kMostColumns = 9;
constexpr int kMostRows = 30;

/// The part of the grid that is drawn.
struct Window {
    int left = 0;
    int right = -1;
    int top = 0;
    int bottom = -1;

    void include(Space space) {
        const bool first = right < left;
        left = first ? space.column : std::min<int>(left, space.column);
        right = first ? space.column : std::max<int>(right, space.column);
        top = first ? space.row : std::min<int>(top, space.row);
        bottom = first ? space.row : std::max<int>(bottom, space.row);
    }
};

/// "A1N B2U": only the part of each name before the place.
std::string marks(const engine::Piece& piece) {
    const std::string name = toText(piece);
    return name.substr(0, name.find('@'));
}

/// The contents of a space, line by line: the card, or · for wasteland, then the pieces, three in a line.
std::vector<std::string> cellLines(const State& state, Space space) {
    std::vector<std::string> lines(1);
    if (const engine::Territory* territory = state.territoryAt(space)) {
        lines[0] = toText(territory->card);
    } else if (state.isWasteland(space)) {
        lines[0] = "~";
    }
    int count = 0;
    for (const engine::Piece& piece : state.board()) {
        if (piece.space() != space) {
            continue;
        }
        if (count++ % 3 == 0) {
            lines.emplace_back();
        }
        lines.back() += (lines.back().empty() ? "" : " ") + marks(piece);
    }
    return lines;
}

std::string padded(std::string text, std::size_t width) {
    text.resize(width, ' ');
    return text;
}

void drawRow(std::ostream& out, const State& state, const Window& window, int row) {
    std::vector<std::vector<std::string>> cells;
    std::size_t height = 2;
    for (int column = window.left; column <= window.right; ++column) {
        cells.push_back(cellLines(state, {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)}));
        height = std::max(height, cells.back().size());
    }
    for (std::size_t line = 0; line < height; ++line) {
        std::string text = padded(line == 0 ? engine::rowName(row) : "", kRowNameWidth);
        for (const auto& cell : cells) {
            text += '|' + padded(line < cell.size() ? cell[line] : "", kCellWidth - 1);
        }
        out << text << "|\n";
    }
}

void drawGrid(std::ostream& out, const State& state, const Window& window) {
    std::string header(kRowNameWidth, ' ');
    std::string rule(kRowNameWidth, ' ');
    for (int column = window.left; column <= window.right; ++column) {
        header += ' ' + padded(engine::columnName(column), kCellWidth - 1);
        rule += '+' + std::string(kCellWidth - 1, '-');
    }
    out << header << '\n' << rule << "+\n";
    for (int row = window.top; row <= window.bottom; ++row) {
        drawRow(out, state, window, row);
        out << rule << "+\n";
    }
}

void drawList(std::ostream& out, const State& state) {
    std::map<std::pair<int, int>, Space> spaces;
    for (const engine::Territory& territory : state.map()) {
        spaces[{territory.space.row, territory.space.column}] = territory.space;
    }
    for (const engine::Piece& piece : state.board()) {
        spaces[{piece.space().row, piece.space().column}] = piece.space();
    }
    for (const auto& [key, space] : spaces) {
        out << engine::nameOnEdge(space);
        for (const std::string& line : cellLines(state, space)) {
            out << "  " << line;
        }
        out << '\n';
    }
}

/// "cups-8 (Eight of Cups), fool (The Fool)": ids as they are typed, with names.
Phrase withNames(engine::CardSet cards) {
    Phrases named;
    for (const engine::Card card : cards) {
        //: a card as it is typed, and its name: "cups-8 (Eight of Cups)"
        named.push_back(language::phrase(Tr::tr("%1 (%2)", "phrase: card as it is typed, its name"),
                                         {QString::fromStdString(toText(card)), wording::cardPhrase(card)}));
    }
    return language::enumerationOf(named);
}

void say(std::ostream& out, const QString& sentence) {
    constexpr int indent = 2;
    out << language::wrapped(QString(), sentence, indent).toStdString();
}

void nameCards(std::ostream& out, const State& state) {
    engine::CardSet cards;
    for (const engine::Territory& territory : state.map()) {
        if (!territory.card.isNone()) {
            cards.insert(territory.card);
        }
    }
    if (!cards.empty()) {
        //: %1: cards, each with its name: "cups-8 (Eight of Cups)"
        say(out, fill(Tr::tr("On the board: %1."), {withNames(cards)}));
    }
}

void drawSeats(std::ostream& out, const engine::View& view, const engine::Rules& rules) {
    const State& state = view.open();
    for (int i = 0; i < state.seats; ++i) {
        const engine::Seat seat = engine::seatAt(i);
        //: %1: a seat, %2: points, %3, %4 and %5: pieces in the stash (small, medium, large), %6: cards in hand
        QString line = fill(Tr::tr("%1: score %2, stash %3/%4/%5, hand of %6"),
                            {QString::fromStdString(toText(seat)), number(score(rules, state, seat)),
                             number(state.stashOf(seat, 1)), number(state.stashOf(seat, 2)),
                             number(state.stashOf(seat, 3)), number(view.handSize(seat))});
        if (state.isEliminated(seat)) {
            line = language::sentences({line, Tr::tr("(eliminated)")});
        }
        out << line.toStdString() << '\n';
        if (!view.known(seat).empty()) {
            //: %1: cards, each with its name: "cups-8 (Eight of Cups)"
            say(out, fill(Tr::tr("In hand: %1."), {withNames(view.known(seat))}));
        }
    }
}

}  // namespace

void drawTable(std::ostream& out, const engine::View& view, const engine::Rules& rules) {
    const State& state = view.open();
    Window window;
    for (const engine::Territory& territory : state.map()) {
        window.include(territory.space);
        for (const Space side : neighbours(territory.space)) {
            window.include(side);
        }
    }
    for (const engine::Piece& piece : state.board()) {
        window.include(piece.space());
    }
    const bool fits = window.right - window.left < kMostColumns && window.bottom - window.top < kMostRows;
    if (fits) {
        drawGrid(out, state, window);
    } else {
        drawList(out, state);
    }
    nameCards(out, state);
    drawSeats(out, view, rules);
    const auto discard = state.discard.cards();
    const engine::Card top = discard.empty() ? engine::Card::none() : discard.back();
    //: %1 and %2: numbers of cards, %3: the uppermost one, or "no card"
    const QString piles =
        fill(Tr::tr("Draw pile %1, discard pile %2 (top: %3)"),
             {number(view.drawPileSize()), number(static_cast<int>(discard.size())), wording::cardPhrase(top)});
    out << piles.toStdString() << '\n';
}

}  // namespace gnostica::cli
