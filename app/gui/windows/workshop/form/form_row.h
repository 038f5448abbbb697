// One setting of a draft, with all that is to be known of it.
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

/// What a row shows of the draft.
struct RowState {
    nlohmann::json value;
    nlohmann::json inherited;
    QString parent;      ///< whose value is inherited; empty: nobody's, it is the standard
    bool isOwn = false;  ///< the draft says it itself
    bool isLocked = false;
    QString whyNot;   ///< why it makes no difference now, or empty
    QString problem;  ///< what is wrong with it, or empty
};

/// How well a row fits what is searched for, the worst first.
enum class SearchFit : std::uint8_t {
    none,
    inRule,      ///< the rulebook has the words where it tells of the setting
    withinWord,  ///< the row says them, somewhere: "hole" in "whole"
    word         ///< some word of the row begins with each of them
};

/// What the setting is called, the control, what it means, the rule that it is about; where it differs from the
/// parent, a mark, the parent's value and an arrow back to it.
class FormRow : public QWidget {
    Q_OBJECT

public:
    /// `words` must stay.
    FormRow(const engine::Option& option, const wording::Vocabulary& words, QWidget* parent);

    const engine::Option& option() const { return editor_->option(); }
    ValueEditor& editor() { return *editor_; }
    void present(const RowState& state);
    bool differs() const { return differs_; }
    bool hasProblem() const { return !state_.problem.isEmpty(); }
    /// How all of these words occur in what the row says, or else in the text of its rule.
    SearchFit fit(const QStringList& words, const QString& rule) const;
    /// How much room the name needs, and how much it is given.
    int nameWidth() const;
    void setNameWidth(int width);
    void retranslate();
    /// The place that people look at.
    void setLookedAt(bool looked);

Q_SIGNALS:
    void edited(const nlohmann::json& value);
    void reverted();
    void ruleWanted(const QString& id);
    /// Somebody is at work here.
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
    QLabel* note_;  ///< the parent's value, why not, what is wrong
    QColor mark_;
    QColor light_;
    bool differs_ = false;
    bool lookedAt_ = false;
};

}  // namespace gnostica::gui
