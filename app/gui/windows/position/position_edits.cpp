#include "app/gui/windows/position/position_edits.h"

#include "app/gui/windows/position/model/position_fit.h"
#include "app/language/fill.h"

#include <algorithm>
#include <utility>

namespace gnostica::gui {

using namespace engine;

PositionEdits::PositionEdits(PositionDocument& document, std::function<const PositionWords&()> words, QObject* parent)
    : QObject(parent),
      document_(document),
      words_(std::move(words)) {}

template <class Change>
void PositionEdits::change(const QString& name, Change change) {
    PositionDraft draft = document_.draft();
    change(draft);
    document_.change(name, std::move(draft));
}

void PositionEdits::edit(const State& before, const State& after, EditDeed deed, const Brush& brush) {
    const auto* laid = std::get_if<Card>(&brush);
    const bool isLaid = laid != nullptr && (deed == EditDeed::lay || deed == EditDeed::moveCard);
    const QString news = isLaid ? words_().cameFrom(*laid, BoardEdit(before).placeOf(*laid)) : QString();
    change(PositionWords::deed(deed), [&](PositionDraft& draft) { draft.table = after; });
    if (!news.isEmpty()) {
        Q_EMIT told(news);
    }
}

void PositionEdits::moveCard(Card card, const CardPlace& to) {
    BoardEdit edit(document_.draft().table);
    const CardPlace from = edit.placeOf(card);
    if (edit.put(card, to) != EditResult::done) {
        Q_EMIT told(words_().refusal(EditResult::nothing, std::nullopt));
        return;
    }
    const bool isFreed = to.kind == CardPlace::Kind::rest;
    change(isFreed ? tr("Give a card back to the rest") : tr("Move a card"),
           [&](PositionDraft& draft) { draft.table = edit.state(); });
    const bool isSamePlace = from.kind == to.kind && from.seat == to.seat;
    const QString news = words_().cameFrom(card, from);
    if (!isSamePlace && !isFreed && !news.isEmpty()) {
        Q_EMIT told(news);
    }
}

void PositionEdits::fit(const QString& name, const std::shared_ptr<const Rules>& rules, int seats) {
    constexpr qsizetype shown = 6;
    const int fitting = seatsWithin(*rules, seats);
    Fitted fitted = fitTo(document_.draft(), rules, fitting);
    QStringList lines;
    if (fitting != seats) {
        lines << tr("These rules are for %n players.", nullptr, fitting);
    }
    for (const Misfit& misfit : fitted.misfits) {
        lines << words_().misfit(misfit);
    }
    document_.change(name, std::move(fitted.draft));
    if (lines.size() > shown) {
        const auto more = static_cast<int>(lines.size() - shown);
        lines = lines.first(shown) << tr("and %n more", nullptr, more);
    }
    if (!lines.isEmpty()) {
        Q_EMIT told(lines.join(u'\n'));
    }
}

void PositionEdits::chooseRules(const std::shared_ptr<const Rules>& rules) {
    if (rules->document != document_.draft().rules->document) {
        fit(tr("Change the rules"), rules, document_.draft().table.seats);
    }
}

void PositionEdits::chooseSeats(int seats) {
    fit(tr("Change the number of players"), document_.draft().rules, seats);
}

void PositionEdits::chooseTurn(Seat seat) {
    change(tr("Change whose turn it is"), [&](PositionDraft& draft) { draft.table.turn.mover = seat; });
}

void PositionEdits::chooseOut(Seat seat, bool out) {
    const unsigned bit = 1U << index(seat);
    change(out ? tr("Take a player out of the game") : tr("Bring a player back into the game"),
           [&](PositionDraft& draft) {
               const unsigned now = draft.table.eliminated;
               draft.table.eliminated = static_cast<std::uint8_t>(out ? now | bit : now & ~bit);
           });
}

void PositionEdits::chooseBids(bool bids) {
    change(tr("Change the beginning"), [&](PositionDraft& draft) { draft.bids = bids; });
}

void PositionEdits::chooseRest(bool discarded) {
    change(tr("Change the place of the rest"), [&](PositionDraft& draft) { draft.restDiscarded = discarded; });
}

void PositionEdits::chooseField(const std::string& key, const QString& title, const nlohmann::json& value) {
    PositionDraft draft = document_.draft();
    if (value.is_null()) {
        draft.fields.erase(key);
    } else {
        draft.fields[key] = value;
    }
    //: name of a change; %1: what is remembered: "Last turn announced by"
    document_.change(language::fill(tr("Change “%1”"), {title}), std::move(draft), ChangeGroup::field,
                     QString::fromStdString(key));
}

}  // namespace gnostica::gui
