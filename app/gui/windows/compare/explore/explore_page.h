// Which rules matter?
#pragma once

#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/look/widgets/unsaved.h"
#include "app/gui/windows/compare/choice/ruleset_sources.h"
#include "app/gui/windows/compare/experiments/experiment_head.h"
#include "app/gui/windows/compare/explore/change_goal.h"
#include "app/gui/windows/compare/explore/exploration_runner.h"
#include "app/gui/windows/compare/export/page_export.h"
#include "app/gui/windows/compare/pictures/picture_parts.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableView;

namespace gnostica::gui {

class ChangeTable;
class ExploreForm;
class PictureView;

/// Every rule of a ruleset is changed alone, and tried: a table and a picture of what that does. From each change a way
/// leads to an experiment, and to the rules side by side.
class ExplorePage : public QWidget {
    Q_OBJECT

public:
    /// Both must stay.
    ExplorePage(const RulesShelf& shelf, const ErrorReporter& errors, QWidget* parent = nullptr);
    ~ExplorePage() override;

    void setArms(std::vector<ComparedRules> arms);
    /// Begins; what was found before is shown until then.
    void explore(ExplorationWish wish);

    ExploreForm& form() const { return *form_; }
    const ExplorationRunner& runner() const { return runner_; }
    const PageExport& page() const { return page_; }
    QTableView& table() const { return *table_; }
    PictureView& picture() const { return *picture_; }
    QComboBox& metricBox() const { return *metric_; }
    QPushButton& goTo(ChangeGoal goal) const { return *goals_[static_cast<std::size_t>(goal)]; }
    QString state() const;
    using Found = std::shared_ptr<const ExplorationFound>;
    /// What the person has chosen to be written; never over a ruleset. True if it is written now; a page is written
    /// aside, and page() tells how it goes.
    bool exportTo(const QString& path, ExportFormat format, const Found& found);
    /// What is being found, or was found and not exported: it is nowhere but here.
    std::optional<Unsaved> unsaved();

Q_SIGNALS:
    /// The ruleset that was explored beside the changed one, which is a document.
    void changeWanted(const gnostica::gui::ComparedRules& explored, const std::string& document,
                      gnostica::gui::ChangeGoal goal);

private:
    void build();
    void connectParts();
    void end();
    void follow();
    void draw();
    void pick(PicturePart part);
    void want(ChangeGoal goal);
    std::optional<Saving> askToExport(ExportFormat format);
    QString stateText() const;
    QString foundText() const;
    void retranslate();

    const RulesShelf& shelf_;
    const ErrorReporter& errors_;
    ExplorationRunner runner_;
    PageExport page_;
    Found inPage_;    ///< what is being written, or was last
    Found exported_;  ///< likewise, and lies in a file
    int drawn_ = 0;
    int pictures_ = 0;
    ExploreForm* form_;
    QLabel* state_;
    QProgressBar* progress_;
    QLabel* empty_;
    QWidget* results_;
    QLabel* metricLabel_;
    QComboBox* metric_;
    QTableView* table_;
    ChangeTable* changes_;
    PictureView* picture_;
    std::array<QPushButton*, 2> goals_{};
    std::array<QPushButton*, 2> exports_{};  ///< as ExportFormat has them
};

}  // namespace gnostica::gui
