// The boards of one position under two rulesets.
#pragma once

#include "app/gui/shared/table/look_tool.h"
#include "app/gui/windows/compare/choice/ruleset_sources.h"
#include "app/wording/speaker.h"
#include "engine/lab/paired_position.h"

#include <QSplitter>

#include <array>
#include <memory>
#include <optional>

class QLabel;

namespace gnostica::gui {

class TableWidget;

/// Side by side, each under the name of its ruleset, with linked views.
class PairedTables : public QSplitter {
    Q_OBJECT

public:
    explicit PairedTables(QWidget* parent = nullptr);

    /// `words` must outlive this.
    void setRules(const ComparedRules& first, const ComparedRules& second,
                  const std::shared_ptr<const wording::Vocabulary>& words);
    /// Nullptr empties the boards.
    void present(const engine::lab::PairedPosition* position);
    TableWidget& table(engine::lab::Side side) const { return *tables_[side]; }

private:
    engine::lab::RulesPair rules_;
    engine::lab::Both<TableWidget*> tables_;
    std::array<LookTool, 2> tools_;
    engine::lab::Both<std::optional<wording::Speaker>> speakers_;
    engine::lab::Both<QLabel*> heads_;
};

}  // namespace gnostica::gui
