// The same position by two rulesets.
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

/// Two boards side by side, and their legal steps as one list. A step that is chosen is taken by both, where they can.
class StepsPage : public QWidget {
    Q_OBJECT

public:
    enum class Deed : std::uint8_t { fromTable, deal, open, take, back, computer };
    static constexpr std::size_t kDeeds = 6;

    /// All must stay.
    StepsPage(const RulesShelf& shelf, const OnTheTable& onTable, const ErrorReporter& errors,
              QWidget* parent = nullptr);
    ~StepsPage() override;

    void compare(const ComparedRules& first, const ComparedRules& second);
    void clear();
    /// There is a game on the table now, or none any more.
    void followTable() { updateState(); }
    /// A position in the notation, or a file with one and steps from there.
    void showPosition(const nlohmann::json& file);
    /// A position, a scenario, or a record, of which a moment is to be chosen. Aside.
    void openFile(const QString& path);

    QPushButton* button(Deed deed) const { return buttons_[static_cast<std::size_t>(deed)]; }
    StepTree& steps() const { return *tree_; }
    RecordMoments& moments() const { return *moments_; }
    PairedTables& tables() const { return *tables_; }
    /// As long as a position is shown.
    const engine::lab::PairedPosition* position() const { return position_ ? &*position_ : nullptr; }
    const ComparedSteps& compared() const { return compared_; }
    QString summary() const;
    /// What a side could not take up of the position, and in what the two differ now.
    QString misfits() const;

Q_SIGNALS:
    /// The list is whole, but for reasons.
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
    void sayOf(const RecordProblem& problem);
    void updateState();
    void retranslate();

    const RulesShelf& shelf_;
    const OnTheTable& onTable_;
    const ErrorReporter& errors_;
    engine::lab::RulesPair rules_;
    StepWords words_;
    nlohmann::json file_;  ///< what was shown last; null: a deal
    std::optional<engine::lab::PairedPosition> position_;
    QStringList leftOut_;  ///< of the position as it was given
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
    Job<NoProgress, tl::expected<OpenedPosition, RecordProblem>> opening_;
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
