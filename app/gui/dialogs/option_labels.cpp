#include "app/gui/dialogs/option_labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace gnostica::gui::option_labels {

namespace {

constexpr const char* kContext = "OptionLabels";

struct Label {
    const char* key;
    const char* text;
};

struct ChoiceLabel {
    const char* key;
    const char* value;
    const char* text;
};

constexpr std::array<Label, 9> kLabels{{
    {"start", QT_TRANSLATE_NOOP("OptionLabels", "Who &begins:")},
    {"firstSeat", QT_TRANSLATE_NOOP("OptionLabels", "&First player:")},
    {"turnOrder", QT_TRANSLATE_NOOP("OptionLabels", "Order of &turns:")},
    {"target", QT_TRANSLATE_NOOP("OptionLabels", "&Points to win:")},
    {"exhaustions", QT_TRANSLATE_NOOP("OptionLabels", "&Exhaustions of the deck:")},
    {"defenders", QT_TRANSLATE_NOOP("OptionLabels", "&Defenders in an attack:")},
    {"timer", QT_TRANSLATE_NOOP("OptionLabels", "&Hidden timer:")},
    {"timerMin", QT_TRANSLATE_NOOP("OptionLabels", "Timer, at &least:")},
    {"timerMax", QT_TRANSLATE_NOOP("OptionLabels", "Timer, at &most:")},
}};

constexpr std::array<ChoiceLabel, 10> kChoices{{
    {"start", "bid", QT_TRANSLATE_NOOP("OptionLabels", "The highest bid")},
    {"start", "random", QT_TRANSLATE_NOOP("OptionLabels", "Drawn by lot")},
    {"start", "seat", QT_TRANSLATE_NOOP("OptionLabels", "As chosen")},
    {"turnOrder", "clockwise", QT_TRANSLATE_NOOP("OptionLabels", "Clockwise")},
    {"turnOrder", "tournament", QT_TRANSLATE_NOOP("OptionLabels", "By the bids (tournament)")},
    {"timer", "off", QT_TRANSLATE_NOOP("OptionLabels", "None")},
    {"timer", "rounds", QT_TRANSLATE_NOOP("OptionLabels", "A hidden number of rounds")},
    {"timer", "minutes", QT_TRANSLATE_NOOP("OptionLabels", "A hidden number of minutes")},
    {"defenders", "any", QT_TRANSLATE_NOOP("OptionLabels", "One or more")},
    {"defenders", "one", QT_TRANSLATE_NOOP("OptionLabels", "One")},
}};

}  // namespace

QString label(const std::string& key) {
    const auto found = std::find_if(kLabels.begin(), kLabels.end(), [&](const Label& l) { return key == l.key; });
    return found != kLabels.end() ? QCoreApplication::translate(kContext, found->text) : QString::fromStdString(key);
}

QString sentence(const std::string&) {
    return {};
}

QString choice(const std::string& key, const std::string& value) {
    const auto found = std::find_if(kChoices.begin(), kChoices.end(),
                                    [&](const ChoiceLabel& l) { return key == l.key && value == l.value; });
    if (found != kChoices.end()) {
        return QCoreApplication::translate(kContext, found->text);
    }
    return key == "firstSeat" ? QCoreApplication::translate(kContext, "Player %1").arg(QString::fromStdString(value))
                              : QString::fromStdString(value);
}

}  // namespace gnostica::gui::option_labels
