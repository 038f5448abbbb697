// Letters and digits that pick.
#pragma once

#include "app/gui/base/keys/key_map.h"
#include "app/turn/pick.h"

#include <QObject>

#include <functional>
#include <utility>
#include <vector>

class QShortcut;
class QWidget;

namespace gnostica::gui {

/// Keys that pick a facing, an amount or what to do, wherever the focus is; where a text is typed they are letters.
class KeyPicks : public QObject {
    Q_OBJECT

public:
    explicit KeyPicks(QWidget* window);

    /// The letters of the language that is installed.
    void retranslate();
    void setOpen(bool open);

Q_SIGNALS:
    void picked(const gnostica::gui::Pick& pick);
    /// The choice that has this number, from 1.
    void numberPicked(int number);

private:
    void add(Act act, QWidget* window, std::function<void()> pick);

    std::vector<std::pair<Act, QShortcut*>> shortcuts_;
};

}  // namespace gnostica::gui
