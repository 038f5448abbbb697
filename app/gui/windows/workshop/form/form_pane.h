// A draft as a form: every setting that it has, without a line of JSON.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/windows/workshop/form/form_row.h"
#include "app/gui/windows/workshop/workbench.h"
#include "app/wording/rulebook.h"

#include <QWidget>

#include <array>
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

/// Rows made from the option table, in chapters that can be folded away and searched in the words of the reader's
/// language. Programs of cards are put together elsewhere.
class FormPane : public QWidget {
    Q_OBJECT

public:
    FormPane(const Workbench& bench, QWidget* parent = nullptr);
    ~FormPane() override;

    /// A shipped document can be looked at only.
    void setLocked(bool locked);
    /// The search field has the keyboard.
    void search();

    /// The row of the option with this key; nullptr if there is none.
    FormRow* row(std::string_view key);

Q_SIGNALS:
    /// To read the rule with this number.
    void ruleWanted(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Chapter : std::uint8_t { players, cards, course, turns, mechanics, suits, majors, rulings };
    static constexpr std::size_t kChapters = 8;
    struct Part {
        Fold* fold = nullptr;
        QVBoxLayout* lines = nullptr;
        std::vector<engine::Option> waiting;  ///< rows that are made when somebody wants to see them
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
    QLabel* nothing_;                                 ///< that nothing is found
    std::shared_ptr<const engine::Rules> readRules_;  ///< whose book that is
    wording::Rulebook book_;                          ///< to be searched; made when somebody does
    QScrollArea* scroll_;
    std::array<Part, kChapters> parts_;
    BasisRows* basis_ = nullptr;
    MechanicRows* mechanics_ = nullptr;
    std::vector<engine::Option> shown_;
    bool isLocked_ = false;
};

}  // namespace gnostica::gui
