// Name, summary and notes of a draft, by language.
#pragma once

#include "app/gui/windows/workshop/draft.h"

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>
#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace gnostica::gui {

/// A row for each language that the draft has a text in or that was added here, and a column for each kind of text. A
/// missing text is replaced by the one that readers of that language see. Edits are commands of the draft.
class NamesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : int { name, summary, notes };
    static constexpr int kColumns = 3;
    /// True for the replacement of a missing text.
    static constexpr int kInsteadRole = Qt::UserRole;

    /// The draft must outlive this.
    NamesModel(Draft& draft, QObject* parent);

    const QStringList& languages() const { return languages_; }
    /// "Deutsch (de)"
    static QString languageName(const QString& language);
    /// Adds a row for new texts, or finds the existing row of the language, and returns it.
    int addLanguage(const QString& language);
    void setReadOnly(bool readOnly);

    /// JSON pointer (RFC 6901): "/name/de".
    std::string pointerAt(const QModelIndex& index) const;
    QModelIndex indexOf(const std::string& pointer) const;

    /// Number of excess bytes (UTF-8); 0 if the text fits.
    static int tooManyBytes(int column, const QString& text);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Removes an empty text.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    /// An attempt was made to remove the last name.
    void nameNeeded();

private:
    void refresh();
    std::optional<QString> written(const QModelIndex& index) const;
    QString readInstead(const QModelIndex& index) const;
    bool write(const QModelIndex& index, const QString& text);
    bool takeOut(const QModelIndex& index);
    QString commandName(const QModelIndex& index) const;

    Draft& draft_;
    nlohmann::json read_;  ///< the texts of the last readable draft
    QStringList languages_;
    QStringList added_;
    bool isReadOnly_ = false;
};

}  // namespace gnostica::gui
