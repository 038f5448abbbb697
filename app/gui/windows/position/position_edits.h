// Changes to a position.
#pragma once

#include "app/gui/shared/table/edit_tool.h"
#include "app/gui/windows/position/model/position_document.h"
#include "app/gui/windows/position/model/position_words.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>

namespace gnostica::gui {

/// Turns requests from panes and board into named changes of the document, and reports results that differ from the
/// request.
class PositionEdits : public QObject {
    Q_OBJECT

public:
    /// `words`: returns those of the current rules.
    PositionEdits(PositionDocument& document, std::function<const PositionWords&()> words, QObject* parent);

    /// Applies an edit of the board with this brush.
    void edit(const engine::State& before, const engine::State& after, EditDeed deed, const Brush& brush);
    void moveCard(engine::Card card, const CardPlace& to);
    /// Keeps everything that fits, and reports the rest.
    void chooseRules(const std::shared_ptr<const engine::Rules>& rules);
    void chooseSeats(int seats);
    void chooseTurn(engine::Seat seat);
    void chooseOut(engine::Seat seat, bool out);
    void chooseBids(bool bids);
    void chooseRest(bool discarded);
    /// `value`: null removes the field. `title`: its name.
    void chooseField(const std::string& key, const QString& title, const nlohmann::json& value);
    void paste(const PositionDraft& draft) { document_.change(tr("Paste a position"), draft); }

Q_SIGNALS:
    void told(const QString& sentence);

private:
    void fit(const QString& name, const std::shared_ptr<const engine::Rules>& rules, int seats);
    /// Applies a change to a copy of the draft.
    template <class Change>
    void change(const QString& name, Change change);

    PositionDocument& document_;
    std::function<const PositionWords&()> words_;
};

}  // namespace gnostica::gui
