#include "app/gui/program/text_size_actions.h"

#include "app/gui/base/language/text_size.h"
#include "app/gui/base/settings/follow_settings.h"
#include "app/gui/look/actions/action_set.h"

#include <QAction>

namespace gnostica::gui {

TextSizeActions::TextSizeActions(const ActionSet& actions, SettingsStore& settings, QObject* parent)
    : QObject(parent),
      actions_(actions),
      settings_(settings) {
    const auto on = [this](Act act, auto what) { connect(actions_.at(act), &QAction::triggered, this, what); };
    on(Act::largerText, [this] { choose(textSizeBeside(settings_.now().textSize, 1)); });
    on(Act::smallerText, [this] { choose(textSizeBeside(settings_.now().textSize, -1)); });
    on(Act::usualText, [this] { choose(kUsualTextSize); });
    followSettings(
        settings_, this, [this](const Settings& now) { enable(now); }, &Settings::textSize);
}

void TextSizeActions::choose(int percent) {
    settings_.change([percent](Settings& wished) { wished.textSize = percent; });
}

void TextSizeActions::enable(const Settings& settings) {
    const int size = nearestTextSize(settings.textSize);
    actions_.at(Act::largerText)->setEnabled(size < kTextSizes.back());
    actions_.at(Act::smallerText)->setEnabled(size > kTextSizes.front());
    actions_.at(Act::usualText)->setEnabled(size != kUsualTextSize);
}

}  // namespace gnostica::gui
