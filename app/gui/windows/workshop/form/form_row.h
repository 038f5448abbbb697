// A setting of a draft in the form.
#pragma once

#include "app/gui/look/art/theme.h"
#include "app/gui/shared/options/value_editor.h"

#include <QString>
#include <QStringList>
#include <QWidget>
#include <nlohmann/json.hpp>

#include <cstdint>

class QLabel;
class QToolButton;

namespace gnostica::gui {

/// The contents of a row.
struct RowState {
    nlohmann::json value;
    nlohmann::json inherited;
    QString parent;      ///< owner of an inherited value; empty: the value is the default
    bool isOwn = false;  ///< set in the draft itself
    bool isLocked = false;
    QString whyNot;   ///< why it has no effect now, or empty
    QString problem;  ///< problem of the value, or empty
};

/// How well a row matches a search, in ascending order.
enum class SearchFit : std::uint8_t {
    none,
    inRule,      ///< the words are in the rulebook's text about the setting
    withinWord,  ///< the words are somewhere in the row: "hole" in "whole"
    word         ///< each of them begins a word of the row
};

/// The setting's name, control, explanation and rule; where it differs from the parent, a mark, the parent's value and
/// a reset arrow.
class FormRow : public QWidget {
    Q_OBJECT

public:
    /// `words` must outlive this.
    FormRow(const engine::Option& option, const wording::Vocabulary& words, QWidget* parent);

    const engine::Option& option() const { return editor_->option(); }
    ValueEditor& editor() { return *editor_; }
    void present(const RowState& state);
    bool differs() const { return differs_; }
    bool hasProblem() const { return !state_.problem.isEmpty(); }
    /// How well the row, or else the text of its rule, matches all of these words.
    SearchFit fit(const QStringList& words, const QString& rule) const;
    /// The width that the name needs, and the width that it is given.
    int nameWidth() const;
    void setNameWidth(int width);
    void retranslate();
    /// Highlights the selected row.
    void setLookedAt(bool looked);

Q_SIGNALS:
    void edited(const nlohmann::json& value);
    void reverted();
    void ruleWanted(const QString& id);
    /// The user is working in this row.
    void visited();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void dress(const Theme& theme);
    void layOut();
    void showNotes();

    const wording::Vocabulary& words_;
    RowState state_;
    QLabel* label_;
    ValueEditor* editor_;
    QToolButton* rule_;
    QToolButton* revert_;
    QLabel* sentence_;
    QLabel* note_;  ///< the parent's value, the reason for no effect, and the problem
    QColor mark_;
    QColor light_;
    bool differs_ = false;
    bool lookedAt_ = false;
};

}  // namespace gnostica::gui
