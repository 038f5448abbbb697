// What may stand at the cursor, to choose from.
#pragma once

#include "app/gui/windows/workshop/text/text_help.h"

#include <QAbstractListModel>
#include <QCompleter>
#include <QObject>
#include <QRect>

#include <vector>

class QKeyEvent;
class QWidget;

namespace gnostica::gui {

class CompletionModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setItems(std::vector<CompletionItem> items);
    const CompletionItem& item(int row) const { return items_[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<CompletionItem> items_;
};

/// A list below the cursor that leaves the keyboard to the text: letters go on there, arrows and Enter choose here.
class CompletionList : public QObject {
    Q_OBJECT

public:
    explicit CompletionList(QWidget& text);

    /// Is the first item chosen, so that Enter takes it? Only where something was typed that it goes on with: Enter
    /// puts in nothing that nobody asked for.
    enum class First { listed, chosen };

    /// Shows the items at a place of the text; without any it closes.
    void present(std::vector<CompletionItem> items, const QRect& place, First first);
    void close();
    bool isOpen() const;
    /// Is this a key with which people choose from the list, or leave it?
    bool wants(const QKeyEvent& key) const;
    const CompletionModel& model() const { return *model_; }

Q_SIGNALS:
    void picked(const gnostica::engine::Candidate& candidate);

private:
    CompletionModel* model_;
    QCompleter* completer_;
};

}  // namespace gnostica::gui
