// One position under two rulesets.
#pragma once

#include "app/async/job.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/windows/compare/choice/ruleset_sources.h"
#include "app/gui/windows/compare/position/compared_steps.h"
#include "app/gui/windows/compare/position/position_source.h"

#include <QWidget>

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QSpinBox;

namespace gnostica::gui {

class PairedTables;
class RecordMoments;
class StepTree;

/// Two boards side by side and one list of their legal steps. A chosen step is applied on both sides, where possible.
class StepsPage : public QWidget {
    Q_OBJECT

public:
    enum class Deed : std::uint8_t { fromTable, deal, open, take, back, computer };
    static constexpr std::size_t kDeeds = 6;

    /// All must outlive this.
    StepsPage(const rulesets::RulesShelf& shelf, const table::OnTheTable& onTable, const ErrorReporter& errors,
              QWidget* parent = nullptr);
    ~StepsPage() override;

    void compare(const ComparedRules& first, const ComparedRules& second);
    void clear();
    /// A game has come to the table or left it.
    void followTable() { updateState(); }
    /// A position in the notation, or a file with a position and the steps from there.
    void showPosition(const nlohmann::json& file);
    /// A position, a scenario, or a record, from which the user chooses a position. Runs in the background.
    void openFile(const QString& path);

    QPushButton* button(Deed deed) const { return buttons_[static_cast<std::size_t>(deed)]; }
    StepTree& steps() const { return *tree_; }
    RecordMoments& moments() const { return *moments_; }
    PairedTables& tables() const { return *tables_; }
    /// Nullptr if no position is shown.
    const engine::lab::PairedPosition* position() const { return position_ ? &*position_ : nullptr; }
    const ComparedSteps& compared() const { return compared_; }
    QString summary() const;
    /// Parts of the position that a side could not represent, and the current differences of the two.
    QString misfits() const;

Q_SIGNALS:
    /// The list is complete, except for the reasons.
    void listed();

private:
    void build();
    void connectParts();
    void restart();
    void begin(PositionStart start);
    void go();
    void present();
    void list();
    void explain();
    void showMisfits();
    void take();
    void letComputerChoose();
    void askForFile();
    void sayOf(const table::RecordProblem& problem);
    void updateState();
    void retranslate();

    const rulesets::RulesShelf& shelf_;
    const table::OnTheTable& onTable_;
    const ErrorReporter& errors_;
    engine::lab::RulesPair rules_;
    StepWords words_;
    nlohmann::json file_;  ///< the last one shown; null: a deal
    std::optional<engine::lab::PairedPosition> position_;
    QStringList leftOut_;  ///< from the position as it was given
    ComparedSteps compared_;
    RecordMoments* moments_;
    PairedTables* tables_;
    StepTree* tree_;
    QLabel* summary_;
    QLabel* misfits_;
    QLabel* seatsLabel_;
    QSpinBox* seats_;
    std::array<QPushButton*, kDeeds> buttons_{};
    std::uint64_t deals_ = 0;
    async::Job<async::NoProgress, tl::expected<OpenedPosition, table::RecordProblem>> opening_;
    async::Job<async::NoProgress, PositionStart> starting_;
    async::Job<async::NoProgress, std::shared_ptr<const ComparedSteps>> listing_;
    struct Reason {
        std::size_t line = 0;
        QString text;
    };
    async::Job<std::vector<Reason>, async::NoProgress> reasons_;
    async::Job<async::NoProgress, engine::lab::Both<std::optional<engine::Step>>> thinking_;
};

}  // namespace gnostica::gui
