// The page of differences: the rules of two rulesets side by side.
#pragma once

#include "app/async/job.h"
#include "app/gui/look/lists/row_table.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/gui/windows/compare/rules/side_by_side.h"

#include <QWidget>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>

class QLabel;
class QPagedPaintDevice;
class QPushButton;
class QTableView;

namespace gnostica::gui {

class ClosedBrowser;

/// Makes and compares the two rulebooks in the background.
class RulesPage : public QWidget {
    Q_OBJECT

public:
    enum class Deed : std::uint8_t { copy, print, pdf, markdown };
    static constexpr std::size_t kDeeds = 4;

    /// All must outlive this.
    RulesPage(const rulesets::RulesShelf& shelf, const ErrorReporter& errors, QWidget* parent = nullptr);
    ~RulesPage() override;

    void compare(const ComparedRules& first, const ComparedRules& second);
    /// Empties the page: there is nothing to compare.
    void clear();

    /// Nullptr until something has been compared.
    const std::shared_ptr<const SideBySide>& compared() const { return compared_; }
    ClosedBrowser& text() const { return *text_; }
    QTableView& options() const { return *options_; }
    QString summary() const;
    QPushButton* button(Deed deed) const { return buttons_[static_cast<std::size_t>(deed)]; }

    void copy() const;
    /// Writes PDF or Markdown to the path that the user has chosen, but never over a ruleset.
    void exportTo(const QString& path, Deed deed, const SideBySide& compared) const;

private:
    QWidget* makeButtons();
    void askAndPrint();
    void askAndWrite(Deed deed);
    void fold(const QString& link);
    void write();
    void retranslate();

    const rulesets::RulesShelf& shelf_;
    const ErrorReporter& errors_;
    QLabel* summary_;
    ClosedBrowser* text_;
    QTableView* options_;
    RowTable<OptionRow>* rows_;
    std::array<QPushButton*, kDeeds> buttons_{};
    std::optional<std::pair<ComparedRules, ComparedRules>> pair_;
    std::shared_ptr<const SideBySide> compared_;
    std::set<int> unfolded_;
    async::Job<async::NoProgress, std::shared_ptr<const SideBySide>> job_;
};

}  // namespace gnostica::gui
