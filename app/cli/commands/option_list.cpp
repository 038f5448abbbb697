#include "app/cli/commands/option_list.h"

#include "app/cli/plain_text.h"
#include "app/cli/sentences.h"
#include "app/cli/tr.h"
#include "app/language/fill.h"
#include "app/language/lists.h"
#include "app/wording/documents/named_settings.h"
#include "app/wording/names.h"
#include "engine/documents/json_value.h"
#include "engine/documents/plain_json.h"
#include "engine/documents/problems.h"

#include <algorithm>
#include <ostream>

namespace gnostica::cli {
namespace {

using engine::Option;
using engine::OptionType;
using language::fill;
using wording::toQt;

QString range(const Option& option) {
    return QStringLiteral("%1..%2").arg(option.minimum).arg(option.maximum);
}

/// Uses the words and numbers of the document, in every language.
QString allowed(const Option& option) {
    QStringList words;
    for (const std::string& choice : option.choices) {
        words << toQt(choice);
    }
    switch (option.type) {
    case OptionType::boolean: return QStringLiteral("true, false");
    case OptionType::integer: return range(option);
    case OptionType::choice: return words.join(QStringLiteral(", "));
    //: what a setting may be; %1: words
    case OptionType::choiceSet: return fill(Tr::tr("a list of any of: %1"), {words.join(QStringLiteral(", "))});
    //: what a setting may be
    case OptionType::program: return Tr::tr("a list of powers");
    //: what a setting may be
    case OptionType::layout: return Tr::tr("a list of rows");
    //: what a setting may be; %1: a range of numbers, "1..3"
    case OptionType::cardNumbers: return fill(Tr::tr("numbers by card: %1"), {range(option)});
    }
    return {};
}

QString valueText(const nlohmann::json& value) {
    return toQt(engine::jsonText(value));
}

QString described(const Option& option, const engine::Inspection& inspection, const wording::Vocabulary& words) {
    //: a setting of a ruleset; %1: its place, %2: its value, %3: what is allowed, %4: its default
    const QString head =
        fill(Tr::tr("%1 = %2 (%3; default %4)"), {toQt(option.pointer), valueText(inspection.valueOf(option)),
                                                  allowed(option), valueText(inspection.inherited(option))});
    const QString rule = wording::ruleOf(option);
    const QString meaning = language::sentences({words.optionSentence(option.key), rule});
    return meaning.isEmpty() ? head : head + QStringLiteral("\n    ") + oneLine(meaning);
}

/// Describes a mechanic with the parameters that it would have.
QString describedMechanic(const std::string& name, const engine::MechanicKind& kind,
                          const engine::Inspection& inspection, const wording::Vocabulary& words) {
    const std::string place = engine::childOf("/mechanics", name);
    const nlohmann::json none;
    nlohmann::json standard = nlohmann::json::object();
    QString parameters;
    for (Option option : kind.parameters) {
        if (!engine::applies(option, inspection.whole)) {
            continue;
        }
        if (option.needs.empty() && !option.mayLack) {
            standard[nlohmann::json::json_pointer(option.pointer)] = engine::toJson(option.standard);
        }
        option.pointer.insert(0, place);
        parameters +=
            QStringLiteral("\n    ") + described(option, inspection, words).replace(u'\n', QStringLiteral("\n    "));
    }
    const nlohmann::json* inherited = engine::valueAt(inspection.parent, place);
    const bool wasPlayed = inherited != nullptr && !inherited->is_null();
    const QString head = fill(Tr::tr("%1 = %2 (%3; default %4)"), {toQt(place), valueText(none), valueText(standard),
                                                                   valueText(wasPlayed ? *inherited : none)});
    return head + QStringLiteral("\n    ") + oneLine(words.mechanicTitle(name)) + parameters;
}

bool isPlayed(const nlohmann::json& whole, const std::string& name) {
    const nlohmann::json* mechanic = engine::valueAt(whole, engine::childOf("/mechanics", name));
    return mechanic != nullptr && !mechanic->is_null();
}

/// Lists the mechanics that could be added at this place or around it; returns false if there are none.
bool listMechanics(const Context& context, const engine::Inspection& inspection, std::string_view pointer) {
    bool isAny = false;
    for (const auto& [name, kind] : context.registry().mechanics()) {
        const std::string place = engine::childOf("/mechanics", name);
        const bool isMeant = engine::isWithin(place, pointer) || engine::isWithin(pointer, place);
        if (isMeant && inspection.whole.is_object() && !isPlayed(inspection.whole, name)) {
            context.out() << describedMechanic(name, kind, inspection, *context.words()).toStdString() << '\n';
            isAny = true;
        }
    }
    return isAny;
}

}  // namespace

bool hasSettings(const Context& context, const engine::Inspection& inspection, std::string_view pointer) {
    const auto isMeant = [&](const std::string& place) { return engine::isWithin(place, pointer); };
    return std::ranges::any_of(inspection.options, isMeant, &Option::pointer) ||
           std::ranges::any_of(context.registry().mechanics(), [&](const auto& mechanic) {
               const std::string place = engine::childOf("/mechanics", mechanic.first);
               return isMeant(place) || std::ranges::any_of(mechanic.second.parameters, [&](const Option& option) {
                          return isMeant(place + option.pointer);
                      });
           });
}

void sayNoSetting(const Context& context, std::string_view pointer) {
    //: %1: a place in a document, "/hand/size"
    context.err() << fill(Tr::tr("There is no setting at %1. This command lists all settings: %2"),
                          {oneLine(toQt(pointer)), QStringLiteral("gnostica-cli set FILE")})
                         .toStdString()
                  << '\n';
}

int listOptions(const Context& context, const DraftFile& draft, std::string_view pointer) {
    const engine::Inspection inspection =
        engine::inspect(context.library(), context.registry(), draft.text, draft.path);
    bool isAny = false;
    for (const Option& option : inspection.options) {
        if (engine::isWithin(option.pointer, pointer) && engine::applies(option, inspection.whole)) {
            context.out() << described(option, inspection, *context.words()).toStdString() << '\n';
            isAny = true;
        }
    }
    if (listMechanics(context, inspection, pointer) || isAny) {
        return kOk;
    }
    for (const engine::Diagnostic& problem : inspection.problems) {
        if (engine::isError(problem)) {
            context.err() << sentence(problem) << '\n';
        }
    }
    if (!inspection.options.empty()) {
        sayNoSetting(context, pointer);
    }
    return kFailed;
}

}  // namespace gnostica::cli
