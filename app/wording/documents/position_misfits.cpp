#include "app/wording/documents/position_misfits.h"

#include "app/language/fill.h"
#include "app/wording/names.h"
#include "app/wording/vocabulary.h"
#include "engine/documents/problems.h"
#include "engine/mechanics/mechanic.h"
#include "engine/mechanics/position_fields.h"
#include "engine/notation/words.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace gnostica::wording {

using engine::Diagnostic;
using engine::DiagnosticCode;

namespace {

struct MisfitWords {
    Q_DECLARE_TR_FUNCTIONS(gnostica::wording::PositionMisfits)
};

/// The mechanic that writes this field of a position; nullptr if these rules have none.
const engine::Mechanic* mechanicOf(const std::string& field, const engine::Rules& rules) {
    for (const auto& mechanic : rules.mechanics) {
        const engine::PositionFields* fields = mechanic->positionFields();
        if (fields != nullptr && std::ranges::find(fields->fieldNames(), field) != fields->fieldNames().end()) {
            return mechanic.get();
        }
    }
    return nullptr;
}

/// The piece at the place of the problem, if it is one.
std::optional<engine::Piece> pieceAt(const std::string& pointer, const nlohmann::json& position) {
    const nlohmann::json* text = pointer.starts_with("/pieces/") ? engine::valueAt(position, pointer) : nullptr;
    const auto name = text != nullptr && text->is_string()
                          ? engine::parsePieceName(text->get_ref<const std::string&>())
                          : engine::Expected<engine::PieceName>(tl::unexpected(Diagnostic()));
    return name ? std::optional(engine::Piece(name->owner, name->size, name->facing, name->space)) : std::nullopt;
}

QString misfit(const Diagnostic& problem, const nlohmann::json& position, const engine::Rules& table,
               const Speaker& speaker) {
    if (const auto piece = pieceAt(problem.pointer, position)) {
        const language::Phrase phrase = speaker.piecePhrase(*piece, engine::Seat::none);
        if (problem.code == DiagnosticCode::tooMany) {
            //: %1: a piece, "Ann's medium piece on f5 facing north"
            return language::fill(MisfitWords::tr("Under these rules, each player has fewer pieces of this size: %1."),
                                  {phrase});
        }
        //: %1: a piece, "Ann's medium piece on f5 facing north-east"
        return language::fill(MisfitWords::tr("Under these rules, no piece points like this: %1."), {phrase});
    }
    const auto tokens = engine::tokensOf(problem.pointer);
    if (tokens.size() == 2 && tokens.front() == "hands" && problem.code == DiagnosticCode::tooMany) {
        return MisfitWords::tr("Under these rules, a hand holds at most %n cards.", nullptr,
                               toQt(problem.expected).toInt());
    }
    if (problem.pointer == "/seats") {
        return MisfitWords::tr("These rules are not for %n players.", nullptr, toQt(problem.found).toInt());
    }
    const engine::Mechanic* mechanic = tokens.empty() ? nullptr : mechanicOf(tokens.front(), table);
    if (mechanic != nullptr) {
        const QString title = speaker.vocabulary().mechanicTitle(mechanic->id());
        if (problem.code == DiagnosticCode::unknownKey || problem.code == DiagnosticCode::switchedOff) {
            //: %1: title of a mechanic
            return language::fill(MisfitWords::tr("This ruleset does not use %1."), {title});
        }
        //: %1: title of a mechanic
        return language::fill(MisfitWords::tr("This differs from what these rules allow: %1."), {title});
    }
    return speaker.diagnostic(problem);
}

}  // namespace

QStringList positionMisfits(const engine::Diagnostics& problems, const nlohmann::json& position,
                            const engine::Rules& table, const Speaker& speaker) {
    QStringList lines;
    for (const Diagnostic& problem : problems) {
        lines << misfit(problem, position, table, speaker);
    }
    lines.removeDuplicates();
    return lines;
}

}  // namespace gnostica::wording
