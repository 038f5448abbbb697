// The same position by two rulesets.
#pragma once

#include "app/gui/async/job.h"
#include "app/gui/compare/choice/ruleset_sources.h"
#include "app/gui/compare/position/compared_steps.h"
#include "app/gui/table/look_tool.h"
#include "app/gui/widgets/error_reporter.h"
#include "app/wording/speaker.h"

#include <QWidget>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QSpinBox;

namespace gnostica::gui {

class StepTree;
class TableWidget;

/// Two boards side by side, and their legal steps as one list. A step that is chosen is taken by both, where they can.
class StepsPage : public QWidget {
    Q_OBJECT

public:
    enum class Deed : std::uint8_t { fromTable, deal, open, take, back, computer };
    static constexpr std::size_t kDeeds = 6;
    /// What lies on the table, as a position; nothing if there is nothing that may be seen.
    using TableMoment = std::function<std::optional<nlohmann::json>()>;

    /// All must stay.
    StepsPage(const RulesShelf& shelf, TableMoment table, const ErrorReporter& errors, QWidget* parent = nullptr);
    ~StepsPage() override;

    void compare(const ComparedRules& first, const ComparedRules& second);
    void clear();
    /// A position in the notation, or a file with one and steps from there.
    void showPosition(const nlohmann::json& file);
    void setTheme(const Theme& theme);

    QPushButton* button(Deed deed) const { return buttons_[static_cast<std::size_t>(deed)]; }
    StepTree& steps() const { return *tree_; }
    TableWidget& table(engine::lab::Side side) const { return *tables_[side]; }
    /// As long as a position is shown.
    const engine::lab::PairedPosition* position() const { return position_ ? &*position_ : nullptr; }
    const ComparedSteps& compared() const { return compared_; }
    QString summary() const;
    QString misfits() const;

Q_SIGNALS:
    /// The list is whole, but for reasons.
    void listed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void restart();
    void begin(PositionStart start);
    void go();
    void present();
    void list();
    void explain();
    void take();
    void letComputerChoose();
    void askForFile();
    void updateState();
    void retranslate();

    const RulesShelf& shelf_;
    TableMoment table_;
    const ErrorReporter& errors_;
    engine::lab::RulesPair rules_;
    StepWords words_;
    nlohmann::json file_;  ///< what was shown last; null: a deal
    std::optional<engine::lab::PairedPosition> position_;
    ComparedSteps compared_;
    engine::lab::Both<TableWidget*> tables_;
    std::array<LookTool, 2> tools_;
    engine::lab::Both<std::optional<wording::Speaker>> speakers_;
    engine::lab::Both<QLabel*> heads_;
    StepTree* tree_;
    QLabel* summary_;
    QLabel* misfits_;
    QLabel* seatsLabel_;
    QSpinBox* seats_;
    std::array<QPushButton*, kDeeds> buttons_{};
    std::uint64_t deals_ = 0;
    Job<NoProgress, PositionStart> starting_;
    Job<NoProgress, std::shared_ptr<const ComparedSteps>> listing_;
    struct Reason {
        std::size_t line = 0;
        QString text;
    };
    Job<std::vector<Reason>, NoProgress> reasons_;
    Job<NoProgress, engine::lab::Both<std::optional<engine::Step>>> thinking_;
};

}  // namespace gnostica::gui
