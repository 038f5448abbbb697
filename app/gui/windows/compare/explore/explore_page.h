// The page that shows which rules matter.
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

/// Each rule of a ruleset is changed on its own and tried; a table and a picture show the effects. Each change can be
/// opened in an experiment or in the comparison of the rules.
class ExplorePage : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive this.
    ExplorePage(const rulesets::RulesShelf& shelf, const ErrorReporter& errors, QWidget* parent = nullptr);
    ~ExplorePage() override;

    void setArms(std::vector<ComparedRules> arms);
    /// Starts an exploration; the previous results are shown until new ones are available.
    void explore(ExplorationWish wish);

    ExploreForm& form() const { return *form_; }
    const ExplorationRunner& runner() const { return runner_; }
    const PageExport& page() const { return page_; }
    QTableView& table() const { return *table_; }
    PictureView& picture() const { return *picture_; }
    QPushButton& goTo(ChangeGoal goal) const { return *goals_[static_cast<std::size_t>(goal)]; }
    QString state() const;
    using Found = std::shared_ptr<const ExplorationFound>;
    /// Writes to the path that the user has chosen, but never over a ruleset. Returns true if the file is complete; a
    /// page is written in the background, and page() reports its progress.
    bool exportTo(const QString& path, ExportFormat format, const Found& found);
    /// Results in progress, or results not exported yet: they are kept nowhere else.
    std::optional<Unsaved> unsaved();

Q_SIGNALS:
    /// Compares the explored ruleset with the changed one, which is a document.
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

    const rulesets::RulesShelf& shelf_;
    const ErrorReporter& errors_;
    ExplorationRunner runner_;
    PageExport page_;
    Found inPage_;    ///< being written, or written last
    Found exported_;  ///< the last results written to a file
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
    std::array<QPushButton*, 2> exports_{};  ///< in the order of ExportFormat
};

}  // namespace gnostica::gui
