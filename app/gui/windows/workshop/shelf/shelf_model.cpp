#include "app/gui/windows/workshop/shelf/shelf_model.h"

#include "app/gui/look/art/icons.h"
#include "app/gui/look/art/style/follow_theme.h"
#include "app/gui/look/widgets/error_reporter.h"
#include "app/language/foreign_text.h"
#include "app/language/lists.h"
#include "app/language/name_order.h"
#include "app/rulesets/own_rulesets.h"
#include "app/wording/document_names.h"
#include "app/wording/documents/diagnostic_wording.h"

#include <QFileInfo>

#include <algorithm>

namespace gnostica::gui {

namespace {

constexpr qsizetype kShownProblems = 5;

}  // namespace

ShelfModel::ShelfModel(const rulesets::RulesShelf& shelf, const rulesets::DraftStore& drafts, QObject* parent)
    : QAbstractItemModel(parent),
      shelf_(shelf),
      drafts_(drafts),
      research_(new ShelfResearch(shelf, this)),
      root_(std::make_unique<Node>()) {
    connect(&shelf_, &rulesets::RulesShelf::changed, this, &ShelfModel::rebuild);
    connect(&drafts_, &rulesets::DraftStore::changed, this, [this] { toldAnew({}); });  // any of them can have changed
    connect(research_, &ShelfResearch::found, this, [this](const QString& id) {
        const QModelIndex found = find(pathOf(shelf_, id.toStdString()));
        if (found.isValid()) {  // it can have disappeared in the meantime
            Q_EMIT dataChanged(found, found);
        }
    });
    rebuild();
    followTheme(this, [this](const Theme& theme) { dress(theme); });
}

void ShelfModel::dress(const Theme& theme) {
    lock_ = icon(QStringLiteral("lock"), theme);
    toldAnew({});
}

/// The rows are the same, but their texts have changed.
void ShelfModel::toldAnew(const QModelIndex& above) {
    const int rows = rowCount(above);
    if (rows == 0) {
        return;
    }
    Q_EMIT dataChanged(index(0, 0, above), index(rows - 1, 0, above));
    for (int row = 0; row < rows; ++row) {
        toldAnew(index(row, 0, above));
    }
}

void ShelfModel::retranslate() {
    rebuild();
}

void ShelfModel::research() {
    isWanted_ = true;
    research_->begin();
}

// ---- The tree -------------------------------------------------------------------------------------------------------

void ShelfModel::rebuild() {
    beginResetModel();
    root_ = std::make_unique<Node>();
    const rulesets::Families families = rulesets::familiesOf(shelf_.library());
    addFamilies(add(*root_, {Kind::games, {}, {}, headingName(Kind::games)}), families.games);
    addFamilies(add(*root_, {Kind::expansions, {}, {}, headingName(Kind::expansions)}), families.expansions);
    const std::vector<QString> files = unreadableFiles(shelf_);
    if (!files.empty()) {
        Node& heading = add(*root_, {Kind::unreadable, {}, {}, headingName(Kind::unreadable)});
        for (const QString& file : files) {
            add(heading, {Kind::file, {}, file, language::cleaned(QFileInfo(file).fileName()), true});
        }
    }
    endResetModel();
    if (isWanted_) {
        research_->begin();
    }
}

/// The user's rulesets first, then by name.
void ShelfModel::addFamilies(Node& below, const std::vector<rulesets::FamilyMember>& members) {
    struct Placed {
        const rulesets::FamilyMember* member;
        Row row;
    };
    std::vector<Placed> rows;
    for (const rulesets::FamilyMember& member : members) {
        const QString name = wording::documentName(*shelf_.library().find(member.id));
        rows.push_back(
            {&member,
             {Kind::ruleset, member.id, pathOf(shelf_, member.id), language::cleaned(name), shelf_.isOwn(member.id)}});
    }
    std::ranges::stable_sort(rows, [byName = language::NameOrder()](const Placed& a, const Placed& b) {
        return a.row.isOwn != b.row.isOwn ? a.row.isOwn : byName(a.row.name, b.row.name);
    });
    for (Placed& each : rows) {
        addFamilies(add(below, std::move(each.row)), each.member->children);
    }
}

ShelfModel::Node& ShelfModel::add(Node& below, Row row) {
    auto node = std::make_unique<Node>();
    node->row = std::move(row);
    node->parent = &below;
    node->place = static_cast<int>(below.children.size());
    below.children.push_back(std::move(node));
    return *below.children.back();
}

QString ShelfModel::headingName(Kind kind) const {
    switch (kind) {
    case Kind::games: return tr("Games");
    case Kind::expansions: return tr("Expansions");
    default: return tr("Unused files", "heading: files that are not rulesets, or whose id is taken");
    }
}

bool ShelfModel::hasTakenId(const Row& row) const {
    return row.kind == Kind::file && std::ranges::any_of(problemsOf(row), [](const engine::Diagnostic& problem) {
               return problem.code == engine::DiagnosticCode::duplicate && !problem.expected.empty();
           });
}

const ShelfModel::Row& ShelfModel::rowAt(const QModelIndex& index) const {
    return index.isValid() ? static_cast<const Node*>(index.constInternalPointer())->row : root_->row;
}

const ShelfModel::Node* ShelfModel::findIn(const Node& node, const QString& path) const {
    if (!node.row.path.isEmpty() && node.row.path == path) {
        return &node;
    }
    for (const auto& child : node.children) {
        if (const Node* found = findIn(*child, path)) {
            return found;
        }
    }
    return nullptr;
}

QModelIndex ShelfModel::find(const QString& path) const {
    const Node* found = findIn(*root_, path);
    return found != nullptr ? indexOf(*found) : QModelIndex();
}

QModelIndex ShelfModel::indexOf(const Node& node) const {
    return node.parent == nullptr ? QModelIndex() : createIndex(node.place, 0, &node);
}

QModelIndex ShelfModel::index(int row, int column, const QModelIndex& parent) const {
    const Node* above = parent.isValid() ? static_cast<const Node*>(parent.constInternalPointer()) : root_.get();
    const bool isThere = row >= 0 && row < static_cast<int>(above->children.size()) && column == 0;
    return isThere ? indexOf(*above->children[static_cast<std::size_t>(row)]) : QModelIndex();
}

QModelIndex ShelfModel::parent(const QModelIndex& index) const {
    return index.isValid() ? indexOf(*static_cast<const Node*>(index.constInternalPointer())->parent) : QModelIndex();
}

int ShelfModel::rowCount(const QModelIndex& parent) const {
    const Node* above = parent.isValid() ? static_cast<const Node*>(parent.constInternalPointer()) : root_.get();
    return static_cast<int>(above->children.size());
}

// ---- Contents of rows -----------------------------------------------------------------------------------------------

engine::Diagnostics ShelfModel::problemsOf(const Row& row) const {
    if (row.kind == Kind::ruleset) {
        const ShelfFacts* facts = research_->about(row.id);
        return facts != nullptr ? facts->problems : engine::Diagnostics();
    }
    engine::Diagnostics problems = shelf_.problems();
    std::erase_if(problems, [&](const engine::Diagnostic& problem) {
        return QString::fromStdString(problem.source) != row.path && QString::fromStdString(problem.found) != row.path;
    });
    return problems;
}

QStringList ShelfModel::problemLines(const Row& row) const {
    QStringList lines;
    for (const engine::Diagnostic& problem : problemsOf(row)) {
        lines << ErrorReporter::sentence(problem);
    }
    return lines;
}

/// Why a file is not used.
QStringList ShelfModel::reasons(const Row& row) const {
    QStringList sentences;
    for (const engine::Diagnostic& problem : problemsOf(row)) {
        sentences << wording::diagnosticText(problem);
    }
    return sentences;
}

/// Sentences about the ruleset, the most important first.
QStringList ShelfModel::facts(const Row& row) const {
    QStringList sentences;
    if (row.isOwn && drafts_.isUnsaved(row.path)) {
        sentences << tr("Has unsaved changes.");
    }
    if (const ShelfFacts* facts = row.kind == Kind::ruleset ? research_->about(row.id) : nullptr) {
        sentences << language::sentencesBehind(facts->summary, facts->difference);
    }
    sentences.removeAll(QString());
    return sentences;
}

QString ShelfModel::toolTip(const Row& row) const {
    QStringList lines{row.name};
    if (row.kind == Kind::ruleset && !row.isOwn) {
        lines << tr("Came with the program and cannot be changed. Duplicate it to make changes.");
    }
    lines += facts(row);
    lines += problemLines(row).mid(0, kShownProblems);
    return language::plainToolTip(lines.join(u'\n'));
}

QVariant ShelfModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& row = rowAt(index);
    const auto problems = [&] { return static_cast<int>(row.isHeading() ? 0 : problemsOf(row).size()); };
    switch (role) {
    case Qt::DisplayRole: return row.name;
    case Qt::DecorationRole: return row.kind == Kind::ruleset && !row.isOwn ? QVariant(lock_) : QVariant();
    case Qt::ToolTipRole: return row.isHeading() ? QVariant() : QVariant(toolTip(row));
    case SentenceRole: return language::sentences(row.kind == Kind::file ? reasons(row) : facts(row));
    case ProblemsRole: return problems();
    case PathRole: return row.path;
    case Qt::AccessibleTextRole: return row.name;
    case Qt::AccessibleDescriptionRole: {
        QStringList sentences;
        if (row.kind == Kind::ruleset && !row.isOwn) {
            sentences << tr("Came with the program and cannot be changed. Duplicate it to make changes.");
        }
        if (const int count = problems(); count > 0) {
            sentences << tr("Has %n problems.", nullptr, count);
        }
        return language::sentences(sentences + (row.kind == Kind::file ? reasons(row) : facts(row)));
    }
    default: return {};
    }
}

Qt::ItemFlags ShelfModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    return rowAt(index).isHeading() ? Qt::ItemIsEnabled : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

}  // namespace gnostica::gui
