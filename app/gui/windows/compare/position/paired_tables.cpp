#include "app/gui/windows/compare/position/paired_tables.h"

#include "app/gui/look/widgets/foreign_text.h"
#include "app/gui/shared/board/board_scene.h"
#include "app/gui/shared/table/table_widget.h"
#include "app/gui/windows/compare/position/linked_tables.h"
#include "app/language/fill.h"
#include "engine/play/play.h"

#include <QLabel>
#include <QVBoxLayout>

namespace gnostica::gui {

using engine::lab::kSides;
using engine::lab::Side;

PairedTables::PairedTables(QWidget* parent)
    : QSplitter(parent),
      tables_{new TableWidget(this), new TableWidget(this)},
      heads_{plainLabel(this), plainLabel(this)} {
    for (const Side side : kSides) {
        auto* half = new QWidget(this);
        auto* lines = new QVBoxLayout(half);
        lines->setContentsMargins(0, 0, 0, 0);
        lines->addWidget(heads_[side]);
        lines->addWidget(tables_[side], 1);
        addWidget(half);
    }
    setChildrenCollapsible(false);
    tables_.a->setTool(&tools_[0]);
    tables_.b->setTool(&tools_[1]);
    new LinkedTables(*tables_.a, *tables_.b, this);
}

void PairedTables::setRules(const ComparedRules& first, const ComparedRules& second,
                            const std::shared_ptr<const wording::Vocabulary>& words) {
    rules_ = {first.rules, second.rules};
    for (const Side side : kSides) {
        //: %1: letter of a ruleset; %2: its name
        heads_[side]->setText(language::fill(
            tr("%1: %2", "letter: ruleset"),
            {side == Side::a ? QStringLiteral("A") : QStringLiteral("B"), side == Side::a ? first.name : second.name}));
        speakers_[side].emplace(*rules_[side], std::vector<QString>(), words);
        tables_[side]->setWords(
            {[this, side](const engine::Piece& piece) { return speakers_[side]->piece(piece, engine::Seat::none); },
             [this, side](engine::Card card) { return speakers_[side]->powers(card); }});
        tables_[side]->board()->retranslate(*rules_[side]);
    }
}

void PairedTables::present(const engine::lab::PairedPosition* position) {
    for (const Side side : kSides) {
        tables_[side]->setVisible(position != nullptr);
        if (position == nullptr) {
            continue;
        }
        const engine::Seat decider = engine::decider(*rules_[side], position->state(side));
        const engine::Seat viewer = isPlayer(decider) ? decider : engine::Seat::none;
        TableScene scene{engine::View(*rules_[side], position->state(side), viewer), rules_[side]};
        scene.decider = decider;
        scene.status = speakers_[side]->turnStatus(scene.view, *rules_[side]);
        tables_[side]->present(scene);
    }
}

}  // namespace gnostica::gui
