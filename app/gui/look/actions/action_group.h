// A few actions that belong together.
#pragma once

#include "app/gui/base/keys/key_map.h"
#include "app/gui/look/art/theme.h"

#include <QObject>

#include <span>
#include <vector>

class QAction;
class QWidget;

namespace gnostica::gui {

/// What one action is called and looks like.
struct ActionSpec {
    Act act{};
    const char* text = "";  ///< of the context "gnostica::gui::ActionSet"
    const char* icon = "";
    bool apart = false;  ///< neither changes the game nor tells anything of it: can be taken under a cover, too
};

/// Actions of one matter (turn, history, computers …): texts, icons and keys. What they do, others connect.
class ActionGroup : public QObject {
    Q_OBJECT

public:
    /// `specs` must stay, as the constants of action_groups.h do. Keys count in all of `window`.
    ActionGroup(std::span<const ActionSpec> specs, KeyScope scope, QWidget* window);

    /// Nullptr for what belongs to another group.
    QAction* at(Act act) const;
    std::span<const ActionSpec> specs() const { return specs_; }

    /// In the language that is installed; `keys` are of the same.
    void retranslate(const KeyMap& keys) const;
    /// What the tool tip says instead of the action's name; empty: that again.
    void describe(Act act, const QString& text) const;

private:
    void dress(const Theme& theme) const;
    std::span<const ActionSpec> specs_;
    KeyScope scope_;
    std::vector<QAction*> actions_;  ///< by the place of their specs
};

/// A text of an action, as a sentence would name it.
QString withoutMnemonic(QString text);

}  // namespace gnostica::gui
