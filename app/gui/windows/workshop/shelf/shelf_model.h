// All rulesets as a family tree.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/windows/workshop/shelf/shelf_facts.h"
#include "app/rulesets/draft_store.h"
#include "app/rulesets/ruleset_family.h"

#include <QAbstractItemModel>
#include <QIcon>

#include <memory>
#include <string>
#include <vector>

namespace gnostica::gui {

/// Games below their parents, expansions below theirs, and files of the user that are not used: they cannot be read as
/// rulesets, or their id is taken.
class ShelfModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { games, expansions, unreadable, ruleset, file };

    /// A line of the tree.
    struct Row {
        Kind kind = Kind::games;
        std::string id;  ///< of a ruleset
        QString path;    ///< of a ruleset or file
        QString name;    ///< in the reader's language
        bool isOwn = false;

        bool isHeading() const { return kind != Kind::ruleset && kind != Kind::file; }
    };

    enum Role : int {
        SentenceRole = Qt::UserRole + 1,  ///< QString: the most important fact, on one line
        ProblemsRole,                     ///< int: number of problems
        PathRole                          ///< QString
    };

    /// All must outlive this.
    ShelfModel(const rulesets::RulesShelf& shelf, const rulesets::DraftStore& drafts, QObject* parent = nullptr);

    void retranslate();
    /// Starts to look for facts. Before that, only names are shown.
    void research();

    const Row& rowAt(const QModelIndex& index) const;
    /// True for a valid ruleset whose id is already taken.
    bool hasTakenId(const Row& row) const;
    /// Index of a ruleset or a file; invalid if it does not exist.
    QModelIndex find(const QString& path) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return 1; }
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void dress(const Theme& theme);
    struct Node {
        Row row;
        Node* parent = nullptr;
        int place = 0;
        std::vector<std::unique_ptr<Node>> children;
    };

    void rebuild();
    void toldAnew(const QModelIndex& above);
    void addFamilies(Node& below, const std::vector<rulesets::FamilyMember>& members);
    Node& add(Node& below, Row row);
    QString headingName(Kind kind) const;
    const Node* findIn(const Node& node, const QString& path) const;
    QModelIndex indexOf(const Node& node) const;
    QStringList facts(const Row& row) const;
    QStringList reasons(const Row& row) const;
    QStringList problemLines(const Row& row) const;
    engine::Diagnostics problemsOf(const Row& row) const;
    QString toolTip(const Row& row) const;

    const rulesets::RulesShelf& shelf_;
    const rulesets::DraftStore& drafts_;
    ShelfResearch* research_;
    bool isWanted_ = false;
    QIcon lock_;
    std::unique_ptr<Node> root_;
};

}  // namespace gnostica::gui
