// Editor of name, summary and notes of a draft in all languages.
#pragma once

#include "app/gui/windows/workshop/names/names_model.h"
#include "app/gui/windows/workshop/workbench.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace gnostica::gui {

class DraftBanner;
class MessageLine;

/// A table of languages and texts, and a button to add a language.
class NamesPane : public QWidget {
    Q_OBJECT

public:
    NamesPane(const Workbench& bench, QWidget* parent);

    /// For a document of the program.
    void setLocked(bool locked);
    void retranslate();

    QTableView& table() const { return *table_; }
    NamesModel& model() const { return *model_; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void fillLanguages();
    void addLanguage();
    void tellPlace(const QModelIndex& index);
    void showPlace();

    Workbench bench_;
    NamesModel* model_;
    QTableView* table_;
    DraftBanner* banner_;
    MessageLine* message_;
    QLabel* label_;
    QComboBox* languages_;
    QPushButton* add_;
};

}  // namespace gnostica::gui
