#include "app/gui/shared/panels/log_signs.h"

#include "app/gui/shared/board/motion/piece_story.h"
#include "app/wording/names.h"

#include <algorithm>
#include <variant>

namespace gnostica::gui {

using namespace engine;

namespace {

PieceLook pieceLook(const Piece& piece) {
    return {piece.owner(), piece.size(), piece.facing()};
}

/// True if signs show all that matters about an event at a glance.
struct IsTellableBySigns {
    bool operator()(const event::TurnBegan&) const { return true; }
    bool operator()(const event::TurnEnded&) const { return true; }
    bool operator()(const event::PieceAdded&) const { return true; }
    bool operator()(const event::PieceRemoved& event) const { return event.cause != Cause::elimination; }
    bool operator()(const event::PieceChanged&) const { return true; }
    bool operator()(const event::PieceConverted&) const { return true; }
    bool operator()(const event::TerritoryFounded&) const { return true; }
    bool operator()(const event::TerritoryReplaced& event) const { return !event.after.isNone(); }
    bool operator()(const event::TerritoryDestroyed&) const { return true; }
    bool operator()(const event::TerritoryMoved&) const { return true; }
    bool operator()(const event::CardActivated&) const { return true; }
    bool operator()(const event::CardPlayed&) const { return true; }
    /// Signs show the played or previous card.
    bool operator()(const event::CardsDiscarded&) const { return true; }
    template <class Other>
    bool operator()(const Other&) const {
        return false;
    }
};

/// Puts signs next to each other.
class SignWriter {
public:
    LogSigns signs;

    void write(const PieceStory& story) {
        if (story.came && story.left) {
            return;
        }
        if (story.left) {
            piece(LogSign::Kind::lostPiece, story.first);
            space(story.first.space());
        } else if (story.came) {
            piece(LogSign::Kind::piece, story.last);
            space(story.last.space());
        } else if (story.first.space() != story.last.space()) {
            piece(LogSign::Kind::piece, story.last);
            space(story.first.space());
            arrow();
            space(story.last.space());
        } else {
            piece(LogSign::Kind::piece, story.first);
            arrow();
            piece(LogSign::Kind::piece, story.last);
            space(story.last.space());
        }
    }

    void operator()(const event::TerritoryFounded& event) { cardAt(LogSign::Kind::card, event.card, event.space); }
    void operator()(const event::TerritoryReplaced& event) {
        card(LogSign::Kind::lostCard, event.before);
        arrow();
        cardAt(LogSign::Kind::card, event.after, event.space);
    }
    void operator()(const event::TerritoryDestroyed& event) {
        cardAt(LogSign::Kind::lostCard, event.card, event.space);
    }
    void operator()(const event::TerritoryMoved& event) {
        cardAt(LogSign::Kind::card, event.card, event.from);
        arrow();
        space(event.to);
    }
    void operator()(const event::CardActivated& event) {
        named(event.card);
        space(event.space);
    }
    void operator()(const event::CardPlayed& event) { named(event.card); }
    template <class Other>
    void operator()(const Other&) {}

private:
    void piece(LogSign::Kind kind, const Piece& piece) { signs.push_back({.kind = kind, .look = pieceLook(piece)}); }
    void card(LogSign::Kind kind, Card card) { signs.push_back({.kind = kind, .card = card}); }
    void cardAt(LogSign::Kind kind, Card which, Space where) {
        card(kind, which);
        space(where);
    }
    void named(Card which) {
        card(LogSign::Kind::card, which);
        signs.push_back({.words = wording::cardName(which)});
    }
    void space(Space space) { signs.push_back({.words = wording::spaceName(space)}); }
    void arrow() { signs.push_back({.kind = LogSign::Kind::arrow}); }
};

bool isStepOfMover(const ToldMoment& moment) {
    return moment.step() != nullptr && moment.who() == moment.before().open().turn.mover;
}

}  // namespace

LogSigns signsOf(const ToldMoment& moment) {
    const auto events = moment.events();
    if (!isStepOfMover(moment) ||
        !std::ranges::all_of(events, [](const Event& each) { return visit(IsTellableBySigns(), each); })) {
        return {};
    }
    SignWriter writer;
    for (const Event& event : events) {
        std::visit(writer, event);
    }
    for (const PieceStory& story : storiesOf({events.begin(), events.end()})) {
        writer.write(story);
    }
    return writer.signs;
}

bool isRoutine(const ToldMoment& moment) {
    const Step* step = moment.step();
    return step != nullptr && std::holds_alternative<step::Done>(*step) &&
           std::ranges::all_of(moment.events(), [](const Event& event) {
               return std::holds_alternative<event::TurnBegan>(event) ||
                      std::holds_alternative<event::TurnEnded>(event);
           });
}

}  // namespace gnostica::gui
