// The settings of a ruleset that are agreed on before a game.
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

/// An editor for every setting that a ruleset has, made from the option table, in parts that can be folded away. The
/// part about beginning and end is open; what was changed, and where something is wrong, too.
class OptionRows : public QWidget {
    Q_OBJECT

public:
    /// How settings are called.
    explicit OptionRows(std::shared_ptr<const wording::Vocabulary> words, QWidget* parent = nullptr);
    ~OptionRows() override;

    /// Shows the settings of a whole document.
    void setDocument(const nlohmann::json& document, const engine::Registry& registry);
    void setSeats(int seats);
    /// Sets editors to these values, as far as they are there and fit.
    void setValues(const nlohmann::json& values);
    /// The values that differ from those of the document.
    nlohmann::json values() const;
    /// Shows each problem beside the settings that it is about; returns those that are about none.
    engine::Diagnostics setProblems(const engine::Diagnostics& problems);
    /// How many are not as the document has them.
    int changedCount() const;
    /// All as the document has them.
    void reset();

Q_SIGNALS:
    void changed();
    /// changedCount() may be another.
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
    std::vector<engine::Option> later_;  ///< of the majors, whose editors are made when they are asked for
    int seats_ = 2;
};

}  // namespace gnostica::gui
