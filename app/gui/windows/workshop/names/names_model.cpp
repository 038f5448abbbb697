#include "app/gui/windows/workshop/names/names_model.h"

#include "app/language/fill.h"
#include "app/language/language.h"
#include "app/wording/document_names.h"
#include "app/wording/names.h"
#include "engine/documents/problems.h"

#include <QColor>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include <array>

namespace gnostica::gui {

using engine::childOf;
using nlohmann::json;

namespace {

constexpr std::array<const char*, NamesModel::kColumns> kKeys{"name", "summary", "notes"};
constexpr std::array<std::size_t, NamesModel::kColumns> kLongest{engine::kLongestName, engine::kLongestSummary,
                                                                 engine::kLongestSummary};

const char* keyOf(int column) {
    return kKeys[static_cast<std::size_t>(column)];
}

const json* textsOf(const json& document, const char* key) {
    const auto texts = document.is_object() ? document.find(key) : document.end();
    return texts != document.end() && texts->is_object() ? &*texts : nullptr;
}

}  // namespace

NamesModel::NamesModel(Draft& draft, QObject* parent) : QAbstractTableModel(parent), draft_(draft) {
    connect(&draft_, &Draft::changed, this, &NamesModel::refresh);
    refresh();
}

QString NamesModel::languageName(const QString& language) {
    const QString native = language::nameInItself(language);
    //: a language: %1: as it is called in itself, %2: its code ("de")
    return native.isEmpty() || QLocale(language).language() == QLocale::C
               ? language
               : language::fill(tr("%1 (%2)"), {native, language});
}

/// While the draft cannot be read, its last texts are shown.
void NamesModel::refresh() {
    if (!draft_.isReadable()) {
        return;
    }
    read_ = json::object();
    QStringList languages;
    for (const char* key : kKeys) {
        const json* texts = textsOf(draft_.document()->value(), key);
        if (texts != nullptr) {
            read_[key] = *texts;
        }
        for (auto text = texts != nullptr ? texts->begin() : json::const_iterator();
             texts != nullptr && text != texts->end(); ++text) {
            languages << wording::toQt(text.key());
        }
    }
    languages << added_;
    languages.removeDuplicates();
    if (languages != languages_) {
        beginResetModel();
        languages_ = languages;
        endResetModel();
    } else if (!languages_.isEmpty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    }
}

int NamesModel::addLanguage(const QString& language) {
    if (!languages_.contains(language)) {
        added_ << language;
        beginInsertRows({}, rowCount(), rowCount());
        languages_ << language;
        endInsertRows();
    }
    return static_cast<int>(languages_.indexOf(language));
}

void NamesModel::setReadOnly(bool readOnly) {
    if (readOnly == isReadOnly_) {
        return;
    }
    isReadOnly_ = readOnly;
    if (!languages_.isEmpty()) {  // the flags have changed
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    }
}

std::string NamesModel::pointerAt(const QModelIndex& index) const {
    return childOf(childOf("", keyOf(index.column())), languages_[index.row()].toStdString());
}

QModelIndex NamesModel::indexOf(const std::string& pointer) const {
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < kColumns; ++column) {
            if (const QModelIndex cell = index(row, column); pointerAt(cell) == pointer) {
                return cell;
            }
        }
    }
    return {};
}

int NamesModel::tooManyBytes(int column, const QString& text) {
    const auto size = static_cast<std::size_t>(text.toUtf8().size());
    const std::size_t most = kLongest[static_cast<std::size_t>(column)];
    return size > most ? static_cast<int>(size - most) : 0;
}

// ---- Display --------------------------------------------------------------------------------------------------------

int NamesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(languages_.size());
}

int NamesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

std::optional<QString> NamesModel::written(const QModelIndex& index) const {
    const json* text = engine::valueAt(read_, pointerAt(index));
    return text != nullptr && text->is_string() ? std::optional(wording::toQt(text->get_ref<const std::string&>()))
                                                : std::nullopt;
}

QString NamesModel::readInstead(const QModelIndex& index) const {
    return wording::documentText(read_, keyOf(index.column()), {languages_[index.row()]});
}

QVariant NamesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto text = written(index);
    switch (role) {
    case Qt::DisplayRole: return text ? *text : readInstead(index);
    case Qt::EditRole: return text.value_or(QString());
    case kInsteadRole: return !text;
    case Qt::ForegroundRole: return text ? QVariant() : QGuiApplication::palette().color(QPalette::PlaceholderText);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return text || readInstead(index).isEmpty() ? QString()
                                                    : tr("Not translated yet; players see this text instead.");
    default: return {};
    }
}

QVariant NamesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        return section < languages_.size() ? languageName(languages_[section]) : QString();
    }
    switch (section) {
    case name: return tr("Name", "column: the name of a ruleset");
    case summary: return tr("Summary", "column: a text in one sentence");
    default: return tr("Notes", "column: a longer text");
    }
}

Qt::ItemFlags NamesModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    const bool isFree = !isReadOnly_ && draft_.isReadable();
    return QAbstractTableModel::flags(index) | (isFree ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

// ---- Editing --------------------------------------------------------------------------------------------------------

QString NamesModel::commandName(const QModelIndex& index) const {
    //: a change that can be undone; %1: "Name" or "Summary" or "Notes", %2: a language
    return language::fill(tr("%1: %2"), {headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                                         languageName(languages_[index.row()])});
}

bool NamesModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const QString text = value.toString().trimmed();
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable) || tooManyBytes(index.column(), text) > 0) {
        return false;
    }
    if (text == written(index).value_or(QString())) {
        return true;
    }
    return text.isEmpty() ? takeOut(index) : write(index, text);
}

bool NamesModel::write(const QModelIndex& index, const QString& text) {
    return draft_.set(pointerAt(index), text.toStdString(), commandName(index)).has_value();
}

/// Removes the last text together with its key, because an empty key says nothing. There must be a name.
bool NamesModel::takeOut(const QModelIndex& index) {
    const json* texts = textsOf(draft_.document()->value(), keyOf(index.column()));
    const bool isLast = texts != nullptr && texts->size() == 1;
    if (isLast && index.column() == name) {
        Q_EMIT nameNeeded();
        return false;
    }
    const std::string pointer = isLast ? childOf("", keyOf(index.column())) : pointerAt(index);
    if (const QString language = languages_[index.row()]; !added_.contains(language)) {
        added_ << language;  // keeps the row, so that it does not vanish while it is edited
    }
    return draft_.remove(pointer, commandName(index)).has_value();
}

}  // namespace gnostica::gui
