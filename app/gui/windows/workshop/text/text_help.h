// What the text of a draft can be told about itself.
#pragma once

#include "app/gui/windows/workshop/workbench.h"
#include "engine/documents/completion.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace gnostica::gui {

/// One line of the list of what may stand somewhere.
struct CompletionItem {
    engine::Candidate candidate;
    QString label;  ///< what it means, in the player's language; may be empty
};

/// Completion, explanations and problems by their places in the text. It knows options by the option table, and their
/// words by the vocabulary.
class TextHelp {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::TextHelp)

public:
    /// `bench` must stay.
    explicit TextHelp(const Workbench& bench);

    /// What may stand at the place, as far as it fits what is written before the offset: what begins with it first,
    /// then what holds it, then what is called so in the player's language.
    std::vector<CompletionItem> items(const engine::JsonSketch& sketch) const;
    /// What stands at the offset: a setting, what it means, its rule, its range, what the parent has. Empty if there is
    /// nothing to be said.
    QString explanation(std::size_t offset) const;
    /// The problems of this text whose range holds the offset, in their order.
    std::vector<const engine::Diagnostic*> problemsAt(std::size_t offset) const;
    /// The same; where there are none, those that begin on its line.
    std::vector<const engine::Diagnostic*> problemsNear(std::size_t offset) const;
    /// Where a problem of this text is marked: its value, of one with many lines only the beginning, or its name.
    /// Nothing for those of other documents.
    struct Range {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    std::optional<Range> rangeOf(const engine::Diagnostic& problem) const;

private:
    QString label(const engine::Candidate& candidate, const engine::JsonSketch& sketch) const;
    QString keyLabel(const std::string& pointer, const engine::JsonSketch& sketch) const;
    QString sectionLabel(const std::string& pointer) const;
    QString literalLabel(const engine::Candidate& candidate, const engine::JsonSketch& sketch) const;
    QString saidByAuthor(const std::string& pointer) const;
    std::optional<engine::Option> optionAt(const std::string& pointer, const engine::JsonSketch& sketch) const;
    std::optional<Range> nameOf(const engine::Diagnostic& problem) const;
    const wording::Vocabulary& words() const { return *bench_.shelf.words(); }

    const Workbench& bench_;
    engine::Completion completion_;
};

}  // namespace gnostica::gui
