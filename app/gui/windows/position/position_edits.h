// What people do to a position.
#pragma once

#include "app/gui/shared/table/edit_tool.h"
#include "app/gui/windows/position/model/position_document.h"
#include "app/gui/windows/position/model/position_words.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>

namespace gnostica::gui {

/// Makes changes of the document out of what panes and board ask for, each with its name, and tells what came of it
/// where that is not what was asked for.
class PositionEdits : public QObject {
    Q_OBJECT

public:
    /// `words`: those of the rules of now.
    PositionEdits(PositionDocument& document, std::function<const PositionWords&()> words, QObject* parent);

    /// Something was done on the board, with this brush.
    void edit(const engine::State& before, const engine::State& after, EditDeed deed, const Brush& brush);
    void moveCard(engine::Card card, const CardPlace& to);
    /// Keeps what fits; what has no place any more is told.
    void chooseRules(const std::shared_ptr<const engine::Rules>& rules);
    void chooseSeats(int seats);
    void chooseTurn(engine::Seat seat);
    void chooseOut(engine::Seat seat, bool out);
    void chooseBids(bool bids);
    void chooseRest(bool discarded);
    /// Null: the position does not have the field. `title`: what it is called.
    void chooseField(const std::string& key, const QString& title, const nlohmann::json& value);
    void paste(const PositionDraft& draft) { document_.change(tr("Paste a position"), draft); }

Q_SIGNALS:
    void told(const QString& sentence);

private:
    void fit(const QString& name, const std::shared_ptr<const engine::Rules>& rules, int seats);
    /// A change of a copy.
    template <class Change>
    void change(const QString& name, Change change);

    PositionDocument& document_;
    std::function<const PositionWords&()> words_;
};

}  // namespace gnostica::gui
