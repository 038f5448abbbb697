// The settings of a ruleset that players agree on before a game.
#pragma once

#include "app/wording/vocabulary.h"
#include "engine/documents/diagnostic.h"
#include "engine/documents/options.h"
#include "engine/mechanics/registry.h"

#include <QString>
#include <QWidget>
#include <nlohmann/json.hpp>

#include <array>
#include <memory>
#include <vector>

class QVBoxLayout;

namespace gnostica::gui {

class Fold;
class OptionEditor;

/// An editor for every setting of a ruleset, made from the option table, in parts that can be folded. The part about
/// beginning and end is unfolded, as are parts with changes or problems.
class OptionRows : public QWidget {
    Q_OBJECT

public:
    /// `words`: names of the settings.
    explicit OptionRows(std::shared_ptr<const wording::Vocabulary> words, QWidget* parent = nullptr);
    ~OptionRows() override;

    /// Shows the settings of a complete document.
    void setDocument(const nlohmann::json& document, const engine::Registry& registry);
    void setSeats(int seats);
    /// Sets these values, if their settings exist and the values fit.
    void setValues(const nlohmann::json& values);
    /// The values that differ from those of the document.
    nlohmann::json values() const;
    /// Shows each problem next to its settings; returns those that concern none.
    engine::Diagnostics setProblems(const engine::Diagnostics& problems);
    /// Number of settings that differ from the document.
    int changedCount() const;
    /// Restores the values of the document.
    void reset();

Q_SIGNALS:
    void changed();
    /// changedCount() may have changed.
    void counted();

private:
    static constexpr std::size_t kParts = engine::kOptionParts;
    struct Part {
        Fold* fold = nullptr;
        std::vector<OptionEditor*> editors;
    };
    void clear();
    Part& majors();
    void fill(Part& part, const std::vector<engine::Option>& options);
    void makeMajors();
    void edited();
    void retranslate();
    void updateVisibility();
    std::vector<OptionEditor*> all() const;
    bool isMet(const engine::Condition& condition) const;

    std::shared_ptr<const wording::Vocabulary> words_;
    QVBoxLayout* lines_;
    std::array<Part, kParts> parts_;  ///< in the order of OptionPart
    nlohmann::json document_;
    std::vector<engine::Option> later_;  ///< of the majors, whose editors are made on demand
    int seats_ = 2;
};

}  // namespace gnostica::gui
