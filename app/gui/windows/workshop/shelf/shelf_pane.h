// The shelf of rulesets: what there is, and what can be done with it.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/shared/rulesets/ruleset_importer.h"
#include "app/gui/windows/workshop/shelf/shelf_deeds.h"
#include "app/gui/windows/workshop/shelf/shelf_model.h"

#include <QSet>
#include <QWidget>

#include <array>
#include <functional>

class QAction;
class QLabel;
class QLineEdit;
class QTreeView;

namespace gnostica::gui {

/// All rulesets as a family tree, those of the program locked, the user's own to be changed. Takes files that are
/// dropped on it.
class ShelfPane : public QWidget {
    Q_OBJECT

public:
    /// All must stay.
    ShelfPane(RulesShelf& shelf, const DraftStore& drafts, const ErrorReporter& errors, QWidget* parent = nullptr);

    enum class Deed : std::uint8_t { open, makeNew, duplicate, rename, remove, import, exportIt, showInFolder };
    static constexpr std::size_t kDeeds = 8;

    /// For menus; a deed that means nothing for what is chosen is not enabled.
    QAction* action(Deed deed) const { return actions_[static_cast<std::size_t>(deed)]; }
    QTreeView& view() const { return *view_; }
    ShelfModel& model() const { return *model_; }

    /// Chooses a ruleset, and shows it if it was not found before.
    void choose(const QString& id);
    /// Adds a file of somebody else; asks what is to be asked.
    void import(const QString& path);

Q_SIGNALS:
    /// A ruleset of the library …
    void openWanted(const QString& id);
    /// … or an own file that cannot be read as one.
    void fileWanted(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeView();
    void makeActions();
    void retranslate();
    void updateActions();
    void open();
    /// Goes to a ruleset that has just come, if one has.
    void go(const std::optional<std::string>& id);
    RulesetImporter::Added goingThere();
    /// Not the model's own: rulesets may be read again while somebody is asked about it.
    ShelfModel::Row chosen() const;
    void rememberPlace();
    void restorePlace();
    void unfold();
    bool isSearchedFor(const QModelIndex& index) const;
    bool showFound(const QModelIndex& above);
    void search();
    void goToFound();

    RulesShelf& shelf_;
    ShelfModel* model_;
    QLineEdit* search_;
    QLabel* nothing_;  ///< that nothing is found
    QTreeView* view_;
    ShelfDeeds* deeds_;
    std::array<QAction*, kDeeds> actions_{};
    QSet<QString> folded_;  ///< paths of rulesets whose children are not shown
    QString place_;         ///< what was chosen before the tree was made anew
    bool isResearching_ = false;
};

}  // namespace gnostica::gui
