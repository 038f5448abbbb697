// One setting of a ruleset, to be changed.
#pragma once

#include "app/wording/vocabulary.h"
#include "engine/documents/options.h"

#include <QObject>
#include <QString>
#include <nlohmann/json.hpp>

#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;
class QWidget;

namespace gnostica::gui {

/// A label, the editor that goes with the type of the option, and below a line on what it does or what is wrong.
class OptionEditor : public QObject {
    Q_OBJECT

public:
    /// `standard`: what the ruleset says. `words` must stay. The widgets belong to `form`.
    OptionEditor(engine::Option option, nlohmann::json standard, const wording::Vocabulary& words, QWidget* form);

    const engine::Option& option() const { return option_; }
    const nlohmann::json& standard() const { return standard_; }
    nlohmann::json value() const;
    /// Values that do not fit change nothing.
    void setValue(const nlohmann::json& value);
    bool isChanged() const { return value() != standard_; }
    /// For settings that name a seat: only these are offered.
    void setSeats(int seats);

    /// Adds its widgets below the others; returns the first row that is free.
    int addTo(QGridLayout& grid, int row);
    void setShown(bool shown);
    /// What is wrong with it; empty: nothing.
    void setProblem(const QString& problem);
    void retranslate();
    QLabel* note() const { return note_; }

Q_SIGNALS:
    void changed();

private:
    void makeEditor(QWidget* form);
    void makeChecks(QWidget* form);
    void showNote();

    const wording::Vocabulary& words_;
    engine::Option option_;
    nlohmann::json standard_;
    QLabel* label_;
    QWidget* editor_ = nullptr;
    QLabel* note_;
    QComboBox* combo_ = nullptr;
    QSpinBox* spin_ = nullptr;
    std::vector<QCheckBox*> checks_;  ///< one for a boolean, one a choice for a set
    QString problem_;
    bool shown_ = true;
};

}  // namespace gnostica::gui
