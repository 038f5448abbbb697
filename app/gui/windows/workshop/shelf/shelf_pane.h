// The shelf of rulesets and its commands.
#pragma once

#include "app/gui/shared/rulesets/ruleset_importer.h"
#include "app/gui/windows/workshop/shelf/shelf_deeds.h"
#include "app/gui/windows/workshop/shelf/shelf_model.h"

#include <QSet>
#include <QWidget>

#include <array>
#include <cstdint>
#include <functional>
#include <string>

class QAction;
class QLabel;
class QLineEdit;
class QTreeView;

namespace gnostica::gui {

/// All rulesets as a family tree: those of the program are locked, the user's can be changed. Accepts dropped files.
class ShelfPane : public QWidget {
    Q_OBJECT

public:
    /// All must outlive this.
    ShelfPane(rulesets::RulesShelf& shelf, const rulesets::DraftStore& drafts, const ErrorReporter& errors,
              QWidget* parent = nullptr);

    enum class Deed : std::uint8_t { open, makeNew, duplicate, rename, remove, import, exportIt, showInFolder };
    static constexpr std::size_t kDeeds = 8;

    /// For menus; a command that does not apply to the selection is disabled.
    QAction* action(Deed deed) const { return actions_[static_cast<std::size_t>(deed)]; }
    QTreeView& view() const { return *view_; }
    ShelfModel& model() const { return *model_; }

    /// Selects a ruleset, and shows it even if a search has hidden it.
    void choose(const QString& id);
    /// Adds a file from outside, after the necessary questions.
    void import(const QString& path);

Q_SIGNALS:
    /// The user wants to open a ruleset of the library …
    void openWanted(const QString& id);
    /// … or one of the user's files that cannot be read as one.
    void fileWanted(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeView();
    void makeActions();
    void retranslate();
    void updateActions();
    void open();
    /// Selects a new ruleset, if there is one.
    void go(const std::optional<std::string>& id);
    RulesetImporter::Added goingThere();
    /// A copy: rulesets can be read again while a dialog is open.
    ShelfModel::Row chosen() const;
    void rememberPlace();
    void restorePlace();
    void unfold();
    bool isSearchedFor(const QModelIndex& index) const;
    bool showFound(const QModelIndex& above);
    void search();
    void goToFound();

    rulesets::RulesShelf& shelf_;
    ShelfModel* model_;
    QLineEdit* search_;
    QLabel* nothing_;  ///< shown if nothing is found
    QTreeView* view_;
    ShelfDeeds* deeds_;
    std::array<QAction*, kDeeds> actions_{};
    QSet<QString> folded_;  ///< paths of rulesets whose children are hidden
    QString place_;         ///< the selection before the tree was rebuilt
    bool isResearching_ = false;
};

}  // namespace gnostica::gui
