// Completion and explanations for the text of a draft.
#pragma once

#include "app/gui/windows/workshop/workbench.h"
#include "engine/documents/completion.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace gnostica::gui {

/// A line of the list of completions.
struct CompletionItem {
    engine::Candidate candidate;
    QString label;  ///< its meaning in the user's language; may be empty
};

/// Completion, explanations and problems by offsets in the text. Options come from the option table, their words from
/// the vocabulary.
class TextHelp {
    Q_DECLARE_TR_FUNCTIONS(gnostica::gui::TextHelp)

public:
    /// `bench` must outlive this.
    explicit TextHelp(const Workbench& bench);

    /// Completions that match the text before the offset: first those that begin with it, then those that contain it,
    /// then those whose label matches.
    std::vector<CompletionItem> items(const engine::JsonSketch& sketch) const;
    /// Explains the value at the offset: setting, meaning, rule, range, and the parent's value. Empty if there is
    /// nothing to explain.
    QString explanation(std::size_t offset) const;
    /// The problems of this text whose range contains the offset, in order.
    std::vector<const engine::Diagnostic*> problemsAt(std::size_t offset) const;
    /// The same; if there are none, those that begin on the same line.
    std::vector<const engine::Diagnostic*> problemsNear(std::size_t offset) const;
    /// The marked range of a problem: its value (only the beginning if that has many lines) or its name. Nullopt for
    /// problems of other documents.
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
