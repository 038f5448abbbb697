// A draft as a form, with all its settings.
#pragma once

#include "app/gui/windows/workshop/form/form_row.h"
#include "app/gui/windows/workshop/workbench.h"
#include "app/wording/rulebook.h"

#include <QWidget>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string_view>
#include <vector>

class QLabel;
class QLineEdit;
class QScrollArea;
class QVBoxLayout;

namespace gnostica::gui {

class BasisRows;
class DraftBanner;
class Fold;
class MechanicRows;

/// Rows made from the option table, in chapters that can be folded and searched in the reader's language. Programs of
/// cards are edited elsewhere.
class FormPane : public QWidget {
    Q_OBJECT

public:
    FormPane(const Workbench& bench, QWidget* parent = nullptr);
    ~FormPane() override;

    /// Documents of the program are read-only.
    void setLocked(bool locked);
    /// Focuses the search field.
    void search();

    /// The row of the option with this key; nullptr if there is none.
    FormRow* row(std::string_view key);

Q_SIGNALS:
    /// The user wants to read the rule with this id.
    void ruleWanted(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Chapter : std::uint8_t { players, cards, beginningAndEnd, turns, mechanics, suits, majors, rulings };
    static constexpr std::size_t kChapters = 8;
    struct Part {
        Fold* fold = nullptr;
        QVBoxLayout* lines = nullptr;
        std::vector<engine::Option> waiting;  ///< options whose rows are made when they become visible
        std::vector<FormRow*> rows;
    };

    static Chapter chapterOf(const engine::Option& option);
    Part& part(Chapter chapter) { return parts_[static_cast<std::size_t>(chapter)]; }
    void follow();
    void rebuild();
    void makeRows(Part& part);
    FormRow* makeRow(Part& part, const engine::Option& option);
    static void align(const Part& part);
    void present(FormRow& row);
    void presentAll();
    RowState stateOf(const engine::Option& option) const;
    QString whyNot(const engine::Option& option) const;
    void change(const engine::Option& option, const nlohmann::json& value);
    void filter();
    std::map<const FormRow*, SearchFit> fitting(const QStringList& words);
    QString textOfRule(const engine::Option& option);
    void showPlace(const QObject* where);
    void scrollTo(FormRow& row);
    void noteChanges();
    void measure();
    void retranslate();

    Workbench bench_;
    QLineEdit* search_;
    DraftBanner* banner_;
    QLabel* nothing_;                                 ///< shown if nothing is found
    std::shared_ptr<const engine::Rules> readRules_;  ///< the rules of the book
    wording::Rulebook book_;                          ///< for searches; made on demand
    QScrollArea* scroll_;
    std::array<Part, kChapters> parts_;
    BasisRows* basis_ = nullptr;
    MechanicRows* mechanics_ = nullptr;
    std::vector<engine::Option> shown_;
    bool isLocked_ = false;
};

}  // namespace gnostica::gui
