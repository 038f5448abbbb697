// What a draft is called and what is said of it, by language.
#pragma once

#include "app/gui/windows/workshop/draft.h"

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>
#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace gnostica::gui {

/// A row for each language that the draft has a text in, or that has been added here; a column for each kind of text.
/// What is missing shows what readers of that language get instead. Edits are commands of the draft.
class NamesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : int { name, summary, notes };
    static constexpr int kColumns = 3;
    /// True for a text that is shown instead of one that is missing.
    static constexpr int kInsteadRole = Qt::UserRole;

    /// The draft must stay.
    NamesModel(Draft& draft, QObject* parent);

    const QStringList& languages() const { return languages_; }
    /// "Deutsch (de)"
    static QString languageName(const QString& language);
    /// A row for texts that are still to be written; the row of a language that is there.
    int addLanguage(const QString& language);
    void setReadOnly(bool readOnly);

    /// RFC 6901: "/name/de".
    std::string pointerAt(const QModelIndex& index) const;
    QModelIndex indexOf(const std::string& pointer) const;

    /// So many bytes (UTF-8) are too many; 0 if it fits.
    static int tooManyBytes(int column, const QString& text);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// An empty text is taken out.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    /// The last name was to be taken out.
    void nameNeeded();

private:
    void refresh();
    std::optional<QString> written(const QModelIndex& index) const;
    QString readInstead(const QModelIndex& index) const;
    bool write(const QModelIndex& index, const QString& text);
    bool takeOut(const QModelIndex& index);
    QString commandName(const QModelIndex& index) const;

    Draft& draft_;
    nlohmann::json read_;  ///< the texts as they could be read last
    QStringList languages_;
    QStringList added_;
    bool isReadOnly_ = false;
};

}  // namespace gnostica::gui
